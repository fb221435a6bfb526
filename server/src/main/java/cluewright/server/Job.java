package cluewright.server;

import cluewright.puzzle.Check;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An order or a check on its way through the queue. */
final class Job {
    private final String id = Secrets.secret();
    private final Kind kind;
    private final String client;
    private final List<String> lines = new ArrayList<>();
    private State state = State.QUEUED;
    private long startedNanos;
    private long endedNanos;
    private int tries;
    private boolean cancelled;
    private @Nullable String puzzle;
    private Check.@Nullable Report report;
    private @Nullable Problem problem;

    enum Kind {
        ORDER,
        CHECK
    }

    enum State {
        QUEUED,
        RUNNING,
        DONE,
        FAILED
    }

    Job(Kind kind, String client) {
        this.kind = kind;
        this.client = client;
    }

    String id() {
        return id;
    }

    String client() {
        return client;
    }

    synchronized boolean hasEnded() {
        return state == State.DONE || state == State.FAILED;
    }

    synchronized boolean isQueued() {
        return state == State.QUEUED;
    }

    /** Begins to run; false when it was given up before. */
    synchronized boolean begin() {
        if (state == State.QUEUED) {
            state = State.RUNNING;
            startedNanos = System.nanoTime();
            notifyAll();
        }
        return state == State.RUNNING;
    }

    /** Tells how far it is; ends it by a problem when it was given up, or has run for too long. */
    synchronized void checkOn(int triesSoFar, int mostSeconds) {
        tries = Math.max(tries, triesSoFar);
        notifyAll();
        if (cancelled) {
            throw new Problem(Problem.Code.CONFLICT, "The job was given up.");
        }
        if (mostSeconds > 0 && System.nanoTime() - startedNanos > mostSeconds * 1_000_000_000L) {
            throw new Problem(
                    Problem.Code.BUDGET,
                    "No such puzzle was found in " + mostSeconds + " seconds and " + tries
                            + " tries; allow more time, another difficulty or another size.");
        }
    }

    synchronized void tell(String line) {
        lines.add(line.stripTrailing());
        checkOn(0, 0);
    }

    synchronized void finish(@Nullable String madePuzzle, Check.@Nullable Report found) {
        puzzle = madePuzzle;
        report = found;
        end(State.DONE);
    }

    synchronized void fail(Problem why) {
        problem = why;
        end(State.FAILED);
    }

    private void end(State last) {
        if (!hasEnded()) {
            state = last;
            endedNanos = System.nanoTime();
            notifyAll();
        }
    }

    /** Gives it up: at once when it waits, and at its next sign of life when it runs. */
    synchronized void cancel() {
        cancelled = true;
        if (state == State.QUEUED) {
            fail(new Problem(Problem.Code.CONFLICT, "The job was given up."));
        }
    }

    /** Waits until something may have changed; waking up for nothing does no harm. */
    @SuppressWarnings("WaitNotInLoop")
    synchronized void await(long millis) throws InterruptedException {
        if (!hasEnded()) {
            wait(millis);
        }
    }

    synchronized Tree.Fields tree(int ahead) {
        long until = hasEnded() ? endedNanos : System.nanoTime();
        Tree.Fields tree = Tree.fields()
                .with("id", id)
                .with("kind", kind.name().toLowerCase(Locale.ROOT))
                .with("state", state.name().toLowerCase(Locale.ROOT))
                .with("ahead", ahead)
                .with("millis", startedNanos == 0 ? 0 : Math.max(0, (until - startedNanos) / 1_000_000))
                .with("tries", tries)
                .with("lines", Tree.texts(lines));
        tree = puzzle == null ? tree : tree.with("puzzle", puzzle);
        Check.Report found = report;
        tree = found == null
                ? tree
                : tree.with(
                        "report", Tree.fields().with("sound", found.isSound()).with("tree", found.tree()));
        return problem == null ? tree : tree.with("problem", problem.tree());
    }
}
