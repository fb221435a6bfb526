package cluewright.server;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP service: it puts the resources together, and sees to what is the same for all of them: limits, headers,
 * problems, figures and the journal.
 */
public final class Server implements AutoCloseable {
    private static final String PROBLEM = "application/problem+json";
    private static final String BEHIND_PROXY = "cluewright.behind-proxy";
    private static final String BEGAN = "cluewright.began";
    private static final String NO_ROUTE = "none";
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
    private static final long STOP_MILLIS = 5_000;
    private static final long POLL_MILLIS = 20;
    private static final int JAVA_WITH_VIRTUAL_THREADS = 21;

    private final ServerOptions options;
    private final Database database;
    private final Journal journal;
    private final Jobs jobs;
    private final Dailies dailies;
    private final Plays plays;
    private final Tables tables;
    private final Calendar calendar;
    private final Metrics metrics = new Metrics();
    private final Allowed allowed = new Allowed();
    private final Rates rates;
    private final AtomicInteger busy = new AtomicInteger();
    private final String policy;
    private final Javalin app;
    private @Nullable ServerConnector connector;
    private volatile boolean stopping;

    private Server(ServerOptions options, PrintStream log) {
        this.options = options;
        this.calendar = new Calendar(options.clock(), options.daily().zone());
        this.journal = new Journal(log, options.clock());
        this.rates = new Rates(options.traffic().requestsPerMinute());
        this.policy = policy(options);
        this.database = Database.open(options);
        Puzzles puzzles = new Puzzles(database, calendar);
        this.plays = new Plays(database, puzzles, calendar);
        this.tables = new Tables(database, calendar);
        this.jobs = new Jobs(database, calendar, journal, options.traffic().workers());
        this.dailies = new Dailies(database, puzzles, calendar, journal, options);
        this.app = Javalin.create(config -> configure(config, puzzles));
    }

    /** Starts a server; refused with a sentence when its database or its port cannot be used. */
    public static Server start(ServerOptions options, PrintStream log) {
        checkToken(options.adminToken());
        Server server = new Server(options, log);
        try {
            server.app.start();
        } catch (RuntimeException e) {
            server.shutDown();
            throw new Refused("the server cannot listen at " + options.host() + ":" + options.port()
                    + "; maybe the port is taken, so choose another.");
        }
        server.forgetOld();
        server.dailies.start();
        server.journal.note("started", Tree.fields().with("port", server.port()));
        return server;
    }

    private static void checkToken(@Nullable String token) {
        if (token != null && token.length() < Limits.SHORTEST_TOKEN) {
            throw new Refused("the admin token has " + token.length() + " characters; it must have "
                    + Limits.SHORTEST_TOKEN + " or more.");
        }
    }

    private void forgetOld() {
        tables.forgetOld();
        plays.forgetOld();
        jobs.forgetSaved();
    }

    /** The port it listens at. */
    public int port() {
        ServerConnector listening = connector;
        return listening == null ? 0 : listening.getLocalPort();
    }

    private static String policy(ServerOptions options) {
        String framed = options.traffic().framedBy().isEmpty()
                ? "'self'"
                : "'self' " + String.join(" ", options.traffic().framedBy());
        return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
                + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "
                + framed;
    }

