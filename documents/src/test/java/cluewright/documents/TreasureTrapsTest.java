package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The traps of the treasure game, each a mistake that real programs made; and files that are refused. */
class TreasureTrapsTest {
    private static final String TALL = "\"GGGG\", ".repeat(11) + "\"GGGG\"";
    private static final String MEADOW = "\"GGGD\", \"GGGD\", \"GGGD\", \"GGGG\"";

    private static Document read(String board, String rest) {
        String yaml = "format: cluewright/1\ngame: treasure\nboard: {" + board + "}\n" + rest + "\n";
        return Document.read(DocumentFiles.read(yaml.getBytes(StandardCharsets.UTF_8), "map.yaml"), Games::of);
    }

    private static Document hints(String terrain, String... hints) {
        StringBuilder clues = new StringBuilder("clues:\n");
        for (String hint : hints) {
            clues.append("  - {says: \"").append(hint).append("\"}\n");
        }
        return read("terrain: [" + terrain + "]", clues.toString());
    }

    private static List<String> squares(Document document) {
        return new Check(List.of(new NativeProver()), 1_000_000)
                .check(document).tree().list("squares").stream()
                        .map(Tree::asText)
                        .toList();
    }

    /** Trap 1: one square is left, but it is another than the declared one. */
    @Test
    void aWrongTreasureIsFoundOut() {
        Document document = read(
                "terrain: [" + MEADOW + "]",
                "players: 1\ntreasure: A1\nclues: [{for: 1, says: 'The treasure is not in column A or B.'},"
                        + " {for: 1, says: 'The treasure is not in row 2 or 3.'},"
                        + " {for: 1, says: 'The treasure is not on grass.'}]");
        Check.Report report = new Check(List.of(new NativeProver()), 1_000_000).check(document);
        assertThat(report.isSound()).isFalse();
        assertThat(String.join(" ", report.lines())).contains("A1", "D1", "is not what the hints leave; it breaks");
    }

    /** Trap 2: within n of something includes standing on it. */
    @Test
    void withinIncludesStandingOnIt() {
        assertThat(squares(hints(MEADOW, "The treasure is within 1 of desert.")))
                .contains("D1", "C1", "D4")
                .doesNotContain("B1", "C4");
    }

    /** Trap 3: rows are numbers, not text: row 1 is not in rows 10 to 12. */
    @Test
    void rowsAreNumbers() {
        assertThat(squares(hints(TALL, "The treasure is not in row 1.")))
                .hasSize(44)
                .contains("A10", "A12");
        assertThat(squares(hints(TALL, "The treasure is not in row 2 or 11.")))
                .hasSize(40)
                .contains("A1", "A12")
                .doesNotContain("A11");
    }

    /** Trap 6: one terrain only, no water, no road. */
    @Test
    void whatIsNotThereIsFar() {
        assertThat(squares(hints(TALL, "The treasure is within 2 of water."))).isEmpty();
        assertThat(squares(hints(TALL, "The treasure is not within 2 of water.")))
                .hasSize(48);
        assertThat(squares(hints(TALL, "The treasure is not on water or snow.")))
                .hasSize(48);
        assertThatThrownBy(() -> hints(TALL, "The treasure is on a road."))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("the map has no 'roads'");
    }

    /** Trap 8: at the same distance neither landmark is nearer. */
    @Test
    void tiesAreNotNearer() {
        String board = "terrain: [" + MEADOW + "], landmarks: [{at: A1, kind: ship}, {at: C1, kind: temple}]";
        String clue = "clues: [{says: 'The treasure is nearer to the %s than to the %s.'}]";
        assertThat(squares(read(board, String.format(clue, "ship", "temple")))).doesNotContain("B1", "B4");
        assertThat(squares(read(board, String.format(clue, "temple", "ship")))).doesNotContain("B1", "B4");
    }

