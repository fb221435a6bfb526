package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.puzzle.Tree;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** `check` and `verify`. */
class FilesCommandTest {
    private static final String ROW_1 = "There are exactly 2 suspects in row 1.";

    @TempDir
    Path folder;

    private String file(String name, String text) {
        return Papers.write(folder, name, text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "verify"})
    void aSoundPuzzleIsFine(String command) {
        Run run = Run.of(command, file("mill.yaml", Papers.SOUND)).fine();
        assertThat(run.out()).contains("native", "cp-sat", "unique");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "verify"})
    void standardInputIsReadToo(String command) {
        Run.with(Papers.SOUND, command, "-").fine();
        Run.with("", command, "-").refused("standard input", "empty");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "verify"})
    void anAmbiguousOrImpossiblePuzzleGivesOne(String command) {
        Run ambiguous = Run.of(command, file("a.yaml", Papers.with(ROW_1, "There is exactly 1 suspect in row 1.")));
        assertThat(ambiguous.exit()).isEqualTo(1);
        assertThat(ambiguous.err()).isEmpty();
        assertThat(ambiguous.out()).contains("ambiguous");
        Run impossible =
                Run.of(command, file("i.yaml", Papers.with(ROW_1, "There are exactly 3 suspects on the board.")));
        assertThat(impossible.exit()).isEqualTo(1);
        assertThat(impossible.out()).contains("impossible");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "verify"})
    void aBudgetOfOneNodeProvesNothing(String command) {
        Run run = Run.of(command, "--budget", "1", file("mill.yaml", Papers.SOUND));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("unknown");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "verify"})
    void allFilesAreLookedAtAndTheWorstDecides(String command) {
        String sound = file("sound.yaml", Papers.SOUND);
        String ambiguous = file("ambiguous.yaml", Papers.with(ROW_1, "There is exactly 1 suspect in row 1."));
        String bad = file("bad.yaml", "rubbish");
        Run run = Run.of(command, bad, ambiguous, sound);
        run.complained("bad.yaml");
        assertThat(run.out()).contains("== " + ambiguous, "== " + sound).doesNotContain("== " + bad);
        assertThat(Run.of(command, ambiguous, sound).exit()).isEqualTo(1);
        assertThat(Run.of(command, sound, sound).exit()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "verify"})
    void jsonHoldsOneReportForEachFile(String command) {
        String sound = file("sound.yaml", Papers.SOUND);
        String bad = file("bad.yaml", "rubbish");
        Run run = Run.of(command, "--json", sound, bad);
        run.complained("bad.yaml");
        List<Tree> files = run.json().asFields().list("files");
        assertThat(files).hasSize(2);
        assertThat(files.get(0).asFields().get("file").asText()).isEqualTo(sound);
        assertThat(files.get(0).asFields().get("report").asFields().fields()).containsKeys("proof", "sound");
        assertThat(files.get(1).asFields().get("error").asText()).contains("bad.yaml");
        assertThat(Run.of(command, "--json", sound).out())
                .isEqualTo(Run.of(command, "--json", sound).out());
    }

    @Test
    void aDeclaredAnswerMustBeTheAnswer() {
        String right = Papers.SOUND + "answer: {Ada: suspect, Bo: suspect, Cy: innocent, Di: innocent}\n";
        String wrong = Papers.SOUND + "answer: {Ada: suspect, Bo: suspect, Cy: innocent, Di: suspect}\n";
        assertThat(Run.of("verify", file("right.yaml", right)).fine().out())
                .contains("native      unique, the declared answer", "exhaustive  unique, the declared answer")
                .contains("Verified: all agree that there is exactly one answer, the declared one.");
        Run run = Run.of("verify", file("wrong.yaml", wrong));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("unique, but NOT as declared", "not as it declares itself");
        assertThat(Run.of("check", file("wrong.yaml", wrong)).exit()).isEqualTo(1);
    }

    @Test
    void aDeclaredHashMustBeThatOfTheContent() {
        String document = Run.of("generate", "suspects", "--size", "3x3", "--seed", "X", "--format", "yaml")
                .fine()
                .out();
        assertThat(Run.of("verify", file("same.yaml", document)).fine().out()).contains("hash        as declared");
        String name = document.split("name: ")[1].split(",")[0];
        Run changed = Run.of("verify", file("changed.yaml", document.replaceAll("\\b" + name + "\\b", "Zzz")));
        assertThat(changed.exit()).isEqualTo(1);
        assertThat(changed.out()).contains("NOT as declared");
    }

    @Test
    void largeBoardsAreNotEnumerated() {
        String document = Run.of(
                        "generate",
                        "suspects",
                        "--size",
                        "5x6",
                        "--seed",
                        "X",
                        "--format",
                        "yaml",
                        "--provers",
                        "native")
                .fine()
                .out();
        assertThat(Run.with(document, "verify", "-").fine().out()).contains("exhaustive  not asked");
    }
}
