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

/** Two people wore the same colour, or different ones; the speaker may be one of them. */
final class SameColour extends WhodunitClue {
    private final boolean is;

    SameColour(boolean is) {
        super(Wording.<Affair>of(is ? "same-colour" : "other-colour", "colours", 2, List.of(PERSON, SECOND))
                .says("{person} and {second} wore " + (is ? "the same colour." : "different colours.")));
        this.is = is;
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Person person : hand.of(affair.others())) {
            for (Person second : hand.of(affair.people())) {
                if (second.number() == affair.speaker() || second.number() > person.number()) {
                    candidates.add(Args.none().with(PERSON, person).with(SECOND, second));
                }
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return args.get(PERSON).equals(args.get(SECOND)) ? "it names the same person twice" : null;
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        int one = affair.colour(world, args.get(PERSON).number());
        return (one == affair.colour(world, args.get(SECOND).number())) == is;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> same = new ArrayList<>();
        for (Colour colour : affair.colours()) {
            same.add(Formula.and(
                    affair.wore(args.get(PERSON).number(), colour.number()),
                    affair.wore(args.get(SECOND).number(), colour.number())));
        }
        return is ? Formula.or(same) : Formula.not(Formula.or(same));
    }

    @Override
    public List<Example> examples() {
        String end = is ? " wore the same colour." : " wore different colours.";
        return List.of(
                new Example("bb br* gr", "Bo and Cy" + end, is, ""),
                new Example("bb br* gr", "Bo and I" + end, !is, "the speaker may be one of them"));
    }
}
