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
 * The plain way to choose the clues of a puzzle, which asks a prover at every step: as long as the puzzle is ambiguous,
 * add the first clue of the pool that is false in a witness; then leave out each clue without which it is unique still.
 */
final class PlainPipeline {
    private static final long BUDGET = 1_000_000;

    private PlainPipeline() {}

    static List<Clue> choose(Board board, World truth, List<Clue> pool, Prover prover) {
        List<Clue> chosen = new ArrayList<>();
        while (prover.prove(Puzzle.open(board, chosen), BUDGET) instanceof Verdict.Ambiguous ambiguous) {
            World wrong = board.space().sameAnswer(ambiguous.one(), truth) ? ambiguous.other() : ambiguous.one();
            chosen.add(firstFalse(pool, wrong));
        }
        for (int i = chosen.size() - 1; i >= 0; i--) {
            List<Clue> fewer = new ArrayList<>(chosen);
            fewer.remove(i);
            if (prover.prove(Puzzle.open(board, fewer), BUDGET) instanceof Verdict.Unique) {
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
