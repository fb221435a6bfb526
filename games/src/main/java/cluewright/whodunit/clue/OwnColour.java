package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Nobody else wore what the speaker wore. */
final class OwnColour extends WhodunitClue {
    OwnColour() {
        super(Wording.<Affair>of("own-colour", "colours", 3, List.of()).says("Nobody else wore my colour."));
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        return List.of(Args.none());
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return affair.colours().size() == 1 ? "there is only one colour" : unspoken(affair);
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        boolean own = true;
        for (Person person : affair.others()) {
            own &= affair.colour(world, person.number()) != affair.colour(world, affair.speaker());
        }
        return own;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> shared = new ArrayList<>();
        for (Colour colour : affair.colours()) {
            List<Formula> others = new ArrayList<>();
            affair.others().forEach(person -> others.add(affair.wore(person.number(), colour.number())));
            shared.add(Formula.and(affair.wore(affair.speaker(), colour.number()), Formula.or(others)));
        }
        return Formula.not(Formula.or(shared));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br bb* gb", "Nobody else wore my colour."),
                Example.no("br bb* gr", "Nobody else wore my colour."));
    }
}
