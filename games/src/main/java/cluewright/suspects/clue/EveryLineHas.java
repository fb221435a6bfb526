package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Every row (or column, or role) has at least so many people of a status. */
final class EveryLineHas extends SuspectsClue {
    static final Slot<Grid, LineKind> KIND =
            new Slot<>("kind", LineKind.phrase("'row', 'column' or 'role'", LineKind.ALL));

    EveryLineHas() {
        super(Wording.of("every-line-has", "comparing lines", 2, List.of(KIND, STATUS, NUMBER))
                .says("[Each|Every] {kind:one} has at least {number} {status:number}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (LineKind kind : LineKind.ALL) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(KIND, kind).with(STATUS, status);
                int least = least(kind.counts(grid, grid.of(truth, status)));
                for (int number = 1; number <= least && shortest(grid, kind) > 1; number++) {
                    offerSensible(grid, args.with(NUMBER, new Tally(number)), out);
                }
            }
        }
    }

    private static int shortest(Grid grid, LineKind kind) {
        return least(kind.counts(grid, grid.everyone().cells()));
    }

    private static int least(int[] counts) {
        int least = counts[0];
        for (int count : counts) {
            least = Math.min(least, count);
        }
        return least;
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        LineKind kind = args.get(KIND);
        String alone = kind.alone(grid);
        if (alone != null) {
            return alone;
        }
        int number = args.get(NUMBER).number();
        if (number == 0) {
            return "at least 0 is always so";
        }
        int shortest = shortest(grid, kind);
        return number > shortest ? "not every " + kind.word() + " has " + number + " people" : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        int[] counts = args.get(KIND).counts(grid, grid.of(world, args.get(STATUS)));
        return least(counts) >= args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        List<Formula> parts = new ArrayList<>();
        for (Unit line : args.get(KIND).units(grid)) {
            parts.add(count(grid, line.cells(), args.get(STATUS), Numbers.range(number, line.size())));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Every row has at least 1 suspect."),
                Example.no("SS./...", "Every row has at least 1 suspect."),
                Example.yes(
                        "SS./..S", "Every role has at least 1 suspect.", "Ada the baker, Bo the clerk, Flo the smith"),
                Example.no("SS./.S.", "Every column has at least 1 suspect."));
    }
}
