package cluewright.select;

/** The least and the greatest share of the hands given out so far, after each of them. */
final class Shares {
    private final Problem problem;
    private final int[] least;
    private final int[] most;

    Shares(Problem problem) {
        this.problem = problem;
        this.least = new int[problem.terms().players() + 1];
        this.most = new int[problem.terms().players() + 1];
        least[0] = problem.size();
    }

    /** Counts the share of the hand given out at this depth. */
    void put(int depth, int share) {
        least[depth + 1] = Math.min(least[depth], share);
        most[depth + 1] = Math.max(most[depth], share);
    }

    /** Whether a share may come next at this depth: shares are not too far apart, where that is asked. */
    boolean allow(int depth, int share) {
        return !problem.asks(DealGate.SPREAD)
                || problem.terms()
                        .fairness()
                        .isSpread(Math.min(least[depth], share), Math.max(most[depth], share), problem.size());
    }
}
