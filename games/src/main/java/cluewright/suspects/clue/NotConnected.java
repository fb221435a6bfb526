package cluewright.suspects.clue;

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
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** In a straight stretch there are two people or more of a status, and a gap between some of them. */
final class NotConnected extends SuspectsClue {
    NotConnected() {
        super(Wording.of("not-connected", "standing together", 4, List.of(STATUS, Connected.STRETCH))
                .says("The {status} {where} are not all connected."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(grid.places().stretches())) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(STATUS, status).with(Connected.STRETCH, where);
                if (holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(Connected.STRETCH);
        return where.size() < 3 ? "fewer than three people are " + where + ", so there can be no gap" : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Unit where = args.get(Connected.STRETCH);
        Cells found = grid.of(world, args.get(STATUS)).and(where.cells());
        return !Connected.gap(where, found).isEmpty();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return Formula.not(Connected.gapless(grid, args.get(Connected.STRETCH), args.get(STATUS)));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS.S/....", "The suspects in row 1 are not all connected."),
                Example.yes("S..S/....", "The suspects in row 1 are not all connected.", "the gap is two wide"),
                Example.no(".SS./....", "The suspects in row 1 are not all connected."),
                Example.no("..S./....", "The suspects in row 1 are not all connected.", "a single one has no gap"));
    }
}
