package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** In a place there are exactly two people of a status, and they are neighbours, diagonals included. */
final class BothNeighbours extends SuspectsClue {
    BothNeighbours() {
        super(Wording.of("both-neighbours", "standing together", 3, List.of(STATUS, WHERE))
                .says("Both {status} {where} are [neighbors|neighbours]."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(NeighbourClue.places(grid))) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(STATUS, status).with(WHERE, where);
                if (holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        for (int cell : where.cells().toArray()) {
            if (where.count(grid.neighboursOf(cell).cells()) > 0) {
                return null;
            }
        }
        return "no two people " + where + " are neighbours";
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells found = grid.of(world, args.get(STATUS)).and(args.get(WHERE).cells());
        return found.size() == 2 && grid.neighboursOf(found.first()).cells().contains(found.last());
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Status status = args.get(STATUS);
        Cells where = args.get(WHERE).cells();
        List<Formula> pairs = new ArrayList<>();
        for (int cell : where.toArray()) {
            Cells later = where.minus(Cells.below(cell + 1));
            for (int other : grid.neighboursOf(cell).cells().and(later).toArray()) {
                pairs.add(Formula.and(grid.is(cell, status), grid.is(other, status)));
            }
        }
        return Formula.and(count(grid, where, status, Numbers.of(2)), Formula.or(pairs));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Both suspects in row 1 are neighbours."),
                Example.yes("S../.S.", "Both suspects on the board are neighbours.", "diagonals count"),
                Example.no("S.S/...", "Both suspects in row 1 are neighbours."),
                Example.no("SSS/...", "Both suspects in row 1 are neighbours.", "'both' means exactly two"));
    }
}
