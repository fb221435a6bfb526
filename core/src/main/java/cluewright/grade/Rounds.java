package cluewright.grade;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Knowledge;
import cluewright.space.Fact;
import java.util.List;

/**
 * What it takes to solve a puzzle in rounds. In a round a solver takes everything that follows from as few clues at a
 * time as anything follows from: first all that single clues give, as long as they give something; a round of pairs only
 * when no single clue gives anything, and so on.
 *
 * <p>What is taken does not depend on the order of people or clues, and more clues never make it less. So the two
 * numbers are the same for a puzzle and its mirror image, and a clue that is added never raises them (compared by
 * {@code largest} first, then by {@code atLargest}): by induction over the rounds of the largest size, the solver with
 * more clues knows at least as much after each.
 *
 * @param largest the most clues that had to be held together in a round
 * @param atLargest how many rounds needed that many
 * @param outcome how it ended
 */
public record Rounds(int largest, int atLargest, Outcome outcome) {
    /** How solving ended. */
    public enum Outcome {
        /** Everything is known. */
        SOLVED,
        /** Nothing more follows from the most clues that were allowed. */
        STUCK,
        /** The deducer's budget ran out. */
        SPENT
    }

    /** The rounds of a puzzle for a solver who holds at most so many clues together. */
    public static Rounds of(Puzzle puzzle, Deducer deducer, int most) {
        Knowledge knowledge = Knowledge.start(puzzle);
        int largest = 0;
        int atLargest = 0;
        while (!knowledge.open(puzzle.space()).isEmpty()) {
            int size = 0;
            List<Fact> found = deducer.within(knowledge, 0);
            while (found.isEmpty() && size < most && !deducer.isExhausted()) {
                found = deducer.within(knowledge, ++size);
            }
            if (found.isEmpty()) {
                return new Rounds(largest, atLargest, deducer.isExhausted() ? Outcome.SPENT : Outcome.STUCK);
            }
            atLargest = size > largest ? 1 : size == largest ? atLargest + 1 : atLargest;
            largest = Math.max(largest, size);
            for (Fact fact : found) {
                knowledge = knowledge.with(puzzle, fact);
            }
        }
        return new Rounds(largest, atLargest, Outcome.SOLVED);
    }
}
