package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Strictly more people were in one place than in another. */
final class MoreAt extends TimedClue {
    MoreAt() {
        super(
                say(
                        timed("more-at", "counting", 3, List.of(PLACE, OTHER_PLACE)),
                        "more people were {place} than {other}."),
                false);
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : hand.of(affair.places())) {
            for (Place other : hand.of(affair.places())) {
                candidates.add(Args.none().with(PLACE, place).with(OTHER_PLACE, other));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return args.get(PLACE).equals(args.get(OTHER_PLACE)) ? "it names the same place twice" : null;
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int more = 0;
        for (Person person : affair.people()) {
            int place = affair.place(world, person.number(), slot);
            more += place == args.get(PLACE).number()
                    ? 1
                    : place == args.get(OTHER_PLACE).number() ? -1 : 0;
        }
        return more > 0;
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        List<Formula> here = new ArrayList<>();
        List<Formula> there = new ArrayList<>();
        for (Person person : affair.people()) {
            here.add(affair.at(person.number(), slot, args.get(PLACE).number()));
            there.add(affair.at(person.number(), slot, args.get(OTHER_PLACE).number()));
        }
        return Formula.more(here, there);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br br* gr", "More people were at the bar than in the garden."),
                Example.no("br sr* gr", "More people were at the bar than in the garden.", "a tie is not more"));
    }
}
