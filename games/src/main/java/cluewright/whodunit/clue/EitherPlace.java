package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The speaker was in one of two places; at different times perhaps in different ones. */
final class EitherPlace extends TimedClue {
    EitherPlace() {
        super(
                say(timed("i-was-at-either", "places", 2, List.of(PLACE, OTHER_PLACE)), "I was {place} or {other}."),
                false);
    }

    @Override
    List<Args> timeless(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Place place : hand.of(affair.places())) {
            for (Place other : affair.places().subList(0, place.number())) {
                candidates.add(Args.none().with(PLACE, other).with(OTHER_PLACE, place));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        if (args.get(PLACE).equals(args.get(OTHER_PLACE))) {
            return "it names the same place twice";
        }
        return affair.places().size() == 2 ? "there are no other places" : unspoken(affair);
    }

    @Override
    boolean holdsAt(Affair affair, Args args, World world, int slot) {
        int place = affair.place(world, affair.speaker(), slot);
        return place == args.get(PLACE).number()
                || place == args.get(OTHER_PLACE).number();
    }

    @Override
    Formula formulaAt(Affair affair, Args args, int slot) {
        return Formula.literal(
                affair.placeVariable(affair.speaker(), slot),
                Numbers.of(args.get(PLACE).number(), args.get(OTHER_PLACE).number()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("gr br* sr", "I was at the bar or in the garden."),
                Example.no("sr br* gr", "I was at the bar or in the garden."),
                Example.yes("bgr bgr* ssr", "I was at the bar or in the garden.", "first in one, then in the other"));
    }
}
