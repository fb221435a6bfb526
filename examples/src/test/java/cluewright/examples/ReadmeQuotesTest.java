package cluewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code in the README is that of the examples, letter by letter, and each region of theirs is quoted. */
class ReadmeQuotesTest {
    private static final Path SOURCES = Path.of("src/main/java/cluewright/examples");
    private static final Pattern QUOTE = Pattern.compile("```java\n(.*?)\n```", Pattern.DOTALL);
    private static final Pattern REGION =
            Pattern.compile(" *// @start region=\\w+\n(.*?)\n *// @end\n", Pattern.DOTALL);

    @Test
    void theReadmeQuotesTheExamples() throws IOException {
        List<String> regions = new ArrayList<>();
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.sorted().toList()) {
                Matcher region = REGION.matcher(Files.readString(file));
                while (region.find()) {
                    regions.add(region.group(1).stripIndent());
                }
            }
        }
        List<String> quotes = new ArrayList<>();
        Matcher quote = QUOTE.matcher(Files.readString(Path.of("../README.md")));
        while (quote.find()) {
            quotes.add(quote.group(1));
        }
        assertThat(regions).hasSize(4);
        assertThat(quotes).containsExactlyInAnyOrderElementsOf(regions);
    }
}
