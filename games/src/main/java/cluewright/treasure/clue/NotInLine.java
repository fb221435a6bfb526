package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Either;
import cluewright.treasure.Frame;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The treasure is not in one or two rows, or not in one or two columns. */
final class NotInLine extends TreasureClue {
    private final Slot<Hunt, Either<Tally>> lines;
    private final boolean rows;

    private NotInLine(boolean rows, Slot<Hunt, Either<Tally>> lines, String id, String template) {
        super(
                Layer.TERRAIN,
                Wording.of(id, "place", 1, List.<Slot<Hunt, ?>>of(lines)).says(template));
        this.rows = rows;
        this.lines = lines;
    }

    static NotInLine rows() {
        return new NotInLine(
                true,
                new Slot<>("rows", Phrases.NUMBERS),
                "not-in-row",
                "The treasure is not in [row|rows:one] {rows}.");
    }

    static NotInLine columns() {
        return new NotInLine(
                false,
                new Slot<>("columns", Phrases.COLUMNS),
                "not-in-column",
                "The treasure is not in [column|columns:one] {columns}.");
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        Frame frame = hunt.chart().frame();
        for (Tally line : args.get(lines).values()) {
            if (rows && (line.number() < 1 || line.number() > frame.rows())) {
                return "the rows of the map go from 1 to " + frame.rows();
            }
            if (!rows && line.number() >= frame.columns()) {
                return "the columns of the map go from A to " + (char) ('A' + frame.columns() - 1);
            }
        }
        return args.get(lines).isTwice() ? "it names the same " + (rows ? "row" : "column") + " twice" : null;
    }

    private int line(Frame frame, int square) {
        return rows ? frame.row(square) + 1 : frame.column(square);
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return !args.get(lines).values().contains(new Tally(line(hunt.chart().frame(), square)));
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Frame frame = hunt.chart().frame();
        List<Tally> out = args.get(lines).values();
        int one = out.get(0).number();
        int other = out.get(out.size() - 1).number();
        return hunt.survey().squares(square -> line(frame, square) != one && line(frame, square) != other);
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        int first = rows ? 1 : 0;
        int last = rows ? hunt.chart().frame().rows() : hunt.chart().frame().columns() - 1;
        for (int one = first; one <= last; one++) {
            out.accept(Args.none().with(lines, Either.of(new Tally(one))));
            for (int other = one + 1; other <= last; other++) {
                out.accept(Args.none().with(lines, Either.of(new Tally(one), new Tally(other))));
            }
        }
    }

    @Override
    public List<Example> examples() {
        return rows
                ? List.of(
                        Example.yes("cove A2", "The treasure is not in row 1 or 3."),
                        Example.no("cove A3", "The treasure is not in row 1 or 3."))
                : List.of(
                        Example.yes("cove A2", "The treasure is not in column B."),
                        Example.no("cove B2", "The treasure is not in column B or C."));
    }
}
