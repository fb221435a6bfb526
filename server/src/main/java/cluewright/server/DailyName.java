package cluewright.server;

import cluewright.puzzle.Tree;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One puzzle of one day.
 *
 * @param date the day
 * @param slot which of its puzzles
 */
record DailyName(LocalDate date, Slot slot) {
    /** The name in the columns day and slot of a row, or null when they are empty. */
    static @Nullable DailyName of(Map<String, Object> row) {
        Object day = row.get("day");
        Slot slot = Slot.find(String.valueOf(row.get("slot")));
        return day == null || slot == null ? null : new DailyName(LocalDate.parse(day.toString()), slot);
    }

    /** The name in a request. */
    static DailyName read(Tree tree) {
        Tree.Fields fields = tree.asFields();
        fields.only("date", "slot");
        return new DailyName(
                date(fields.get("date").asText()), Slot.of(fields.get("slot").asText()));
    }

    /** The date of a text such as 2026-11-30; a problem when it is none. */
    static LocalDate date(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException e) {
            throw new Problem(Problem.Code.BAD_REQUEST, "A date is written as 2026-11-30.");
        }
    }

    Tree.Fields tree() {
        return Tree.fields().with("date", date.toString()).with("slot", slot.word());
    }
}
