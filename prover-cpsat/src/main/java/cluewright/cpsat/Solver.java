package cluewright.cpsat;

import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.SolveWrapper;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks CP-SAT about models, and keeps account of the nodes that this costs.
 *
 * <p>A node is a microsecond of CP-SAT's deterministic time, which counts work and not the clock; a question costs one
 * at least. An answer counts only while nodes are left over, so a budget of one buys none.
 *
 * <p>One worker with a fixed seed: the same questions get the same answers on every run. Presolve, linear relaxation
 * and the search for symmetries are off. They pay for themselves where a search takes seconds; these take about a
 * millisecond, and the 5×5 boards of the suspects game were solved in half the time without (8×8: a third, 10×10: a
 * quarter).
 */
final class Solver {
    private static final double NODES_PER_SECOND = 1e6;

    private final long budget;
    private long spent;

    Solver(long budget) {
        this.budget = budget;
    }

    /** The best solution of the model; none when it is proved that there is none; null when the budget ran out. */
    @Nullable
    List<Solution> best(Model model) {
        CpModelProto message = model.message();
        CpSolverResponse response = solve(message, parameters().build(), null);
        if (!pays(response) || !isProof(response)) {
            return null;
        }
        return response.getSolutionCount() == 0
                ? List.of()
                : List.of(Solution.of(message.getVariablesCount(), variable -> response.getSolution(variable) == 1));
    }

    /** Two solutions of the model; fewer when it is proved that there are no more; null when the budget ran out. */
    @Nullable
    List<Solution> two(Model model) {
        CpModelProto message = model.message();
        FirstTwo found = new FirstTwo(message.getVariablesCount());
        try {
            CpSolverResponse response =
                    solve(message, parameters().setEnumerateAllSolutions(true).build(), found);
            return pays(response) && (found.isComplete() || isProof(response)) ? found.solutions() : null;
        } finally {
            found.delete();
        }
    }

    private SatParameters.Builder parameters() {
        return SatParameters.newBuilder()
                .setNumWorkers(1)
                .setRandomSeed(1)
                .setCpModelPresolve(false)
                .setLinearizationLevel(0)
                .setSymmetryLevel(0)
                .setCatchSigintSignal(false)
                .setMaxDeterministicTime((budget - spent) / NODES_PER_SECOND);
    }

    /** The native half is given back at once: waiting for the garbage collector would pile up memory it cannot see. */
    private static CpSolverResponse solve(CpModelProto message, SatParameters parameters, @Nullable FirstTwo found) {
        SolveWrapper wrapper = new SolveWrapper();
        try {
            wrapper.setParameters(parameters);
            if (found != null) {
                wrapper.addSolutionCallback(found);
            }
            CpSolverResponse response = wrapper.solve(message);
            if (response == null) {
                throw new IllegalStateException(
                        "CP-SAT gave no response to a model of " + message.getConstraintsCount() + " conditions");
            }
            return response;
        } finally {
            wrapper.delete();
        }
    }

    /** Books what a question cost; false when that was more than there was. */
    private boolean pays(CpSolverResponse response) {
        spent += Math.max(1, (long) Math.ceil(response.getDeterministicTime() * NODES_PER_SECOND));
        return spent < budget;
    }

    /** Whether the search went through to its end. */
    private static boolean isProof(CpSolverResponse response) {
        CpSolverStatus status = response.getStatus();
        if (status == CpSolverStatus.MODEL_INVALID) {
            throw new IllegalStateException("CP-SAT refuses a model: " + response.getSolutionInfo());
        }
        return status == CpSolverStatus.OPTIMAL || status == CpSolverStatus.INFEASIBLE;
    }

    /** All nodes spent so far. */
    long spent() {
        return spent;
    }
}
