package cluewright.grade;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.formula.World;
import cluewright.prove.Answers;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How hard a puzzle is to solve, 0 to 100, from its deductions. The rounds that it takes give the {@link Band}; where in
 * its band a puzzle stands is told by how narrow the choice is early on, how few clues could be left out, and the weight
 * of its lightest clues, each held against a frozen corpus ({@link Scale}).
 *
 * <p>No factor depends on names or on the order of people or clues, and no factor rises when a redundant clue is added;
 * so neither does the effort.
 *
 * @param score 0 to 100
 * @param band the band of the score
 * @param rounds what it takes
 * @param choice the share of open conclusions that follow from a single clue early on, per thousand
 * @param redundant clues that could each be left out alone, per thousand variables of the question
 * @param lightness the average weight of the lightest clues, in tenths
 * @param strain how hard it is within its band, 0 to 1000, before it is held against the corpus
 */
public record Effort(int score, Band band, Rounds rounds, int choice, int redundant, int lightness, int strain) {
    /** One in so many variables of the question is the number of clues that count as the lightest ones. */
    private static final int LIGHTEST = 5;

    private static final int HEAVIEST = 10;

    /** The effort of a puzzle with one answer, or null when it cannot be solved within the budget of nodes. */
    public static @Nullable Effort of(Puzzle puzzle, World answer, long budget) {
        Rounds rounds =
                Rounds.of(puzzle, new Deducer(puzzle, budget), puzzle.clues().size());
        return rounds.outcome() == Rounds.Outcome.SOLVED ? of(puzzle, answer, rounds, budget) : null;
    }

    /** The effort of a puzzle whose rounds are known. */
    public static Effort of(Puzzle puzzle, World answer, Rounds rounds, long budget) {
        int cells = puzzle.space().question().size();
        int choice = Choice.of(puzzle, answer);
        int redundant = Math.min(1000, 1000 * redundant(puzzle, answer, budget) / cells);
        int lightness = lightness(puzzle, Math.max(1, cells / LIGHTEST));
        int strain = (5 * (1000 - choice) + 3 * (1000 - redundant) + 2 * (100 * lightness / HEAVIEST)) / 10;
        Band band = Band.of(rounds);
        int score = band.least() + Scale.within(band, strain);
        return new Effort(score, band, rounds, choice, redundant, lightness, strain);
    }

    /** How many clues could each be left out alone. */
    public static int redundant(Puzzle puzzle, World answer, long budget) {
        return Answers.redundant(puzzle, answer, budget).size();
    }

    private static int lightness(Puzzle puzzle, int count) {
        List<Integer> weights = new ArrayList<>();
        for (Puzzle.Held held : puzzle.clues()) {
            weights.add(held.clue().type().wording().weight());
        }
        weights.sort(null);
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += i < weights.size() ? weights.get(i) : HEAVIEST;
        }
        return 10 * sum / count;
    }
}
