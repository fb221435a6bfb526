package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import cluewright.space.Refused;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every way in which a file can be wrong, and the sentence that answers it. */
class BadInputTest {
    private static final Duration QUICKLY = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private static String answer(byte[] bytes, String name) {
        Refused refused = Assertions.assertTimeoutPreemptively(
                QUICKLY, () -> Assertions.assertThrows(Refused.class, () -> DocumentFiles.read(bytes, name)));
        assertThat(refused.getMessage()).startsWith(name + ": ").doesNotContain("\n", "\r");
        assertThat(refused.getMessage().length()).isLessThan(500);
        return refused.getMessage().substring(name.length() + 2);
    }

    private static String answer(String text, String name) {
        return answer(text.getBytes(StandardCharsets.UTF_8), name);
    }

    private static List<Arguments> yaml() {
        String indent = "this does not fit what stands before it; correct the indent,"
                + " and write a double quote inside double quotes as \\\".";
        String comma = "a comma or the closing bracket is missing before this;"
                + " put double quotes around text with commas, colons or brackets.";
        String colon =
                "a colon is not expected here; put double quotes around text with a colon, or correct the indent.";
        String nothing = "there is no value here; write one, or leave the field out,"
                + " or put double quotes around it when it is meant as text.";
        String whole = " is not a whole number of at most 18 digits;"
                + " write one, or put double quotes around it when it is meant as text.";
        return List.of(
                arguments("", "the file is empty; a document holds at least 'format', 'game', 'board' and 'clues'."),
                arguments(
                        "# only this\n---\n...\n",
                        "line 3: there is no value here; write one, or leave the field out,"
                                + " or put double quotes around it when it is meant as text."),
                arguments(
                        "# only this",
                        "the document is empty; it must at least hold 'format', 'game', 'board' and 'clues'."),
                arguments("a: 1\nb: 2\na: 3", "line 3, a: the field 'a' stands here a second time; keep one of them."),
                arguments("é: 1\ne\u0301: 2", "line 2, é: the field 'é' stands here a second time; keep one of them."),
                arguments(
                        "a: &x 1\nb: *x",
                        "line 1, a: anchors and aliases are not used here;"
                                + " put double quotes around text that begins with '&'."),
                arguments("a: *x", "line 1, a: anchors and aliases are not used here; write the value itself."),
                arguments(
                        "a: !!int 1",
                        "line 1, a: tags are not used here; put double quotes around text that begins with '!'."),
                arguments(
                        "a: !!java.net.URL [x]",
                        "line 1, a: tags are not used here; put double quotes around text that begins with '!'."),
                arguments("a: 1\n---\nb: 2", "line 2: a second document begins here; keep one document in a file."),
                arguments(
                        "a: 1\n...\nb: 2",
                        "line 3, column 1: there is something after the end of the document; remove it."),
                arguments("a:\n  - x\n  -\n", "line 3, a[1]: " + nothing),
                arguments("a: null", "line 1, a: " + nothing),
                arguments("a: ~", "line 1, a: " + nothing),
                arguments("{a, b: 1}", "line 1, a: " + nothing),
                arguments("a: 1.5", "line 1, a: '1.5'" + whole),
                arguments("a: 1.5e3", "line 1, a: '1.5e3'" + whole),
                arguments("a: 12345678901234567890", "line 1, a: '12345678901234567890'" + whole),
                arguments(
                        "a: 9999999999999999999",
                        "line 1, a: '9999999999999999999' is too large; numbers have at most 18 digits."),
                arguments("[x]: 1", "line 1: the name of a field must be text, not a list or a map."),
                arguments("? {x: 1}\n: 1", "line 1: the name of a field must be text, not a list or a map."),
                arguments("{\"\": 1}", "line 1: a field has no name here; write one before the colon."),
                arguments(
                        "{\"a\\nb\": 1}",
                        "line 1: the name 'a b' contains the character U+000A, which is no letter; remove it."),
                arguments(
                        "x: \"\\e[31m\"",
                        "line 1, x: the text contains the character U+001B, which is no letter; remove it."),
                arguments(
                        "x: \"\\ud800\"",
                        "line 1, x: the text contains the character U+D800, which is no letter; remove it."),
                arguments("a:\n\tb: 1", "line 2, column 1: a tab cannot indent YAML; use spaces."),
                arguments(
                        "a: @x",
                        "line 1, column 4: text that begins with this character needs double quotes around it."),
                arguments("says: There are: 2", "line 1, column 16: " + colon),
                arguments("a: b\n  c: d", "line 2, column 4: " + colon),
                arguments(
                        "a: [1, 2",
                        "line 1, column 9: the file ends before a bracket or brace is closed."
                                + " Is the file complete?"),
                arguments("a: \"x", "line 1, column 6: the file ends before a quote is closed. Is the file complete?"),
                arguments("- {name: Ada role: x}", "line 1, column 18: " + comma),
                arguments("- a\nb: 1", "line 2, column 1: " + indent),
                arguments("says: \"Ada's \"best\" friend\"", "line 1, column 15: " + indent),
                arguments(
                        "a: b #c\nd",
                        "line 2, column 2: a field's name without a colon stands just before this;"
                                + " add the colon, or correct the indent."),
                arguments("a: ]", "line 1, column 4: a value is missing before this."),
                arguments(
                        "a: \"\\q\"",
                        "line 1, column 6: this is no escape that YAML knows; write a backslash in double quotes as two."),
                arguments(
                        "a: |x",
                        "line 1, column 5: this is not YAML (expected chomping or indentation indicators,"
                                + " but found x(120)); correct it here."),
                arguments("%YAML 2.0\n---\na: 1", "this is not YAML (Version{major=2, minor=0}); correct it here."));
    }

