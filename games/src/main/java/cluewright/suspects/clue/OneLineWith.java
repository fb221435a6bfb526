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

/** Exactly one row (or column) has exactly so many people of a status. */
final class OneLineWith extends SuspectsClue {
    static final Slot<Grid, LineKind> KIND = new Slot<>("kind", LineKind.phrase("'row' or 'column'", LineKind.LINES));

    OneLineWith() {
        super(Wording.of("one-line-with", "comparing lines", 4, List.of(KIND, STATUS, NUMBER))
                .says("Exactly [1|one] {kind:one} has no {status}.", template -> template.when(NUMBER, new Tally(0)))
                .says("Exactly [1|one] {kind:one} has (exactly) {number} {status:number}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (LineKind kind : LineKind.LINES) {
            for (Status status : Status.BOTH) {
                int longest = kind.units(grid).get(0).size();
                for (int number = 0; number <= longest; number++) {
                    Args args =
                            Args.none().with(KIND, kind).with(STATUS, status).with(NUMBER, new Tally(number));
                    if (senseless(grid, args) == null && holds(grid, args, truth)) {
                        out.accept(args);
                    }
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        String alone = args.get(KIND).alone(grid);
        return alone != null
                ? alone
                : OnlyLineWith.tooMany(
                        args.get(NUMBER), args.get(KIND).units(grid).get(0));
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        int lines = 0;
        for (int count : args.get(KIND).counts(grid, grid.of(world, args.get(STATUS)))) {
            lines += count == args.get(NUMBER).number() ? 1 : 0;
        }
        return lines == 1;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Numbers number = Numbers.of(args.get(NUMBER).number());
        List<Formula> lines = new ArrayList<>();
        for (Unit line : args.get(KIND).units(grid)) {
            lines.add(count(grid, line.cells(), args.get(STATUS), number));
        }
        return Formula.count(lines, Numbers.of(1));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Exactly one row has exactly 2 suspects."),
                Example.no("SS./.SS", "Exactly one row has exactly 2 suspects.", "both rows have 2"),
                Example.no("SS./..S", "Exactly one column has exactly 1 suspect."),
                Example.yes("SS./S..", "Exactly one column has no suspects."));
    }
}
