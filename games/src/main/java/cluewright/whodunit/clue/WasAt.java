package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The speaker, or somebody else, was or was not in a place. */
final class WasAt extends TimedClue {
    private final boolean isSelf;
    private final boolean is;

    WasAt(boolean isSelf, boolean is) {
        super(wording(isSelf, is), false);
        this.isSelf = isSelf;
        this.is = is;
    }

    private static Wording<Affair> wording(boolean isSelf, boolean is) {
        String id = (isSelf ? "i-was" : "was") + (is ? "-at" : "-not-at");
        List<Slot<Affair, ?>> slots = isSelf ? List.of(PLACE) : List.of(PERSON, PLACE);
        return say(
                timed(id, "places", 1, slots), (isSelf ? "I" : "{person}") + " was " + (is ? "" : "not ") + "{place}.");
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : hand.of(affair.places())) {
            if (isSelf) {
                candidates.add(Args.none().with(PLACE, place));
            }
            for (Person person : isSelf ? List.<Person>of() : hand.of(affair.others())) {
                candidates.add(Args.none().with(PERSON, person).with(PLACE, place));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return isSelf ? unspoken(affair) : null;
    }

    private int person(Affair affair, Args args) {
        return isSelf ? affair.speaker() : args.get(PERSON).number();
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int place = affair.place(world, person(affair, args), slot);
        return (place == args.get(PLACE).number()) == is;
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        Formula there = affair.at(person(affair, args), slot, args.get(PLACE).number());
        return is ? there : Formula.not(there);
    }

    @Override
    public List<Example> examples() {
        String said = (isSelf ? "I" : "Bo") + (is ? " was" : " was not") + " at the bar.";
        String early = (isSelf ? "At nine, I" : "At nine, Bo") + (is ? " was" : " was not") + " at the bar.";
        return List.of(
                new Example("br br* gr", said, is, ""),
                new Example("gr gr* br", said, !is, ""),
                new Example("bgr bgr* ggr", early, is, "a time may be said"),
                new Example("bgr bgr* ggr", said, false, "without one, it is about every time"));
    }
}