    @ParameterizedTest
    @MethodSource
    void yaml(String text, String sentence) {
        assertThat(answer(text, "a.yaml")).isEqualTo(sentence);
    }

    private static List<Arguments> json() {
        String name =
                "the name of a field must stand here, in double quotes; maybe there is a comma too many before it.";
        String value = "a value must stand here: text in double quotes, a whole number, true, false, a list or a map.";
        String early = "the file ends too early: a quote, bracket or brace is still open. Is the file complete?";
        String nothing = "there is no value here; write one, or leave the field out,"
                + " or put double quotes around it when it is meant as text.";
        return List.of(
                arguments(" \n", "the file is empty; a document holds at least 'format', 'game', 'board' and 'clues'."),
                arguments("{\"a\": 1,}", "line 1, column 9: " + name),
                arguments("{a: 1}", "line 1, column 2: " + name),
                arguments("{\n \"a\": 1\n \"b\": 2}", "line 3, column 2: a comma is missing before this."),
                arguments("{\"a\" 1}", "line 1, column 6: a colon is missing before this."),
                arguments(
                        "[1, 2}",
                        "line 1, column 6: this bracket or brace does not fit the one that is open;"
                                + " check which are paired."),
                arguments(
                        "{}}",
                        "line 1, column 3: this bracket or brace does not fit the one that is open;"
                                + " check which are paired."),
                arguments("{\"a\": \"x", "line 1, column 9: " + early),
                arguments("{\"a\": [", "line 1, column 8: " + early),
                arguments(
                        "{\"a\": \"x\n\"}",
                        "line 1, column 9: a text must end on the line where it begins;" + " close its double quotes."),
                arguments("[tru]", "line 1, column 2: " + value),
                arguments("[\"a\",,]", "line 1, column 6: " + value),
                arguments("[01]", "line 1, column 3: this is not a number; write a whole number such as 3."),
                arguments("[-]", "line 1, column 3: this is not a number; write a whole number such as 3."),
                arguments(
                        "[\"\\x\"]",
                        "line 1, column 4: this is no escape that JSON knows;"
                                + " write a backslash in a text as two."),
                arguments(
                        "{} // done",
                        "line 1, column 4: JSON has no comments;" + " remove this one, or save the file as YAML."),
                arguments(
                        "{} {}",
                        "line 1: there is something after the end of the document;" + " keep one document in a file."),
                arguments("{\"a\": null}", "line 1, a: " + nothing),
                arguments(
                        "{\"a\": 1, \"a\": 2}",
                        "line 1, a: the field 'a' stands here a second time;" + " keep one of them."),
                arguments(
                        "[1e3]",
                        "line 1, [0]: '1e3' is not a whole number of at most 18 digits;"
                                + " write one, or put double quotes around it when it is meant as text."),
                arguments(
                        "[\"\\u0000\"]",
                        "line 1, [0]: the text contains the character U+0000," + " which is no letter; remove it."));
    }

    @ParameterizedTest
    @MethodSource
    void json(String text, String sentence) {
        assertThat(answer(text, "a.json")).isEqualTo(sentence);
    }

    @Test
    void rubbish() {
        byte[] binary = {'a', '\n', 0, 1, 2};
        assertThat(answer(binary, "standard input"))
                .isEqualTo("line 2: this is not a text file (there is a control character);"
                        + " name a JSON or YAML file.");
        byte[] latin = "a: 1\nb: Jos\u00E9\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(answer(latin, "a.yaml"))
                .isEqualTo("line 2: this is not text in UTF-8; save the file as text with the encoding UTF-8.");
        byte[] wide = "a: 1".getBytes(StandardCharsets.UTF_16);
        assertThat(answer(wide, "a.yaml"))
                .isEqualTo("line 1: this is not text in UTF-8; save the file as text with the encoding UTF-8.");
        byte[] cut = {'a', ':', ' ', (byte) 0xC3};
        assertThat(answer(cut, "a.yaml")).contains("UTF-8");
    }

