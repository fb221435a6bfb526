package cluewright.server;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The queue of orders and checks. It is bounded, and so is what one client may put into it. Jobs live in the server that
 * took them; where several servers share a database, the others see how a job ended, and until then that it is queued.
 */
final class Jobs implements AutoCloseable {
    private static final int RETRY_SECONDS = 5;
    private static final int STOP_SECONDS = 3;

    private final Database database;
    private final Calendar calendar;
    private final Journal journal;
    private final Map<String, Job> own = new ConcurrentHashMap<>();
    private final ThreadPoolExecutor workers;

    Jobs(Database database, Calendar calendar, Journal journal, int threads) {
        this.database = database;
        this.calendar = calendar;
        this.journal = journal;
        this.workers = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(Limits.MOST_WAITING),
                Jobs::quietThread);
    }

    /** A thread that leaves the processor to those who answer players. */
    @SuppressWarnings("ThreadPriorityCheck")
    static Thread quietThread(Runnable task) {
        Thread thread = new Thread(task, "cluewright-work");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }

    /** Puts a job into the queue; a problem when it is full, or when the client has enough in it. */
    synchronized Tree.Fields add(Job job, Consumer<Job> work) {
        forgetOld();
        long of = own.values().stream()
                .filter(other -> !other.hasEnded() && other.client().equals(job.client()))
                .count();
        if (of >= Limits.MOST_JOBS_OF_CLIENT) {
            throw new Problem(
                    Problem.Code.TOO_MANY_REQUESTS,
                    "You have " + of + " jobs in the queue, which is the most; wait until one has ended.",
                    RETRY_SECONDS);
        }
        try {
            workers.execute(() -> run(job, work));
        } catch (RejectedExecutionException e) {
            throw new Problem(
                    Problem.Code.BUSY,
                    "The queue is full with " + Limits.MOST_WAITING + " jobs; try again later.",
                    RETRY_SECONDS);
        }
        own.put(job.id(), job);
        save(job, 0);
        return job.tree(ahead(job));
    }

    private void run(Job job, Consumer<Job> work) {
        if (!job.begin()) {
            return;
        }
        try {
            work.accept(job);
        } catch (Problem problem) {
            job.fail(problem);
        } catch (Refused refused) {
            job.fail(new Problem(Problem.Code.REFUSED, refused.getMessage()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            journal.fault("job", fault);
            job.fail(new Problem(Problem.Code.FAULT, "The server is at fault; please report it."));
        }
        save(job, 1);
    }

    private void save(Job job, int ended) {
        String key = Key.of(job.id()).hash();
        try {
            database.change(handle -> {
                handle.execute("DELETE FROM job WHERE id = ?", key);
                handle.execute(
                        "INSERT INTO job (id, view, ended, touched) VALUES (?, ?, ?, ?)",
                        key,
                        DocumentFiles.line(job.tree(0).without("id")),
                        ended,
                        calendar.millis());
            });
        } catch (RuntimeException fault) {
            journal.fault("job", fault);
        }
    }

    private int ahead(Job job) {
        return job.isQueued() ? Math.max(0, workers.getQueue().size() - 1) : 0;
    }

    /** How many wait. */
    int waiting() {
        return workers.getQueue().size();
    }

    /** The job, if this server has it. */
    @Nullable
    Job find(String id) {
        return own.get(id);
    }

    /** How a job stands, wherever it runs; a problem when there is none. */
    Tree.Fields view(String id) {
        Job job = own.get(id);
        return job == null ? elsewhere(id) : job.tree(ahead(job));
    }

    private Tree.Fields elsewhere(String id) {
        String view = database.read(handle -> handle.select(
                        "SELECT view FROM job WHERE id = ? AND (ended = 1 OR touched > ?)",
                        Key.of(id).hash(),
                        calendar.millis() - Limits.JOB_MILLIS)
                .mapTo(String.class)
                .findOne()
                .orElseThrow(() -> Problem.missing("job")));
        Tree.Fields tree = Tree.fields().with("id", id);
        for (var field : DocumentFiles.read(view.getBytes(StandardCharsets.UTF_8), "job.json")
                .asFields()
                .fields()
                .entrySet()) {
            tree = tree.with(field.getKey(), field.getValue());
        }
        return tree;
    }

    private void forgetOld() {
        List<String> old = new ArrayList<>();
        own.forEach((id, job) -> {
            if (job.hasEnded() && own.size() > Limits.MOST_WAITING) {
                old.add(id);
            }
        });
        old.forEach(own::remove);
    }

    /** Forgets jobs of long ago in the database. */
    void forgetSaved() {
        long before = calendar.millis() - Limits.JOB_MILLIS;
        database.change(handle -> handle.execute("DELETE FROM job WHERE touched < ?", before));
    }

    /** Gives all jobs up and waits a moment for those that run. */
    @Override
    public void close() {
        own.values().forEach(Job::cancel);
        workers.shutdown();
        try {
            if (!workers.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) {
                workers.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
