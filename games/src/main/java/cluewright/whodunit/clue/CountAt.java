package cluewright.whodunit.clue;

import cluewright.clue.Amount;
import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** So many people were in a place; the speaker counts. */
final class CountAt extends TimedClue {
    CountAt() {
        super(worded(), false);
    }

    private static Wording<Affair> worded() {
        Wording<Affair> wording = timed("count-at", "counting", 3, List.of(AMOUNT, PLACE));
        wording = say(wording, "nobody was {place}.", template -> template.when(AMOUNT, Amount.exactly(0)));
        return say(wording, "{amount} [person|people:amount] [was|were:amount] {place}.");
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : hand.of(affair.places())) {
            for (Amount amount : hand.of(amounts(affair.people().size()))) {
                candidates.add(Args.none().with(AMOUNT, amount).with(PLACE, place));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return idle(args.get(AMOUNT), 0, affair.people().size());
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
        return args.get(AMOUNT).fits(count);
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        List<Formula> there = new ArrayList<>();
        affair.people()
                .forEach(person -> there.add(
                        affair.at(person.number(), slot, args.get(PLACE).number())));
        return Formula.count(there, args.get(AMOUNT).numbers(there.size()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br br* gr", "Exactly 2 people were at the bar.", "the speaker counts"),
                Example.no("br gr* gr", "Exactly 2 people were at the bar."),
                Example.yes("gr gr* gr", "Nobody was at the bar."));
    }
}
