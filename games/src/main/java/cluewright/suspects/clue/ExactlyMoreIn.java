package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Tally;
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

/** Exactly so many more people of a status are in one place than in another. */
final class ExactlyMoreIn extends SuspectsClue {
    ExactlyMoreIn() {
        super(Wording.of("exactly-more-in", "comparing", 4, List.of(NUMBER, STATUS, WHERE, OTHER))
                .says("There [is|are:number] (exactly) {number} more {status:number} {where} than {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Status status : Status.BOTH) {
            Cells ofStatus = grid.of(truth, status);
            List<Unit> lesser = hand.of(grid.places().plain());
            for (Unit where : hand.of(grid.places().plain())) {
                for (Unit other : lesser) {
                    int more = where.count(ofStatus) - other.count(ofStatus);
                    if (more > 0) {
                        out.accept(Args.none()
                                .with(NUMBER, new Tally(more))
                                .with(STATUS, status)
                                .with(WHERE, where)
                                .with(OTHER, other));
                    }
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        Unit other = args.get(OTHER);
        String reason = EqualIn.same(where, other);
        int most = where.cells().minus(other.cells()).size();
        return reason == null && args.get(NUMBER).number() > most
                ? "only " + OverlapClue.people(most, where) + "not " + other
                : reason;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        int more = args.get(WHERE).count(ofStatus) - args.get(OTHER).count(ofStatus);
        return more == args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        return EqualIn.difference(grid, args, number);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SSS/..S", "There are exactly 2 more suspects in row 1 than in row 2."),
                Example.no(
                        "SSS/...", "There are exactly 2 more suspects in row 1 than in row 2.", "3 more is not 2 more"),
                Example.no(
                        "..S/SSS", "There are exactly 2 more suspects in row 1 than in row 2.", "the wrong way round"),
                Example.yes("SS./..S", "There is exactly 1 more suspect in row 1 than in column C."));
    }
}
