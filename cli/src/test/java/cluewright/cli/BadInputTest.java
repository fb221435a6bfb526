package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a file holds, the answer is exit code 2 and one sentence with file, line and remedy. */
class BadInputTest {
    private static final String CLUE_1 = "- {by: Ada, says: \"There are exactly 2 suspects in row 1.\"}";

    @TempDir
    Path folder;

    private Run check(String text) {
        String file = Papers.write(folder, "puzzle.yaml", text);
        Run verified = Run.of("verify", file);
        Run checked = Run.of("check", file);
        assertThat(verified).isEqualTo(checked);
        return checked;
    }

    @Test
    void unknownNames() {
        check(Papers.with("in row 1", "neighbouring Zoe")).refused("puzzle.yaml", "clue 1", "Zoe");
        check(Papers.SOUND + "givens: {Adda: innocent}\n").refused("puzzle.yaml", "line", "Maybe you meant 'Ada'");
        check(Papers.SOUND + "givens: {Ada: inocent}\n").refused("Maybe you meant 'innocent'");
        check(Papers.with("game: suspects", "game: suspect")).refused("line 2", "Maybe you meant 'suspects'");
        check(Papers.with("clues:", "clue:")).refused("line", "Maybe you meant 'clues'");
    }

    @Test
    void sizesOutOfRange() {
        check(Papers.with("columns: 2", "columns: 11")).refused("puzzle.yaml", "line 5", "10");
        check(Papers.with("columns: 2", "columns: 3")).refused("puzzle.yaml", "people");
        check(Papers.with("columns: 2", "columns: -1")).refused("line 5");
        check(Papers.with("columns: 2", "columns: 99999999999999999999")).refused("line 5");
    }

    @Test
    void duplicateNames() {
        check(Papers.with("name: Bo", "name: Ada")).refused("puzzle.yaml", "line", "Ada");
    }

    @Test
    void aSentenceThatCannotBeRead() {
        check(Papers.with("There are exactly 2 suspects", "There are roughly 2 suspects"))
                .refused("puzzle.yaml", "clue 1", "'roughly'", "nearest form");
        check(Papers.with("There are exactly 2 suspects in row 1.", "")).refused("puzzle.yaml", "clue 1");
    }

    @Test
    void aSenselessClue() {
        check(Papers.with("exactly 2 suspects in row 1", "exactly 3 suspects in row 1"))
                .refused("clue 1", "no sense");
    }

    @Test
    void wrongTypes() {
        check(Papers.with("rows: 2", "rows: [2]")).refused("puzzle.yaml", "line 6", "a list");
        check(Papers.with("rows: 2", "rows: two")).refused("line 6", "two");
        check(Papers.with(CLUE_1, "- 17")).refused("puzzle.yaml", "line", "17");
        check("- 1\n- 2\n").refused("puzzle.yaml", "line 1");
        check("just a sentence").refused("puzzle.yaml", "line 1");
    }

    @Test
    void aBombOfAliases() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 12; i++) {
            String before = "*a" + (i - 1);
            bomb.append(
                    "a" + i + ": &a" + i + " [" + String.join(", ", java.util.Collections.nCopies(10, before)) + "]\n");
        }
        check(bomb.toString()).refused("puzzle.yaml", "line");
    }

    @Test
    void aLargeFile() {
        check("x".repeat(10 << 20)).refused("puzzle.yaml", "MiB");
    }

    @Test
    void anEmptyFile() {
        check("").refused("puzzle.yaml", "empty");
        check("\n\n  \n").refused("puzzle.yaml", "empty");
        check("# nothing\n").refused("puzzle.yaml", "empty");
    }

    @Test
    void holders() {
        check(Papers.with("by: Ada", "by: Adda")).refused("puzzle.yaml", "Adda", "Maybe you meant 'Ada'");
        check(Papers.with("by: Bo", "by: Ada")).refused("puzzle.yaml", "clues 1 and 2", "Ada");
    }

    @Test
    void contradictoryGivens() {
        check(Papers.SOUND + "givens: {Ada: innocent, Ada: suspect}\n").refused("puzzle.yaml", "line", "Ada");
    }

    @Test
    void binaryRubbish() throws IOException {
        byte[] rubbish = new byte[5000];
        new Random(1).nextBytes(rubbish);
        Path file = Files.write(folder.resolve("rubbish.yaml"), rubbish);
        Run.of("check", file.toString()).refused("rubbish.yaml", "text");
        Path zeros = Files.write(folder.resolve("zeros.json"), new byte[100]);
        Run.of("verify", zeros.toString()).refused("zeros.json", "text");
    }

    @Test
    void filesThatAreNone() {
        Run.of("check", folder.resolve("nowhere.yaml").toString()).refused("nowhere.yaml", "no such file");
        Run.of("check", folder.toString()).refused(folder.toString(), "folder");
        Run.of("check", "a\0b").refused("cannot be the name of a file");
        Run.of("check", "").refused("folder");
        Run.of("check", "--budget", "0", "x").refused("--budget");
    }
}
