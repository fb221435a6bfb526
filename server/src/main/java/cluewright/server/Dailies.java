package cluewright.server;

import cluewright.grade.Band;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of each day. They are made ahead by a thread of low priority, and a missing one when it is asked for. Seeds
 * are random and stay in the database: from a seed that follows from the date anybody could make tomorrow's puzzle today.
 */
final class Dailies implements AutoCloseable {
    private static final int SYLLABLES = 8;
    private static final long FIRST_LOOK_SECONDS = 3;
    private static final long LOOK_SECONDS = 60;
    private static final int RETRY_SECONDS = 10;
    private static final String FIRST_DAY = "first-day";

    private final Database database;
    private final Puzzles puzzles;
    private final Calendar calendar;
    private final Journal journal;
    private final ServerOptions.Daily daily;
    private final Generator generator;
    private final LocalDate first;
    private final Map<DailyName, Future<?>> making = new ConcurrentHashMap<>();
    private final ScheduledExecutorService maker = Executors.newScheduledThreadPool(3, Jobs::quietThread);
    private volatile int daysAhead;

    /** A row of the table: a puzzle, and whether it was withdrawn. */
    record Entry(String puzzle, boolean isWithdrawn) {}

    Dailies(Database database, Puzzles puzzles, Calendar calendar, Journal journal, ServerOptions options) {
        this.database = database;
        this.puzzles = puzzles;
        this.calendar = calendar;
        this.journal = journal;
        this.daily = options.daily();
        this.generator = new Generator(options.provers());
        this.daysAhead = daily.daysAhead();
        this.first = first();
    }

