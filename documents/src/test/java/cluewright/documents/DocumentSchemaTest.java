package cluewright.documents;

import static cluewright.documents.Documents.json;
import static cluewright.documents.Documents.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.testkit.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DocumentSchemaTest {
    private static final String COMPLETE = """
            format: cluewright/1
            game: suspects
            title: The bakery affair
            board:
              columns: 2
              rows: 2
              people:
                - {name: Ada, role: baker}
                - {name: Bo, role: witch}
                - {name: Cy, role: baker}
                - {name: 12, role: smith}
              plurals: {witch: witches}
            mode: reveal
            givens: {Ada: innocent}
            clues:
              - {by: Ada, says: "There are exactly 2 suspects in row 1.", type: count, amount: exactly 2}
              - {type: total, amount: 3}
              - {says: "Exactly 1 suspect neighbouring Di is in row 2."}
            seed: suspects/size=2x2,share=40/1#2026-11-29
            answer: {Ada: innocent, 12: suspect}
            proof:
              native: {verdict: unique, nodes: 12}
              cpsat: {verdict: unknown}
            redundant: [0, 2]
            gates: {unique: 3, fair: 0}
            hash: "4536015122fc42811f98538cce891db33dfe165644a7aea6781e0c00cf424df7"
            trace:
              - {name: 12, is: suspect, clues: [0, 1], givens: [Ada], size: 2, witnesses: ["0110", 110]}
              - {name: Bo, not: innocent, clues: [], steps: [0], size: 0}
            hints: []
            difficulty: {anything: 3}
            """;

    private static List<Case> cases() {
        return Case.suspects();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void examplesAreValid(Case example) {
        assertThat(DocumentSchema.check(yaml(example.yaml()))).isEmpty();
    }

    @Test
    void aDocumentWithEveryFieldIsValid() {
        assertThat(DocumentSchema.check(yaml(COMPLETE))).isEmpty();
        assertThat(DocumentSchema.check(
                        yaml(COMPLETE.replace("share=40/1", "share=40/12").replace("2026-11-29", "HUNT"))))
                .isEmpty();
    }

    private static List<Game<?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void generatedDocumentsAreValidAndComeBack(Game<?> game) {
        for (String seed : List.of("HUNT", "2026-11-29", "7")) {
            Tree.Fields written = new Generator(List.of(new NativeProver()))
                    .generate(Order.of(game), seed)
                    .write();
            Tree document = written.with("hash", ContentHash.of(written));
            assertThat(DocumentSchema.check(document)).as(seed).isEmpty();
            for (DocumentFormat format : DocumentFormat.values()) {
                Tree read = DocumentFiles.read(DocumentFiles.bytes(document, format), "generated");
                assertThat(read.sameAs(document)).as(seed).isTrue();
                Tree.Fields again = Document.read(read, Games::of).write();
                assertThat(again.sameAs(document)).as(seed).isTrue();
                assertThat(ContentHash.of(again)).as(seed).isEqualTo(ContentHash.of(written));
            }
        }
    }

    @Test
    void otherGamesHaveOtherBoards() {
        assertThat(DocumentSchema.check(
                        yaml("{format: cluewright/1, game: other-game, board: {shape: hexagon}, clues: [{says: x}]}")))
                .isEmpty();
    }

    /** Line of text in the complete document, what to write instead, and the answer. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cluewright/1 | cluewright/9 | line 1, format: this must be 'cluewright/1', not 'cluewright/9'.
            format: | frmat: | line 1: the field 'format' is missing; add it.
            game: suspects | game: Suspects | line 2, game: 'Suspects' does not have the form ^[a-z][a-z0-9-]*$; correct it.
            title: The | titl: The | line 3, titl: there is no field 'titl' here; the fields are format, game, title, board, mode, givens, clues, seed, answer, proof, redundant, gates, hash, trace, hints, difficulty, deal, players, way, left, unneeded, liars, bot, quests, treasure. Maybe you meant 'title'.
            columns: 2 | columns: 11 | line 5, board.columns: this must be at most 10, not '11'.
            columns: 2 | columns: 0 | line 5, board.columns: this must be at least 1, not '0'.
            columns: 2 | columns: two | line 5, board.columns: this must be a whole number, not 'two'.
            columns: 2 | columns: {} | line 5, board.columns: this must be a whole number, not a map.
            , role: smith | | line 11, board.people[3]: the field 'role' is missing; add it.
            role: smith | job: smith | line 11, board.people[3]: the field 'role' is missing; add it.
            '    - {name: Bo, role: witch}' | | line 8, board.people: this list needs at least 4 elements; add some.
            name: Bo | name: '' | line 9, board.people[1].name: this text is empty; write something, or leave the field out.
            name: Bo | name: Boooooooooooooooooooooooooooooooooooooooo | line 9, board.people[1].name: this text is longer than 40 characters; shorten it.
            name: Bo | name: true | line 9, board.people[1].name: this must be text, not 'true'.
            witch: witches | witch: [a] | line 12, board.plurals.witch: this must be text, not a list.
            mode: reveal | mode: reveel | line 13, mode: this must be one of open, reveal, not 'reveel'. Maybe you meant 'reveal'.
            Ada: innocent} | Ada: []} | line 14, givens.Ada: this must be text, not a list.
            type: total, amount: 3 | amount: 3 | line 17, clues[1]: the clue says nothing; give it a sentence in 'says', or a 'type' with parameters.
            amount: 3 | amount: true | line 17, clues[1].amount: this must be text, not 'true'.
            suspects/size | suspect | line 19, seed: 'suspect=2x2,share=40/1#2026-11-29' does not have the form ^[a-z][a-z0-9-]*/[^#/]*/[0-9]+#[^# ]+$; correct it.
            verdict: unique, | verdict: Unique, | line 22, proof.native.verdict: this must be one of unique, ambiguous, impossible, unknown, not 'Unique'. Maybe you meant 'unique'.
            verdict: unknown | word: unknown | line 23, proof.cpsat: the field 'verdict' is missing; add it.
            [0, 2] | [0, 0] | line 24, redundant: this list holds the same twice; remove one.
            [0, 2] | [-1] | line 24, redundant[0]: this must be at least 0, not '-1'.
            unique: 3 | unique: x | line 25, gates.unique: this must be a whole number, not 'x'.
            steps: [0] | steps: x | line 29, trace[1].steps: this must be a list, not 'x'.
            not: innocent, | nott: innocent, | line 29, trace[1].nott: there is no field 'nott' here; the fields are name, is, not, clues, givens, steps, size, witnesses. Maybe you meant 'not'.
            'clues: [], ' | | line 29, trace[1]: the field 'clues' is missing; add it.
            """)
    void aFaultIsToldWithItsPlace(String before, String after, String sentence) {
        assertThat(COMPLETE).contains(before);
        Tree document = yaml(COMPLETE.replace(before, after == null ? "" : after));
        assertThat(DocumentSchema.check(document)).contains(sentence);
    }

    @Test
    void aClueWithoutWordsIsOneFault() {
        assertThat(DocumentSchema.check(yaml(COMPLETE.replace("type: total, ", ""))))
                .hasSize(1);
    }

    @Test
    void aTreeWithoutPlacesIsToldByPath() {
        Tree.Fields people = Tree.fields().with("people", Tree.texts(List.of("a", "b", "c", "d")));
        Tree document = yaml(COMPLETE)
                .asFields()
                .with("board", people.with("columns", 2).with("rows", 2));
        assertThat(DocumentSchema.check(document)).contains("board.people[2]: this must be a map, not 'c'.");
    }

    @Test
    void theWholeMayBeWrong() {
        assertThat(DocumentSchema.check(yaml("x"))).containsExactly("line 1: this must be a map, not 'x'.");
        assertThat(DocumentSchema.check(Tree.of("x"))).containsExactly("this must be a map, not 'x'.");
    }

    @Test
    void faultsAreCountedAfterTheFirstTwenty() {
        String clues = "{}, ".repeat(20_000);
        List<String> faults = DocumentSchema.check(json(
                "{\"format\": \"cluewright/1\", \"game\": \"suspects\", \"board\": 1, \"clues\": [" + clues + "{}]}"));
        assertThat(faults).hasSize(DocumentSchema.MOST_FAULTS + 1);
        assertThat(faults.get(20)).isEqualTo("There are more faults; correct these first.");
    }

    @Test
    void theSchemaIsDocumented() {
        Tree.Fields schema = json(DocumentSchema.text()).asFields();
        assertThat(schema.get("$schema").asText()).isEqualTo("https://json-schema.org/draft/2020-12/schema");
        assertThat(schema.get("properties").asFields().fields())
                .allSatisfy((name, field) ->
                        assertThat(field.asFields().has("description")).as(name).isTrue());
    }
}
