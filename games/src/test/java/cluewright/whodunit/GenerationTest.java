package cluewright.whodunit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.Least;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generated whodunits are as asked, pass every gate, and mean in print what was proved. */
class GenerationTest {
    private static final int USUAL = 5;
    private static final long PLENTY = 10_000_000;

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "4 3 3 1 1 2,2", "4 3 3 1 1 2,3", "4 3 3 1 1 3,3,3", "5 3 3 1 1 3,3", "5 4 4 1 1 3,3,3",
                "5 3 2 1 1 3,4,4", "5 3 2 1 2 2,2,2,3,3", "3 2 2 1 1 2,2", "4 3 2 2 1 2,3", "4 4 3 3 1 3,3,3",
                "6 5 4 1 1 3,3", "5 3 2 1 at-most-2 any", "4 3 2 1 any any", "3 2 2 1 at-most-1 2,2"
            })
    void arePuzzlesAsAsked(String people, String places, String colours, String slots, String liars, String profile) {
        Order order = order(people, places, colours, slots, liars, profile);
        for (int number = 0; number < USUAL; number++) {
            holds(order, profile, "seed-" + number);
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
        if (!profile.equals("any")) {
            assertThat(Profile.of(testimony.clashes()).toString()).as(seed).isEqualTo(profile);
        }
        Gates gates = new Gates(affair, puzzle, testimony, testimony.possible(), testimony.clashes());
        assertThat(gates.all()).as(seed).doesNotContainValue(false);
        isReadBack(document, seed);
        if (puzzle.space().assignments() <= 1 << 18) {
            Verdict verdict = Least.prove(new ExhaustiveReferee(), puzzle, PLENTY);
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
        Verdict verdict = Least.prove(new NativeProver(), puzzle.withClues(read), PLENTY);
        assertThat(verdict).as(seed).isInstanceOf(Verdict.Unique.class);
        assertThat(affair.liars(((Verdict.Unique) verdict).answer()))
                .as(seed)
                .isEqualTo(affair.liars(java.util.Objects.requireNonNull(document.answer())));
    }

    /** Every gate is counted, one that is switched off is not, and the same seed gives the same document. */
    @Test
    void countsEveryGate() {
        Order order = order("4", "3", "3", "1", "1", "2,3");
        Generator generator = new Generator(List.of(new NativeProver()));
        Document document = generator.generate(order, "HUNT");
        List<String> counted = new ArrayList<>(
                document.results().get("gates").asFields().fields().keySet());
        assertThat(counted).containsAll(Gates.NAMES);
        assertThat(generator.generate(order, "HUNT").write()).isEqualTo(document.write());
        Document free = generator.generate(order.with("without-gates", "minimal-lines+no-repeat"), "HUNT");
        assertThat(free.results().get("gates").asFields().has("minimal-lines")).isFalse();
        assertThat(free.results().get("gates").asFields().has("no-tautology")).isTrue();
    }

    /** The difficulty that was asked for is the difficulty that is measured. */
    @ParameterizedTest
    @CsvSource({"4, easy", "4, medium", "4, hard", "5, brutal", "6, tricky", "4, 65"})
    void isAsHardAsAsked(String people, String difficulty) {
        Order order = Order.of(new Whodunit()).with("people", people).withAim(Aim.STANDARD.difficulty(difficulty));
        Document document = new Generator(List.of()).generate(order, "HUNT");
        Puzzle puzzle = document.puzzle();
        Affair affair = (Affair) puzzle.board();
        Profile profile = Profile.of(new Testimony(affair, puzzle, PLENTY).clashes());
        assertThat(Difficulty.of(affair, puzzle, profile).score())
                .isBetween(order.aim().least(), order.aim().greatest());
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