    @Test
    void tooLarge() {
        String sentence = "the file is larger than 1048576 bytes (1 MiB);"
                + " a puzzle needs far less, so keep one puzzle in a file.";
        assertThat(answer("#".repeat(Limits.MOST_BYTES + 1), "a.yaml")).isEqualTo(sentence);
        assertThat(answer("a: " + "x".repeat(Limits.LONGEST_TEXT + 1), "a.yaml"))
                .isEqualTo("line 1, a: this text is longer than 10000 characters; shorten it.");
        assertThat(answer("{\"" + "x".repeat(Limits.LONGEST_NAME + 1) + "\": 1}", "a.json"))
                .isEqualTo("line 1: the name '" + "x".repeat(40) + "…' is longer than 200 characters; shorten it.");
        assertThat(answer("[" + "1".repeat(1_000_000) + "]", "a.json")).contains("is not a whole number");
        assertThat(answer("[" + "1".repeat(1_000_000) + "]", "a.yaml")).contains("is not a whole number");
    }

    @Test
    void tooMany() {
        String sentence =
                "the file holds more than 100000 values;" + " a puzzle needs far fewer, so keep one puzzle in a file.";
        String list = "[" + "1,".repeat(Limits.MOST_VALUES) + "1]";
        assertThat(answer(list, "a.json")).endsWith(sentence);
        assertThat(answer(list, "a.yaml")).endsWith(sentence);
        assertThat(answer("- 1\n".repeat(Limits.MOST_VALUES), "a.yaml")).endsWith(sentence);
    }

    @Test
    void asManyAsAreAllowed() {
        String list = "[" + "1,".repeat(Limits.MOST_VALUES - 2) + "1]";
        assertThat(Documents.json(list).asList()).hasSize(Limits.MOST_VALUES - 1);
        assertThat(Documents.yaml(list).asList()).hasSize(Limits.MOST_VALUES - 1);
        String deep = "[".repeat(Limits.MOST_LEVELS) + "]".repeat(Limits.MOST_LEVELS);
        assertThat(Documents.json(deep).sameAs(Documents.yaml(deep))).isTrue();
    }

    /** Places repeat the names above them, so that long names above many values would cost gigabytes. */
    @Test
    void longPathsAreShortened() {
        String name = "n".repeat(Limits.LONGEST_NAME);
        String text = ("{\"" + name + "\":").repeat(30) + "[" + "1,".repeat(90_000) + "1]" + "}".repeat(30);
        Object place = Assertions.assertTimeoutPreemptively(QUICKLY, () -> {
            var tree = Documents.json(text);
            while (tree instanceof cluewright.puzzle.Tree.Fields map) {
                tree = map.get(name);
            }
            return tree.asList().get(90_000).place();
        });
        assertThat(place).asString().hasSizeLessThan(140).endsWith("nnn[90000]");
    }

    private static List<String> bombs() {
        int size = Limits.MOST_BYTES;
        return List.of(
                "[".repeat(size),
                "{".repeat(size),
                "{a: ".repeat(size / 4),
                "{\"a\":".repeat(size / 5),
                "- ".repeat(size / 2),
                "? ".repeat(size / 2),
                "!a ".repeat(size / 3),
                "&a ".repeat(size / 3),
                "[? ".repeat(size / 3),
                "a: ".repeat(size / 3),
                "\"".repeat(size),
                "'".repeat(size - 1),
                "%".repeat(size),
                "---\n".repeat(size / 4),
                "\uFEFF".repeat(size / 3),
                "[" + "{}:".repeat(size / 4),
                ",".repeat(size),
                ":".repeat(size - 1) + " x",
                "a: &a [x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n");
    }

    @Test
    void bombsAreRefusedQuickly() {
        for (String bomb : bombs()) {
            assertThat(answer(bomb, "a.yaml")).as(bomb.substring(0, 10)).isNotBlank();
            assertThat(answer(bomb, "a.json")).as(bomb.substring(0, 10)).isNotBlank();
        }
        assertThat(answer("[".repeat(33), "a.yaml"))
                .isEqualTo(
                        "line 1, " + "[0]".repeat(32) + ": maps and lists stand inside each other more than 32 levels"
                                + " deep; no puzzle needs that, so look for brackets too many.");
    }

    @Test
    void filesThatAreNotThere() {
        assertThatThrownBy(() -> DocumentFiles.read(folder))
                .isInstanceOf(Refused.class)
                .hasMessage(folder + ": this is a folder; name a file in it.");
        Path missing = folder.resolve("a\nb.yaml");
        assertThatThrownBy(() -> DocumentFiles.read(missing))
                .isInstanceOf(Refused.class)
                .hasMessage(folder + "/a b.yaml: there is no such file; check the name and the folder.");
    }

    @Test
    void anEndlessFileIsNotReadToItsEnd() {
        Path zeros = Path.of("/dev/zero");
        org.junit.jupiter.api.Assumptions.assumeTrue(java.nio.file.Files.exists(zeros));
        Assertions.assertTimeoutPreemptively(
                QUICKLY, () -> Assertions.assertThrows(Refused.class, () -> DocumentFiles.read(zeros)));
    }
}
