package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrintCommandTest {
    @TempDir
    Path folder;

    private String puzzle = "";

    @BeforeEach
    void writeThePuzzle() {
        puzzle = Papers.write(folder, "mill.yaml", Papers.SOUND);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void pdf() throws IOException {
        Run run = Run.of("print", puzzle, "-o", out("mill.pdf")).fine();
        assertThat(run.out()).isEqualTo("wrote " + out("mill.pdf") + ": 4 pages (board, cards, grid, rules)\n");
        byte[] first = Files.readAllBytes(folder.resolve("mill.pdf"));
        assertThat(new String(first, StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
        Run.of("print", puzzle, "-o", out("mill.pdf")).fine();
        assertThat(Files.readAllBytes(folder.resolve("mill.pdf"))).isEqualTo(first);
    }

    @Test
    void svgWithPartsOnLetter() throws IOException {
        Run run = Run.with(
                        Papers.SOUND,
                        "print",
                        "-",
                        "--parts",
                        "answer, board",
                        "--paper",
                        "letter",
                        "--json",
                        "-o",
                        out("mill.svg"))
                .fine();
        assertThat(run.json().asFields().get("pages").asNumber(0, 99)).isEqualTo(2);
        assertThat(Files.readString(folder.resolve("mill.svg")))
                .startsWith("<svg")
                .contains("width=\"612pt\"");
    }

    /** Whatever goes wrong, a file that was there stays as it was. */
    @Test
    void wholeOrNotAtAll() throws IOException {
        Files.writeString(folder.resolve("old.pdf"), "old");
        Run.of("print", puzzle, "-o", out("old.pdf"), "--parts", "boards").refused("Maybe you meant 'board'");
        Run.of("print", puzzle, "-o", out("old.pdf"), "--paper", "a3").refused("a4, letter");
        String foreign = Papers.write(folder, "foreign.yaml", Papers.with("The mill", "\u5bb6"));
        Run.of("print", foreign, "-o", out("old.pdf")).refused("foreign.yaml", "no way to show");
        String open = Papers.write(
                folder, "open.yaml", Papers.with("  - {by: Bo, says: \"There are no suspects in row 2.\"}\n", ""));
        Run.of("print", open, "-o", out("old.pdf"), "--parts", "answer").refused("open.yaml", "ambiguous");
        assertThat(Files.readString(folder.resolve("old.pdf"))).isEqualTo("old");
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(4);
        }
    }

    @Test
    void badRequests() {
        Run.of("print", puzzle).refused("--out");
        Run.of("print", puzzle, "-o", out("mill.png")).refused(".pdf", ".svg");
        Run.of("print", "-o", out("mill.pdf")).refused("FILE");
        Run.of("print", out("nowhere.yaml"), "-o", out("mill.pdf")).refused("nowhere.yaml");
        Run.of("print", puzzle, "-o", folder.resolve("mill.yaml/x.pdf").toString())
                .refused("folder");
    }
}
