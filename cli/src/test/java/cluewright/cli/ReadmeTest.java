package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The README says what is so. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");

    private String readme = "";

    @BeforeEach
    void read() throws IOException {
        readme = Files.readString(ROOT.resolve("README.md"));
    }

    @Test
    void itsTestCommandIsTheOneOfContinuousIntegration() throws IOException {
        assertThat(readme).contains("mvn clean verify");
        assertThat(Files.readString(ROOT.resolve(".ci/run"))).containsPattern("mvn .*clean verify");
    }

    @Test
    void everyModuleIsListed() throws IOException {
        assertThat(Files.readString(ROOT.resolve("pom.xml")).lines())
                .filteredOn(line -> line.contains("<module>"))
                .isNotEmpty()
                .allSatisfy(line ->
                        assertThat(readme).contains("| `" + line.replaceAll(".*<module>|</module>.*", "") + "` |"));
    }

    /** Changes whenever clue types are added; run with the long tests. */
    @Test
    @Tag("soak")
    void itsPuzzleIsWhatTheCommandPrints() {
        String out = Run.of("generate", "suspects", "--size", "5x5", "--seed", "HUNT")
                .fine()
                .out();
        assertThat(readme).contains("```\n" + out + "```");
    }

    @Test
    void itsReportIsWhatTheCommandPrints() throws IOException {
        String document = readme.split("```yaml\n")[1].split("```")[0];
        Run run = Run.with(document, "check", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(readme).contains("```\n" + run.out() + "```");
    }
}
