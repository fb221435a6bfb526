package cluewright.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The changes of a database that has one writer. Whatever comes while the disk is busy is written in the next transaction
 * together, so that many players wait for the disk once and in the order in which they came. Each change has a savepoint
 * of its own: one that fails takes nobody else's with it. Nobody gets an answer before the transaction has ended.
 */
final class Writes implements AutoCloseable {
    private static final int MOST_TOGETHER = 64;
    private static final String SAVEPOINT = "change";

    /** Comes last. */
    private static final Change<Boolean> END = new Change<>(handle -> true);

    private final Jdbi jdbi;
    private final BlockingQueue<Change<?>> waiting = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "cluewright-writes");
    private boolean closed;

    /** A change that waits, or what came of it. */
    private static final class Change<T> {
        private final Function<Handle, T> writes;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private Runnable telling = () -> {};

        Change(Function<Handle, T> writes) {
            this.writes = writes;
        }

        /** Writes; what came of it is told later. */
        void write(Handle handle) {
            handle.savepoint(SAVEPOINT);
            try {
                T result = writes.apply(handle);
                handle.releaseSavepoint(SAVEPOINT);
                telling = () -> done.complete(result);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
                handle.rollbackToSavepoint(SAVEPOINT);
                telling = () -> done.completeExceptionally(failure);
            }
        }
    }

    Writes(Jdbi jdbi) {
        this.jdbi = jdbi;
        thread.setDaemon(true);
        thread.start();
    }

    /** Writes, and returns when that is on the disk; throws what the change throws. */
    <T> T write(Function<Handle, T> writes) {
        Change<T> change = new Change<>(writes);
        synchronized (this) {
            if (closed) {
                throw new IllegalStateException("the database is closed");
            }
            waiting.add(change);
        }
        try {
            return change.done.join();
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw failure;
        }
    }

    private void run() {
        boolean goesOn = true;
        while (goesOn) {
            try {
                List<Change<?>> together = new ArrayList<>(List.of(waiting.take()));
                waiting.drainTo(together, MOST_TOGETHER - 1);
                goesOn = !together.removeIf(change -> change == END);
                write(together);
            } catch (InterruptedException e) {
                goesOn = false;
            }
        }
    }

    private void write(List<Change<?>> together) {
        try {
            jdbi.useTransaction(handle -> together.forEach(change -> change.write(handle)));
            together.forEach(change -> change.telling.run());
        } catch (RuntimeException | Error failure) {
            together.forEach(change -> change.done.completeExceptionally(failure));
        }
    }

    /** Writes what waits, and takes no more. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            waiting.add(END);
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
