package cluewright.suspects.clue;

import cluewright.clue.Amount;
import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** So many people of a status are in a place: exactly, at least or at most. */
final class Count extends SuspectsClue {
    Count() {
        super(Wording.of("count", "counting", 1, List.of(STATUS, AMOUNT, WHERE))
                .says("There are no {status} {where}.", template -> template.when(AMOUNT, Amount.exactly(0)))
                .says("There [is|are:amount] {amount} {status:amount} {where}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        List<Unit> places = new ArrayList<>(grid.places().all());
        places.add(grid.everyone());
        for (Unit where : hand.of(places)) {
            for (Status status : Status.BOTH) {
                int count = where.count(grid.of(truth, status));
                Args args = Args.none().with(STATUS, status).with(WHERE, where);
                offerSensible(grid, args.with(AMOUNT, Amount.exactly(count)), out);
                for (int bound = 0; bound <= where.size(); bound++) {
                    Amount amount = bound <= count ? Amount.atLeast(bound) : Amount.atMost(bound);
                    offerSensible(grid, args.with(AMOUNT, amount), out);
                }
                offerSensible(grid, args.with(AMOUNT, Amount.atMost(count)), out);
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        String nobody = nobody(where);
        return nobody != null ? nobody : idle(args.get(AMOUNT), where);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        return args.get(AMOUNT).fits(args.get(WHERE).count(ofStatus));
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        return count(grid, where.cells(), args.get(STATUS), args.get(AMOUNT).numbers(where.size()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "There are exactly 2 suspects in row 1."),
                Example.no("SS./..S", "There are exactly 2 suspects in row 2."),
                Example.yes("SS./..S", "There is at least 1 suspect in column C."),
                Example.no("S.S/..S", "There are no suspects in the corners."));
    }
}
