package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Parity;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An odd or even number of people wore a colour; 0 is even, and the speaker counts. */
final class ParityIn extends WhodunitClue {
    ParityIn() {
        super(Wording.<Affair>of("parity-in", "counting", 3, List.of(PARITY, COLOUR))
                .says("An {parity} number of people wore {colour}."));
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Colour colour : hand.of(affair.colours())) {
            for (Parity parity : Parity.values()) {
                candidates.add(Args.none().with(PARITY, parity).with(COLOUR, colour));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return affair.colours().size() == 1 ? "there is only one colour" : null;
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        int count = 0;
        for (Person person : affair.people()) {
            count += affair.colour(world, person.number()) == args.get(COLOUR).number() ? 1 : 0;
        }
        return args.get(PARITY).fits(count);
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> so = new ArrayList<>();
        affair.people()
                .forEach(person ->
                        so.add(affair.wore(person.number(), args.get(COLOUR).number())));
        return Formula.count(so, args.get(PARITY).numbers(so.size()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br bb* gb", "An odd number of people wore red."),
                Example.no("bb bb* gb", "An odd number of people wore red.", "0 is even"));
    }
}
