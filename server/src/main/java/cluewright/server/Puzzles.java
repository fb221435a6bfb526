package cluewright.server;

import cluewright.documents.ContentHash;
import cluewright.documents.DocumentFiles;
import cluewright.games.Games;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** All puzzles of the server, whole, by their ids. Puzzles of days that have not come are kept here, too. */
final class Puzzles {
    private final Database database;
    private final Calendar calendar;
    private final Recent<String, Paper> cache = new Recent<>(Limits.MOST_CACHED_PUZZLES);

    Puzzles(Database database, Calendar calendar) {
        this.database = database;
        this.calendar = calendar;
    }

    /** A document with its hash. */
    static Document hashed(Document document) {
        return document.with("hash", Tree.of(ContentHash.of(document.write())));
    }

    /** Keeps a puzzle, and gives its id. */
    String add(Document document) {
        return database.write(handle -> add(handle, document, null));
    }

    /** The same within a transaction, for a slot of a day or for none. */
    String add(Handle handle, Document document, @Nullable DailyName daily) {
        String id = Secrets.puzzleId();
        handle.createUpdate("INSERT INTO puzzle (id, document, day, slot, created) VALUES (?, ?, ?, ?, ?)")
                .bind(0, id)
                .bind(1, DocumentFiles.line(document.write()))
                .bind(2, daily == null ? null : daily.date().toString())
                .bind(3, daily == null ? null : daily.slot().word())
                .bind(4, calendar.millis())
                .execute();
        return id;
    }

    /** The puzzle of this id; a problem when there is none, or when it is of a day that has not come. */
    Paper get(String id) {
        Paper paper = whole(id);
        DailyName daily = paper.daily();
        if (daily != null && !calendar.hasCome(daily.date())) {
            throw Problem.missing("puzzle");
        }
        return paper;
    }

    /** The same whether its day has come or not. */
    Paper whole(String id) {
        Paper cached = cache.get(id);
        if (cached != null) {
            return cached;
        }
        Map<String, Object> row =
                database.read(handle -> handle.select("SELECT document, day, slot FROM puzzle WHERE id = ?", id)
                        .mapToMap()
                        .findOne()
                        .orElseThrow(() -> Problem.missing("puzzle")));
        Paper paper = new Paper(id, document(String.valueOf(row.get("document"))), DailyName.of(row));
        cache.put(id, paper);
        return paper;
    }

    private static Document document(String json) {
        return Document.read(DocumentFiles.read(json.getBytes(StandardCharsets.UTF_8), "puzzle.json"), Games::of);
    }
}
