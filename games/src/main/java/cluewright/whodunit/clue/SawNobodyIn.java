package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Nobody else where the speaker was wore a colour; the speaker may have. */
final class SawNobodyIn extends TimedClue {
    SawNobodyIn() {
        super(say(timed("saw-nobody-in", "sightings", 3, List.of(COLOUR)), "I saw nobody in {colour}."), false);
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Colour colour : hand.of(affair.colours())) {
            candidates.add(Args.none().with(COLOUR, colour));
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return unspoken(affair);
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        boolean nobody = true;
        for (Person person : affair.others()) {
            boolean seen = affair.place(world, person.number(), slot) == affair.place(world, affair.speaker(), slot);
            nobody &= !seen
                    || affair.colour(world, person.number()) != args.get(COLOUR).number();
        }
        return nobody;
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        List<Formula> parts = new ArrayList<>();
        for (Person person : affair.others()) {
            parts.add(Formula.not(Formula.and(
                    affair.met(affair.speaker(), person.number(), slot),
                    affair.wore(person.number(), args.get(COLOUR).number()))));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br bb* gr", "I saw nobody in red.", "what the speaker wore does not count"),
                Example.no("bb br* gb", "I saw nobody in red."));
    }
}
