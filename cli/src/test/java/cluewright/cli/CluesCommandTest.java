package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.games.Games;
import cluewright.puzzle.Game;
import cluewright.puzzle.Tree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CluesCommandTest {
    static List<Game<?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTypeIsExplainedWithinEightyColumns(Game<?> game) {
        String out = Run.of("clues", game.id()).fine().out();
        game.vocabulary().types().forEach(type -> assertThat(out).contains("\n" + type.id() + "  (weight "));
        assertThat(out).contains("    true:  ", "    false: ");
        assertThat(out.lines()).allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @MethodSource("games")
    void jsonHoldsTheSame(Game<?> game) {
        List<Tree> types =
                Run.of("clues", game.id(), "--json").fine().json().asFields().list("types");
        assertThat(types).hasSameSizeAs(game.vocabulary().types());
        for (Tree type : types) {
            assertThat(type.asFields().list("examples")).isNotEmpty();
            assertThat(type.asFields().list("sentences"))
                    .isNotEmpty()
                    .allSatisfy(sentence -> assertThat(sentence.asText())
                            .matches("[A-Z<].*[.]")
                            .doesNotContain("{", "}", "[", "]", "(", ":"));
        }
    }

    @Test
    void oneTypeCanBeAskedFor() {
        assertThat(Run.of("clues", "suspects", "connected").fine().out())
                .contains("All <status> <where> are connected.", "All suspects in row 1 are connected.")
                .doesNotContain("more-in");
        Run.of("clues", "suspects", "conected").refused("conected", "Maybe you meant 'connected'");
        Run.of("clues", "supsects").refused("supsects", "Maybe you meant 'suspects'");
    }
}
