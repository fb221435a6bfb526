package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** `explain`, and traces under `verify`. */
class ExplainCommandTest {
    @TempDir
    Path folder;

    private String file(String name, String text) {
        return Papers.write(folder, name, text);
    }

    @Test
    void everyStepIsASentence() {
        assertThat(Run.of("explain", file("mill.yaml", Papers.SOUND)).fine().out())
                .isEqualTo("""
                        1. Ada is a suspect: there are exactly 2 suspects in row 1 (Ada's clue).
                        2. Bo is a suspect: there are exactly 2 suspects in row 1 (Ada's clue).
                        3. Cy is innocent: there are no suspects in row 2 (Bo's clue).
                        4. Di is innocent: there are no suspects in row 2 (Bo's clue).
                        """);
        Run.with(Papers.SOUND, "explain", "-").fine();
    }

    @Test
    void onePersonNeedsOnlyTheirSteps() {
        String mill = file("mill.yaml", Papers.SOUND);
        assertThat(Run.of("explain", mill, "--person", "Cy").fine().out())
                .isEqualTo("1. Cy is innocent: there are no suspects in row 2 (Bo's clue).\n");
        Run.of("explain", mill, "--person", "Cyy").refused("'Cyy'", "Maybe you meant 'Cy'");
        String given = file("given.yaml", Papers.SOUND + "givens: {Di: innocent}\n");
        assertThat(Run.of("explain", given, "--person", "Di").fine().out())
                .isEqualTo("Di is innocent: that is given.\n");
    }

    @Test
    void longSentencesAreFolded() {
        String document = Run.of("generate", "suspects", "--size", "4x4", "--seed", "X", "--format", "yaml")
                .fine()
                .out();
        assertThat(Run.with(document, "explain", "-").fine().out().lines())
                .hasSizeGreaterThan(15)
                .allMatch(line -> line.length() <= 80);
    }

    @Test
    void oneGetsStuckWithTwoWitnesses() {
        String text = Papers.with("There are no suspects in row 2.", "There is exactly 1 suspect in row 2.");
        Run run = Run.of("explain", file("stuck.yaml", text));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("2. Bo is a suspect", "Here one gets stuck: nothing more follows about Cy, Di.")
                .contains("Both of these fit everything that can be seen then (2 of 2 clues):")
                .contains("# Cy", "o Cy");
        assertThat(Run.of("explain", file("stuck.yaml", text), "--person", "Ada")
                        .fine()
                        .out())
                .doesNotContain("stuck");
        String json = Run.of("explain", file("stuck.yaml", text), "--json").out();
        assertThat(json).contains("\"complete\": false", "\"stuckWitnesses\"", "\"sentences\"");
    }

    @Test
    void whatContradictsItselfIsSaidSo() {
        String text = Papers.with("exactly 2 suspects in row 1", "exactly 3 suspects on the board");
        Run run = Run.of("explain", file("clash.yaml", text));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("contradict each other", "check' says which");
    }

    @Test
    void aBudgetOfOneNodeExplainsNothing() {
        Run run = Run.of("explain", file("mill.yaml", Papers.SOUND), "--budget", "1");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("not known within the budget");
        Run.of("explain", file("mill.yaml", Papers.SOUND), "--budget", "x").refused("--budget");
    }

    @Test
    void theGraphIsWrittenInThreeForms() throws IOException {
        String mill = file("mill.yaml", Papers.SOUND);
        for (String ending : List.of("svg", "dot", "json")) {
            Path out = folder.resolve("graph." + ending);
            assertThat(Run.of("explain", mill, "--graph", out.toString()).fine().out())
                    .contains("wrote " + out);
            assertThat(Files.readString(out))
                    .contains("There are exactly 2 suspects")
                    .endsWith("\n");
            Run.of("explain", mill, "--graph", out.toString()).fine();
        }
        assertThat(Files.readString(folder.resolve("graph.svg"))).startsWith("<svg ");
        assertThat(Files.readString(folder.resolve("graph.dot"))).startsWith("digraph {");
    }

    @Test
    void aGraphThatCannotBeWrittenIsRefused() throws IOException {
        String mill = file("mill.yaml", Papers.SOUND);
        Run.of("explain", mill, "--graph", folder.resolve("graph.png").toString())
                .refused("--graph", ".svg, .dot, .json");
        Run.of("explain", mill, "--graph", "a\0b.svg").refused("cannot be the name of a file");
        String other = file("other.json", "{}");
        Run.of("explain", mill, "--graph", other).refused("other.json", "--force");
        assertThat(Files.readString(Path.of(other))).isEqualTo("{}");
        Run.of("explain", mill, "--graph", other, "--force").fine();
        Run.of("explain", mill, "--graph", mill + "/graph.svg").refused("graph.svg");
        Run.of("explain", folder.resolve("nowhere.yaml").toString()).refused("no such file");
    }

    @Test
    void aTraceInTheFileIsVerified() {
        String document = Run.of("generate", "suspects", "--size", "3x3", "--seed", "X", "--format", "yaml")
                .fine()
                .out();
        assertThat(Run.with(document, "verify", "-").fine().out())
                .contains("trace ", "steps, each entailed and smallest; CP-SAT agrees on 8");
        String step = document.substring(document.indexOf("trace:"));
        String before = step.contains("is: suspect") ? "is: suspect" : "is: innocent";
        String after = step.contains("is: suspect") ? "is: innocent" : "is: suspect";
        String tampered = document.replace(step, step.replaceFirst(before, after));
        Run run = Run.with(tampered, "verify", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("NOT sound", "does not follow", "CP-SAT finds", "the trace in the file");
        Run.with(document.replace("size: 1", "size: 9"), "verify", "-").refused("line", "size");
        assertThat(Run.with(Papers.SOUND, "verify", "-").fine().out()).contains("no trace in the file");
    }

    @Test
    void completionKnowsIt() {
        assertThat(Run.of("completion").fine().out()).contains("explain", "--graph");
    }
}
