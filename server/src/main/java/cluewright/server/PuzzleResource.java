package cluewright.server;

import cluewright.documents.DocumentFiles;
import cluewright.documents.DocumentFormat;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Puzzles before anybody plays: by id, by date, and the archive. */
final class PuzzleResource {
    private static final int ARCHIVE_DAYS = 14;
    private static final int MOST_ARCHIVE_DAYS = 100;

    private final Puzzles puzzles;
    private final Dailies dailies;
    private final Calendar calendar;

    PuzzleResource(Puzzles puzzles, Dailies dailies, Calendar calendar) {
        this.puzzles = puzzles;
        this.dailies = dailies;
        this.calendar = calendar;
    }

    void addTo(Routes routes) {
        routes.get("/puzzles/{puzzle}", call -> call.answer(paper(call).view()));
        routes.get("/puzzles/{puzzle}/document", this::document);
        routes.get("/puzzles/{puzzle}/print", call -> {
            Paper paper = paper(call);
            Printing.answer(call, paper.printable(paper.start()));
        });
        routes.get("/daily", call -> call.answer(dailies.day(calendar.today())));
        routes.get("/daily/{date}", call -> call.answer(dailies.day(DailyName.date(call.path("date")))));
        routes.get(
                "/daily/{date}/{slot}",
                call -> call.answer(dailies.get(name(call)).view()));
        routes.get("/archive", this::archive);
    }

    static DailyName name(Call call) {
        return new DailyName(DailyName.date(call.path("date")), Slot.of(call.path("slot")));
    }

    private Paper paper(Call call) {
        return puzzles.get(call.path("puzzle"));
    }

    private void document(Call call) {
        Paper paper = paper(call);
        Document shown = paper.shown(paper.start());
        boolean isJson = call.choice("format", "yaml", "json").equals("json");
        DocumentFormat format = isJson ? DocumentFormat.JSON : DocumentFormat.YAML;
        call.answer(isJson ? Call.JSON : Call.YAML, DocumentFiles.bytes(shown.write(), format));
    }

    private void archive(Call call) {
        String asked = call.query("before");
        LocalDate before = asked == null ? calendar.today().plusDays(1) : DailyName.date(asked);
        LocalDate last = calendar.today().isBefore(before) ? calendar.today() : before.minusDays(1);
        int days = days(call.query("days"));
        List<Tree> all = new ArrayList<>();
        LocalDate day = last;
        while (all.size() < days && !day.isBefore(dailies.firstDay())) {
            all.add(dailies.day(day));
            day = day.minusDays(1);
        }
        Tree.Fields tree = Tree.fields().with("days", Tree.of(all));
        boolean isMore = !all.isEmpty() && !day.isBefore(dailies.firstDay());
        call.answer(isMore ? tree.with("next", day.plusDays(1).toString()) : tree);
    }

    private static int days(@org.jspecify.annotations.Nullable String text) {
        if (text == null) {
            return ARCHIVE_DAYS;
        }
        if (!text.matches("[0-9]{1,3}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > MOST_ARCHIVE_DAYS) {
            throw new Problem(
                    Problem.Code.BAD_REQUEST, "'days' must be a whole number from 1 to " + MOST_ARCHIVE_DAYS + ".");
        }
        return Integer.parseInt(text);
    }

    /** The puzzle that a request names by its field puzzle or daily. */
    Paper named(Tree.Fields fields) {
        if (fields.has("puzzle") == fields.has("daily")) {
            throw new Problem(Problem.Code.BAD_REQUEST, "Name one puzzle, by 'puzzle' or by 'daily'.");
        }
        return fields.has("puzzle")
                ? puzzles.get(fields.get("puzzle").asText())
                : dailies.get(DailyName.read(fields.get("daily")));
    }
}
