package cluewright.prove;

import cluewright.clue.Puzzle;

/**
 * Decides whether a puzzle has exactly one answer. Law: an answer other than unknown is right, whatever the budget.
 */
public interface Prover {
    /**
     * The verdict on the puzzle.
     *
     * @param budget how many nodes may be searched, at least 1; what a node is, is the prover's own affair, but one is
     *     never enough
     */
    Verdict prove(Puzzle puzzle, long budget);

    /** What the prover is called in documents and reports. */
    String name();
}
