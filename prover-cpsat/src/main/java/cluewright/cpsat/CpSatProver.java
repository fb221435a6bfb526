package cluewright.cpsat;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The second prover: OR-Tools' CP-SAT. It shares no line with the first one but the formulas, so that what both say may
 * be believed.
 *
 * <p>Method: CP-SAT goes through the solutions of the puzzle and is stopped at the second. That is a verdict when there
 * was none or one, and when the two answer the question differently. They may also differ elsewhere only: in a part of
 * the world that is not asked for, or in a variable of the model that is free. There can be thousands of those, so then
 * the answer is forbidden, and CP-SAT is asked once more. (To do so in every case costs twice as much on the boards
 * where every variable is asked for.) A puzzle without a solution goes to {@link SmallestClash}.
 *
 * <p>Every world is re-checked by {@code holds} before it leaves. One that does not fit is an
 * {@link IllegalStateException} that names the clue, for then formula and meaning of that clue differ.
 *
 * <p>A node of the budget is a microsecond of CP-SAT's deterministic time, which counts work and not the clock, so a
 * verdict is the same on every run and machine. A question to CP-SAT costs one node at least.
 *
 * <p>Stateless, and safe to use by several threads. The first proof in a process loads the native library, which takes
 * a tenth of a second, or a second when no earlier process has unpacked it ({@link Natives}).
 */
public final class CpSatProver implements Prover {
    @Override
    public String name() {
        return "cp-sat";
    }

    /**
     * {@inheritDoc}
     *
     * @throws ProverUnavailable if CP-SAT cannot be loaded on this system
     */
    @Override
    public Verdict prove(Puzzle puzzle, long budget) {
        Natives.load();
        Solver solver = new Solver(budget);
        Verdict verdict = verdict(puzzle, solver);
        return verdict == null ? new Verdict.Unknown(solver.spent()) : verdict;
    }

    private static @Nullable Verdict verdict(Puzzle puzzle, Solver solver) {
        Translation translation = Translation.whole(puzzle);
        List<Solution> found = solver.two(translation.model());
        if (found == null) {
            return null;
        }
        if (found.isEmpty()) {
            List<Integer> clash = SmallestClash.find(puzzle, solver);
            return clash == null ? null : new Verdict.Impossible(clash);
        }
        World one = translation.world(found.get(0));
        if (found.size() == 1) {
            return new Verdict.Unique(one);
        }
        World other = translation.world(found.get(1));
        return puzzle.space().sameAnswer(one, other)
                ? otherAnswer(translation, one, solver)
                : new Verdict.Ambiguous(one, other);
    }

    private static @Nullable Verdict otherAnswer(Translation translation, World one, Solver solver) {
        translation.forbidAnswer(one);
        List<Solution> found = solver.best(translation.model());
        if (found == null) {
            return null;
        }
        return found.isEmpty() ? new Verdict.Unique(one) : new Verdict.Ambiguous(one, translation.world(found.get(0)));
    }
}
