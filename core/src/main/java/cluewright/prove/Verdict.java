package cluewright.prove;

import cluewright.formula.World;
import java.util.List;

/** What a prover found out about a puzzle. */
public sealed interface Verdict {
    /** One word for reports. */
    String word();

    /**
     * Every world that fits answers the question in the same way.
     *
     * @param answer one of them
     */
    record Unique(World answer) implements Verdict {
        @Override
        public String word() {
            return "unique";
        }
    }

    /**
     * Two worlds fit that answer the question differently; both were re-checked by {@code holds}.
     */
    record Ambiguous(World one, World other) implements Verdict {
        @Override
        public String word() {
            return "ambiguous";
        }
    }

    /**
     * No world fits.
     *
     * @param clash the numbers of clues, ascending, that fit no world together with axioms and givens; no smaller set
     *     of clues does so. Empty when axioms and givens fit no world by themselves.
     */
    record Impossible(List<Integer> clash) implements Verdict {
        public Impossible {
            clash = List.copyOf(clash);
        }

        @Override
        public String word() {
            return "impossible";
        }
    }

    /**
     * The budget ran out first.
     *
     * @param nodesSpent how many nodes were searched
     */
    record Unknown(long nodesSpent) implements Verdict {
        @Override
        public String word() {
            return "unknown";
        }
    }
}
