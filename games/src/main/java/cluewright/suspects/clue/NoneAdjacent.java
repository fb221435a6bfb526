package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Direction;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** No two people of a status in a place are orthogonally adjacent; true too when there are fewer than two. */
final class NoneAdjacent extends SuspectsClue {
    NoneAdjacent() {
        super(Wording.of("none-adjacent", "standing together", 3, List.of(STATUS, WHERE))
                .says("No two {status} {where} are directly next to each other."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(NeighbourClue.places(grid))) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(STATUS, status).with(WHERE, where);
                if (senseless(grid, args) == null && holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        return touch(grid, where.cells()) ? null : "no two people " + where + " stand directly next to each other";
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        return !touch(grid, grid.of(world, args.get(STATUS)).and(args.get(WHERE).cells()));
    }

    /** Whether two of the cells are orthogonally adjacent. */
    private static boolean touch(Grid grid, Cells cells) {
        for (int cell : cells.toArray()) {
            int right = grid.next(cell, Direction.RIGHT);
            int below = grid.next(cell, Direction.BELOW);
            if (right >= 0 && cells.contains(right) || below >= 0 && cells.contains(below)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Status other = args.get(STATUS).other();
        Cells where = args.get(WHERE).cells();
        List<Formula> parts = new ArrayList<>();
        for (int cell : where.toArray()) {
            for (Direction direction : List.of(Direction.RIGHT, Direction.BELOW)) {
                int next = grid.next(cell, direction);
                if (next >= 0 && where.contains(next)) {
                    parts.add(Formula.or(grid.is(cell, other), grid.is(next, other)));
                }
            }
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("S.S/...", "No two suspects in row 1 are directly next to each other."),
                Example.yes(
                        "S../.S.",
                        "No two suspects on the board are directly next to each other.",
                        "diagonally is not directly"),
                Example.yes(
                        ".../...",
                        "No two suspects on the board are directly next to each other.",
                        "none at all will do"),
                Example.no("S../S..", "No two suspects on the board are directly next to each other."));
    }
}
