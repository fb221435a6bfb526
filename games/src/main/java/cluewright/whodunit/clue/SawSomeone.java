package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The speaker saw, in a place, somebody else who has a trait or wore a colour, without saying who. */
final class SawSomeone extends TimedClue {
    private static final Slot<Affair, String> TRAIT = new Slot<>("trait", Phrases.TRAIT);

    private final boolean byTrait;

    SawSomeone(boolean byTrait) {
        super(
                byTrait
                        ? say(
                                timed("saw-someone-trait", "sightings", 3, List.of(TRAIT, PLACE)),
                                "I saw someone {trait} {place}.")
                        : say(
                                timed("saw-someone-in", "sightings", 3, List.of(COLOUR, PLACE)),
                                "I saw someone in {colour} {place}."),
                true);
        this.byTrait = byTrait;
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : hand.of(affair.places())) {
            for (String trait : byTrait ? Phrases.traits(affair) : List.<String>of()) {
                candidates.add(Args.none().with(TRAIT, trait).with(PLACE, place));
            }
            for (Colour colour : byTrait ? List.<Colour>of() : hand.of(affair.colours())) {
                candidates.add(Args.none().with(COLOUR, colour).with(PLACE, place));
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
        int place = args.get(PLACE).number();
        boolean seen = false;
        for (Person person : affair.others()) {
            boolean meant = byTrait
                    ? person.traits().contains(args.get(TRAIT))
                    : affair.colour(world, person.number()) == args.get(COLOUR).number();
            seen |= meant && affair.place(world, person.number(), slot) == place;
        }
        return seen && affair.place(world, affair.speaker(), slot) == place;
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        int place = args.get(PLACE).number();
        List<Formula> seen = new ArrayList<>();
        for (Person person : affair.others()) {
            Formula there = affair.at(person.number(), slot, place);
            if (!byTrait) {
                seen.add(Formula.and(
                        there, affair.wore(person.number(), args.get(COLOUR).number())));
            } else if (person.traits().contains(args.get(TRAIT))) {
                seen.add(there);
            }
        }
        return Formula.and(affair.at(affair.speaker(), slot, place), Formula.or(seen));
    }

    @Override
    public List<Example> examples() {
        String said = byTrait ? "I saw someone tall at the bar." : "I saw someone in red at the bar.";
        return List.of(
                Example.yes("bb gb* br", said),
                Example.no("br gr* gr", said, "the speaker does not count"),
                Example.no("gb gr* br", said, "to see is to be there"));
    }
}
