package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Mode;
import cluewright.puzzle.Tree;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server must do, whatever database it has. Every answer is held against the description as well. */
abstract class ServerContract {
    private static final String TOKEN = "a-token-of-some-length";
    private static final String REVEAL =
            "{\"game\":\"suspects\",\"settings\":{\"size\":\"4x4\"},\"mode\":\"reveal\",\"seed\":\"CONTRACT\",\"seconds\":60}";
    private static final String OPEN =
            "{\"game\":\"suspects\",\"settings\":{\"size\":\"3x3\"},\"seed\":\"CONTRACT\",\"seconds\":60}";
    private static final String WHODUNIT = "{\"game\":\"whodunit\",\"seed\":\"CONTRACT\",\"seconds\":60}";

    @TempDir
    Path folder;

    /** Late on a Sunday in Vienna. */
    final TestClock clock = new TestClock("2026-11-29T20:00:00Z");

    Server server;
    Client client;

    /** The options with the database that is tested. */
    abstract ServerOptions on(ServerOptions options);

    /** The address of that database. */
    abstract String url();

    /** Everything that is kept, deleted rows included where there are files to look into. */
    abstract String kept();

    @BeforeEach
    void start() {
        server = Server.start(
                on(ServerOptions.in(folder)
                        .withAdmin(TOKEN)
                        .by(clock)
                        .taking(new ServerOptions.Traffic(1_000_000, 1, false, List.of()))
                        .publishing(new ServerOptions.Daily(
                                ZoneId.of("Europe/Vienna"), -1, LocalDate.parse("2026-11-20"), Mode.REVEAL))),
                new PrintStream(OutputStream.nullOutputStream()));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Client.Answer act(String session, String act, String body) {
        return client.post("/api/v1/sessions/" + session + "/" + act, body);
    }

    @Test
    void tellsWhatThereIs() {
        assertThat(client.get("/health").text("status")).isEqualTo("ok");
        assertThat(client.get("/metrics").body()).contains("cluewright_requests_total");
        assertThat(client.get("/api/v1/games").body()).contains("suspects", "whodunit");
        assertThat(client.get("/api/v1/games/suspects/clues").body()).contains("board-connected");
        assertThat(client.get("/api/v1/openapi.yaml").body()).startsWith("openapi:");
    }

    /** Plays with hints alone; before the end, nothing that came tells the answer, the seed or a hidden clue. */
    @Test
    void isPlayedToTheEndByHintsAndKeepsItsSecrets() {
        String puzzle = client.puzzle(REVEAL);
        client.traffic.clear();
        String session = client.session(puzzle);
        List<String> solved = new ArrayList<>();
        String state = "playing";
        int hidden = 0;
        while (state.equals("playing")) {
            Tree.Fields hint = act(session, "hints", "{\"level\":3}").at("hint");
            Tree.Fields fact = hint.get("conclusion").asFields();
            Client.Answer now = client.get("/api/v1/sessions/" + session);
            hidden = Math.max(hidden, now.tree().list("clues").size());
            Client.Answer claimed = act(
                    session,
                    "claims",
                    "{\"name\":\"" + fact.get("name").asText() + "\",\"value\":\""
                            + fact.get("value").asText() + "\"}");
            assertThat(claimed.at("reply").get("kind").asText()).isEqualTo("forced");
            solved.add(fact.get("name").asText());
            state = claimed.at("session").get("state").asText();
        }
        String end = client.traffic.remove(client.traffic.size() - 1);
        assertThat(end).contains("\"answer\":{", "\"seed\":\"suspects/", "\"hash\":\"");
        assertThat(client.traffic)
                .noneMatch(body -> body.contains("\"answer\"")
                        || body.contains("CONTRACT")
                        || body.contains("\"hash\"")
                        || body.contains("\"trace\"")
                        || body.contains("\"redundant\""));
        assertHiddenUntilKnown(session, solved);
        Client.Answer explained = client.get("/api/v1/sessions/" + session + "/explanation");
        assertThat(explained.tree().list("steps"))
                .hasSameSizeAs(explained.tree().list("text"));
        assertThat(client.get("/api/v1/sessions/" + session + "/graph").body()).contains("<svg");
        client.get("/api/v1/sessions/" + session + "/graph?format=json");
        assertThat(client.get("/api/v1/sessions/" + session + "/print?format=svg&parts=answer")
                        .status())
                .isEqualTo(200);
        assertThat(act(session, "undo", "{}").status()).isEqualTo(409);
    }

    /** No clue's sentence came before its holder was known, nor with a number that tells of others. */
    private void assertHiddenUntilKnown(String session, List<String> order) {
        Client.Answer last = client.get("/api/v1/sessions/" + session);
        client.traffic.remove(client.traffic.size() - 1);
        assertThat(last.tree().list("clues")).isNotEmpty();
        List<String> holders = new ArrayList<>();
        int number = 0;
        for (Tree clue : last.tree().list("clues")) {
            assertThat(clue.asFields().get("number").asNumber(0, 99)).isEqualTo(number++);
            String says = clue.asFields().get("says").asText();
            String by = clue.asFields().has("by") ? clue.asFields().get("by").asText() : "";
            boolean given = last.at("puzzle").list("clues").stream()
                    .anyMatch(start -> start.asFields().get("says").asText().equals(says));
            if (given) {
                continue;
            }
            holders.add(by);
            // One answer a turn for the hint, one for the look, one for the claim; the first for opening.
            int turn = order.indexOf(by);
            assertThat(turn).isGreaterThanOrEqualTo(0);
            List<String> before = client.traffic.subList(0, Math.min(client.traffic.size(), 1 + 3 * turn + 2));
            assertThat(before).as(says).noneMatch(body -> body.contains(says));
        }
        assertThat(holders).isNotEmpty();
    }

    /** Claims everything both ways, like one who lies about what is known: only what follows is accepted. */
    @Test
    void acceptsOnlyWhatFollowsAndRefusesNeutrally() {
        String session = client.session(client.puzzle(REVEAL));
        Tree.Fields start = client.get("/api/v1/sessions/" + session).tree();
        List<String> refusals = new ArrayList<>();
        int mistakes = 0;
        for (Tree variable : start.get("puzzle").asFields().list("variables")) {
            String name = variable.asFields().get("name").asText();
            for (String value : List.of("suspect", "innocent")) {
                Client.Answer answer =
                        act(session, "claims", "{\"name\":\"" + name + "\",\"value\":\"" + value + "\"}");
                Tree.Fields reply = answer.at("reply");
                if (reply.get("kind").asText().equals("refused")) {
                    refusals.add(cluewright.documents.DocumentFiles.line(reply));
                    mistakes++;
                    String why = act(session, "witnesses", "{}").text("kind");
                    assertThat(why).isIn("not-yet", "refuted");
                }
                assertThat(answer.at("session").get("mistakes").asNumber(0, 99)).isEqualTo(mistakes);
            }
        }
        assertThat(refusals).isNotEmpty();
        assertThat(refusals.stream().distinct()).hasSize(1);
    }

    @Test
    void keepsMarksNotesAndSheetsAndTakesThemBack() {
        String session = client.session(client.puzzle(OPEN));
        String name = client.get("/api/v1/sessions/" + session)
                .at("puzzle")
                .list("variables")
                .get(0)
                .asFields()
                .get("name")
                .asText();
        String who = "{\"name\":\"" + name + "\"";
        assertThat(act(session, "pencil", who + ",\"value\":\"suspect\"}")
                        .tree()
                        .list("pencil"))
                .hasSize(1);
        assertThat(act(session, "notes", who + ",\"note\":\"hm\"}")
                        .at("notes")
                        .get(name)
                        .asText())
                .isEqualTo("hm");
        assertThat(act(session, "undo", "{}").at("notes").fields()).isEmpty();
        assertThat(act(session, "erase", who + "}").tree().list("pencil")).isEmpty();
        assertThat(act(session, "undo", "{}").tree().list("pencil")).hasSize(1);
        assertThat(act(session, "why", who + "}").tree().get("known")).isNotNull();
        String sheet = "{\"tags\":{\"" + name + "\":\"green\"},\"dimmed\":[0],\"seconds\":7}";
        Client.Answer kept = client.send("PUT", "/api/v1/sessions/" + session + "/sheet", sheet, "application/json");
        assertThat(kept.at("tags").get(name).asText()).isEqualTo("green");
        String share = act(session, "shares", "{}").text("share");
        Client.Answer shared = client.get("/api/v1/shares/" + share);
        assertThat(shared.body()).doesNotContain(session);
        act(session, "undo", "{}");
        Client.Answer copy = client.post("/api/v1/sessions", "{\"share\":\"" + share + "\"}");
        assertThat(copy.tree().list("pencil")).hasSize(1);
        assertThat(copy.text("id")).isNotEqualTo(session);
        assertThat(act(session, "end", "{}").text("state")).isEqualTo("given-up");
        assertThat(act(copy.text("id"), "explanation", "{}").status()).isEqualTo(405);
        assertThat(client.get("/api/v1/sessions/" + copy.text("id") + "/explanation")
                        .text("code"))
                .isEqualTo("not-ended");
    }

    @Test
    void findsAllOfASessionAgainAfterARestart() {
        String session = client.session(client.puzzle(REVEAL));
        act(session, "hints", "{\"level\":2}");
        String before = client.get("/api/v1/sessions/" + session).body();
        server.close();
        start();
        assertThat(client.get("/api/v1/sessions/" + session).body()).isEqualTo(before);
    }

    @Test
    void whodunitsAreComparedAndAccusedIn() {
        String session = client.session(client.puzzle(WHODUNIT));
        List<Tree> variables =
                client.get("/api/v1/sessions/" + session).at("puzzle").list("variables");
        List<String> people = variables.stream()
                .map(Tree::asFields)
                .filter(one -> ((Tree.Leaf) one.get("asked")).value().equals(true))
                .map(one -> one.get("name").asText())
                .toList();
        String all = "\"" + String.join("\",\"", people) + "\"";
        assertThat(act(session, "compare", "{\"names\":[" + all + "]}").body()).contains("\"possible\":false");
        assertThat(act(session, "hints", "{\"level\":1}").status()).isEqualTo(200);
        String state = "playing";
        for (int i = 0; i < people.size() && state.equals("playing"); i++) {
            state = act(session, "claims", "{\"name\":\"" + people.get(i) + "\",\"value\":\"liar\"}")
                    .at("session")
                    .get("state")
                    .asText();
        }
        assertThat(state).isEqualTo("solved");
        List<Tree> told = client.get("/api/v1/sessions/" + session + "/explanation")
                .tree()
                .list("text");
        assertThat(told.stream().map(Tree::asText)).anyMatch(line -> line.matches("\\w+ is the liar: .*"));
        Client.Answer graph = client.get("/api/v1/sessions/" + session + "/graph?format=json");
        assertThat(graph.tree().list("conclusions")).hasSameSizeAs(told);
        assertThat(graph.tree().list("goal").stream().map(Tree::asText)).containsExactlyElementsOf(people);
        assertThat(client.get("/api/v1/sessions/" + session + "/graph").body()).contains("<svg");
    }

    /** A start looks for this one alone, so it must be the newest there is. */
    @Test
    void theNewestMigrationIsKnown() throws SQLException {
        try (Connection connection = DriverManager.getConnection(url());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT version FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1")) {
            assertThat(row.next()).isTrue();
            assertThat(row.getString(1)).isEqualTo(Database.NEWEST);
        }
    }

    /** Secrets can be found in no row and in no file, be it while the server runs or after it. */
    @Test
    void whoReadsTheDatabaseCannotAct() {
        Handed handed = hand();
        assertThat(kept()).doesNotContain(handed.all());
        server.close();
        assertThat(kept()).doesNotContain(handed.all());
        start();
        act(handed.session, "undo", "{}");
        assertThat(client.get("/api/v1/sessions/" + handed.session).status()).isEqualTo(200);
    }

    /** A database of the time when secrets were kept as they are goes on with the same links, and forgets them. */
    @Test
    void secretsOfAnOlderDatabaseAreHashedAndGoOnWorking() {
        Handed handed = hand();
        String before = client.get("/api/v1/sessions/" + handed.session).body();
        String log = client.get("/api/v1/seats/" + handed.seat).body();
        server.close();
        Kept.unhash(url(), handed.all());
        assertThat(Kept.rows(url())).contains(handed.session, handed.share, handed.host, handed.seat);
        start();
        assertThat(kept()).doesNotContain(handed.all());
        assertThat(client.get("/api/v1/sessions/" + handed.session).body()).isEqualTo(before);
        assertThat(client.get("/api/v1/seats/" + handed.seat).body()).isEqualTo(log);
        assertThat(client.get("/api/v1/shares/" + handed.share).status()).isEqualTo(200);
        assertThat(client.get("/api/v1/hosts/" + handed.host + "/print").status())
                .isEqualTo(200);
        assertThat(client.post("/api/v1/seats/" + handed.seat + "/hints", "{\"level\":1}")
                        .status())
                .isEqualTo(200);
    }

    /** Everything that whoever has it may act with. */
    private record Handed(String job, String session, String share, String host, String link, String seat) {
        List<String> all() {
            return List.of(job, session, share, host, link, seat);
        }
    }

    private Handed hand() {
        String job = client.post("/api/v1/orders", OPEN).text("id");
        String puzzle = client.await(job).text("puzzle");
        String session = client.session(puzzle);
        act(session, "hints", "{\"level\":2}");
        String share = act(session, "shares", "{}").text("share");
        Client.Answer table = client.post("/api/v1/tables", "{\"puzzle\":\"" + puzzle + "\",\"seats\":2}");
        String link = table.tree().list("seats").get(1).asFields().get("secret").asText();
        String seat = client.post("/api/v1/tables/" + table.text("code") + "/seats", "{\"player\":\"Ann\"}")
                .text("secret");
        assertThat(client.post("/api/v1/seats/" + seat + "/hints", "{\"level\":3}")
                        .status())
                .isEqualTo(200);
        return new Handed(job, session, share, table.text("host"), link, seat);
    }

    @Test
    void checksDocumentsAndLetsSoundOnesBePlayed() {
        String puzzle = client.puzzle(OPEN);
        String yaml = client.get("/api/v1/puzzles/" + puzzle + "/document").body();
        client.get("/api/v1/puzzles/" + puzzle + "/document?format=json");
        Client.Answer job = client.send("POST", "/api/v1/checks", yaml, "application/yaml");
        assertThat(job.status()).isEqualTo(202);
        Client.Answer done = client.await(job.text("id"));
        assertThat(done.at("report").get("tree").asFields().get("verdict").asText())
                .isEqualTo("unique");
        assertThat(done.tree().list("lines")).isNotEmpty();
        String session = client.session(done.text("puzzle"));
        assertThat(act(session, "end", "{}").at("answer").fields()).hasSize(9);
        String events = client.get("/api/v1/jobs/" + job.text("id") + "/events").body();
        assertThat(events).contains("event: job\ndata: {").contains("\"state\":\"done\"");
        assertThat(client.send("DELETE", "/api/v1/jobs/" + job.text("id"), null, "")
                        .text("state"))
                .isEqualTo("done");
    }

    @Test
    void publishesByTheClockOfThePublisher() {
        assertThat(client.get("/api/v1/daily").text("date")).isEqualTo("2026-11-29");
        assertThat(client.get("/api/v1/daily").text("weekday")).isEqualTo("sunday");
        Client.Answer early = client.get("/api/v1/daily/2026-11-30/suspects-3x3");
        assertThat(early.text("code")).isEqualTo("not-yet");
        assertThat(client.post("/api/v1/sessions", "{\"daily\":{\"date\":\"2026-11-30\",\"slot\":\"suspects-3x3\"}}")
                        .text("code"))
                .isEqualTo("not-yet");
        assertThat(client.send("POST", "/api/v1/admin/ahead", "{\"days\":1}", "application/json")
                        .status())
                .isEqualTo(401);
        String[] admin = {"Authorization", "Bearer " + TOKEN};
        assertThat(client.send("POST", "/api/v1/admin/ahead", "{\"days\":0}", "application/json", admin)
                        .status())
                .isEqualTo(202);
        Client.Answer today = client.patiently("/api/v1/daily/2026-11-29/suspects-3x3");
        assertThat(today.tree().get("daily").asFields().get("date").asText()).isEqualTo("2026-11-29");
        assertThat(client.get("/api/v1/daily/2026-11-29/suspects-3x3").body()).isEqualTo(today.body());
        assertThat(client.get("/api/v1/daily/2026-11-19/suspects-3x3").status()).isEqualTo(404);
        clock.set("2026-11-29T22:59:59Z");
        assertThat(client.get("/api/v1/daily/2026-11-30/suspects-3x3").status()).isEqualTo(404);
        clock.set("2026-11-29T23:00:00Z");
        Client.Answer monday = client.patiently("/api/v1/daily/2026-11-30/suspects-3x3");
        assertThat(monday.at("difficulty").get("band").asText()).isEqualTo("easy");
        Client.Answer archive = client.get("/api/v1/archive?days=3");
        assertThat(archive.tree().list("days")).hasSize(3);
        assertThat(archive.text("next")).isEqualTo("2026-11-28");
        assertThat(client.get("/api/v1/archive?before=2026-11-28&days=100")
                        .tree()
                        .list("days"))
                .hasSize(8);
        // A puzzle whose day has not come cannot be had by its id either.
        clock.set("2026-11-29T20:00:00Z");
        assertThat(client.get("/api/v1/puzzles/" + monday.text("id")).status()).isEqualTo(404);
        assertThat(client.get("/api/v1/puzzles/" + monday.text("id") + "/print").status())
                .isEqualTo(404);
        clock.set("2026-11-29T23:00:00Z");
        withdrawn(admin);
    }

    private void withdrawn(String[] admin) {
        String path = "/api/v1/admin/daily/2026-11-30/suspects-3x3";
        Client.Answer whole = client.send("GET", path, null, "", admin);
        assertThat(whole.body()).contains("\"seed\"", "\"proof\"", "\"answer\"");
        assertThat(client.send("GET", "/api/v1/admin/ahead", null, "", admin).status())
                .isEqualTo(200);
        assertThat(client.send("DELETE", path + "?replace=true", null, "", admin)
                        .status())
                .isEqualTo(204);
        Client.Answer other = client.patiently("/api/v1/daily/2026-11-30/suspects-3x3");
        assertThat(other.status()).isEqualTo(200);
        assertThat(client.send("DELETE", path, null, "", admin).status()).isEqualTo(204);
        assertThat(client.get("/api/v1/daily/2026-11-30/suspects-3x3").text("code"))
                .isEqualTo("withdrawn");
    }

    @Test
    void severalPlayTogetherAtATable() {
        String puzzle = client.puzzle(OPEN);
        Client.Answer table = client.post("/api/v1/tables", "{\"puzzle\":\"" + puzzle + "\",\"seats\":2}");
        String code = table.text("code");
        String first =
                table.tree().list("seats").get(0).asFields().get("secret").asText();
        String last = table.tree().list("seats").get(1).asFields().get("secret").asText();
        assertThat(client.get("/api/v1/tables/" + code).body()).doesNotContain(first, last, table.text("host"));
        Client.Answer taken = client.post("/api/v1/tables/" + code + "/seats", "{\"player\":\"Ann\"}");
        assertThat(client.get("/api/v1/seats/" + last).status())
                .as("the link is void")
                .isEqualTo(404);
        assertThat(client.get("/api/v1/seats/" + first).status())
                .as("whoever set the table keeps the first seat")
                .isEqualTo(200);
        String seat = taken.text("secret");
        Tree.Fields hint =
                client.post("/api/v1/seats/" + seat + "/hints", "{\"level\":3}").at("hint");
        String claim =
                "{\"name\":\"" + hint.get("conclusion").asFields().get("name").asText() + "\",\"value\":\""
                        + hint.get("conclusion").asFields().get("value").asText() + "\"}";
        assertThat(client.post("/api/v1/seats/" + seat + "/claims", claim)
                        .at("reply")
                        .get("kind")
                        .asText())
                .isEqualTo("forced");
        Client.Answer other = client.get("/api/v1/tables/" + code);
        assertThat(other.tree().list("log")).hasSize(2);
        assertThat(other.body())
                .as("another's hint")
                .doesNotContain(hint.list("text").get(0).asText());
        assertThat(client.get("/api/v1/hosts/" + table.text("host") + "/print?format=svg")
                        .status())
                .isEqualTo(200);
        whatASeatMayAsk("/api/v1/seats/" + seat, claim);
        assertThat(client.post("/api/v1/seats/" + seat + "/looks", "{}").status())
                .isEqualTo(409);
        assertThat(client.post("/api/v1/seats/" + seat + "/digs", "{\"value\":\"E5\"}")
                        .status())
                .isEqualTo(409);
        assertThat(client.post("/api/v1/seats/" + seat + "/asks", "{\"seat\":2,\"value\":\"E5\"}")
                        .status())
                .isEqualTo(409);
        clock.set("2026-12-02T20:00:01Z");
        assertThat(client.get("/api/v1/seats/" + seat).text("code")).isEqualTo("expired");
    }

    private void whatASeatMayAsk(String seat, String known) {
        assertThat(client.post(seat + "/why", known.replaceAll(",.*}", "}")).body())
                .doesNotContain("Nothing is known");
        assertThat(client.post(seat + "/compare", known.replaceAll(".*name\":(\"[^\"]*\").*", "{\"names\":[$1]}"))
                        .status())
                .isEqualTo(200);
        assertThat(client.post(seat + "/witnesses", "{}").status())
                .as("nothing was refused")
                .isEqualTo(409);
        assertThat(client.get(seat + "/explanation").text("code")).isEqualTo("not-ended");
        assertThat(client.get(seat + "/graph?format=json").text("code")).isEqualTo("not-ended");
    }
}
