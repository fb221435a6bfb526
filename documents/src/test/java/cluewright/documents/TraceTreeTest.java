package cluewright.documents;

import static cluewright.documents.Documents.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Trace;
import cluewright.games.Games;
import cluewright.puzzle.Document;
import cluewright.puzzle.TraceTree;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Traces in documents: written, read back, and refused with their place. */
class TraceTreeTest {
    private static final String MILL = """
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
            givens: {Ada: suspect}
            clues:
              - {by: Ada, says: "There is exactly 1 suspect in row 1."}
              - {by: Bo, says: "Bo and Cy have different statuses."}
              - {by: Di, says: "There are exactly 3 suspects on the board."}
            trace:
              - {name: Bo, is: innocent, clues: [0], givens: [Ada], size: 1, witnesses: ["1110"]}
              - {name: Cy, is: suspect, clues: [1], steps: [0], size: 1, witnesses: ["1000"]}
            """;

    private static Trace read(String text) {
        Tree.Fields tree = yaml(text).asFields();
        Puzzle puzzle = Document.read(tree, Games::of).puzzle();
        return TraceTree.read(puzzle, tree.get("trace"));
    }

    @Test
    void aTraceIsReadAndWrittenAlike() {
        Tree.Fields tree = yaml(MILL).asFields();
        Puzzle puzzle = Document.read(tree, Games::of).puzzle();
        Trace trace = TraceTree.read(puzzle, tree.get("trace"));
        assertThat(trace.steps().get(1).facts())
                .containsExactly(trace.steps().get(0).conclusion());
        assertThat(trace.open()).containsExactly(3);
        assertThat(TraceTree.write(puzzle, trace).sameAs(tree.get("trace"))).isTrue();
        assertThat(DocumentSchema.check(tree)).isEmpty();
    }

    @Test
    void theCoinGameHasATraceToo() {
        Tree.Fields tree = yaml("""
                {format: cluewright/1, game: coin, board: {boxes: [red, blue, green]}, clues: [
                {says: "If the coin is gold, it is in the red box."},
                {says: "If the coin is silver, it is in the red box."}]}
                """).asFields();
        Puzzle puzzle = Document.read(tree, Games::of).puzzle();
        Tree trace = TraceTree.write(puzzle, new Deducer(puzzle, 1000).trace());
        assertThat(trace.asList()).hasSize(1);
        assertThat(TraceTree.write(puzzle, TraceTree.read(puzzle, trace)).sameAs(trace))
                .isTrue();
        assertThat(DocumentSchema.check(tree.with("trace", trace))).isEmpty();
    }

    /** Text in the document, what to write instead, and words of the answer. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            name: Cy, is | name: Cyy, is | line 18, trace[1].name: 'Cyy' is not on the board. Maybe you meant 'Cy'.
            is: suspect, | is: suspekt, | line 18, trace[1].is: 'Cy' cannot be 'suspekt'
            is: suspect, | | line 18, trace[1]: a step says of 'Cy' what it 'is' or what it is 'not'
            is: suspect, | is: suspect, not: innocent, | what it 'is' or what it is 'not'
            clues: [1] | clues: [3] | line 18, trace[1].clues[0]: there is no clue 3 to follow from; the puzzle has 3 clues
            clues: [1] | clues: [-1] | line 18, trace[1].clues[0]: this must be a whole number
            clues: [1] | clues: [1, 1] | trace[1].clues[1]: the clues of a step are named in ascending order
            clues: [1] | clues: 1 | trace[1].clues: this must be a list
            clues: [1], | | the field 'clues' is missing
            steps: [0] | steps: [1] | line 18, trace[1].steps[0]: there is no step 1 to follow from; this is step 1
            steps: [0] | givens: [Bo] | trace[1].givens[0]: 'Bo' is not among the givens
            steps: [0] | stepps: [0] | there is no field 'stepps' here
            size: 1, witnesses: ["1000"] | size: 2 | trace[1].size: the size of a step is the number of its clues, here 1
            '"1000"' | '"100"' | trace[1].witnesses[0]: a witness gives each of the 4 variables
            '"1000"' | '"1002"' | a witness gives each of the 4 variables
            '"1000"' | '"1x00"' | a witness gives each of the 4 variables
            '"1000"' | [1] | trace[1].witnesses[0]: this must be text, not a list
            """)
    void whatIsWrongIsRefusedWithItsPlace(String before, String after, String sentence) {
        String text = MILL.substring(0, MILL.lastIndexOf("  - "));
        String last = MILL.substring(text.length());
        assertThat(last).contains(before);
        String spoilt = text + last.replace(before, after == null ? "" : after);
        assertThatThrownBy(() -> read(spoilt)).isInstanceOf(Refused.class).hasMessageContaining(sentence);
    }

    @Test
    void aTraceIsAList() {
        Tree.Fields tree = yaml(MILL).asFields();
        Puzzle puzzle = Document.read(tree, Games::of).puzzle();
        assertThatThrownBy(() -> TraceTree.read(puzzle, Tree.fields()))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("must be a list");
    }
}
