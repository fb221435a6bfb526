package cluewright.server;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Tables, their seats, and what happened at them, as they are kept. */
final class Tables {
    private static final int SYLLABLES = 3;

    private final Database database;
    private final Calendar calendar;

    /**
     * A table.
     *
     * @param code what players say to each other
     * @param puzzle the id of the puzzle
     * @param answers what digging tells: each or together
     * @param play the key of the play that all share, or null where hints are dealt
     * @param isPrinted whether the hint cards were printed
     * @param hasEnded whether somebody has found it
     * @param touched when somebody acted last
     */
    record Party(
            String code,
            String puzzle,
            String answers,
            @Nullable Key play,
            boolean isPrinted,
            boolean hasEnded,
            long touched) {}

    /** A seat, as it is kept. */
    record Seat(Key key, String code, int number, String player, boolean isTaken, int looks) {}

    /** The secret of a seat, for whoever gets it. */
    record Link(int number, String secret) {}

    /** A table that was set just now, with the secret of whoever set it and those of the seats. */
    record Opened(Party party, String host, List<Link> links) {}

    Tables(Database database, Calendar calendar) {
        this.database = database;
        this.calendar = calendar;
    }

    /** Sets a table with so many seats; nobody gets the seat of the bot, if there is one. */
    Opened open(String puzzle, String answers, @Nullable Key play, int seats, int bot) {
        Party party = new Party(Secrets.word(SYLLABLES), puzzle, answers, play, false, false, calendar.millis());
        String host = Secrets.secret();
        List<Link> links = new ArrayList<>();
        database.change(handle -> {
            handle.execute(
                    "INSERT INTO party (code, host, puzzle, answers, play, printed, ended, touched)"
                            + " VALUES (?, ?, ?, ?, ?, 0, 0, ?)",
                    party.code,
                    Key.of(host).hash(),
                    puzzle,
                    answers,
                    play == null ? null : play.hash(),
                    party.touched);
            for (int number = 1; number <= seats; number++) {
                Link link = new Link(number, Secrets.secret());
                handle.execute(
                        "INSERT INTO seat (secret, code, number, player, taken, looks) VALUES (?, ?, ?, '', ?, 0)",
                        Key.of(link.secret).hash(),
                        party.code,
                        number,
                        number == bot ? 1 : 0);
                if (number != bot) {
                    links.add(link);
                }
            }
        });
        return new Opened(party, host, links);
    }

    /** The table of this code; a problem when there is none, or when it has expired. */
    Party byCode(String code) {
        return party("code", code, "table");
    }

    Party byHost(String host) {
        return party("host", Key.of(host).hash(), "table");
    }

    private Party party(String column, String value, String what) {
        Party party = database.read(handle -> handle.select("SELECT * FROM party WHERE " + column + " = ?", value)
                .map((row, context) -> new Party(
                        row.getString("code"),
                        row.getString("puzzle"),
                        row.getString("answers"),
                        row.getString("play") == null ? null : new Key(row.getString("play")),
                        row.getInt("printed") != 0,
                        row.getInt("ended") != 0,
                        row.getLong("touched")))
                .findOne()
                .orElseThrow(() -> Problem.missing(what)));
        if (calendar.millis() > party.touched + Limits.TABLE_MILLIS) {
            throw new Problem(Problem.Code.EXPIRED, "This table has expired, since nobody acted; set another one.");
        }
        return party;
    }

    List<Seat> seats(String code) {
        return database.read(handle -> seats(handle, "code", code));
    }

    /** The seat of this secret; a problem when there is none, or when its table has expired. */
    Seat seat(String secret) {
        List<Seat> seats =
                database.read(handle -> seats(handle, "secret", Key.of(secret).hash()));
        Seat seat = Problem.found(seats.isEmpty() ? null : seats.get(0), "seat");
        byCode(seat.code);
        return seat;
    }

    private static List<Seat> seats(Handle handle, String column, String value) {
        return handle.select("SELECT * FROM seat WHERE " + column + " = ? ORDER BY number", value)
                .map((row, context) -> new Seat(
                        new Key(row.getString("secret")),
                        row.getString("code"),
                        row.getInt("number"),
                        row.getString("player"),
                        row.getInt("taken") != 0,
                        row.getInt("looks")))
                .list();
    }

