package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.games.Games;
import cluewright.puzzle.Document;
import cluewright.puzzle.PositionTree;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import cluewright.space.Refused;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Positions in files: round trips, and every way in which a state does not fit its puzzle. */
class PositionTreeTest {
    private static final String PUZZLE = """
            format: cluewright/1
            game: suspects
            board:
              columns: 2
              rows: 2
              people:
                - {name: Ada, role: baker}
                - {name: Bo, role: clerk}
                - {name: Cy, role: baker}
                - {name: Di, role: clerk}
            mode: reveal
            givens: {Ada: suspect}
            clues:
              - {by: Ada, says: "There are exactly 2 suspects in row 1."}
              - {by: Bo, says: "There are no suspects in row 2."}
              - {by: Cy, says: "Cy and Di have the same status."}
            """;

    private static final PositionTree REVEAL = positions(PUZZLE);
    private static final PositionTree OPEN = positions(PUZZLE.replace("reveal", "open"));
    private static final PositionTree COIN = positions("""
            format: cluewright/1
            game: coin
            board: {boxes: [red, blue, green]}
            clues: []
            """);

    private static PositionTree positions(String yaml) {
        Document document = Document.read(tree(yaml), Games::of);
        return new PositionTree(document.puzzle(), ContentHash.of(document.write()));
    }

    private static Tree tree(String yaml) {
        return DocumentFiles.read(yaml.getBytes(StandardCharsets.UTF_8), "state.yaml");
    }

    private static Position read(PositionTree positions, String fields) {
        return positions.read(tree("format: cluewright-state/1\npuzzle: '" + positions.hash() + "'\n" + fields));
    }

    private static void refused(PositionTree positions, String fields, String... words) {
        assertThatThrownBy(() -> read(positions, fields))
                .isInstanceOf(Refused.class)
                .hasMessageContainingAll(words)
                .hasMessageEndingWith(".");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsRead(DocumentFormat format) {
        Position position = new Position(
                new Marks(
                        List.of(Fact.is(1, 1), Fact.is(2, 0)), List.of(Fact.is(3, 1)), Map.of(3, "a \"note\", surely")),
                List.of(0, 1, 2),
                Map.of(2, 3),
                Map.of(1, 2, 3, 1));
        byte[] bytes = DocumentFiles.bytes(REVEAL.write(position), format);
        assertThat(REVEAL.read(DocumentFiles.read(bytes, "state"))).isEqualTo(position);
        assertThat(REVEAL.read(DocumentFiles.read(DocumentFiles.bytes(REVEAL.write(Position.START), format), "s")))
                .isEqualTo(Position.START);
    }

    @Test
    void excludedValuesAreReadToo() {
        Position position = Position.START.with(new Marks(
                List.of(Fact.isNot(0, 0), Fact.isNot(0, 2), Fact.is(1, 0)), List.of(Fact.isNot(0, 1)), Map.of()));
        assertThat(COIN.read(COIN.write(position))).isEqualTo(position);
        refused(COIN, "marks: {coin: {not: [red, blue, green]}}", "'coin' is left no value");
        refused(COIN, "marks: {coin: {nott: [red]}}", "Maybe you meant 'not'");
        refused(COIN, "marks: {coin: {not: [read]}}", "Maybe you meant 'red'");
    }

    @Test
    void theStartOfAHashIsEnough() {
        String start = REVEAL.hash().substring(0, 8);
        Tree state = tree("format: cluewright-state/1\npuzzle: '" + start + "'\n");
        assertThat(REVEAL.read(state)).isEqualTo(Position.START);
        assertThatThrownBy(() -> OPEN.read(state))
                .hasMessageContainingAll("another puzzle", start, OPEN.hash().substring(0, 8));
        assertThatThrownBy(() -> REVEAL.read(tree("format: cluewright-state/1\npuzzle: 'ab'\n")))
                .hasMessageContaining("another puzzle");
        assertThatThrownBy(() -> REVEAL.read(tree("format: cluewright-state/1\n")))
                .hasMessageContainingAll("'puzzle' is missing", REVEAL.hash());
        assertThatThrownBy(() -> REVEAL.read(tree(PUZZLE))).isInstanceOf(Refused.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "marks: {Boo: suspect}              | 'Boo' is not on the board | Maybe you meant 'Bo'",
                "pencil: {Zed: suspect}             | 'Zed' is not on the board | .",
                "notes: {Zed: hm}                   | 'Zed' is not on the board | .",
                "revealed: [Zed]                    | 'Zed' is not on the board | .",
                "hints: {Zed: 1}                    | 'Zed' is not on the board | .",
                "mistakes: {Zed: 1}                 | 'Zed' is not on the board | .",
                "marks: {Bo: suspekt}               | 'Bo' cannot be 'suspekt' | Maybe you meant 'suspect'",
                "marks: {Ada: innocent}             | the puzzle gives that Ada is a suspect | leave the mark out",
                "marks: [Bo]                        | map with named fields | line 3",
                "revealed: [Di]                     | 'Di' holds no clue | leave the name out",
                "revealed: [Bo, Bo]                 | revealed twice | Bo",
                "revealed: [Ada, Cy]                | does not agree with itself | 'Cy'",
                "hints: {Bo: 0}                     | whole number from 1 | line 3",
                "mistakes: {Bo: -1}                 | whole number from 1 | line 3",
                "mark: {Bo: suspect}                | no field 'mark' | Maybe you meant 'marks'",
            })
    void whatDoesNotFitIsRefused(String fields, String why, String remedy) {
        refused(REVEAL, fields, why, remedy);
    }

    @Test
    void aLongNoteIsRefused() {
        refused(REVEAL, "notes: {Bo: '" + "x".repeat(201) + "'}", "200", "201");
    }

    @Test
    void revealedIsForRevealModeAlone() {
        refused(OPEN, "revealed: [Bo]", "all clues of this puzzle are open");
        assertThat(read(REVEAL, "revealed: [Cy, Bo, Ada]").revealed())
                .as("whatever the order")
                .containsExactly(2, 1, 0);
    }

    @Test
    void wrongMarksAreNoFaultOfTheFile() {
        assertThat(read(REVEAL, "marks: {Bo: innocent, Ada: suspect}").marks().sure())
                .containsExactly(Fact.is(1, 0), Fact.is(0, 1));
    }
}
