package cluewright.benchmarks;

import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * The plain ways to choose the clues of a puzzle, which ask a prover at every step: is the puzzle unique now? As long as
 * it is not, add a clue of the pool; then leave out each clue without which it is unique still.
 */
final class PlainPipeline {
    private static final long BUDGET = 1_000_000;

    private final Board board;
    private final Prover prover;

    PlainPipeline(Board board, Prover prover) {
        this.board = board;
        this.prover = prover;
    }

    /** Adds the clues of the pool in their order, whatever they are good for. */
    List<Clue> inOrder(List<Clue> pool) {
        List<Clue> chosen = new ArrayList<>();
        while (prove(chosen) instanceof Verdict.Ambiguous) {
            chosen.add(pool.get(chosen.size()));
        }
        return strike(chosen);
    }

    /** Adds the first clue of the pool that is false in the witness which the prover gave. */
    List<Clue> ledByWitnesses(World truth, List<Clue> pool) {
        List<Clue> chosen = new ArrayList<>();
        while (prove(chosen) instanceof Verdict.Ambiguous ambiguous) {
            World wrong = board.space().sameAnswer(ambiguous.one(), truth) ? ambiguous.other() : ambiguous.one();
            chosen.add(firstFalse(pool, wrong));
        }
        return strike(chosen);
    }

    private Verdict prove(List<Clue> clues) {
        return prover.prove(Puzzle.open(board, clues), BUDGET);
    }

    private List<Clue> strike(List<Clue> clues) {
        List<Clue> chosen = clues;
        for (int i = chosen.size() - 1; i >= 0; i--) {
            List<Clue> fewer = new ArrayList<>(chosen);
            fewer.remove(i);
            if (prove(fewer) instanceof Verdict.Unique) {
                chosen = fewer;
            }
        }
        return chosen;
    }

    private static Clue firstFalse(List<Clue> pool, World world) {
        for (Clue clue : pool) {
            if (!clue.holds(world)) {
                return clue;
            }
        }
        throw new IllegalStateException("the pool does not rule out " + world);
    }
}
