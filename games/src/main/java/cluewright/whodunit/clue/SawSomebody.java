package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The speaker saw somebody, or at least so many, in a place; the speaker does not count. */
final class SawSomebody extends TimedClue {
    private static final Slot<Affair, Tally> NUMBER = new Slot<>("number", Phrases.NUMBER);

    private final boolean counted;

    SawSomebody(boolean counted) {
        super(
                counted
                        ? say(
                                timed("saw-at-least", "sightings", 3, List.of(NUMBER, PLACE)),
                                "I saw at least {number} [person|people:number] {place}.")
                        : say(timed("saw-somebody", "sightings", 2, List.of(PLACE)), "I saw somebody {place}."),
                true);
        this.counted = counted;
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : hand.of(affair.places())) {
            for (int number = 1; number < (counted ? affair.people().size() : 2); number++) {
                Args args = Args.none().with(PLACE, place);
                candidates.add(counted ? args.with(NUMBER, new Tally(number)) : args);
            }
        }
        return candidates;
    }

    private int number(Args args) {
        return counted ? args.get(NUMBER).number() : 1;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        if (number(args) < 1 || number(args) >= affair.people().size()) {
            return "there are " + (affair.people().size() - 1) + " others, so it must be a number from 1 to that";
        }
        return unspoken(affair);
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int place = args.get(PLACE).number();
        int count = 0;
        for (Person person : affair.others()) {
            count += affair.place(world, person.number(), slot) == place ? 1 : 0;
        }
        return affair.place(world, affair.speaker(), slot) == place && count >= number(args);
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        int place = args.get(PLACE).number();
        List<Formula> there = new ArrayList<>();
        affair.others().forEach(person -> there.add(affair.at(person.number(), slot, place)));
        return Formula.and(
                affair.at(affair.speaker(), slot, place),
                Formula.count(there, Numbers.range(number(args), there.size())));
    }

    @Override
    public List<Example> examples() {
        String said = counted ? "I saw at least 1 person at the bar." : "I saw somebody at the bar.";
        return List.of(
                Example.yes("br br* gr", said),
                Example.no("br gr* gr", said, "the speaker does not count"),
                Example.no("gr br* br", said, "to see is to be there"));
    }
}
