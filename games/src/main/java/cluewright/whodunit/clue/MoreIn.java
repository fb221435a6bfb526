package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Strictly more people wore one colour than another. */
final class MoreIn extends WhodunitClue {
    MoreIn() {
        super(Wording.<Affair>of("more-in", "counting", 3, List.of(COLOUR, OTHER_COLOUR))
                .says("More people wore {colour} than {other}."));
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Colour colour : hand.of(affair.colours())) {
            for (Colour other : hand.of(affair.colours())) {
                candidates.add(Args.none().with(COLOUR, colour).with(OTHER_COLOUR, other));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return args.get(COLOUR).equals(args.get(OTHER_COLOUR)) ? "it names the same colour twice" : null;
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        int more = 0;
        for (Person person : affair.people()) {
            int colour = affair.colour(world, person.number());
            more += colour == args.get(COLOUR).number()
                    ? 1
                    : colour == args.get(OTHER_COLOUR).number() ? -1 : 0;
        }
        return more > 0;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> these = new ArrayList<>();
        List<Formula> those = new ArrayList<>();
        for (Person person : affair.people()) {
            these.add(affair.wore(person.number(), args.get(COLOUR).number()));
            those.add(affair.wore(person.number(), args.get(OTHER_COLOUR).number()));
        }
        return Formula.more(these, those);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br br* gb", "More people wore red than blue."),
                Example.no("br bb* gg", "More people wore red than blue.", "a tie is not more"));
    }
}
