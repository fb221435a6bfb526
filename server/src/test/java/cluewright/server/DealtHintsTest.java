package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Hints that were dealt to one player reach nobody else, in whatever way a treasure game is asked: all that comes to each
 * client is searched for the hints of the others.
 */
class DealtHintsTest {
    private static final String GIVEN = "{\"game\":\"treasure\",\"seconds\":60,\"seed\":\"%s\",\"settings\":{%s}}";

    @TempDir
    Path folder;

    private Server server;
    private Document document;
    private String puzzle;

    @BeforeEach
    void start() {
        server = Server.start(
                ServerOptions.in(folder).taking(new ServerOptions.Traffic(1_000_000, 1, false, List.of())),
                new PrintStream(OutputStream.nullOutputStream()));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Orders a puzzle, and makes the same one aside to know what is in it. */
    private void make(String seed, String asked) {
        Order order = Order.of(Games.of("treasure"));
        List<String> settings = new ArrayList<>();
        for (String setting : asked.split(" ")) {
            String[] pair = setting.split("=");
            order = order.with(pair[0], pair[1]);
            settings.add("\"" + pair[0] + "\":\"" + pair[1] + "\"");
        }
        document = new Generator(List.of(new NativeProver())).generate(order, seed);
        puzzle = new Client(server.port()).puzzle(GIVEN.formatted(seed, String.join(",", settings)));
    }

    /** The hints of each player. */
    private Map<Integer, List<String>> hands() {
        Map<Integer, List<String>> hands = new TreeMap<>();
        for (Tree clue : document.write().list("clues")) {
            int player = Integer.parseInt(clue.asFields().get("for").asText());
            hands.computeIfAbsent(player, key -> new ArrayList<>())
                    .add(clue.asFields().get("says").asText());
        }
        return hands;
    }

    private String treasure() {
        Tree.Fields answer = document.write().get("treasure") instanceof Tree.Leaf leaf
                ? Tree.fields().with("treasure", leaf.asText())
                : document.write().get("answer").asFields();
        return answer.get("treasure").asText();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "players=2",
                "players=3",
                "players=4 way=fuzzy-hints unneeded=1",
                "players=3 way=chaotic",
                "players=3 way=intermediate",
                "players=3 preset=wild",
                "players=3 bot=2",
            })
    void nobodySeesTheHintsOfOthers(String asked) {
        make("DEALT", asked);
        Client anybody = new Client(server.port());
        visit(anybody);
        Client.Answer table = anybody.post("/api/v1/tables", "{\"puzzle\":\"" + puzzle + "\"}");
        Map<Integer, Client> players = new LinkedHashMap<>();
        Map<Integer, String> seats = new LinkedHashMap<>();
        for (Tree link : table.tree().list("seats")) {
            int number = Integer.parseInt(link.asFields().get("number").asText());
            players.put(number, new Client(server.port()));
            seats.put(number, "/api/v1/seats/" + link.asFields().get("secret").asText());
        }
        players.forEach((number, client) -> play(client, seats.get(number), number));
        String dig = "{\"value\":\"" + treasure() + "\"}";
        int last = new ArrayList<>(players.keySet()).get(0);
        List<String> beforeTheEnd = new ArrayList<>();
        players.values().forEach(client -> beforeTheEnd.addAll(client.traffic));
        assertThat(beforeTheEnd).noneMatch(body -> body.contains("\"answer\""));
        Client.Answer found = players.get(last).post(seats.get(last) + "/digs", dig);
        assertThat(found.at("table").get("answer").asFields().get("treasure").asText())
                .isEqualTo(treasure());
        anybody.get("/api/v1/tables/" + table.text("code"));
        visit(anybody);
        hands().forEach((owner, hints) -> {
            assertThat(anybody.traffic).noneMatch(body -> hints.stream().anyMatch(body::contains));
            players.forEach((number, client) -> {
                if (number.equals(owner)) {
                    assertThat(client.traffic).anyMatch(body -> body.contains(hints.get(0)));
                } else {
                    assertThat(client.traffic).noneMatch(body -> hints.stream().anyMatch(body::contains));
                }
            });
        });
    }

