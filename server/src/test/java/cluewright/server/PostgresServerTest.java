package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The server with a PostgreSQL that runs beside it. */
class PostgresServerTest extends ServerContract {
    private static EmbeddedPostgres postgres;
    private static int databases;

    private String url = "";

    @BeforeAll
    static void startDatabase() throws IOException {
        postgres = EmbeddedPostgres.builder().start();
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        postgres.close();
    }

    /** A database of its own for each test; the same again when a test starts its server anew. */
    @Override
    ServerOptions on(ServerOptions options) {
        if (url.isEmpty()) {
            String name = "test" + ++databases;
            try (Connection connection = postgres.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            } catch (SQLException e) {
                throw new AssertionError(e);
            }
            url = postgres.getJdbcUrl("postgres", name);
        }
        return options.onDatabase(url, null);
    }

    @Override
    String url() {
        return url;
    }

    @Override
    String kept() {
        return Kept.rows(url);
    }

    /** Two servers on one database: no change of a session is lost, whoever makes it. */
    @Test
    void severalServersShareTheDatabase() throws InterruptedException, ExecutionException {
        try (Server other = Server.start(
                on(ServerOptions.in(folder).by(clock)), new PrintStream(OutputStream.nullOutputStream()))) {
            Client second = new Client(other.port());
            String session = client.session(
                    client.puzzle("{\"game\":\"suspects\",\"settings\":{\"size\":\"3x3\"},\"seconds\":60}"));
            List<String> names = new ArrayList<>();
            client.get("/api/v1/sessions/" + session)
                    .at("puzzle")
                    .list("variables")
                    .forEach(one -> names.add(one.asFields().get("name").asText()));
            ExecutorService both = Executors.newFixedThreadPool(2);
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < names.size(); i++) {
                Client one = i % 2 == 0 ? client : second;
                String note = "{\"name\":\"" + names.get(i) + "\",\"note\":\"n\"}";
                futures.add(both.submit(() -> one.post("/api/v1/sessions/" + session + "/notes", note)));
            }
            for (Future<?> future : futures) {
                future.get();
            }
            both.shutdown();
            assertThat(second.get("/api/v1/sessions/" + session).at("notes").fields())
                    .hasSameSizeAs(names);
            assertThat(client.get("/api/v1/sessions/" + session).at("notes").fields())
                    .hasSameSizeAs(names);
        }
    }
}
