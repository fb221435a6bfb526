package cluewright.cpsat;

import com.google.ortools.sat.SolutionCallback;
import java.util.ArrayList;
import java.util.List;

/** Listens to CP-SAT while it goes through all solutions of a model, and stops it at the second. */
final class FirstTwo extends SolutionCallback {
    private final int variables;
    private final List<Solution> solutions = new ArrayList<>();

    /** A listener for a model of so many variables. It holds native memory until it is {@linkplain #delete deleted}. */
    FirstTwo(int variables) {
        this.variables = variables;
    }

    @Override
    public void onSolutionCallback() {
        if (!isComplete()) {
            solutions.add(Solution.of(variables, this::solutionBooleanValue));
        }
        if (isComplete()) {
            stopSearch();
        }
    }

    /** Whether there were two. */
    boolean isComplete() {
        return solutions.size() == 2;
    }

    /** What was found so far. */
    List<Solution> solutions() {
        return solutions;
    }
}
