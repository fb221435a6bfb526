package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Exactly two people of a status are in a place, and both are in another place too. */
final class BothAreIn extends OverlapClue {
    BothAreIn() {
        super(Wording.of("both-are-in", "two places", 3, List.of(STATUS, WHERE, OTHER))
                .says("Both {status} {where} are {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        offerTrue(grid, overlaps(grid, hand), truth, out);
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return tooMany(2, args);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells found = found(grid, args, world);
        return found.size() == 2 && args.get(OTHER).cells().containsAll(found);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return split(grid, args, 2, 0);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS../...S", "Both suspects in row 1 are neighbouring Ed."),
                Example.no("SSS./....", "Both suspects in row 1 are neighbouring Flo.", "there are three"),
                Example.no("S..S/....", "Both suspects in row 1 are neighbouring Ed.", "Di is no neighbour"),
                Example.no("S.../....", "Both suspects in row 1 are neighbouring Ed.", "there is only one"));
    }
}
