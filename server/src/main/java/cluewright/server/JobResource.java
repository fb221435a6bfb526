package cluewright.server;

import cluewright.clue.Mode;
import cluewright.documents.DocumentFiles;
import cluewright.formula.World;
import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/** Orders and checks, and how they get on. */
final class JobResource {
    private static final int SYLLABLES = 4;
    private static final int MOST_CLUES = 200;
    private static final int LONGEST_TITLE = 200;
    private static final long BEAT_MILLIS = 5_000;
    private static final long PAUSE_MILLIS = 100;

    private final Jobs jobs;
    private final Puzzles puzzles;
    private final List<Prover> provers;
    private final BooleanSupplier stopping;
    private final Semaphore followers = new Semaphore(Limits.MOST_FOLLOWERS);

    JobResource(Jobs jobs, Puzzles puzzles, List<Prover> provers, BooleanSupplier stopping) {
        this.jobs = jobs;
        this.puzzles = puzzles;
        this.provers = provers;
        this.stopping = stopping;
    }

    void addTo(Routes routes) {
        routes.post("/orders", this::order);
        routes.post("/checks", this::check);
        routes.get("/jobs/{job}", call -> call.answer(jobs.view(call.path("job"))));
        routes.delete("/jobs/{job}", this::cancel);
        routes.get("/jobs/{job}/events", this::follow);
    }

    private void order(Call call) {
        Tree.Fields asked = call.body();
        Order order = order(asked);
        String seed = asked.has("seed") ? asked.get("seed").asText() : Secrets.word(SYLLABLES);
        Generator.checkSeed(seed);
        String title = asked.has("title") ? asked.get("title").asText() : "";
        if (title.length() > LONGEST_TITLE) {
            throw asked.get("title").refused("a title has at most " + LONGEST_TITLE + " characters; shorten it.");
        }
        int seconds = asked.has("seconds")
                ? asked.get("seconds").asNumber(1, Limits.MOST_ORDER_SECONDS)
                : Limits.ORDER_SECONDS;
        Job job = new Job(Job.Kind.ORDER, Server.client(call));
        accept(call, jobs.add(job, running -> {
            Document made = new Generator(provers)
                    .watchedBy((number, rejects) -> running.checkOn(number + 1, seconds))
                    .generate(order, seed);
            Document titled = new Document(made.game(), title, made.puzzle(), made.answer(), made.results());
            running.finish(puzzles.add(Puzzles.hashed(titled)), null);
        }));
    }

    private static Order order(Tree.Fields asked) {
        asked.only(
                "game", "settings", "mode", "difficulty", "seed", "title", "maxStep", "clues", "redundant", "seconds");
        Order order = Order.of(Games.of(asked.get("game").asText()));
        if (asked.has("settings")) {
            for (Map.Entry<String, Tree> setting :
                    asked.get("settings").asFields().fields().entrySet()) {
                order = order.with(setting.getKey(), setting.getValue().asText());
            }
        }
        Aim aim = order.aim();
        aim = asked.has("mode") ? aim.in(Mode.of(asked.get("mode").asText())) : aim;
        aim = asked.has("difficulty") ? aim.difficulty(asked.get("difficulty").asText()) : aim;
        aim = asked.has("maxStep") ? aim.maxStep(asked.get("maxStep").asNumber(1, MOST_CLUES)) : aim;
        aim = asked.has("clues") ? aim.clues(asked.get("clues").asNumber(1, MOST_CLUES)) : aim;
        aim = asked.has("redundant") ? aim.redundant(asked.get("redundant").asNumber(0, MOST_CLUES)) : aim;
        return order.withAim(aim);
    }

    private void check(Call call) {
        Document document = Document.read(call.document(), Games::of);
        Job job = new Job(Job.Kind.CHECK, Server.client(call));
        accept(call, jobs.add(job, running -> {
            Check.Report report = new Check(provers, Limits.CHECK_NODES).check(document, running::tell);
            running.finish(report.isSound() ? puzzles.add(Puzzles.hashed(answered(document))) : null, report);
        }));
    }

    /** A document that was written by hand need not tell its answer; players are told it in the end. */
    private static Document answered(Document document) {
        World answer = document.answer();
        if (answer == null
                && new NativeProver().prove(document.puzzle(), Limits.CHECK_NODES) instanceof Verdict.Unique unique) {
            answer = unique.answer();
        }
        return new Document(document.game(), document.title(), document.puzzle(), answer, document.results());
    }

    private static void accept(Call call, Tree.Fields job) {
        call.context().header("Location", Routes.API + "/jobs/" + job.get("id").asText());
        call.answer(202, job);
    }

    private void cancel(Call call) {
        String id = call.path("job");
        jobs.view(id);
        Job job = jobs.find(id);
        if (job != null) {
            job.cancel();
        }
        call.answer(jobs.view(id));
    }

    /** Sends the job whenever it has changed. Each client that follows holds a thread, so there are not too many. */
    private void follow(Call call) {
        String id = call.path("job");
        jobs.view(id);
        if (!followers.tryAcquire()) {
            throw new Problem(Problem.Code.BUSY, "Too many follow jobs now; ask for the job itself.", 2);
        }
        try {
            HttpServletResponse response = call.context().res();
            response.setContentType("text/event-stream");
            response.setCharacterEncoding(StandardCharsets.UTF_8.name());
            response.setHeader("X-Accel-Buffering", "no");
            if (!call.context().req().getMethod().equals("HEAD")) {
                send(id, response);
            }
        } catch (IOException gone) {
            // The client has left, which is its right.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            followers.release();
        }
    }

    private void send(String id, HttpServletResponse response) throws IOException, InterruptedException {
        OutputStream out = response.getOutputStream();
        String before = "";
        boolean goesOn = true;
        long sentNanos = System.nanoTime();
        while (goesOn && !stopping.getAsBoolean()) {
            Tree.Fields view = jobs.view(id);
            String line = DocumentFiles.line(view);
            String text = line.equals(before) ? ": still here\n\n" : "event: job\ndata: " + line + "\n\n";
            if (!line.equals(before) || System.nanoTime() - sentNanos > BEAT_MILLIS * 1_000_000) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
                response.flushBuffer();
                sentNanos = System.nanoTime();
            }
            before = line;
            String state = view.get("state").asText();
            goesOn = !state.equals("done") && !state.equals("failed");
            if (goesOn) {
                pause(jobs.find(id));
            }
        }
    }

    private static void pause(@org.jspecify.annotations.Nullable Job job) throws InterruptedException {
        Thread.sleep(PAUSE_MILLIS); // however much happens, ten times a second is enough
        if (job != null) {
            job.await(PAUSE_MILLIS);
        }
    }
}
