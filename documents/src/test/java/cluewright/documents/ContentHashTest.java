package cluewright.documents;

import static cluewright.documents.Documents.json;
import static cluewright.documents.Documents.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import cluewright.testkit.Case;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hashes in hexadecimal were computed by a few lines of Python from the description of the canonical form. */
class ContentHashTest {
    private static final String BASE = """
            format: cluewright/1
            game: suspects
            board: {columns: 2, rows: 2, people: [{name: Ada, role: x}]}
            clues:
              - {by: Ada, type: count, says: "There are 2.", amount: 2}
              - {by: Bo, says: "There are 3."}
            """;

    @Test
    void theCanonicalFormIsAsDescribed() {
        assertThat(ContentHash.of(yaml("{format: cluewright/1, game: x, board: {}, clues: []}")))
                .isEqualTo("4536015122fc42811f98538cce891db33dfe165644a7aea6781e0c00cf424df7");
        assertThat(ContentHash.of(json("""
                                        {"format": "cluewright/1", "game": "suspects", "board": {"columns": 2, "rows": 2,
                                        "people": [{"name": "Zo\u00EB", "role": "a\\"b\\\\c\\n\\t"}, {"name": 12, "role": "x"}],
                                        "flag": true}, "clues": [{"says": "s", "type": "t", "by": "Zo\u00EB", "a": "1"},
                                        {"says": "only"}]}""")))
                .isEqualTo("45602f1d13025de9f6152bff9fdf6b9a6ec002449ab1f7bb57d8e4bf9aeac4e5");
        String library = Case.suspects().stream()
                .filter(example -> example.name().equals("reveal-4x4-library"))
                .map(Case::yaml)
                .collect(Collectors.joining());
        assertThat(ContentHash.of(yaml(library)))
                .isEqualTo("07f5aa03602064ce393641503993fd0676075c1dcd2fc46afb8323f330d5af4b");
    }

    /** Text, what replaces it, and the same again. */
    private static String hash(String change) {
        String[] parts = change.split(" => ");
        assertThat(BASE).contains(parts[0]);
        return ContentHash.of(yaml(BASE.replace(parts[0], parts[1])));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "game: => title: A new name\ngame:",
                "game: => mode: open\ngame:",
                "game: => givens: {}\ngame:",
                "game: => seed: suspects//1#X\nanswer: {Ada: suspect}\nhash: x\ntrace: []\nredundant: [1]\ngame:",
                "columns: 2, rows: 2 => rows: 2, columns: 2",
                "There are 2. => Two there are.",
                "amount: 2 => amount: '2'",
                "name: Ada, role: x => role: \"x\", name: \"A\\u0064a\"",
            })
    void presentationDoesNotCount(String change) {
        assertThat(hash(change)).isEqualTo(ContentHash.of(yaml(BASE)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cluewright/1 => cluewright/2",
                "game: suspects => game: others",
                "game: => mode: reveal\ngame:",
                "game: => givens: {Ada: suspect}\ngame:",
                "columns: 2 => columns: 3",
                "name: Ada => name: Eda",
                "There are 3. => There are 4.",
                "amount: 2 => amount: 3",
                "by: Ada, => who: Ada,",
                "type: count => type: total",
            })
    void whatThePuzzleIsCounts(String change) {
        assertThat(hash(change)).isNotEqualTo(ContentHash.of(yaml(BASE)));
    }

    @Test
    void theFileFormatDoesNotCount() {
        Tree tree = yaml(BASE);
        assertThat(ContentHash.of(json(Documents.written(tree, DocumentFormat.JSON))))
                .isEqualTo(ContentHash.of(tree))
                .matches("[0-9a-f]{64}");
    }

    @Test
    void whatIsNoDocumentIsRefused() {
        assertThatThrownBy(() -> ContentHash.of(yaml("[a]"))).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> ContentHash.of(yaml("{game: x, format: y}")))
                .isInstanceOf(Refused.class)
                .hasMessage("line 1: the field 'board' is missing.");
    }
}
