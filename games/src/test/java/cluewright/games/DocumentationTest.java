package cluewright.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Code in the documentation is quoted from sources that are compiled and tested, and links lead somewhere.
 *
 * <p>A quote is a fenced block after the comment {@code <!-- quote: path/to/File.java#region -->}. A region of a source
 * is what stands between the lines {@code // @start region=name} and {@code // @end}.
 */
class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern QUOTE =
            Pattern.compile("<!-- quote: (\\S+)#(\\S+) -->\\n```\\w*\\n(.*?)```\\n", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:\\s]+)(#[^)]*)?\\)");

    private static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @TestFactory
    Stream<DynamicNode> quotesAreWhatTheSourcesSay() throws IOException {
        return pages().stream()
                .map(page -> DynamicTest.dynamicTest(ROOT.relativize(page).toString(), () -> {
                    Matcher quote = QUOTE.matcher(Files.readString(page));
                    while (quote.find()) {
                        assertThat(quote.group(3))
                                .as("the quote of %s#%s in %s", quote.group(1), quote.group(2), page)
                                .isEqualTo(region(ROOT.resolve(quote.group(1)), quote.group(2)));
                    }
                }));
    }

    /** The lines of a region without the indentation that they share. */
    private static String region(Path source, String name) throws IOException {
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(source)) {
            if (line.strip().startsWith("// @end")) {
                inside = false;
            } else if (line.strip().equals("// @start region=" + name)) {
                inside = true;
            } else if (inside) {
                lines.add(line);
            }
        }
        assertThat(lines).as("region '%s' of %s", name, source).isNotEmpty();
        return String.join("\n", lines).stripIndent() + "\n";
    }

    /** A guard on this class: a comment that it does not understand would be a quote that nobody checks. */
    @Test
    void everyQuoteIsUnderstood() throws IOException {
        int quotes = 0;
        for (Path page : pages()) {
            String text = Files.readString(page);
            long comments =
                    text.lines().filter(line -> line.startsWith("<!-- quote:")).count();
            assertThat(QUOTE.matcher(text).results().count())
                    .as("quotes that are understood in %s", page)
                    .isEqualTo(comments);
            quotes += (int) comments;
        }
        assertThat(quotes).as("quotes in all pages").isGreaterThan(5);
    }

    @TestFactory
    Stream<DynamicNode> linksLeadSomewhere() throws IOException {
        return pages().stream()
                .map(page -> DynamicTest.dynamicTest(ROOT.relativize(page).toString(), () -> {
                    Matcher link = LINK.matcher(Files.readString(page));
                    while (link.find()) {
                        Path target = page.resolveSibling(link.group(1)).normalize();
                        assertThat(target).as("a link in %s", page).exists();
                    }
                }));
    }
}
