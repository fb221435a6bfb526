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

/** Exactly one person of a status is in a place, and that person is in another place too. */
final class OnlyOneIsIn extends OverlapClue {
    OnlyOneIsIn() {
        super(Wording.of("only-one-is-in", "two places", 3, List.of(STATUS, WHERE, OTHER))
                .says("The only {status:one} {where} is {other}."));
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
        return found.size() == 1 && args.get(OTHER).cells().containsAll(found);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return split(grid, args, 1, 0);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes(".S./..S", "The only suspect in row 1 is neighbouring Ada."),
                Example.no("..S/..S", "The only suspect in row 1 is neighbouring Ada.", "Cy is no neighbour"),
                Example.no("SS./..S", "The only suspect in row 1 is neighbouring Ada.", "there are two"),
                Example.no(".../..S", "The only suspect in row 1 is neighbouring Ada.", "there is none"));
    }
}