    /**
     * Takes the last free seat, which gets a new secret; a problem when none is free. The last, since whoever set the
     * table sits in front of it in the first seat.
     */
    Link take(String code, String player) {
        return database.write(handle -> {
            touch(handle, code);
            Seat free = seats(handle, "code", code).stream()
                    .filter(seat -> !seat.isTaken)
                    .reduce((one, later) -> later)
                    .orElseThrow(() -> new Problem(Problem.Code.CONFLICT, "All seats of this table are taken."));
            Link link = new Link(free.number, Secrets.secret());
            handle.execute(
                    "UPDATE seat SET secret = ?, player = ?, taken = 1 WHERE secret = ?",
                    Key.of(link.secret).hash(),
                    player,
                    free.key.hash());
            return link;
        });
    }

    /** Counts that somebody looked at the own hints, and gives the number. */
    int looked(Seat seat) {
        return database.write(handle -> {
            touch(handle, seat.code);
            handle.execute("UPDATE seat SET looks = looks + 1, taken = 1 WHERE secret = ?", seat.key.hash());
            return handle.select("SELECT looks FROM seat WHERE secret = ?", seat.key.hash())
                    .mapTo(Integer.class)
                    .one();
        });
    }

    private void touch(Handle handle, String code) {
        handle.execute("UPDATE party SET touched = ? WHERE code = ?", calendar.millis(), code);
    }

    void printed(Party party) {
        database.change(handle -> handle.execute("UPDATE party SET printed = 1 WHERE code = ?", party.code));
    }

    /** Writes down what somebody did; the table ends when that was it. Acts at one table come one after the other. */
    void act(Seat seat, Tree.Fields act, boolean ends) {
        database.change(handle -> {
            touch(handle, seat.code);
            boolean hasEnded = handle.select("SELECT ended FROM party WHERE code = ?", seat.code)
                            .mapTo(Integer.class)
                            .one()
                    != 0;
            int number = handle.select("SELECT COUNT(*) FROM act WHERE code = ?", seat.code)
                    .mapTo(Integer.class)
                    .one();
            if (hasEnded || number >= Limits.MOST_ACTS) {
                throw new Problem(Problem.Code.ENDED, "The game at this table has ended; set another one.");
            }
            handle.execute(
                    "INSERT INTO act (code, number, act) VALUES (?, ?, ?)", seat.code, number, DocumentFiles.line(act));
            handle.execute("UPDATE seat SET taken = 1 WHERE secret = ?", seat.key.hash());
            if (ends) {
                handle.execute("UPDATE party SET ended = 1 WHERE code = ?", seat.code);
            }
        });
    }

    List<Tree> acts(String code) {
        Function<String, Tree> read = act -> DocumentFiles.read(act.getBytes(StandardCharsets.UTF_8), "act.json");
        List<Tree> acts = new ArrayList<>();
        database.read(handle -> handle.select("SELECT act FROM act WHERE code = ? ORDER BY number", code)
                        .mapTo(String.class)
                        .list())
                .forEach(act -> acts.add(read.apply(act)));
        return acts;
    }

    /** Forgets tables that expired long ago. */
    void forgetOld() {
        long before = calendar.millis() - 2 * Limits.TABLE_MILLIS;
        database.change(handle -> {
            for (String table : List.of("act", "seat")) {
                handle.execute(
                        "DELETE FROM " + table + " WHERE code IN (SELECT code FROM party WHERE touched < ?)", before);
            }
            handle.execute("DELETE FROM party WHERE touched < ?", before);
        });
    }

    /** The seats as everybody may see them, the bot's among them. */
    static Tree seats(List<Seat> seats, int bot) {
        return Tree.of(seats.stream()
                .map(seat -> Tree.fields()
                        .with("number", seat.number)
                        .with("player", seat.player)
                        .with("taken", seat.isTaken)
                        .with("looks", seat.looks)
                        .with("bot", seat.number == bot))
                .toList());
    }

    /** The links of seats, for whoever set the table. */
    static Tree links(List<Link> links) {
        return Tree.of(links.stream()
                .map(link -> Tree.fields().with("number", link.number).with("secret", link.secret))
                .toList());
    }
}
