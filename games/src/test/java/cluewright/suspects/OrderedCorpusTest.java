package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Clue;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Trace;
import cluewright.deduce.TraceChecker;
import cluewright.formula.World;
import cluewright.grade.Band;
import cluewright.grade.Effort;
import cluewright.grade.Rounds;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Puzzles made to order: what was asked is delivered; the band is what grading the puzzle anew says; and every step of
 * the way is entailed and smallest by a checker that enumerates.
 */
class OrderedCorpusTest {
    private static final long PLENTY = 20_000_000;
    private static final long FOR_REFEREE = 200_000_000;
    private static final ExhaustiveReferee REFEREE = new ExhaustiveReferee();
    private static final Suspects SUSPECTS = new Suspects();

    @ParameterizedTest
    @CsvSource({"3x3, OPEN", "3x3, REVEAL", "4x4, OPEN", "4x4, REVEAL"})
    void aFewOfEachBand(String size, Mode mode) {
        assertThat(undelivered(size, mode, 2)).isEmpty();
    }

    @Tag("soak")
    @ParameterizedTest
    @CsvSource({
        "3x3, OPEN",
        "3x3, REVEAL",
        "4x4, OPEN",
        "4x4, REVEAL",
        "4x5, OPEN",
        "4x5, REVEAL",
        "5x5, OPEN",
        "5x5, REVEAL"
    })
    void twoHundredOfEachBand(String size, Mode mode) {
        assertThat(undelivered(size, mode, 200)).hasSizeLessThanOrEqualTo(10);
    }

    /** What was refused of so many orders of each band; everything that was delivered is checked. */
    private static List<String> undelivered(String size, Mode mode, int ofEach) {
        Generator generator = new Generator(List.of(new NativeProver()));
        List<String> undelivered = new ArrayList<>();
        for (Band band : Band.values()) {
            Aim aim = Aim.STANDARD.in(mode).difficulty(band.word());
            Order order = Order.of(SUSPECTS).with("size", size).withAim(aim);
            for (int number = 0; number < ofEach; number++) {
                try {
                    check(generator.generate(order, "ORDERED-" + number), band, aim);
                } catch (Refused refused) {
                    undelivered.add(band + " " + number + ": " + refused.getMessage());
                }
            }
        }
        return undelivered;
    }

    private static void check(Document document, Band band, Aim aim) {
        String name = document.results().get("seed").asText();
        Puzzle puzzle = document.puzzle();
        assertThat(Rounds.of(puzzle, new Deducer(puzzle, PLENTY), aim.maxStep()).outcome())
                .as(name)
                .isEqualTo(Rounds.Outcome.SOLVED);
        Effort effort = Effort.of(puzzle, Objects.requireNonNull(document.answer()), PLENTY);
        assertThat(Objects.requireNonNull(effort).band()).as(name).isEqualTo(band);
        Trace trace = new Deducer(puzzle, PLENTY).trace();
        TraceChecker.Report report = new TraceChecker(puzzle).check(trace);
        assertThat(report.faults()).as(name).isEmpty();
        for (int step : report.unentailed()) {
            assertThat(REFEREE.prove(trace.steps().get(step).denied(puzzle), FOR_REFEREE))
                    .as(name + " step " + step + ", about more people than the checker enumerates")
                    .isInstanceOf(Verdict.Impossible.class);
        }
        assertThat(trace.isComplete()).as(name).isTrue();
    }

    /** Helpful clues used to repeat in other words what a clue said before. */
    @ParameterizedTest
    @EnumSource(Mode.class)
    void noTwoCluesSayTheSame(Mode mode) {
        Generator generator = new Generator(List.of());
        for (int number = 0; number < 10; number++) {
            Order order = Order.of(SUSPECTS)
                    .with("size", "3x3")
                    .withAim(Aim.STANDARD.in(mode).clues(8));
            List<Puzzle.Held> clues =
                    generator.generate(order, "TWINS-" + number).puzzle().clues();
            for (int one = 0; one < clues.size(); one++) {
                for (int other = 0; other < one; other++) {
                    assertThat(differ(clues.get(one).clue(), clues.get(other).clue()))
                            .as(clues.get(one).clue() + " / " + clues.get(other).clue())
                            .isTrue();
                }
            }
        }
    }

    private static boolean differ(Clue one, Clue other) {
        boolean differ = false;
        for (int bits = 0; bits < 1 << 9; bits++) {
            World world = World.ofBits(9, bits, 0);
            differ |= one.holds(world) != other.holds(world);
        }
        return differ;
    }
}
