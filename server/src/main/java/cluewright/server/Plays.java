package cluewright.server;

import cluewright.puzzle.Tree;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All plays of the server. A change is in the database before it is answered; what is in memory only saves reading it
 * again. Several servers may share a database: every change names the version that it was made from, and is made again
 * when somebody else was faster.
 */
final class Plays {
    private static final int LOCKS = 1_024;
    private static final int MOST_ATTEMPTS = 5;

    private final Database database;
    private final Puzzles puzzles;
    private final Calendar calendar;
    private final Recent<Key, Kept> cache = new Recent<>(Limits.MOST_CACHED_PLAYS);
    private final Object[] locks = new Object[LOCKS];
    private final LongAdder opened = new LongAdder();

    /** A play with its version, and how it was shown last. */
    private static final class Kept {
        private final Play play;
        private final long version;
        private Tree.@Nullable Fields view;

        Kept(Play play, long version) {
            this.play = play;
            this.version = version;
        }

        Tree.Fields view() {
            Tree.Fields shown = view;
            if (shown == null) {
                shown = new SessionView(play).tree(version);
                view = shown;
            }
            return shown;
        }
    }

    /**
     * What came of an act.
     *
     * @param told what it returned
     * @param session how the session stands now, without its id
     */
    record Outcome<T>(T told, Tree.Fields session) {}

    Plays(Database database, Puzzles puzzles, Calendar calendar) {
        this.database = database;
        this.puzzles = puzzles;
        this.calendar = calendar;
        for (int lock = 0; lock < LOCKS; lock++) {
            locks[lock] = new Object();
        }
    }

    /** How many were opened since the start of the server. */
    long opened() {
        return opened.sum();
    }

    /** Keeps a new play, and gives its id. */
    String open(Play play) {
        String id = Secrets.secret();
        Key key = Key.of(id);
        database.change(handle -> handle.execute(
                "INSERT INTO play (id, puzzle, version, state, touched) VALUES (?, ?, 0, ?, ?)",
                key.hash(),
                play.paper().id(),
                PlayTree.write(play),
                calendar.millis()));
        cache.put(key, new Kept(play, 0));
        opened.increment();
        return id;
    }

    /** How a play stands, as its player may see it. */
    Tree.Fields view(Key id) {
        return look(id, play -> play).session();
    }

    /** Looks at a play without changing it. */
    <T> Outcome<T> look(Key id, Function<Play, T> looking) {
        synchronized (lock(id)) {
            Kept kept = kept(id);
            return new Outcome<>(looking.apply(kept.play), kept.view());
        }
    }

    /** Changes a play. */
    <T> Outcome<T> act(Key id, Function<Play, T> acting) {
        synchronized (lock(id)) {
            for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
                Kept kept = kept(id);
                cache.remove(id); // whatever goes wrong below, the play is read again
                T told = acting.apply(kept.play);
                if (save(id, kept)) {
                    Kept changed = new Kept(kept.play, kept.version + 1);
                    cache.put(id, changed);
                    return new Outcome<>(told, changed.view());
                }
            }
        }
        throw new Problem(Problem.Code.CONFLICT, "Somebody else acts in this session all the time; try again.", 1);
    }

    private boolean save(Key id, Kept kept) {
        return database.write(handle -> handle.execute(
                        "UPDATE play SET state = ?, version = version + 1, touched = ? WHERE id = ? AND version = ?",
                        PlayTree.write(kept.play),
                        calendar.millis(),
                        id.hash(),
                        kept.version))
                == 1;
    }

    private Object lock(Key id) {
        return locks[Math.floorMod(id.hashCode(), LOCKS)];
    }

    private Kept kept(Key id) {
        Kept cached = cache.get(id);
        Long version = database.read(handle -> handle.select("SELECT version FROM play WHERE id = ?", id.hash())
                .mapTo(Long.class)
                .findOne()
                .orElseThrow(() -> Problem.missing("session")));
        if (cached != null && cached.version == version) {
            return cached;
        }
        Map<String, Object> row =
                database.read(handle -> handle.select("SELECT puzzle, version, state FROM play WHERE id = ?", id.hash())
                        .mapToMap()
                        .one());
        Play play = PlayTree.read(puzzles.whole(String.valueOf(row.get("puzzle"))), String.valueOf(row.get("state")));
        Kept read = new Kept(play, ((Number) java.util.Objects.requireNonNull(row.get("version"))).longValue());
        cache.put(id, read);
        return read;
    }

    /** Keeps a copy of a play as it is, and gives its id. */
    String share(Key id) {
        return look(id, play -> {
                    String share = Secrets.secret();
                    database.change(handle -> handle.execute(
                            "INSERT INTO share (id, puzzle, state, created) VALUES (?, ?, ?, ?)",
                            Key.of(share).hash(),
                            play.paper().id(),
                            PlayTree.write(play),
                            calendar.millis()));
                    return share;
                })
                .told();
    }

    /** A copy of a play that was shared. */
    Play shared(String share) {
        Map<String, Object> row = database.read(handle -> handle.select(
                        "SELECT puzzle, state FROM share WHERE id = ?",
                        Key.of(share).hash())
                .mapToMap()
                .findOne()
                .orElseThrow(() -> Problem.missing("share")));
        return PlayTree.read(puzzles.get(String.valueOf(row.get("puzzle"))), String.valueOf(row.get("state")));
    }

    /** Forgets plays that nobody has played for long, unless a table needs them. */
    void forgetOld() {
        long before = calendar.millis() - Limits.PLAY_MILLIS;
        database.change(handle -> handle.execute(
                "DELETE FROM play WHERE touched < ? AND id NOT IN (SELECT play FROM party WHERE play IS NOT NULL)",
                before));
    }
}
