package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Phrase;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.PlacePhrase;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A line has exactly so many people of a status, and no other line of its kind has exactly so many. */
final class OnlyLineWith extends SuspectsClue {
    static final Slot<Grid, Unit> LINE = new Slot<>("line", PlacePhrase.line());

    OnlyLineWith() {
        super(sentences());
    }

    private static Wording<Grid> sentences() {
        Wording<Grid> wording = Wording.of("only-line-with", "comparing lines", 4, List.of(LINE, STATUS, NUMBER));
        for (LineKind kind : LineKind.LINES) {
            String line = kind.word();
            Phrase<Grid, Unit> phrase = LineKind.bare("a " + line, List.of(kind));
            wording = wording.says(
                            "{line/kind} is the only " + line + " with no {status}.",
                            template -> template.using("kind", LINE, phrase).when(NUMBER, new Tally(0)))
                    .says(
                            "{line/kind} is the only " + line + " with (exactly) {number} {status:number}.",
                            template -> template.using("kind", LINE, phrase));
        }
        return wording;
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit line : hand.of(grid.lines())) {
            for (Status status : Status.BOTH) {
                int count = line.count(grid.of(truth, status));
                Args args = Args.none().with(LINE, line).with(STATUS, status).with(NUMBER, new Tally(count));
                if (senseless(grid, args) == null && holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit line = args.get(LINE);
        String alone = LineKind.of(line).alone(grid);
        return alone != null ? alone : tooMany(args.get(NUMBER), line);
    }

    /** The reason when the number is greater than the line is long. */
    static @Nullable String tooMany(Tally number, Unit line) {
        return number.number() > line.size() ? "there are only " + line.size() + " people " + line : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Unit line = args.get(LINE);
        int number = args.get(NUMBER).number();
        Cells ofStatus = grid.of(world, args.get(STATUS));
        boolean holds = line.count(ofStatus) == number;
        for (Unit other : grid.othersLike(line)) {
            holds &= other.count(ofStatus) != number;
        }
        return holds;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Unit line = args.get(LINE);
        Status status = args.get(STATUS);
        Numbers number = Numbers.of(args.get(NUMBER).number());
        List<Formula> parts = new ArrayList<>();
        parts.add(count(grid, line.cells(), status, number));
        for (Unit other : grid.othersLike(line)) {
            parts.add(count(grid, other.cells(), status, number.outside(other.size())));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Row 1 is the only row with exactly 2 suspects."),
                Example.no("SS./.SS", "Row 1 is the only row with exactly 2 suspects.", "row 2 has 2 as well"),
                Example.yes("SS./S..", "Column C is the only column with no suspects."),
                Example.no("SS./S..", "Row 1 is the only row with exactly 1 suspect."));
    }
}
