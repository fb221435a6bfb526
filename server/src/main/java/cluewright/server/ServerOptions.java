package cluewright.server;

import cluewright.clue.Mode;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a server is set up.
 *
 * @param host the address to listen at
 * @param port the port; 0 takes a free one
 * @param folder where the embedded database lies
 * @param database the JDBC address of a PostgreSQL database, or null for the embedded one
 * @param password the password of that database, or null when its address holds it or none is needed
 * @param adminToken what an admin has to show, or null when there is no admin
 * @param daily how daily puzzles are published
 * @param traffic how much is taken at a time
 * @param clock what tells the time
 * @param provers who proves puzzles
 */
public record ServerOptions(
        String host,
        int port,
        Path folder,
        @Nullable String database,
        @Nullable String password,
        @Nullable String adminToken,
        Daily daily,
        Traffic traffic,
        Clock clock,
        List<Prover> provers) {
    /**
     * How daily puzzles are published.
     *
     * @param zone where a day begins
     * @param daysAhead for how many days after today puzzles are kept ready; -1 makes none before they are asked for
     * @param first the first day of the archive, or null for the day of the first start
     * @param mode the mode of the suspects puzzles
     */
    public record Daily(
            ZoneId zone, int daysAhead, @Nullable LocalDate first, Mode mode) {}

    /**
     * How much is taken at a time.
     *
     * @param requestsPerMinute the most requests of one client in a minute
     * @param workers how many jobs run at the same time
     * @param behindProxy whether the client's address is the last one in X-Forwarded-For
     * @param framedBy origins whose pages may frame the page
     */
    public record Traffic(int requestsPerMinute, int workers, boolean behindProxy, List<String> framedBy) {
        public Traffic {
            framedBy = List.copyOf(framedBy);
        }
    }

    public ServerOptions {
        provers = List.copyOf(provers);
    }

    /** A server for this machine alone, with its data in a folder, proving by the native prover. */
    public static ServerOptions in(Path folder) {
        return new ServerOptions(
                "127.0.0.1",
                0,
                folder,
                null,
                null,
                null,
                new Daily(ZoneId.of("UTC"), -1, null, Mode.REVEAL),
                new Traffic(Limits.REQUESTS_PER_MINUTE, 1, false, List.of()),
                Clock.systemUTC(),
                List.of(new NativeProver()));
    }

    /** The same with another address. */
    public ServerOptions at(String otherHost, int otherPort) {
        return new ServerOptions(
                otherHost, otherPort, folder, database, password, adminToken, daily, traffic, clock, provers);
    }

    /** The same with a PostgreSQL database. */
    public ServerOptions onDatabase(@Nullable String url, @Nullable String secret) {
        return new ServerOptions(host, port, folder, url, secret, adminToken, daily, traffic, clock, provers);
    }

    /** The same with an admin. */
    public ServerOptions withAdmin(@Nullable String token) {
        return new ServerOptions(host, port, folder, database, password, token, daily, traffic, clock, provers);
    }

    /** The same with other daily puzzles. */
    public ServerOptions publishing(Daily other) {
        return new ServerOptions(host, port, folder, database, password, adminToken, other, traffic, clock, provers);
    }

    /** The same with other traffic. */
    public ServerOptions taking(Traffic other) {
        return new ServerOptions(host, port, folder, database, password, adminToken, daily, other, clock, provers);
    }

    /** The same by another clock. */
    public ServerOptions by(Clock other) {
        return new ServerOptions(host, port, folder, database, password, adminToken, daily, traffic, other, provers);
    }

    /** The same with other provers. */
    public ServerOptions provedBy(List<Prover> others) {
        return new ServerOptions(host, port, folder, database, password, adminToken, daily, traffic, clock, others);
    }
}
