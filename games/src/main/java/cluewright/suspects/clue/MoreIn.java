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

/** Strictly more people of a status in one place than in another; the lesser number may be 0. */
final class MoreIn extends SuspectsClue {
    MoreIn() {
        super(Wording.of("more-in", "comparing", 3, List.of(STATUS, WHERE, OTHER))
                .says("There are more {status} {where} than {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Status status : Status.BOTH) {
            Cells ofStatus = grid.of(truth, status);
            List<Unit> lesser = hand.of(grid.places().plain());
            for (Unit where : hand.of(grid.places().plain())) {
                for (Unit other : lesser) {
                    Args args =
                            Args.none().with(STATUS, status).with(WHERE, where).with(OTHER, other);
                    if (where.count(ofStatus) > other.count(ofStatus) && senseless(grid, args) == null) {
                        out.accept(args);
                    }
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        Unit other = args.get(OTHER);
        if (other.cells().containsAll(where.cells())) {
            return "everybody who is " + where + " is also " + other;
        }
        return nobody(other);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        return args.get(WHERE).count(ofStatus) > args.get(OTHER).count(ofStatus);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Status status = args.get(STATUS);
        return Formula.more(
                grid.are(args.get(WHERE).cells(), status),
                grid.are(args.get(OTHER).cells(), status));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "There are more suspects in row 1 than in row 2."),
                Example.no("S../..S", "There are more suspects in row 1 than in row 2.", "a tie is not more"),
                Example.yes("SS./...", "There are more suspects in row 1 than in column C.", "the lesser may be 0"));
    }
}
