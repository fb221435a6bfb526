package cluewright.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A bar on standard error that shows how far long work has come: only on a terminal, and only after a second. */
final class Progress implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 1000;
    private static final int REFRESH_MILLIS = 250;

    private final Console console;
    private final String task;
    private final int total;
    private final @Nullable ScheduledExecutorService clock;
    private @Nullable ProgressBar bar;
    private int done;
    private boolean closed;

    private Progress(Console console, String task, int total, @Nullable ScheduledExecutorService clock) {
        this.console = console;
        this.task = task;
        this.total = total;
        this.clock = clock;
    }

    /** The progress of work with so many steps. It stays hidden where results appear on the same terminal meanwhile. */
    @SuppressWarnings("FutureReturnValueIgnored")
    static Progress of(Console console, String task, int total, boolean printsMeanwhile) {
        if (!console.errIsTerminal() || printsMeanwhile && console.outIsTerminal()) {
            return new Progress(console, task, total, null);
        }
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "cluewright-progress");
            thread.setDaemon(true);
            return thread;
        });
        Progress progress = new Progress(console, task, total, clock);
        clock.schedule(progress::show, PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        return progress;
    }

    private synchronized void show() {
        if (!closed) {
            bar = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(total == 1 ? -1 : total) // a single step has no fraction to show
                    .startsFrom(done, java.time.Duration.ofMillis(PATIENCE_MILLIS))
                    .setUpdateIntervalMillis(REFRESH_MILLIS)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setConsumer(new ConsoleProgressBarConsumer(console.errors(), Fold.WIDTH - 1))
                    .clearDisplayOnFinish()
                    .build();
        }
    }

    /** One step is done. */
    synchronized void step() {
        done++;
        if (bar != null) {
            bar.stepTo(done);
        }
    }

    /** Makes room for a message; the bar comes back below it when there is more to do. */
    synchronized void clear() {
        if (done >= total) {
            close();
        } else if (bar != null) {
            console.errors().print("\r" + " ".repeat(Fold.WIDTH - 1) + "\r");
        }
    }

    /** Takes the bar away. */
    @Override
    public synchronized void close() {
        closed = true;
        if (clock != null) {
            clock.shutdownNow();
        }
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }
}
