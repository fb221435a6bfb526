package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FoldTest {
    @Test
    void shortTextStaysAsItIs() {
        assertThat(Fold.fold("", "  ")).containsExactly("");
        assertThat(Fold.fold("x".repeat(80), "  ")).containsExactly("x".repeat(80));
    }

    @Test
    void longTextIsFoldedAtBlanks() {
        String text = "    " + "word ".repeat(40).strip();
        List<String> lines = Fold.fold(text, "      ");
        assertThat(lines).hasSize(3).allMatch(line -> line.length() <= 80);
        assertThat(lines.get(0)).startsWith("    word").endsWith("word");
        assertThat(lines.get(1)).startsWith("      word");
        assertThat(String.join(" ", lines).replaceAll(" +", " ")).isEqualTo(text.replaceAll(" +", " "));
    }

    @Test
    void aWordThatIsTooLongStandsAlone() {
        String word = "y".repeat(100);
        assertThat(Fold.fold("one " + word + " two", "  ")).containsExactly("one", "  " + word, "  two");
        assertThat(Fold.fold(word, "  ")).containsExactly(word);
    }
}
