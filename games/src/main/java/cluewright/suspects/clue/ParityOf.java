package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Parity;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Grid;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An odd, or an even, number of people of a status are in a place; 0 is even. */
final class ParityOf extends SuspectsClue {
    static final Slot<Grid, Parity> PARITY = new Slot<>("parity", Phrases.PARITY);

    ParityOf() {
        super(Wording.of("parity", "counting", 3, List.of(PARITY, STATUS, WHERE))
                .says("There is an {parity} number of {status} {where}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        List<Unit> places = new ArrayList<>(grid.places().all());
        places.add(grid.everyone());
        for (Unit where : hand.of(places)) {
            for (Status status : Status.BOTH) {
                out.accept(Args.none()
                        .with(PARITY, Parity.of(where.count(grid.of(truth, status))))
                        .with(STATUS, status)
                        .with(WHERE, where));
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return nobody(args.get(WHERE));
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        int count = args.get(WHERE).count(grid.of(world, args.get(STATUS)));
        return args.get(PARITY).fits(count);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        return count(grid, where.cells(), args.get(STATUS), args.get(PARITY).numbers(where.size()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SSS/...", "There is an odd number of suspects in row 1."),
                Example.no("SS./..S", "There is an odd number of suspects in row 1."),
                Example.yes("SSS/...", "There is an even number of suspects in row 2.", "0 is even"));
    }
}
