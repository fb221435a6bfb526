package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever comes, the answer is a problem with the right status and one sentence, and the service goes on. */
class BadInputTest {
    private static final String SECRET = "AAAAAAAAAAAAAAAAAAAAAA";

    @TempDir
    Path folder;

    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(
                ServerOptions.in(folder).taking(new ServerOptions.Traffic(1_000_000, 1, false, List.of())),
                new PrintStream(log, true, StandardCharsets.UTF_8));
        client = new Client(server.port());
    }

    @AfterEach
    void goesOn() {
        assertThat(client.get("/health").status()).isEqualTo(200);
        server.close();
        assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("\"fault\"", SECRET);
    }

    private void problem(Client.Answer answer, int status, String code) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(answer.type()).isEqualTo("application/problem+json");
        assertThat(answer.text("code")).isEqualTo(code);
        assertThat(answer.text("detail")).matches(".*[.?]").doesNotContain("Exception");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/api/v1/orders   | {                                        | 400 | bad-request",
                "/api/v1/orders   | []                                       | 400 | bad-request",
                "/api/v1/orders   | 7                                        | 400 | bad-request",
                "/api/v1/orders   | {\"game\":null}                          | 400 | bad-request",
                "/api/v1/orders   | {}                                       | 400 | refused",
                "/api/v1/orders   | {\"game\":7}                             | 400 | refused",
                "/api/v1/orders   | {\"game\":\"chess\"}                     | 400 | refused",
                "/api/v1/orders   | {\"game\":\"suspects\",\"secs\":1}       | 400 | refused",
                "/api/v1/orders   | {\"game\":\"suspects\",\"seconds\":1e9}  | 400 | bad-request",
                "/api/v1/orders   | {\"game\":\"suspects\",\"seconds\":99}   | 400 | refused",
                "/api/v1/orders   | {\"game\":\"suspects\",\"settings\":[]}  | 400 | refused",
                "/api/v1/orders   | {\"game\":\"suspects\",\"seed\":\"a#b\"} | 400 | refused",
                "/api/v1/orders   | {\"game\":\"suspects\",\"difficulty\":\"mild\"} | 400 | refused",
                "/api/v1/checks   | {\"format\":\"cluewright/1\"}            | 400 | refused",
                "/api/v1/sessions | {}                                       | 400 | bad-request",
                "/api/v1/sessions | {\"puzzle\":\"nothing\"}                 | 404 | not-found",
                "/api/v1/sessions | {\"puzzle\":{}}                          | 400 | refused",
                "/api/v1/sessions | {\"share\":\"nothing\"}                  | 404 | not-found",
                "/api/v1/sessions | {\"daily\":{\"date\":\"tomorrow\",\"slot\":\"suspects-3x3\"}} | 400 | bad-request",
                "/api/v1/sessions | {\"daily\":{\"date\":\"2026-11-30\",\"slot\":\"chess\"}}      | 404 | not-found",
                "/api/v1/sessions/AAAAAAAAAAAAAAAAAAAAAA/claims | {\"name\":\"Bo\",\"value\":\"x\"} | 404 | not-found",
                "/api/v1/tables   | {\"puzzle\":\"nothing\",\"seats\":99}    | 404 | not-found",
                "/api/v1/seats/AAAAAAAAAAAAAAAAAAAAAA/looks | {}             | 404 | not-found",
            })
    void bodiesAreRefused(String path, String body, int status, String code) {
        problem(client.post(path, body), status, code);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/v1/nothing, 404, not-found",
        "GET, /nothing.html, 404, not-found",
        "GET, /assets/..%2F..%2Fserver/openapi.yaml, 404, not-found",
        "GET, /assets/%2e%2e/server/openapi.yaml, 404, not-found",
        "GET, /api/v1/orders, 405, method-not-allowed",
        "DELETE, /api/v1/games, 405, method-not-allowed",
        "PATCH, /api/v1/sessions, 405, method-not-allowed",
        "GET, /api/v1/jobs/AAAAAAAAAAAAAAAAAAAAAA, 404, not-found",
        "GET, /api/v1/jobs/AAAAAAAAAAAAAAAAAAAAAA/events, 404, not-found",
        "GET, /api/v1/puzzles/x'; DROP TABLE puzzle; --, 404, not-found",
        "GET, /api/v1/games/chess/clues, 404, not-found",
        "GET, /api/v1/daily/2026-02-30, 400, bad-request",
        "GET, /api/v1/archive?days=0, 400, bad-request",
        "GET, /api/v1/archive?days=1000000, 400, bad-request",
        "GET, /api/v1/admin/ahead, 401, unauthorized",
        "GET, /api/v1/shares/AAAAAAAAAAAAAAAAAAAAAA, 404, not-found",
        "GET, /api/v1/tables/NOSUCH, 404, not-found",
    })
    void addressesAndMethodsAreRefused(String method, String path, int status, String code) {
        problem(client.send(method, path.replace(" ", "%20"), null, ""), status, code);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GET    | /api/v1/orders                     | POST",
                "DELETE | /api/v1/games                      | GET, HEAD",
                "PATCH  | /api/v1/sessions                   | POST",
                "POST   | /api/v1/jobs/AAAAAAAAAAAAAAAAAAAAAA | DELETE, GET, HEAD",
                "GET    | /api/v1/sessions/A/sheet           | PUT",
                "PUT    | /api/v1/admin/ahead                | GET, HEAD, POST",
                "HEAD   | /api/v1/orders                     | POST",
                "POST   | /                                  | GET, HEAD",
                "POST   | /assets/a/b.js                     | GET, HEAD",
            })
    void wrongMethodsAreToldTheRightOnes(String method, String path, String allow) {
        Client.Answer answer = client.send(method, path, null, "");
        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.response().headers().firstValue("Allow")).contains(allow);
        if (!method.equals("HEAD")) {
            problem(answer, 405, "method-not-allowed");
            assertThat(answer.text("detail")).contains(allow);
        }
    }

    /** Whatever can be got has a head, which is answered as getting it would be. */
    @ParameterizedTest
    @CsvSource({
        "/health, 200",
        "/api/v1/games, 200",
        "/api/v1/daily, 200",
        "/api/v1/sessions/AAAAAAAAAAAAAAAAAAAAAA, 404",
        "/api/v1/jobs/AAAAAAAAAAAAAAAAAAAAAA/events, 404",
        "/api/v1/admin/ahead, 401",
        "/nothing.html, 404",
    })
    void headsAreAnsweredAsTheWholeIs(String path, int status) {
        Client.Answer head = client.send("HEAD", path, null, "");
        Client.Answer whole = client.get(path);
        assertThat(whole.status()).isEqualTo(status);
        assertThat(head.status()).isEqualTo(status);
        assertThat(head.type()).isEqualTo(whole.type());
        assertThat(head.body()).isEmpty();
    }

    @Test
    void hugeEmptyAndForeignBodiesAreRefused() {
        problem(client.post("/api/v1/orders", "\"" + "x".repeat(17_000) + "\""), 413, "too-large");
        problem(client.post("/api/v1/checks", "{\"a\":\"" + "x".repeat(1_100_000) + "\"}"), 413, "too-large");
        problem(client.post("/api/v1/orders", ""), 400, "bad-request");
        problem(client.post("/api/v1/orders", "[".repeat(10_000)), 400, "bad-request");
        problem(
                client.send("POST", "/api/v1/orders", "game=suspects", "application/x-www-form-urlencoded"),
                415,
                "unsupported-type");
        problem(client.send("POST", "/api/v1/checks", "<a/>", "text/xml"), 415, "unsupported-type");
        problem(client.send("POST", "/api/v1/checks", "a: [", "application/yaml"), 400, "bad-request");
    }

    /**
     * Refusals used to be answered while the client was still sending; closing the connection then broke it before the
     * client could read why. Every way to refuse takes the body first.
     */
    @ParameterizedTest
    @CsvSource({
        "POST, /api/v1/orders, application/json, 413",
        "POST, /api/v1/checks, application/json, 413",
        "POST, /api/v1/checks, text/xml, 415",
        "POST, /api/v1/nothing, application/json, 404",
        "PUT, /api/v1/orders, application/json, 405",
        "POST, /api/v1/sessions/AAAAAAAAAAAAAAAAAAAAAA/claims, application/json, 413",
        "POST, /api/v1/admin/ahead, application/json, 401",
    })
    void hugeBodiesAreTakenBeforeTheyAreRefused(String method, String path, String type, int status) {
        String huge = "{\"a\":\"" + "x".repeat(3_000_000) + "\"}";
        for (int i = 0; i < 10; i++) {
            assertThat(client.send(method, path, huge, type).status()).isEqualTo(status);
        }
    }

    @Test
    void wrongNamesInASessionAreRefused() {
        String session =
                client.session(client.puzzle("{\"game\":\"suspects\",\"settings\":{\"size\":\"3x3\"},\"seconds\":60}"));
        String path = "/api/v1/sessions/" + session;
        problem(client.post(path + "/claims", "{\"name\":\"Nobody\",\"value\":\"suspect\"}"), 400, "refused");
        problem(client.post(path + "/hints", "{\"level\":4}"), 400, "refused");
        problem(client.post(path + "/witnesses", "{}"), 409, "conflict");
        problem(client.post(path + "/undo", "{}"), 409, "conflict");
        problem(client.get(path + "/explanation"), 409, "not-ended");
        problem(client.get(path + "/graph"), 409, "not-ended");
        problem(client.get(path + "/print?parts=answer"), 409, "not-ended");
        problem(client.get(path + "/print?format=bmp"), 400, "refused");
        problem(client.send("PUT", path + "/sheet", "{\"dimmed\":[9999]}", "application/json"), 400, "refused");
        problem(
                client.send("PUT", path + "/sheet", "{\"tags\":{\"Nobody\":\"red\"}}", "application/json"),
                400,
                "refused");
        problem(client.post(path + "/compare", "{\"names\":[]}"), 400, "refused");
        assertThat(client.get(path).status()).isEqualTo(200);
    }

    /** What is no HTTP at all, and a client that begins a body and falls silent, do not hold others up. */
    @Test
    void rubbishAndSlowClientsHoldNobodyUp() throws IOException {
        try (Socket rubbish = new Socket("127.0.0.1", server.port());
                Socket slow = new Socket("127.0.0.1", server.port())) {
            rubbish.getOutputStream().write("HELO there\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            slow.getOutputStream()
                    .write(("POST /api/v1/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: 100\r\n\r\n{")
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(client.get("/api/v1/games").status()).isEqualTo(200);
            String answer = new String(rubbish.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
            assertThat(answer).isIn("HTTP/1.1 400", "HTTP/1.1 505");
        }
    }
}
