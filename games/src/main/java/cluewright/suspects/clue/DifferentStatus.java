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

/** Of two people one is a suspect and one is innocent. */
final class DifferentStatus extends TwoPeople {
    DifferentStatus() {
        super(Wording.of("different-status", "who is who", 2, List.of(FIRST, SECOND))
                .says("{first} and {second} have different [status|statuses].")
                .says("{first} has a different status from {second}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        offerTrue(grid, everyTwo(grid, hand), truth, out);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells suspects = grid.of(world, Status.SUSPECT);
        return suspects.contains(args.get(FIRST).cell())
                != suspects.contains(args.get(SECOND).cell());
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return Formula.not(alike(grid, args));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Ada and Cy have different statuses."),
                Example.yes("SS./..S", "Di and Flo have different statuses.", "either may be the suspect"),
                Example.no("SS./..S", "Cy and Di have different statuses.", "innocent both"));
    }
}