    /** All that somebody without a seat can ask. */
    private void visit(Client client) {
        String path = "/api/v1/puzzles/" + puzzle;
        assertThat(client.get(path).tree().list("clues")).isEmpty();
        client.get(path + "/document");
        client.get(path + "/document?format=json");
        byte[] paper = client.get(path + "/print").response().body();
        client.traffic.add(Pdf.text(paper));
        client.get(path + "/print?format=svg");
        assertThat(client.get(path + "/print?parts=answer").status()).isEqualTo(409);
        Client.Answer session = client.post("/api/v1/sessions", "{\"puzzle\":\"" + puzzle + "\"}");
        assertThat(session.status()).isEqualTo(409);
    }

    /** All that a player can ask. */
    private void play(Client client, String seat, int number) {
        Client.Answer look = client.post(seat + "/looks", "{}");
        assertThat(look.tree().list("clues").stream()
                        .map(clue -> clue.asFields().get("says").asText()))
                .containsExactlyElementsOf(hands().get(number));
        for (int other : hands().keySet()) {
            Client.Answer asked = client.post(seat + "/asks", "{\"seat\":" + other + ",\"value\":\"A1\"}");
            assertThat(asked.status()).isEqualTo(other == number ? 400 : 200);
        }
        String wrong = treasure().equals("A1") ? "B1" : "A1";
        assertThat(client.post(seat + "/digs", "{\"value\":\"" + wrong + "\"}").status())
                .isEqualTo(200);
        assertThat(client.post(seat + "/claims", "{\"name\":\"treasure\",\"value\":\"A1\"}")
                        .status())
                .isEqualTo(409);
        assertThat(client.post(seat + "/hints", "{\"level\":3}").status()).isEqualTo(409);
        client.get(seat);
        visit(client);
    }

    /** Where the hints leave several squares on purpose, all of them are to be found, as on the command line. */
    @Test
    void severalTreasuresAreAllFound() {
        make("SEVERAL", "players=2 way=fuzzy-solution left=3");
        Client client = new Client(server.port());
        Client.Answer table = client.post("/api/v1/tables", "{\"puzzle\":\"" + puzzle + "\"}");
        String link = table.tree().list("seats").get(0).asFields().get("secret").asText();
        int found = 0;
        List<Integer> ended = new ArrayList<>();
        for (String square : document.puzzle().space().variables().get(0).values()) {
            Client.Answer dug = client.post("/api/v1/seats/" + link + "/digs", "{\"value\":\"" + square + "\"}");
            if (!ended.isEmpty()) {
                assertThat(dug.text("code")).isEqualTo("ended");
                continue;
            }
            List<Tree> log = dug.at("table").list("log");
            found += Call.truth(log.get(log.size() - 1).asFields().get("found")) ? 1 : 0;
            if (Call.truth(dug.at("table").get("ended"))) {
                ended.add(found);
            }
        }
        assertThat(ended).containsExactly(3);
    }

    /** The player whom the device plays has a seat that nobody can take, and answers for its hints. */
    @ParameterizedTest
    @ValueSource(strings = {"players=2 bot=1", "players=3 bot=3"})
    void theServerPlaysTheBot(String asked) {
        make("BOT", asked);
        int bot = Integer.parseInt(asked.substring(asked.length() - 1));
        int people = hands().size() - 1;
        Client client = new Client(server.port());
        Client.Answer table = client.post("/api/v1/tables", "{\"puzzle\":\"" + puzzle + "\"}");
        List<Integer> numbers = new ArrayList<>();
        table.tree()
                .list("seats")
                .forEach(link -> numbers.add(link.asFields().get("number").asNumber(1, 6)));
        assertThat(numbers).hasSize(people).doesNotContain(bot);
        Tree.Fields seen = table.at("table").list("seats").get(bot - 1).asFields();
        assertThat(Call.truth(seen.get("bot"))).isTrue();
        assertThat(Call.truth(seen.get("taken"))).isTrue();
        String seat = "";
        for (int i = 0; i < people; i++) {
            Client.Answer taken = client.post("/api/v1/tables/" + table.text("code") + "/seats", "{}");
            assertThat(taken.tree().get("number").asNumber(1, 6)).isNotEqualTo(bot);
            seat = "/api/v1/seats/" + taken.text("secret");
        }
        assertThat(client.post("/api/v1/tables/" + table.text("code") + "/seats", "{}")
                        .status())
                .isEqualTo(409);
        Client.Answer answered = client.post(seat + "/asks", "{\"seat\":" + bot + ",\"value\":\"" + treasure() + "\"}");
        List<Tree> log = answered.at("table").list("log");
        assertThat(Call.truth(log.get(0).asFields().get("fits"))).isTrue();
    }
}
