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

/** Equally many people of a status are in two places, perhaps none in either. */
final class EqualIn extends SuspectsClue {
    EqualIn() {
        super(Wording.of("equal-in", "comparing", 3, List.of(STATUS, WHERE, OTHER))
                .says("There are as many {status} {where} as {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Pair<Unit> two : Pair.of(grid.places().plain(), hand)) {
            for (Status status : Status.BOTH) {
                Args args = Args.none()
                        .with(STATUS, status)
                        .with(WHERE, two.first())
                        .with(OTHER, two.second());
                if (holds(grid, args, truth) && senseless(grid, args) == null) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return same(args.get(WHERE), args.get(OTHER));
    }

    /** The reason when nobody is in one of the places, or the same people are in both. */
    static @Nullable String same(Unit where, Unit other) {
        String nobody = nobody(where);
        if (nobody == null) {
            nobody = nobody(other);
        }
        return nobody == null && where.cells().equals(other.cells())
                ? "the people " + where + " and the people " + other + " are the same"
                : nobody;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        return args.get(WHERE).count(ofStatus) == args.get(OTHER).count(ofStatus);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return difference(grid, args, 0);
    }

    /** So many more of the status are in the one place than in the other. Whoever is in both makes no difference. */
    static Formula difference(Grid grid, Args args, int more) {
        Cells where = args.get(WHERE).cells();
        Cells other = args.get(OTHER).cells();
        Status status = args.get(STATUS);
        return Formula.compare(grid.are(where.minus(other), status), grid.are(other.minus(where), status), more, more);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("S../..S", "There are as many suspects in row 1 as in row 2."),
                Example.no("SS./..S", "There are as many suspects in row 1 as in row 2."),
                Example.yes(
                        "..S/...", "There are as many suspects in column A as in row 2.", "none is as many as none"));
    }
}
