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

/** Two people have the same status, whichever it is. */
final class SameStatus extends TwoPeople {
    SameStatus() {
        super(Wording.of("same-status", "who is who", 2, List.of(FIRST, SECOND))
                .says("{first} and {second} have the same status.")
                .says("{first} has the same status as {second}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        offerTrue(grid, everyTwo(grid, hand), truth, out);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells suspects = grid.of(world, Status.SUSPECT);
        return suspects.contains(args.get(FIRST).cell())
                == suspects.contains(args.get(SECOND).cell());
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return alike(grid, args);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Ada and Bo have the same status."),
                Example.yes("SS./..S", "Cy and Di have the same status.", "innocent both, which is the same too"),
                Example.no("SS./..S", "Ada and Cy have the same status."));
    }
}