    private void configure(JavalinConfig config, Puzzles puzzles) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Limits.MOST_DOCUMENT_BYTES + 1L;
        config.concurrency.useVirtualThreads = Runtime.version().feature() >= JAVA_WITH_VIRTUAL_THREADS;
        if (!config.concurrency.useVirtualThreads) {
            config.jetty.threadPool = new QueuedThreadPool(Limits.MOST_THREADS, 8);
        }
        config.jetty.addConnector((server, http) -> {
            http.setSendServerVersion(false);
            ServerConnector listening = new ServerConnector(server, new HttpConnectionFactory(http));
            listening.setHost(options.host());
            listening.setPort(options.port());
            listening.setIdleTimeout(Limits.IDLE_MILLIS);
            connector = listening;
            return listening;
        });
        config.jetty.modifyServer(server -> server.setErrorHandler((request, response, callback) -> {
            response.getHeaders().put("Content-Type", PROBLEM);
            Problem problem = new Problem(Problem.Code.BAD_REQUEST, "This request cannot be understood.");
            org.eclipse.jetty.io.Content.Sink.write(
                    response, true, cluewright.documents.DocumentFiles.line(problem.tree()), callback);
            return true;
        }));
        config.routes.before(context -> context.attribute(BEGAN, System.nanoTime()));
        addRoutes(new Registering(config), puzzles);
        config.routes.exception(HttpResponseException.class, this::unmatched);
    }

    private void addRoutes(Routes routes, Puzzles puzzles) {
        PuzzleResource puzzleResource = new PuzzleResource(puzzles, dailies, calendar);
        SessionResource sessions = new SessionResource(plays, puzzleResource);
        new AboutResource().addTo(routes);
        new JobResource(jobs, puzzles, options.provers(), () -> stopping).addTo(routes);
        puzzleResource.addTo(routes);
        sessions.addTo(routes);
        new TableResource(tables, plays, puzzles, puzzleResource, sessions).addTo(routes);
        new AdminResource(dailies, puzzles, options.adminToken()).addTo(routes);
        routes.add("GET", "/health", this::health);
        routes.add(
                "GET",
                "/metrics",
                call -> call.answer(
                        "text/plain; version=0.0.4", metrics.text(gauges()).getBytes(StandardCharsets.UTF_8)));
        new PageResource().addTo(routes);
    }

    /** Adds routes to the HTTP library, wrapped in what is the same for all. What can be got has a head as well. */
    private final class Registering implements Routes {
        private final JavalinConfig config;

        Registering(JavalinConfig config) {
            this.config = config;
        }

        @Override
        public void add(String method, String path, Consumer<Call> answer) {
            allowed.add(method, path);
            config.routes.addHttpHandler(
                    HandlerType.findOrCreate(method), path, context -> handle(context, path, answer));
            if (method.equals("GET")) {
                add("HEAD", path, answer);
            }
        }
    }

    private void handle(Context context, String route, Consumer<Call> answer) {
        long began = began(context);
        busy.incrementAndGet();
        setHeaders(context);
        try {
            if (stopping) {
                throw new Problem(Problem.Code.BUSY, "The server is about to stop; ask again in a moment.", 5);
            }
            context.attribute(BEHIND_PROXY, options.traffic().behindProxy());
            rates.take(client(new Call(context)));
            answer.accept(new Call(context));
        } catch (Problem problem) {
            answer(context, problem);
        } catch (Refused refused) {
            answer(context, new Problem(Problem.Code.REFUSED, refused.getMessage()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            journal.fault(route, fault);
            answer(context, new Problem(Problem.Code.FAULT, "The server is at fault; please report it."));
        } finally {
            busy.decrementAndGet();
            note(context, route, began);
        }
    }

    private static long began(Context context) {
        Long began = context.attribute(BEGAN);
        return began == null ? System.nanoTime() : began;
    }

    private void note(Context context, String route, long began) {
        long micros = (System.nanoTime() - began) / 1_000;
        String asked = context.req().getMethod();
        String method = METHODS.contains(asked) ? asked : "OTHER"; // whatever a client writes, there are not too many
        metrics.request(method, route, context.statusCode(), micros);
        journal.request(method, route, context.statusCode(), micros);
    }

    private void setHeaders(Context context) {
        context.header("Content-Security-Policy", policy)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
                .header("Cache-Control", "no-store");
    }

    private static void answer(Context context, Problem problem) {
        if (context.res().isCommitted()) {
            return;
        }
        new Call(context).discardBody();
        if (problem.retrySeconds() > 0) {
            context.header("Retry-After", Integer.toString(problem.retrySeconds()));
        }
        context.status(problem.status())
                .contentType(PROBLEM)
                .result(cluewright.documents.DocumentFiles.line(problem.tree()));
    }

    /** Requests that no route takes. They are counted and written down as any other. */
    private void unmatched(HttpResponseException failure, Context context) {
        handle(context, NO_ROUTE, call -> {
            List<String> methods = allowed.at(context.path());
            if (failure.getStatus() == 413) {
                throw new Problem(Problem.Code.TOO_LARGE, "The body is too large; send a smaller one.");
            }
            if (methods.isEmpty()) {
                throw new Problem(Problem.Code.NOT_FOUND, "There is nothing at this address.");
            }
            context.header("Allow", String.join(", ", methods));
            throw new Problem(
                    Problem.Code.METHOD_NOT_ALLOWED,
                    "This cannot be done with this method, but with " + String.join(", ", methods) + ".");
        });
    }

    /** Whom a request is counted for. */
    static String client(Call call) {
        Context context = call.context();
        String forwarded = context.header("X-Forwarded-For");
        if (Boolean.TRUE.equals(context.attribute(BEHIND_PROXY)) && forwarded != null) {
            return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        }
        return context.ip();
    }

    private void health(Call call) {
        boolean well = database.isWell();
        String word = well ? "ok" : "failing";
        call.answer(
                well ? 200 : 503,
                Tree.fields()
                        .with("status", word)
                        .with("database", word)
                        .with("queue", jobs.waiting())
                        .with("today", calendar.today().toString()));
    }

    private Map<String, Long> gauges() {
        Runtime runtime = Runtime.getRuntime();
        Map<String, Long> gauges = new LinkedHashMap<>();
        gauges.put("cluewright_jobs_waiting", (long) jobs.waiting());
        gauges.put("cluewright_requests_running", (long) busy.get());
        gauges.put("cluewright_sessions_opened", plays.opened());
        gauges.put("cluewright_heap_used_bytes", runtime.totalMemory() - runtime.freeMemory());
        gauges.put("cluewright_heap_most_bytes", runtime.maxMemory());
        return gauges;
    }

    /** Stops: new requests are turned away, those that run are finished, jobs are given up, the database is closed. */
    @Override
    public void close() {
        shutDown();
        journal.note("stopped", Tree.fields());
    }

    private void shutDown() {
        stopping = true;
        long until = System.nanoTime() + STOP_MILLIS * 1_000_000;
        try {
            while (busy.get() > 0 && System.nanoTime() < until) {
                Thread.sleep(POLL_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        dailies.close();
        jobs.close();
        app.stop();
        database.close();
    }
}
