package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Parity;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An odd or even number of people were in a place; 0 is even, and the speaker counts. */
final class ParityAt extends TimedClue {
    ParityAt() {
        super(
                say(
                        timed("parity-at", "counting", 3, List.of(PARITY, PLACE)),
                        "an {parity} number of people were {place}."),
                false);
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : hand.of(affair.places())) {
            for (Parity parity : Parity.values()) {
                candidates.add(Args.none().with(PARITY, parity).with(PLACE, place));
            }
        }
        return candidates;
    }

    /** Never: any number of people may be anywhere. */
    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return null;
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int count = 0;
        for (Person person : affair.people()) {
            count += affair.place(world, person.number(), slot)
                            == args.get(PLACE).number()
                    ? 1
                    : 0;
        }
        return args.get(PARITY).fits(count);
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        List<Formula> there = new ArrayList<>();
        affair.people()
                .forEach(person -> there.add(
                        affair.at(person.number(), slot, args.get(PLACE).number())));
        return Formula.count(there, args.get(PARITY).numbers(there.size()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("gr gr* gr", "An even number of people were at the bar.", "0 is even"),
                Example.no("br gr* gr", "An even number of people were at the bar."));
    }
}
