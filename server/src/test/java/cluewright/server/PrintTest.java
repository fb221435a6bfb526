package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.puzzle.Tree;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sheets of paper over HTTP: what they are, and that they tell no more than may be known. */
class PrintTest {
    private static final String REVEAL =
            "{\"game\":\"suspects\",\"settings\":{\"size\":\"4x4\"},\"mode\":\"reveal\",\"seed\":\"PAPER\",\"seconds\":60}";

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(
                ServerOptions.in(folder).taking(new ServerOptions.Traffic(1_000_000, 1, false, List.of())),
                new PrintStream(OutputStream.nullOutputStream()));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private byte[] pdf(String path) {
        Client.Answer answer = client.get(path);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        assertThat(answer.type()).isEqualTo("application/pdf");
        byte[] bytes = answer.response().body();
        assertThat(new String(bytes, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
        assertThat(answer.response().headers().firstValue("Content-Disposition"))
                .contains("inline; filename=\"puzzle.pdf\"");
        assertThat(answer.response().headers().firstValue("Cache-Control")).contains("no-store");
        return bytes;
    }

    private String svg(String path) {
        Client.Answer answer = client.get(path);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        assertThat(answer.type()).isEqualTo("image/svg+xml");
        assertThat(answer.response().headers().firstValue("Content-Disposition"))
                .contains("inline; filename=\"puzzle.svg\"");
        try {
            String root = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(answer.response().body()))
                    .getDocumentElement()
                    .getTagName();
            assertThat(root).isEqualTo("svg");
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        assertThat(answer.body()).doesNotContain("<script", "http-equiv", "onload");
        return answer.body();
    }

    private static List<String> says(Client.Answer answer) {
        return answer.tree().list("clues").stream()
                .map(clue -> clue.asFields().get("says").asText())
                .toList();
    }

    /** Each part that is asked for is on a sheet of its own, in both formats and on both papers. */
    @Test
    void partsAreOnSheets() {
        String print = "/api/v1/puzzles/" + client.puzzle(REVEAL) + "/print";
        byte[] board = pdf(print + "?parts=board");
        assertThat(Pdf.pages(board)).isEqualTo(1);
        assertThat(Pdf.pages(pdf(print + "?parts=board,rules"))).isEqualTo(2);
        assertThat(Pdf.pages(pdf(print))).isGreaterThan(1);
        assertThat(pdf(print + "?parts=board")).as("the same again").isEqualTo(board);
        assertThat(pdf(print + "?parts=board&paper=letter")).isNotEqualTo(board);
        assertThat(svg(print + "?parts=board&format=svg")).isEqualTo(svg(print + "?parts=board&format=svg"));
        assertThat(client.get(print + "?parts=nonsense").status()).isEqualTo(400);
        assertThat(client.get(print + "?paper=a0").status()).isEqualTo(400);
    }

    /** Before the end a sheet has the clues that were seen, and neither others nor the answer; after it has all. */
    @Test
    void sheetsTellWhatThePlayerKnows() {
        String puzzle = client.puzzle(REVEAL);
        String session = "/api/v1/sessions/" + client.session(puzzle);
        List<String> atFirst = says(client.get(session));
        String paper = Pdf.text(pdf(session + "/print"));
        String drawn = svg(session + "/print?format=svg");
        String bare = Pdf.text(pdf("/api/v1/puzzles/" + puzzle + "/print"));
        step(session);
        List<String> later = says(client.get(session));
        String laterPaper = Pdf.text(pdf(session + "/print"));
        String laterDrawn = svg(session + "/print?format=svg");
        assertThat(client.get(session + "/print?parts=answer").text("code")).isEqualTo("not-ended");
        client.post(session + "/end", "{}");
        List<String> all = says(client.get(session + "/explanation"));
        assertThat(all).hasSizeGreaterThan(later.size());
        assertThat(later).hasSizeGreaterThan(atFirst.size());
        List<String> hidden = new ArrayList<>(all);
        hidden.removeAll(later);
        assertThat(paper).contains(atFirst).doesNotContain(hidden).doesNotContain(later.get(later.size() - 1), "PAPER");
        assertThat(bare).contains(atFirst).doesNotContain(hidden).doesNotContain("PAPER");
        assertThat(laterPaper).contains(later).doesNotContain(hidden).doesNotContain("PAPER");
        for (String picture : List.of(drawn, laterDrawn)) {
            hidden.forEach(clue -> assertThat(picture).doesNotContain(clue));
            assertThat(picture).doesNotContain("PAPER");
        }
        assertThat(laterDrawn).isNotEqualTo(drawn);
        assertThat(Pdf.pages(pdf(session + "/print?parts=board,answer"))).isEqualTo(2);
        assertThat(Pdf.text(pdf(session + "/print?parts=board,cards"))).contains(all);
        assertThat(client.get("/api/v1/puzzles/" + puzzle + "/print?parts=answer")
                        .status())
                .as("others still play")
                .isEqualTo(409);
    }

    /** Takes hints until a clue has appeared. */
    private void step(String session) {
        int before = says(client.get(session)).size();
        for (int i = 0; i < 16 && says(client.get(session)).size() == before; i++) {
            Tree.Fields fact = client.post(session + "/hints", "{\"level\":3}")
                    .at("hint")
                    .get("conclusion")
                    .asFields();
            client.post(
                    session + "/claims",
                    "{\"name\":\"" + fact.get("name").asText() + "\",\"value\":\""
                            + fact.get("value").asText() + "\"}");
        }
    }

    /** Whoever set a table has the cards of all, for paper; the answer is not among them. */
    @Test
    void theHostPrintsTheCardsAndEverybodySeesThat() {
        String puzzle = client.puzzle(
                "{\"game\":\"treasure\",\"settings\":{\"players\":\"3\"},\"seed\":\"PAPER\",\"seconds\":60}");
        Client.Answer table = client.post("/api/v1/tables", "{\"puzzle\":\"" + puzzle + "\"}");
        List<String> hints = new ArrayList<>();
        for (Tree link : table.tree().list("seats")) {
            hints.addAll(says(
                    client.post("/api/v1/seats/" + link.asFields().get("secret").asText() + "/looks", "{}")));
        }
        String printed = "\"printed\":";
        String shown = "/api/v1/tables/" + table.text("code");
        assertThat(client.get(shown).body()).contains(printed + "false");
        assertThat(Pdf.text(pdf("/api/v1/puzzles/" + puzzle + "/print"))).doesNotContain(hints);
        String host = "/api/v1/hosts/" + table.text("host") + "/print";
        String cards = Pdf.text(pdf(host + "?parts=cards"));
        assertThat(cards).contains(hints).doesNotContain("PAPER");
        assertThat(client.get(host + "?parts=answer").text("code")).isEqualTo("not-ended");
        assertThat(client.get(shown).body()).contains(printed + "true");
    }
}
