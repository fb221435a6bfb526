package cluewright.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Does numbered work on several threads and hands over the results in the order of their numbers, so that nobody can
 * tell how many threads there were. At most two results for each thread wait to be handed over.
 */
final class InOrder {
    private final int threads;

    InOrder(int threads) {
        this.threads = threads;
    }

    /**
     * Does the work of the numbers 0 … {@code tasks} - 1. The first exception in the order of numbers, of the work or of
     * the taker, ends it.
     */
    <T> void each(int tasks, IntFunction<T> work, Consumer<T> taker) {
        if (threads == 1 || tasks == 1) {
            for (int number = 0; number < tasks; number++) {
                taker.accept(work.apply(number));
            }
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, tasks), InOrder::daemon);
        try {
            Deque<Future<T>> waiting = new ArrayDeque<>();
            for (int number = 0; number < tasks; number++) {
                if (waiting.size() == 2 * threads) {
                    taker.accept(result(waiting.remove()));
                }
                int own = number;
                waiting.add(pool.submit(() -> work.apply(own)));
            }
            while (!waiting.isEmpty()) {
                taker.accept(result(waiting.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "cluewright-worker");
        thread.setDaemon(true);
        return thread;
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
