package cluewright.prove;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * Has a prover decide about the least answer of a puzzle, where its board asks for that ({@link
 * cluewright.clue.Board#isLeastAsked}); any other puzzle goes to the prover as it is.
 *
 * <p>From an answer, variables of the question are set from 1 to 0 as long as an answer remains. What is reached is the
 * only smallest answer exactly when none of its variables can be 0 in any answer; otherwise that answer is made smallest
 * too, and the two are witnesses. Each question is put to the prover as a puzzle with more givens.
 */
public final class Least {
    private final Prover prover;
    private final Puzzle puzzle;
    private final long budget;

    private Least(Prover prover, Puzzle puzzle, long budget) {
        this.prover = prover;
        this.puzzle = puzzle;
        this.budget = budget;
    }

    /** The prover's verdict, each of its questions spending so many nodes at most. */
    public static Verdict prove(Prover prover, Puzzle puzzle, long budget) {
        Verdict verdict = prover.prove(puzzle, budget);
        return puzzle.board().isLeastAsked() && verdict instanceof Verdict.Ambiguous ambiguous
                ? new Least(prover, puzzle, budget).verdict(ambiguous.one())
                : verdict;
    }

    private Verdict verdict(World start) {
        Verdict smallest = smallest(start);
        if (!(smallest instanceof Verdict.Unique unique)) {
            return smallest;
        }
        for (int variable : ones(unique.answer())) {
            Verdict without = with(List.of(Fact.is(variable, 0)));
            if (without instanceof Verdict.Unknown) {
                return without;
            }
            if (!(without instanceof Verdict.Impossible)) {
                Verdict other = smallest(world(without));
                return other instanceof Verdict.Unique second
                        ? new Verdict.Ambiguous(unique.answer(), second.answer())
                        : other;
            }
        }
        return unique;
    }

    /** A smallest answer below this one, as the only one that is left of those below itself. */
    private Verdict smallest(World start) {
        World least = start;
        while (true) {
            List<Fact> zeros = new ArrayList<>();
            for (int variable : puzzle.space().question()) {
                if (least.value(variable) != 1) {
                    zeros.add(Fact.is(variable, 0));
                }
            }
            Verdict below = with(zeros);
            if (!(below instanceof Verdict.Ambiguous two)) {
                return below;
            }
            least = ones(two.one()).size() < ones(two.other()).size() ? two.one() : two.other();
        }
    }

    private Verdict with(List<Fact> more) {
        List<Fact> givens = new ArrayList<>(puzzle.givens());
        givens.addAll(more);
        return prover.prove(puzzle.withGivens(givens), budget);
    }

    private static World world(Verdict verdict) {
        return verdict instanceof Verdict.Unique unique ? unique.answer() : ((Verdict.Ambiguous) verdict).one();
    }

    private List<Integer> ones(World world) {
        List<Integer> ones = new ArrayList<>(puzzle.space().question());
        ones.removeIf(variable -> world.value(variable) != 1);
        return ones;
    }
}
