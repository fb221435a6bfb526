package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.space.Refused;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits for those who ask too much, the journal, and stopping. */
class TrafficTest {
    private static final String SLOW =
            "{\"game\":\"suspects\",\"settings\":{\"size\":\"10x10\"},\"difficulty\":\"brutal\",\"seconds\":60}";

    /** Requests a minute: two at once, and so few then that fifteen are too many however slow the machine is. */
    private static final int SLOWLY = 8;

    @TempDir
    Path folder;

    private Server server(int perMinute, boolean behindProxy, OutputStream log) {
        return Server.start(
                ServerOptions.in(folder).taking(new ServerOptions.Traffic(perMinute, 1, behindProxy, List.of())),
                new PrintStream(log, true, StandardCharsets.UTF_8));
    }

    @Test
    void thousandsOfOrdersAreTurnedAwayAndTheServiceGoesOn() {
        try (Server server = server(10_000_000, true, OutputStream.nullOutputStream())) {
            Client client = new Client(server.port());
            List<Integer> own = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                own.add(client.post("/api/v1/orders", SLOW).status());
            }
            assertThat(own.subList(0, 4)).containsOnly(202);
            assertThat(own.subList(4, 20)).containsOnly(429);
            List<Client.Answer> others = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
                others.add(client.send(
                        "POST", "/api/v1/orders", SLOW, "application/json", "X-Forwarded-For", "10.0.0." + i));
            }
            assertThat(others)
                    .filteredOn(answer -> answer.status() == 202)
                    .hasSizeLessThanOrEqualTo(Limits.MOST_WAITING);
            // Whenever a job ends, one more is taken.
            Client.Answer last = others.get(others.get(999).status() == 202 ? 998 : 999);
            assertThat(last.status()).isEqualTo(503);
            assertThat(last.text("code")).isEqualTo("busy");
            assertThat(last.response().headers().firstValue("Retry-After")).isPresent();
            assertThat(client.get("/health").text("status")).isEqualTo("ok");
        }
    }

    @Test
    void aJobThatIsGivenUpEnds() {
        try (Server server = server(1_000_000, false, OutputStream.nullOutputStream())) {
            Client client = new Client(server.port());
            String first = client.post("/api/v1/orders", SLOW).text("id");
            String second = client.post("/api/v1/orders", SLOW).text("id");
            assertThat(client.send("DELETE", "/api/v1/jobs/" + second, null, "").text("state"))
                    .isEqualTo("failed");
            client.send("DELETE", "/api/v1/jobs/" + first, null, "");
            assertThat(client.await(first).text("state")).isEqualTo("failed");
        }
    }

    @Test
    void ordersEndWhenTheirTimeIsOver() {
        try (Server server = server(1_000_000, false, OutputStream.nullOutputStream())) {
            Client client = new Client(server.port());
            String never =
                    "{\"game\":\"suspects\",\"settings\":{\"size\":\"6x6\"},\"difficulty\":\"brutal\",\"clues\":1,\"seconds\":1}";
            Client.Answer ended =
                    client.await(client.post("/api/v1/orders", never).text("id"));
            assertThat(ended.at("problem").get("code").asText()).isEqualTo("budget");
        }
    }

    @Test
    void tooManyRequestsAreTurnedAway() {
        try (Server server = server(SLOWLY, false, OutputStream.nullOutputStream())) {
            Client client = new Client(server.port());
            List<Integer> statuses = new ArrayList<>();
            for (int i = 0; i < 15; i++) {
                statuses.add(client.get("/api/v1/games").status());
            }
            assertThat(statuses).startsWith(200, 200).endsWith(429);
        }
    }

    /** What no route takes used to cost a client nothing. */
    @Test
    void tooManyRequestsToNowhereAreTurnedAway() {
        for (String path : List.of("/api/v1/nothing", "/api/v1/orders", "/nothing.html")) {
            try (Server server = server(SLOWLY, false, OutputStream.nullOutputStream())) {
                Client client = new Client(server.port());
                List<Integer> statuses = new ArrayList<>();
                for (int i = 0; i < 15; i++) {
                    statuses.add(client.get(path).status());
                }
                assertThat(statuses).doesNotContain(200).endsWith(429);
                assertThat(statuses.subList(0, 2)).containsAnyOf(404, 405).doesNotContain(429);
            }
        }
    }

    /** Requests that no route takes used to be written down as if they had taken no time. */
    @Test
    void theJournalTellsHowLongRequestsToNowhereTook() throws IOException, InterruptedException {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        try (Server server = server(1_000_000, false, log);
                Socket socket = new Socket("127.0.0.1", server.port())) {
            String head = "POST /api/v1/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            Thread.sleep(500);
            socket.getOutputStream().write('}');
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 404");
            server.close();
        }
        Matcher line = Pattern.compile("\"method\":\"POST\",\"route\":\"none\",\"status\":404,\"micros\":(\\d+)")
                .matcher(log.toString(StandardCharsets.UTF_8));
        assertThat(line.find()).as(log.toString(StandardCharsets.UTF_8)).isTrue();
        assertThat(Long.parseLong(line.group(1))).isBetween(200_000L, 60_000_000L);
    }

    /** A method that nobody has heard of is no way to fill the figures with names. */
    @Test
    void figuresHaveFewNames() {
        try (Server server = server(1_000_000, false, OutputStream.nullOutputStream())) {
            Client client = new Client(server.port());
            for (int i = 0; i < 5; i++) {
                assertThat(client.send("ODD" + i, "/api/v1/nowhere", null, "").status())
                        .isIn(404, 405);
            }
            assertThat(client.get("/metrics").body()).doesNotContain("ODD").contains("method=\"OTHER\"");
        }
    }

    @Test
    void theJournalTellsRoutesAndNoSecrets() {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        try (Server server = server(1_000_000, false, log)) {
            Client client = new Client(server.port());
            String session = client.session(client.puzzle(
                    "{\"game\":\"suspects\",\"settings\":{\"size\":\"3x3\"},\"seed\":\"HUSH\",\"seconds\":60}"));
            client.get("/api/v1/sessions/" + session);
            assertThat(log.toString(StandardCharsets.UTF_8))
                    .contains("\"route\":\"/api/v1/sessions/{session}\"")
                    .doesNotContain(session, "HUSH");
        }
        assertThat(log.toString(StandardCharsets.UTF_8)).contains("\"event\":\"stopped\"");
    }

    /** A request that is being taken when the server is told to stop gets its answer. */
    @Test
    void stoppingWaitsForThoseWhoAreBeingAnswered() throws IOException, InterruptedException {
        Server server = server(1_000_000, false, OutputStream.nullOutputStream());
        Thread stopping = new Thread(server::close);
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            String head = "POST /api/v1/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 2\r\n\r\n{";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            awaitRunning(new Client(server.port()), 2);
            stopping.start();
            Thread.sleep(100);
            socket.getOutputStream().write('}');
            String answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
            assertThat(answer).isEqualTo("HTTP/1.1 400");
        } finally {
            stopping.join();
        }
    }

    /** Waits until so many requests run, the one that asks for it included. */
    private static void awaitRunning(Client client, int running) throws InterruptedException {
        String gauge = "cluewright_requests_running " + running + "\n";
        for (int i = 0; i < 600 && !client.get("/metrics").body().contains(gauge); i++) {
            Thread.sleep(50);
        }
    }

    @Test
    void headersKeepOthersOut() {
        try (Server server = server(1_000_000, false, OutputStream.nullOutputStream())) {
            var headers =
                    new Client(server.port()).get("/api/v1/games").response().headers();
            assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                    .startsWith("default-src 'none'")
                    .doesNotContain("unsafe", "http");
            assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
            assertThat(headers.firstValue("Server")).isEmpty();
        }
    }

    @Test
    void whatCannotStartSaysWhy() {
        try (Server server = server(100, false, OutputStream.nullOutputStream())) {
            ServerOptions taken = ServerOptions.in(folder.resolve("other")).at("127.0.0.1", server.port());
            assertThatThrownBy(() -> Server.start(taken, new PrintStream(OutputStream.nullOutputStream())))
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("port");
        }
        ServerOptions odd = ServerOptions.in(folder).onDatabase("jdbc:oracle:x", null);
        assertThatThrownBy(() -> Server.start(odd, System.err)).isInstanceOf(Refused.class);
        ServerOptions far = ServerOptions.in(folder).onDatabase("jdbc:postgresql://127.0.0.1:1/x", null);
        assertThatThrownBy(() -> Server.start(far, System.err))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("database");
        ServerOptions weak = ServerOptions.in(folder).withAdmin("short");
        assertThatThrownBy(() -> Server.start(weak, System.err))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("token");
    }
}
