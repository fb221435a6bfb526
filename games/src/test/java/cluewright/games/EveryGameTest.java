package cluewright.games;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.testkit.ClueTypeContract;
import cluewright.testkit.GameContract;
import cluewright.testkit.ProverContract;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is true of every game in the list, without the game having asked for it. */
class EveryGameTest {
    @TestFactory
    Stream<DynamicNode> puzzlesAreGeneratedAndProved() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.id(), () -> {
                    for (String seed : List.of("HUNT", "2026-11-29", "a", "b", "c")) {
                        Document document = new Generator(List.of(new NativeProver())).generate(Order.of(game), seed);
                        Verdict verdict = new ExhaustiveReferee().prove(document.puzzle(), Long.MAX_VALUE);
                        assertThat(verdict.word()).as("%s#%s", game, seed).isEqualTo("unique");
                    }
                }));
    }

    @Test
    void idsDiffer() {
        assertThat(Games.all()).extracting(Game::id).doesNotHaveDuplicates();
    }

    /** Each package of a game holds, among its tests, both contracts. */
    @TestFactory
    Stream<DynamicNode> theContractsAreKept() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.id(), () -> {
                    assertThat(testsBeside(game))
                            .as("tests beside %s, see docs/adding-a-game.md", game.getClass())
                            .anyMatch(ClueTypeContract.class::isAssignableFrom)
                            .anyMatch(GameContract.class::isAssignableFrom);
                }));
    }

    private static List<Class<?>> testsBeside(Game<?> game)
            throws IOException, ReflectiveOperationException, URISyntaxException {
        Path root = Path.of(EveryGameTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        String name = game.getClass().getPackageName();
        List<Class<?>> tests = new java.util.ArrayList<>();
        try (Stream<Path> files = Files.list(root.resolve(name.replace('.', '/')))) {
            for (Path file : files.toList()) {
                String simple = file.getFileName().toString();
                if (simple.endsWith("Test.class")) {
                    tests.add(Class.forName(name + "." + simple.replace(".class", "")));
                }
            }
        }
        return tests;
    }

    @Nested
    class NativeProverOnEveryGame extends ProverContract {
        NativeProverOnEveryGame() {
            super(new NativeProver(), Games.all());
        }
    }

    @Nested
    class ExhaustiveRefereeOnEveryGame extends ProverContract {
        ExhaustiveRefereeOnEveryGame() {
            super(new ExhaustiveReferee(), Games.all());
        }

        @Override
        protected boolean reachesWideSpaces() {
            return false;
        }
    }
}
