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

/** Nobody else was where the speaker was; and that was in a place, when one is said. */
final class Alone extends TimedClue {
    private final boolean at;

    Alone(boolean at) {
        super(
                say(
                        timed(at ? "alone-at" : "alone", "sightings", 2, at ? List.of(PLACE) : List.of()),
                        at ? "I was alone {place}." : "I was alone."),
                false);
        this.at = at;
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : at ? hand.of(affair.places()) : affair.places().subList(0, 1)) {
            candidates.add(at ? Args.none().with(PLACE, place) : Args.none());
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return unspoken(affair);
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int here = affair.place(world, affair.speaker(), slot);
        boolean alone = !at || here == args.get(PLACE).number();
        for (Person person : affair.others()) {
            alone &= affair.place(world, person.number(), slot) != here;
        }
        return alone;
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        List<Formula> parts = new ArrayList<>();
        for (Person person : affair.others()) {
            parts.add(
                    at
                            ? Formula.not(affair.at(
                                    person.number(), slot, args.get(PLACE).number()))
                            : Formula.not(affair.met(affair.speaker(), person.number(), slot)));
        }
        if (at) {
            parts.add(affair.at(affair.speaker(), slot, args.get(PLACE).number()));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        String said = at ? "I was alone at the bar." : "I was alone.";
        return List.of(Example.yes("br gr* gr", said), Example.no("br br* gr", said));
    }
}
