package cluewright.documents;

import static cluewright.documents.Documents.json;
import static cluewright.documents.Documents.written;
import static cluewright.documents.Documents.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import cluewright.testkit.Case;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentFilesTest {
    @TempDir
    private Path folder;

    private static List<Case> cases() {
        return Case.suspects();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void anExampleGoesThroughBothFormatsUnchanged(Case example) {
        Tree read = yaml(example.yaml());
        String asYaml = written(read, DocumentFormat.YAML);
        Tree again = json(written(read, DocumentFormat.JSON));
        assertThat(again.sameAs(read)).isTrue();
        assertThat(yaml(asYaml).sameAs(read)).isTrue();
        assertThat(written(again, DocumentFormat.YAML))
                .as("order of fields, too")
                .isEqualTo(asYaml);
    }

    /** The writer's hand is that of the people who wrote the examples, up to quotes that are not needed. */
    @ParameterizedTest
    @MethodSource("cases")
    void yamlIsWrittenAsPeopleWriteIt(Case example) {
        String written = written(yaml(example.yaml()), DocumentFormat.YAML);
        assertThat(written.replace("\"", ""))
                .isEqualTo(example.yaml().replaceAll(" +#.*", "").replace("\"", ""));
    }

    @Test
    void placesNameLineAndPath() {
        String text = "board:\n  people:\n    - {name: Ada}\n    - name: Bo\n      role: clerk\n";
        Tree.Fields board = yaml(text).asFields().get("board").asFields();
        Tree bo = board.list("people").get(1);
        assertThat(bo.place()).isEqualTo("line 4, board.people[1]");
        assertThat(bo.asFields().get("role").place()).isEqualTo("line 5, board.people[1].role");
        assertThat(yaml(text).place()).isEqualTo("line 1");
    }

    @Test
    void placesAreTheSameInJson() {
        Tree tree = json("{\n \"board\": {\n  \"people\": [\n   {\"name\": \"Ada\"},\n   {\"name\": \"Bo\"}]}}");
        Tree.Fields board = tree.asFields().get("board").asFields();
        assertThat(board.list("people").get(1).asFields().get("name").place())
                .isEqualTo("line 5, board.people[1].name");
    }

    /** Words that YAML 1.1 or 1.2 read as truth values, nothing, numbers or dates: here they are names. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "No",
                "no",
                "NO",
                "Yes",
                "y",
                "N",
                "On",
                "off",
                "True",
                "FALSE",
                "Null",
                "NULL",
                "1e3",
                "0x10",
                "0o7",
                "012",
                "1_000",
                "2026-11-29",
                "12:30:45",
                ".inf",
                ".NaN",
                "-.5",
                "+5",
                "1e999",
                "<<",
                "=",
                "-",
                "4x5"
            })
    void plainWordsAreText(String word) {
        if (!word.equals("-")) {
            assertThat(yaml("name: " + word).asFields().get("name"))
                    .extracting("value")
                    .isEqualTo(word);
            assertThat(yaml("{" + word + ": 1}").asFields().has(word)).isTrue();
        }
        Tree tree = Tree.fields().with(word, word);
        String written = written(tree, DocumentFormat.YAML);
        assertThat(written).isEqualTo("\"" + word + "\": \"" + word + "\"\n");
        assertThat(yaml(written).sameAs(tree)).isTrue();
    }

    @Test
    void numbersAndTruthsAreRead() {
        Tree.Fields tree = yaml("{a: 0, b: -12, c: true, d: false, e: 999999999999999999, 12: x, null: y}")
                .asFields();
        assertThat(tree.sameAs(json("{\"a\": 0, \"b\": -12, \"c\": true, \"d\": false, \"e\": 999999999999999999,"
                        + " \"12\": \"x\", \"null\": \"y\"}")))
                .isTrue();
        assertThat(tree.get("b")).extracting("value").isEqualTo(-12L);
        assertThat(tree.get("c")).extracting("value").isEqualTo(true);
        assertThat(written(tree, DocumentFormat.YAML))
                .isEqualTo("a: 0\nb: -12\nc: true\nd: false\ne: 999999999999999999\n\"12\": x\n\"null\": \"y\"\n");
    }

    @Test
    void textIsNormalisedToOneForm() {
        Tree tree = yaml("{Zoe\u0308: Jose\u0301}");
        assertThat(tree.asFields().get("Zo\u00EB").asText()).isEqualTo("Jos\u00E9");
        assertThat(json("{\"Zoe\\u0308\": \"Jose\\u0301\"}").sameAs(tree)).isTrue();
    }

    @Test
    void jsonIsIndentedByTwo() {
        Tree tree = yaml("{a: [1, {b: x}], c: {}, d: [], e: \"\u00E9 \\\" \\\\ \\n\"}");
        assertThat(written(tree, DocumentFormat.JSON)).isEqualTo("""
                        {
                          "a": [
                            1,
                            {
                              "b": "x"
                            }
                          ],
                          "c": {},
                          "d": [],
                          "e": "\u00E9 \\" \\\\ \\n"
                        }
                        """);
    }

    @Test
    void yamlOfGeneratedFieldsIsReadable() {
        Tree tree = json("""
                {"clues": [{"by": "Ada", "says": "There are exactly 2 suspects in row 1.", "type": "count",
                "amount": "exactly 2", "where": "in row 1"}], "seed": "suspects/size=4x5/1#HUNT",
                "answer": {"Ada": "suspect", "Bo": "innocent"}, "proof": {"native": {"verdict": "unique"}},
                "redundant": [0, 2], "gates": {}, "trace": [[1], [2, [3]]]}
                """);
        assertThat(written(tree, DocumentFormat.YAML)).isEqualTo("""
                        clues:
                          - {by: Ada, says: "There are exactly 2 suspects in row 1.", type: count, amount: exactly 2, where: in row 1}
                        seed: "suspects/size=4x5/1#HUNT"
                        answer: {Ada: suspect, Bo: innocent}
                        proof:
                          native: {verdict: unique}
                        redundant: [0, 2]
                        gates: {}
                        trace:
                          - [1]
                          - [2, [3]]
                        """);
    }

    @Test
    void contentTellsTheFormatWhenTheNameDoesNot() {
        byte[] json = "\uFEFF {\n \"a\": 1}".getBytes(StandardCharsets.UTF_8);
        byte[] yaml = "{a: 1} # JSON has no comments".getBytes(StandardCharsets.UTF_8);
        assertThat(DocumentFiles.read(json, "standard input").sameAs(DocumentFiles.read(yaml, "standard input")))
                .isTrue();
        assertThatThrownBy(() -> DocumentFiles.read(yaml, "A.JSON")).isInstanceOf(Refused.class);
    }

    @Test
    void linesMayEndAsOnWindows() {
        Tree tree = yaml("a: 1\r\nb:\r\n  - x\r\n");
        assertThat(tree.sameAs(yaml("a: 1\nb: [x]"))).isTrue();
        assertThat(tree.asFields().list("b").get(0).place()).isEqualTo("line 3, b[0]");
    }

    @Test
    void filesAreWrittenByTheirEnding() throws IOException {
        Tree tree = yaml(cases().get(0).yaml());
        for (String name : List.of("deep/er/a.json", "a.yaml", "b.YML")) {
            Path file = folder.resolve(name);
            DocumentFiles.write(tree, file);
            assertThat(DocumentFiles.read(file).sameAs(tree)).isTrue();
            assertThat(Files.readString(file)).endsWith("\n").doesNotEndWith("\n\n");
        }
        assertThatThrownBy(() -> DocumentFiles.write(tree, folder.resolve("a.txt")))
                .isInstanceOf(Refused.class)
                .hasMessageEndingWith("a.txt: the name does not tell the format; end it in .yaml or .json.");
    }

    @Test
    void whatCouldNotBeReadAgainIsNotWritten() {
        Tree large = Tree.texts(java.util.Collections.nCopies(200, "x".repeat(9_000)));
        Path file = folder.resolve("a.yaml");
        assertThatThrownBy(() -> DocumentFiles.write(large, file))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("1 MiB");
        assertThat(file).doesNotExist();
    }

    @Test
    void textOfAnyKindComesBack() {
        Tree tree = Tree.texts(List.of(
                "",
                " ",
                " x ",
                "a: b",
                "#c",
                "- x",
                "'",
                "\"",
                "\\",
                "a\nb\n",
                "a\tb",
                "\uD83D\uDD0E",
                "{",
                "&a",
                "!t",
                "*a",
                "%",
                "@",
                "`",
                "\u00A0",
                "\u4E2D\u6587",
                "x".repeat(5000),
                "word ".repeat(1000),
                "?",
                ":",
                "|"));
        assertThat(yaml(written(tree, DocumentFormat.YAML)).sameAs(tree)).isTrue();
        assertThat(json(written(tree, DocumentFormat.JSON)).sameAs(tree)).isTrue();
        Tree.Fields names = Tree.fields();
        for (Tree text : tree.asList()) {
            if (!text.asText().isBlank()
                    && text.asText().length() < 200
                    && !text.asText().matches("(?s).*[\n\t].*")) {
                names = names.with(text.asText(), text);
            }
        }
        names = names.with("long \uD83D\uDD0E".repeat(28), "x");
        assertThat(yaml(written(names, DocumentFormat.YAML)).sameAs(names)).isTrue();
    }

    @Test
    void sameAsIgnoresPlacesAndTheOrderOfFields() {
        assertThat(yaml("{a: 1, b: [x]}").sameAs(yaml("b:\n  - x\na: 1\n"))).isTrue();
        assertThat(yaml("{a: 1}").sameAs(yaml("{a: 2}"))).isFalse();
        assertThat(yaml("{a: 1}").sameAs(yaml("{b: 1}"))).isFalse();
        assertThat(yaml("{a: 1}").sameAs(yaml("{a: '1'}"))).isFalse();
        assertThat(yaml("[a, b]").sameAs(yaml("[b, a]"))).isFalse();
        assertThat(yaml("[a]").sameAs(yaml("[a, b]"))).isFalse();
        assertThat(yaml("[a]").sameAs(yaml("{a: b}"))).isFalse();
        assertThat(yaml("a").sameAs(yaml("[a]"))).isFalse();
    }
}
