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
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** At least one person of a status is in a place, and everybody of that status there is in another place too. */
final class AllAreIn extends OverlapClue {
    AllAreIn() {
        super(Wording.of("all-are-in", "two places", 3, List.of(STATUS, WHERE, OTHER))
                .says("All {status} {where} are {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        offerTrue(grid, overlaps(grid, hand), truth, out);
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return apart(args.get(WHERE), args.get(OTHER));
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells found = found(grid, args, world);
        return !found.isEmpty() && args.get(OTHER).cells().containsAll(found);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Status status = args.get(STATUS);
        return Formula.and(
                Formula.or(grid.are(common(args), status)), Formula.and(grid.are(outside(args), status.other())));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes(".S./..S", "All suspects in row 1 are neighbouring Ada.", "a single one is all"),
                Example.yes("SS../..SS", "All suspects in row 1 are neighbouring Flo."),
                Example.no("S..S/....", "All suspects in row 1 are neighbouring Flo.", "Di is no neighbour"),
                Example.no("..../..SS", "All suspects in row 1 are neighbouring Flo.", "'all' means at least one"));
    }
}
