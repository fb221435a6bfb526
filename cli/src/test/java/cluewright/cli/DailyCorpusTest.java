package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.ClueType;
import cluewright.clue.Puzzle;
import cluewright.cpsat.CpSatProver;
import cluewright.games.Games;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated puzzles of the daily sizes: one answer by three provers that share no code, and no clue to spare. */
class DailyCorpusTest {
    private static final Game<?> SUSPECTS = Games.of("suspects");
    private static final List<Prover> PROVERS = List.of(new NativeProver(), new CpSatProver());
    private static final Prover REFEREE = new ExhaustiveReferee();
    private static final long PLENTY = 100_000_000;

    @ParameterizedTest
    @ValueSource(strings = {"3x3", "4x4", "4x5"})
    void aFewOfEachSmallSize(String size) {
        check(size, 12, new TreeSet<>());
    }

    @Tag("soak")
    @Test
    void aThousandOfEachSizeUseEveryType() {
        Set<String> used = new TreeSet<>();
        for (String size : List.of("3x3", "4x4", "4x5", "5x5")) {
            check(size, 1000, used);
        }
        Order asked = Order.of(SUSPECTS);
        assertThat(used).containsAll(asked.types());
    }

    private static void check(String size, int count, Set<String> used) {
        Order order = Order.of(SUSPECTS).with("size", size);
        Generator generator = new Generator(PROVERS);
        for (int i = 0; i < count; i++) {
            String seed = "CORPUS-" + i;
            Document document = generator.generate(order, seed);
            Puzzle puzzle = document.puzzle();
            assertUnique(size + " " + seed, puzzle, document);
            for (int clue = 0; clue < puzzle.clues().size(); clue++) {
                assertThat(new NativeProver().prove(puzzle.without(clue), PLENTY))
                        .as(size + " " + seed + " without clue " + clue)
                        .isInstanceOf(Verdict.Ambiguous.class);
                ClueType<?> type = puzzle.clue(clue).type();
                used.add(type.id());
            }
        }
    }

    private static void assertUnique(String name, Puzzle puzzle, Document document) {
        Verdict verdict = REFEREE.prove(puzzle, PLENTY);
        assertThat(verdict).as(name).isInstanceOf(Verdict.Unique.class);
        assertThat(puzzle.space()
                        .sameAnswer(((Verdict.Unique) verdict).answer(), Objects.requireNonNull(document.answer())))
                .as(name)
                .isTrue();
    }
}
