package cluewright.cli;

import cluewright.clue.Mode;
import cluewright.puzzle.Tree;
import cluewright.server.Limits;
import cluewright.server.Server;
import cluewright.server.ServerOptions;
import cluewright.space.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves puzzles over HTTP until it is stopped. */
@Command(
        name = "serve",
        sortOptions = false,
        customSynopsis = "cluewright serve [OPTION...]",
        header = "Serve puzzles: the page to play them, and the interface for programs.",
        description = {
            "Starts a server with an embedded database. It makes the daily puzzles ahead, takes orders, checks documents"
                    + " and keeps games. Stop it with Ctrl-C or SIGTERM: what runs is finished first.",
            ""
        },
        footer = {
            "",
            "Environment: CLUEWRIGHT_ADMIN_TOKEN, CLUEWRIGHT_DATABASE and CLUEWRIGHT_DATABASE_PASSWORD do what the"
                    + " options do, without being seen in the list of processes.",
            "",
            "Examples:",
            "  cluewright serve",
            "  cluewright serve --host 0.0.0.0 --port 8080 --data /var/lib/cluewright --zone Europe/Vienna",
            "  cluewright serve --database jdbc:postgresql://db/cluewright?user=cluewright"
        })
final class ServeCommand extends Subcommand {
    private static final int MOST_PORT = 65_535;
    private static final int MOST_RATE = 100_000_000;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            order = 1,
            description = "Where to listen (${DEFAULT-VALUE}); 0.0.0.0 for everybody who can reach this machine.")
    String host = "";

    @Option(
            names = "--port",
            paramLabel = "NUMBER",
            defaultValue = "8080",
            order = 2,
            description = "The port (${DEFAULT-VALUE}); 0 takes a free one.")
    String port = "";

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = "cluewright-data",
            order = 3,
            description = "Where the embedded database lies (${DEFAULT-VALUE}).")
    String data = "";

    @Option(
            names = "--database",
            paramLabel = "URL",
            order = 4,
            description = "A PostgreSQL database instead, which several servers may share.")
    @Nullable
    String database;

    @Option(
            names = "--zone",
            paramLabel = "ZONE",
            order = 10,
            description = "The publisher's time zone, such as Europe/Vienna (that of this machine).")
    @Nullable
    String zone;

    @Option(
            names = "--days-ahead",
            paramLabel = "NUMBER",
            defaultValue = "7",
            order = 11,
            description = "For how many days daily puzzles are kept ready (${DEFAULT-VALUE}).")
    String daysAhead = "";

    @Option(
            names = "--archive-from",
            paramLabel = "DATE",
            order = 12,
            description = "The first day of the archive (the day of the first start).")
    @Nullable
    String archiveFrom;

    @Option(
            names = "--daily-mode",
            paramLabel = "MODE",
            defaultValue = "reveal",
            order = 13,
            description = "Mode of the daily suspects puzzles: reveal or open (${DEFAULT-VALUE}).")
    String dailyMode = "";

    @Option(
            names = "--admin-token-file",
            paramLabel = "FILE",
            order = 20,
            description = "A file that holds the token for admin acts; without one there are none.")
    @Nullable
    String tokenFile;

    @Option(
            names = "--requests-per-minute",
            paramLabel = "NUMBER",
            defaultValue = "" + Limits.REQUESTS_PER_MINUTE,
            order = 21,
            description = "The most requests of one client (${DEFAULT-VALUE}).")
    String rate = "";

    @Option(
            names = "--workers",
            paramLabel = "NUMBER",
            order = 22,
            description = "How many orders and checks run at the same time (half of the processors).")
    @Nullable
    String workers;

    @Option(
            names = "--behind-proxy",
            order = 23,
            description = "Take the client's address from the last entry of X-Forwarded-For. Only behind a proxy that"
                    + " sets it.")
    boolean behindProxy;

    @Option(
            names = "--embed-in",
            split = ",",
            paramLabel = "ORIGIN",
            order = 24,
            description = "Sites that may show the page in a frame, such as https://news.example.")
    List<String> embedIn = List.of();

    @Option(
            names = "--provers",
            split = ",",
            paramLabel = "NAME",
            defaultValue = ProverName.ALL,
            order = 40,
            completionCandidates = ProverName.Words.class,
            description = "Who proves (${DEFAULT-VALUE}).")
    List<String> provers = List.of();

    ServeCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Server server = Server.start(options(), console.errors());
        CountDownLatch stopped = new CountDownLatch(1);
        Thread hook = new Thread(() -> {
            server.close();
            stopped.countDown();
        });
        Runtime.getRuntime().addShutdownHook(hook);
        String address = "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port() + "/";
        if (json) {
            console.print(Tree.fields().with("address", address));
        } else {
            console.print(List.of("Cluewright listens at " + address));
        }
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Exit.FINE;
    }

    private ServerOptions options() {
        int processors = Runtime.getRuntime().availableProcessors();
        ServerOptions.Traffic traffic = new ServerOptions.Traffic(
                (int) whole("--requests-per-minute", rate, 1, MOST_RATE),
                workers == null ? Math.max(1, processors / 2) : (int) whole("--workers", workers, 1, processors),
                behindProxy,
                embedIn);
        ServerOptions.Daily daily = new ServerOptions.Daily(
                zoned(),
                (int) whole("--days-ahead", daysAhead, 0, Limits.MOST_DAYS_AHEAD),
                first(),
                Mode.of(dailyMode));
        embedIn.forEach(ServeCommand::checkOrigin);
        return ServerOptions.in(PuzzleFile.path(data))
                .at(host, (int) whole("--port", port, 0, MOST_PORT))
                .onDatabase(
                        database != null ? database : environment("CLUEWRIGHT_DATABASE"),
                        environment("CLUEWRIGHT_DATABASE_PASSWORD"))
                .withAdmin(token())
                .publishing(daily)
                .taking(traffic)
                .by(Clock.systemUTC())
                .provedBy(ProverName.provers(provers));
    }

    private static void checkOrigin(String origin) {
        if (!origin.matches("https?://[A-Za-z0-9.-]+(:[0-9]+)?")) {
            throw new Refused("'--embed-in' names origins such as https://news.example, not '" + origin + "'.");
        }
    }

    private static @Nullable String environment(String name) {
        String value = System.getenv(name);
        return value == null || value.isEmpty() ? null : value;
    }

    private ZoneId zoned() {
        try {
            return zone == null ? ZoneId.systemDefault() : ZoneId.of(zone);
        } catch (DateTimeException e) {
            throw new Refused("there is no time zone '" + zone + "'; write one such as Europe/Vienna or UTC."
                    + Refused.maybe(String.valueOf(zone), List.copyOf(ZoneId.getAvailableZoneIds())));
        }
    }

    private @Nullable LocalDate first() {
        try {
            return archiveFrom == null ? null : LocalDate.parse(archiveFrom);
        } catch (DateTimeException e) {
            throw new Refused("'--archive-from' must be a date such as 2026-11-30, not '" + archiveFrom + "'.");
        }
    }

    private @Nullable String token() {
        if (tokenFile == null) {
            return environment("CLUEWRIGHT_ADMIN_TOKEN");
        }
        Path file = PuzzleFile.path(tokenFile);
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new Refused(file + ": the admin token cannot be read; check the name and the permissions.");
        }
    }
}
