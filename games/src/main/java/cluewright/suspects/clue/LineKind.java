package cluewright.suspects.clue;

import cluewright.clue.OneOf;
import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.PlacePhrase;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a clue compares with its like: rows, columns or roles. */
enum LineKind {
    ROW("row", Unit.Kind.ROW),
    COLUMN("column", Unit.Kind.COLUMN),
    ROLE("role", Unit.Kind.ROLE);

    /** Rows and columns. */
    static final List<LineKind> LINES = List.of(ROW, COLUMN);

    /** Rows, columns and roles. */
    static final List<LineKind> ALL = List.of(ROW, COLUMN, ROLE);

    private final String word;
    private final Unit.Kind kind;

    LineKind(String word, Unit.Kind kind) {
        this.word = word;
        this.kind = kind;
    }

    /** The kind of a row, a column or a role. */
    static LineKind of(Unit unit) {
        return unit.kind() == Unit.Kind.ROLE ? ROLE : unit.kind() == Unit.Kind.ROW ? ROW : COLUMN;
    }

    /** "row", "column" or "role". */
    String word() {
        return word;
    }

    /** "rows", "columns" or "roles". */
    String words() {
        return word + "s";
    }

    /** All lines or roles of this kind on the board. */
    List<Unit> units(Grid grid) {
        List<Unit> units = new ArrayList<>(this == ROLE ? grid.roles() : grid.lines());
        units.removeIf(unit -> unit.kind() != kind);
        return units;
    }

    /** The reason when the lines of this kind cannot be compared: there is only one, or they have one cell each. */
    @Nullable
    String alone(Grid grid) {
        List<Unit> units = units(grid);
        if (units.size() == 1) {
            return "there is only one " + word;
        }
        return this != ROLE && units.get(0).size() == 1 ? "every " + word + " has only one person" : null;
    }

    /** The number of people of a status in each line or role of this kind, in their order. */
    int[] counts(Grid grid, Cells ofStatus) {
        List<Unit> units = units(grid);
        int[] counts = new int[units.size()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = units.get(i).count(ofStatus);
        }
        return counts;
    }

    /** "row", "column": one of these kinds. */
    static Phrase<Grid, LineKind> phrase(String name, List<LineKind> kinds) {
        return OneOf.counted(name, kinds, LineKind::word, LineKind::words);
    }

    /** "row 3", "column B", "the bakers": a line or role of one of these kinds. */
    static Phrase<Grid, Unit> bare(String name, List<LineKind> kinds) {
        return new Bare(name, kinds);
    }

    private record Bare(String name, List<LineKind> kinds) implements Phrase<Grid, Unit> {
        private static final Phrase<Grid, Unit> LINE = PlacePhrase.line();
        private static final Phrase<Grid, Unit> THE_ROLE = PlacePhrase.role();

        @Override
        public @Nullable String say(Grid grid, Unit unit, boolean many) {
            String said = unit.isLine() ? LINE.say(grid, unit, many) : THE_ROLE.say(grid, unit, many);
            return said != null && kinds.contains(LineKind.of(unit)) ? said : null;
        }

        @Override
        public List<Match<Unit>> read(Grid grid, Scan scan, int from) {
            List<Match<Unit>> matches = new ArrayList<>(LINE.read(grid, scan, from));
            matches.addAll(THE_ROLE.read(grid, scan, from));
            matches.removeIf(match -> !kinds.contains(LineKind.of(match.value())));
            return matches;
        }
    }
}