    @Test
    void sentencesMayBeSpeltOtherwise() {
        assertThat(squares(hints(
                        MEADOW,
                        "the treasure is within ONE of desert",
                        "There is at least two squares of" + " desert within 1 of the treasure")))
                .isEqualTo(squares(hints(
                        MEADOW,
                        "The treasure is within 1 of desert.",
                        "There are at least 2 squares" + " of desert within 1 of the treasure.")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "terrain: [GGGG, GGG, GGGG, GGGG] | clues: [] | row 2 of 'terrain' has 3 letters",
                "terrain: [GGGG, GGXG, GGGG, GGGG] | clues: [] | 'X' at C2 is not a terrain",
                "terrain: [GG] | clues: [] | a map has 4 to 16 columns and as many rows, not 2 columns and 1 rows",
                "terrain: [GGGGG, GGGGG, GGGGG] | clues: [] | not 5 columns and 3 rows",
                "terrain: [GGGG, GGGG, GGGG, GGGG], nature: [....] | clues: [] | 'nature' has 1 rows",
                "terrain: [GGGG, GGGG, GGGG, GGGG], stones: [5..., ...., ...., ....] | clues: [] | '5' at A1",
                "terrain: [GGGG, GGGG, GGGG, GGGG], roads: [x..., ...., ...., ....] | clues: [] | 'x' at A1",
                "terrain: [GGGG, GGGG, GGGG, GGGG], small: [Z9] | clues: [] | there is no square 'Z9'",
                "terrain: [GGGG, GGGG, GGGG, GGGG], small: [A1, A1] | clues: [] | listed twice in 'small treasures'",
                "terrain: [GGGG, GGGG, GGGG, GGGG], shape: round | clues: [] | the squares cannot be 'round'",
                "terrain: [GGGG, GGGG, GGGG, GGGG], legend: {G: road} | clues: [] | hints use the word 'road'",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {treasure: Z9, clues: []} | 'treasure' cannot be 'Z9'",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {players: 7, clues: []} | a whole number from 0 to 6",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {way: fast, clues: []} | there is no way 'fast' to play",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {left: 2, clues: []} | 'left' is for the way 'fuzzy-solution'",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {players: 2, liars: {exactly: 1}, clues: []} | 'chaotic' only",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {players: 2, way: chaotic, clues: []} | not 0; write",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {players: 2, way: intermediate, clues: []} | the map has none",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {players: 2, bot: 3, clues: []} | from 1 to 2",
                "terrain: [GGGG, GGGG, GGGG, GGGG] | {answer: {treasure: A1}, clues: []} | there is no field 'answer'",
            })
    void isRefusedWithASentence(String board, String rest, String sentence) {
        String flat =
                rest.startsWith("{") ? rest.substring(1, rest.length() - 1).replace(", clues", "\nclues") : rest;
        String lines = flat.replace("players: 2, ", "players: 2\n");
        assertThatThrownBy(() -> read(board, lines))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(sentence)
                .hasMessageEndingWith(".");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7 | The treasure is on grass or water. | there is no player 7; they are 1 to 4",
                "1 | The treasure is within 2 of the temple. | the map has no 'landmarks'",
                "1 | The treasure is not in row 9. | the rows of the map go from 1 to 4",
                "1 | The treasure is not in column Z. | the columns of the map go from A to D",
                "1 | The treasure is on grass or grass. | it names the same terrain twice",
                "1 | The treasure is not in row 2 or 2. | it names the same row twice",
                "1 | There are between 4 and 2 squares of grass within 1 of the treasure. | the wrong way round",
                "1 | There are at least 0 squares of grass within 1 of the treasure. | it is always at least 0",
                "1 | The treasure is within 99 of grass. | 99 steps",
                "1 | The treasure is behind you. | cannot read",
            })
    void hintsAreRefusedWithASentence(String player, String hint, String sentence) {
        assertThatThrownBy(() -> read(
                        "terrain: [" + MEADOW + "]",
                        "players: 4\nclues: [{for: " + player + ", says: '" + hint + "'}]"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(sentence);
    }
}
