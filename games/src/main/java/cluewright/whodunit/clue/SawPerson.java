package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The speaker saw somebody, and so was in the same place: in a place, wearing a colour, or both. */
final class SawPerson extends TimedClue {
    private final boolean wearing;
    private final boolean at;

    SawPerson(boolean wearing, boolean at) {
        super(wording(wearing, at), true);
        this.wearing = wearing;
        this.at = at;
    }

    private static Wording<Affair> wording(boolean wearing, boolean at) {
        List<Slot<Affair, ?>> slots = new ArrayList<>(List.of(PERSON));
        if (wearing) {
            slots.add(COLOUR);
        }
        if (at) {
            slots.add(PLACE);
        }
        String id = "saw" + (wearing ? "-wearing" : "") + (at ? "-at" : "");
        String sentence = "I saw {person}" + (wearing ? " wearing {colour}" : "") + (at ? " {place}" : "") + ".";
        return say(timed(id, "sightings", 2, slots), sentence);
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Person person : hand.of(affair.others())) {
            for (Place place : at ? hand.of(affair.places()) : affair.places().subList(0, 1)) {
                for (Colour colour :
                        wearing ? hand.of(affair.colours()) : affair.colours().subList(0, 1)) {
                    Args args = Args.none().with(PERSON, person);
                    args = wearing ? args.with(COLOUR, colour) : args;
                    candidates.add(at ? args.with(PLACE, place) : args);
                }
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return unspoken(affair);
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int person = args.get(PERSON).number();
        int here = affair.place(world, affair.speaker(), slot);
        return affair.place(world, person, slot) == here
                && (!at || here == args.get(PLACE).number())
                && (!wearing || affair.colour(world, person) == args.get(COLOUR).number());
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        int person = args.get(PERSON).number();
        List<Formula> parts = new ArrayList<>();
        if (at) {
            int place = args.get(PLACE).number();
            parts.add(affair.at(affair.speaker(), slot, place));
            parts.add(affair.at(person, slot, place));
        } else {
            parts.add(affair.met(affair.speaker(), person, slot));
        }
        if (wearing) {
            parts.add(affair.wore(person, args.get(COLOUR).number()));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        String said = (wearing ? "I saw Bo wearing red" : "I saw Bo") + (at ? " at the bar." : ".");
        return List.of(
                Example.yes("bb br* gb", said),
                Example.no("gb br* gb", said, "to see is to be there"),
                Example.yes("gbr bbr* ggr", said, "at some time"),
                Example.no("gbr bbr* ggr", "At nine, " + said, "but not then"));
    }
}
