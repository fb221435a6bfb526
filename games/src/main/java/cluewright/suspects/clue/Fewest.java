package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
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

/** A line (or role) has strictly fewer people of a status than every other of its kind. */
final class Fewest extends SuspectsClue {
    Fewest() {
        super(Most.sentences("fewest"));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit group : hand.of(Most.groups(grid))) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(Most.GROUP, group).with(STATUS, status);
                if (senseless(grid, args) == null && holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return LineKind.of(args.get(Most.GROUP)).alone(grid);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Unit group = args.get(Most.GROUP);
        Cells ofStatus = grid.of(world, args.get(STATUS));
        boolean holds = true;
        for (Unit other : grid.othersLike(group)) {
            holds &= group.count(ofStatus) < other.count(ofStatus);
        }
        return holds;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Unit group = args.get(Most.GROUP);
        List<Formula> own = grid.are(group.cells(), args.get(STATUS));
        List<Formula> parts = new ArrayList<>();
        for (Unit other : grid.othersLike(group)) {
            parts.add(Formula.more(grid.are(other.cells(), args.get(STATUS)), own));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Row 2 has the fewest suspects of all rows."),
                Example.no("S../..S", "Row 2 has the fewest suspects of all rows.", "a tie is false"),
                Example.yes(".SS/.S.", "The bakers have the fewest suspects of all roles.", "Ada and Di"),
                Example.no("SS./.S.", "Column B has the fewest suspects of all columns."));
    }
}
