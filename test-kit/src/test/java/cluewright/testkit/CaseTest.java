package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CaseTest {
    @Test
    void everyExampleInTheFolderIsListed() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/cases/suspects"))) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".yaml"))
                    .map(name -> name.replace(".yaml", ""))
                    .sorted()
                    .toList();
            assertThat(Case.suspects()).extracting(Case::name).containsExactlyElementsOf(names);
        }
    }

    @Test
    void anExampleHasADocumentAndAVerdict() {
        assertThat(Case.suspects()).allSatisfy(example -> {
            assertThat(example.yaml()).startsWith("format: cluewright/1\n");
            assertThat(example.expected()).contains("\"status\"");
        });
    }
}