    /** Begins to make puzzles ahead. */
    void start() {
        var unused = maker.scheduleWithFixedDelay(this::makeAhead, FIRST_LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    /** The first day of the archive: as set up, or that of the first start. */
    private LocalDate first() {
        LocalDate asked = daily.first();
        String today = calendar.today().toString();
        String kept = database.write(handle -> {
            handle.execute(
                    "INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", FIRST_DAY, today);
            return handle.select("SELECT value FROM fact WHERE name = ?", FIRST_DAY)
                    .mapTo(String.class)
                    .one();
        });
        return asked == null ? LocalDate.parse(kept) : asked;
    }

    LocalDate firstDay() {
        return first;
    }

    int daysAhead() {
        return daysAhead;
    }

    /** Makes puzzles for so many days after today, beginning now. */
    void makeAhead(int days) {
        daysAhead = days;
        try {
            maker.execute(this::makeAhead);
        } catch (RejectedExecutionException e) {
            throw new Problem(Problem.Code.BUSY, "The server is about to stop; ask again later.", RETRY_SECONDS);
        }
    }

    private void makeAhead() {
        for (DailyName name : missing()) {
            try {
                made(name).get();
            } catch (ExecutionException | RuntimeException e) {
                journal.fault("daily", e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** What is to be ready and is not. */
    List<DailyName> missing() {
        List<DailyName> missing = new ArrayList<>();
        for (int ahead = 0; ahead <= daysAhead; ahead++) {
            LocalDate date = calendar.today().plusDays(ahead);
            for (Slot slot : Slot.all()) {
                DailyName name = new DailyName(date, slot);
                if (entry(name) == null) {
                    missing.add(name);
                }
            }
        }
        return missing;
    }

    /** Refuses days that have not come, or were before the first. */
    void checkDate(LocalDate date) {
        if (!calendar.hasCome(date)) {
            throw new Problem(
                    Problem.Code.NOT_YET,
                    "The puzzles of " + date + " come when that day begins in " + calendar.zone() + ".");
        }
        if (date.isBefore(first)) {
            throw new Problem(Problem.Code.NOT_FOUND, "The first day is " + first + "; ask for a later one.");
        }
    }

    /** The puzzle of a day that has come, made now when it is missing. */
    Paper get(DailyName name) {
        checkDate(name.date());
        Entry entry = entry(name);
        if (entry == null) {
            await(name);
            entry = Problem.found(entry(name), "puzzle");
        }
        if (entry.isWithdrawn()) {
            throw new Problem(Problem.Code.WITHDRAWN, "This puzzle was withdrawn; take another one.");
        }
        return puzzles.get(entry.puzzle());
    }

    private void await(DailyName name) {
        try {
            made(name).get(Limits.DAILY_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            throw new Problem(
                    Problem.Code.BUDGET, "This puzzle is still being made; ask again in a moment.", RETRY_SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Problem(Problem.Code.BUSY, "The server is about to stop; ask again later.", RETRY_SECONDS);
        }
    }

    /** The making of a puzzle, one at a time for each. */
    private Future<?> made(DailyName name) {
        return making.computeIfAbsent(
                name,
                key -> maker.submit(() -> {
                    try {
                        if (entry(key) == null) {
                            keep(key, make(key));
                        }
                    } finally {
                        making.remove(key);
                    }
                }));
    }

    private Document make(DailyName name) {
        Band band = Slot.band(name.date().getDayOfWeek());
        Refused last = null;
        for (Order order : name.slot().orders(band, daily.mode())) {
            long deadline = System.nanoTime() + Limits.DAILY_BAND_MILLIS * 1_000_000;
            try {
                Document document = generator
                        .watchedBy((number, rejects) -> {
                            if (System.nanoTime() > deadline) {
                                throw new Refused("the time is over.");
                            }
                        })
                        .generate(order, Secrets.word(SYLLABLES));
                return Puzzles.hashed(document);
            } catch (Refused refused) {
                last = refused;
            }
        }
        throw last == null ? new Refused("there is no order for " + name + ".") : last;
    }

    /** Keeps a puzzle unless another server was faster. */
    private void keep(DailyName name, Document document) {
        database.change(handle -> {
            String id = puzzles.add(handle, document, name);
            handle.execute(
                    "INSERT INTO daily (day, slot, puzzle, withdrawn) VALUES (?, ?, ?, 0)"
                            + " ON CONFLICT (day, slot) DO NOTHING",
                    name.date().toString(),
                    name.slot().word(),
                    id);
        });
        journal.note("daily", name.tree());
    }

    /** The row of a puzzle, or null when it was not made yet. */
    @Nullable
    Entry entry(DailyName name) {
        return database.read(handle -> handle.select(
                        "SELECT puzzle, withdrawn FROM daily WHERE day = ? AND slot = ?",
                        name.date().toString(),
                        name.slot().word())
                .map((row, context) -> new Entry(row.getString("puzzle"), row.getInt("withdrawn") != 0))
                .findOne()
                .orElse(null));
    }

    /** Withdraws a puzzle; with another in its place or without. */
    void withdraw(DailyName name, boolean replace) {
        String sql = replace
                ? "DELETE FROM daily WHERE day = ? AND slot = ?"
                : "UPDATE daily SET withdrawn = 1 WHERE day = ? AND slot = ?";
        int rows = database.write(handle ->
                handle.execute(sql, name.date().toString(), name.slot().word()));
        if (rows == 0) {
            throw new Problem(Problem.Code.NOT_FOUND, "There is no such puzzle to withdraw.");
        }
        journal.note("withdrawn", name.tree());
    }

    /** A day that has come, as everybody may see it. */
    Tree.Fields day(LocalDate date) {
        checkDate(date);
        Band asked = Slot.band(date.getDayOfWeek());
        List<Tree> all = new ArrayList<>();
        for (Slot slot : Slot.all()) {
            Tree.Fields tree = Tree.fields()
                    .with("slot", slot.word())
                    .with("game", slot.game())
                    .with("size", slot.size())
                    .with("asked", asked.word());
            Entry entry = entry(new DailyName(date, slot));
            tree = tree.with("state", entry == null ? "missing" : entry.isWithdrawn() ? "withdrawn" : "ready");
            if (entry != null && !entry.isWithdrawn()) {
                Document document = puzzles.get(entry.puzzle()).document();
                tree = tree.with("puzzle", entry.puzzle())
                        .with("title", document.title())
                        .with("difficulty", PuzzleView.difficulty(document));
            }
            all.add(tree);
        }
        return Tree.fields()
                .with("date", date.toString())
                .with("weekday", date.getDayOfWeek().name().toLowerCase(Locale.ROOT))
                .with("zone", calendar.zone().getId())
                .with("today", calendar.today().toString())
                .with("puzzles", Tree.of(all));
    }

    @Override
    public void close() {
        maker.shutdownNow();
    }
}
