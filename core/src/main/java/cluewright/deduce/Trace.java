package cluewright.deduce;

import java.util.List;

/**
 * A chain of steps from the start of a puzzle, each from what was known before it.
 *
 * @param steps the steps
 * @param end what is known after them
 * @param open the variables of the question that cannot be reached; empty when the puzzle is explained to the end
 * @param exhausted whether the budget ran out, so that something open might still follow
 */
public record Trace(List<Step> steps, Knowledge end, List<Integer> open, boolean exhausted) {
    public Trace {
        steps = List.copyOf(steps);
        open = List.copyOf(open);
    }

    /** Whether every variable of the question is determined at the end. */
    public boolean isComplete() {
        return open.isEmpty();
    }

    /**
     * The number of clues of the largest step. Since knowledge only makes steps smaller and the smallest step always
     * comes first, a player who holds fewer clues together cannot finish.
     */
    public int largestStep() {
        int largest = 0;
        for (Step step : steps) {
            largest = Math.max(largest, step.size());
        }
        return largest;
    }
}
