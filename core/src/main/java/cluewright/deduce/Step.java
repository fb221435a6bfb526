package cluewright.deduce;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * One inference: every world that satisfies the axioms, the facts and the clues satisfies the conclusion. No smaller
 * set of visible clues forces it from what is known, and no fact can be left out.
 *
 * @param conclusion what follows
 * @param clues the numbers of the clues it follows from, ascending
 * @param facts the facts it follows from
 * @param witnesses why no smaller set of clues would do: every smaller set is fitted by one of these worlds, which fits
 *     all that is known and lacks the conclusion
 */
public record Step(Fact conclusion, List<Integer> clues, List<Fact> facts, List<World> witnesses) {
    public Step {
        clues = List.copyOf(clues);
        facts = List.copyOf(facts);
        witnesses = List.copyOf(witnesses);
    }

    /** The number of clues that must be held together. */
    public int size() {
        return clues.size();
    }

    /** Its clues and facts with the opposite of its conclusion: a puzzle without a world exactly when the step holds. */
    public Puzzle denied(Puzzle puzzle) {
        List<Fact> givens = new ArrayList<>(facts);
        givens.add(conclusion.negated());
        List<Puzzle.Held> held = clues.stream().map(puzzle.clues()::get).toList();
        return puzzle.withGivens(givens).withClues(held);
    }
}
