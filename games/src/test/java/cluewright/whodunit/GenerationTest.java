package cluewright.whodunit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generated whodunits are as asked, pass every gate, and mean in print what was proved. */
class GenerationTest {
    private static final int USUAL = 5;
    private static final int MANY = 10_000;
    private static final long PLENTY = 10_000_000;

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "4 3 3 1 1 2,2", "4 3 3 1 1 2,3", "4 3 3 1 1 3,3,3", "5 3 3 1 1 3,3", "5 4 4 1 1 3,3,3",
                "5 3 2 1 1 3,4,4", "5 3 2 1 2 2,2,2,3,3", "3 2 2 1 1 2,2", "4 3 2 2 1 2,3", "4 4 3 3 1 3,3,3",
                "6 5 4 1 1 3,3"
            })
    void arePuzzlesAsAsked(String people, String places, String colours, String slots, String liars, String profile) {
        Order order = order(people, places, colours, slots, liars, profile);
        for (int number = 0; number < USUAL; number++) {
            holds(order, profile, "seed-" + number);
        }
    }

    @Tag("soak")
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {"4 3 3 1 1 2,2", "4 3 3 1 1 2,3", "4 3 3 1 1 3,3,3", "5 3 3 1 1 3,3", "5 3 2 1 1 3,4,4"})
    void areManyPuzzlesAsAsked(
            String people, String places, String colours, String slots, String liars, String profile) {
        Order order = order(people, places, colours, slots, liars, profile);
        for (int number = 0; number < MANY; number++) {
            holds(order, profile, "many-" + number);
        }
    }

    private static Order order(
            String people, String places, String colours, String slots, String liars, String profile) {
        return Order.of(new Whodunit())
                .with("people", people)
                .with("places", places)
                .with("colours", colours)
                .with("slots", slots)
                .with("liars", liars)
                .with("profile", profile);
    }

    private static void holds(Order order, String profile, String seed) {
        Document document = new Generator(List.of(new NativeProver())).generate(order, seed);
        Puzzle puzzle = document.puzzle();
        Affair affair = (Affair) puzzle.board();
        Testimony testimony = new Testimony(affair, puzzle, PLENTY);
        List<Integer> sizes = new ArrayList<>();
        testimony.clashes().forEach(clash -> sizes.add(Integer.bitCount(clash)));
        assertThat(new Profile(sizes).toString()).as(seed).isEqualTo(profile);
        Gates gates = new Gates(affair, puzzle, testimony, testimony.possible(), testimony.clashes());
        assertThat(gates.all()).as(seed).doesNotContainValue(false);
        isReadBack(document, seed);
        if (puzzle.space().assignments() <= 1 << 18) {
            Verdict verdict = new ExhaustiveReferee().prove(puzzle, PLENTY);
            assertThat(verdict.word()).as(seed).isEqualTo("unique");
        }
    }

    /** The printed lines, read again, are the same puzzle with the same answer. */
    private static void isReadBack(Document document, String seed) {
        Puzzle puzzle = document.puzzle();
        Affair affair = (Affair) puzzle.board();
        List<Puzzle.Held> read = new ArrayList<>();
        for (Puzzle.Held held : puzzle.clues()) {
            Clue clue = new Whodunit()
                    .vocabulary()
                    .read(affair.spokenBy(held.holder()), held.clue().sentence());
            read.add(new Puzzle.Held(clue, held.holder()));
        }
        Verdict verdict = new NativeProver().prove(puzzle.withClues(read), PLENTY);
        assertThat(verdict).as(seed).isInstanceOf(Verdict.Unique.class);
        assertThat(Plot.liars(affair, ((Verdict.Unique) verdict).answer()))
                .as(seed)
                .isEqualTo(Plot.liars(affair, java.util.Objects.requireNonNull(document.answer())));
    }

    /** Four people cannot have two clashes of three that leave one culprit: two people would be in both. */
    @Test
    void refusesProfilesThatCannotBe() {
        Order order = order("4", "3", "3", "1", "1", "3,3");
        assertThatThrownBy(() -> new Generator(List.of()).generate(order, "HUNT"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("no clashes of the sizes 3,3");
    }
}
