package cluewright.select;

import java.util.function.Predicate;

/**
 * The exact search for a deal of true cards.
 *
 * <p>Hands are given out one after the other ({@link Given}). A hand beside which somebody would strike off nothing alone
 * is never given out. The next hand is always one that strikes off the value which the fewest hands strike off: some hand
 * has to. So nothing is missed, and no set of hands is looked at twice.
 *
 * <p>Giving out a hand costs a look at every other hand that may still come, which is a few machine words each; such
 * looks are what the budget counts.
 */
final class DealSearch {
    private final Problem problem;
    private final Hands hands;
    private final int players;
    private final int goal;
    private final boolean needed;
    private final int[][] open;
    private final Given given;
    private long budget;
    private boolean spent;

    DealSearch(Problem problem, Hands hands) {
        this.problem = problem;
        this.hands = hands;
        this.players = problem.terms().players();
        this.goal = problem.terms().left();
        this.needed = problem.asks(DealGate.EVERYONE_NEEDED);
        this.open = new int[players + 1][];
        this.given = new Given(problem, hands);
    }

    /** Whether the search ended because its budget ran out, so that "none" may have been said too early. */
    boolean isSpent() {
        return spent;
    }

    /** Whether there is a deal of these hands, given out in this order, that is accepted. */
    boolean find(int[] order, long looks, Predicate<int[]> accepts) {
        budget = looks;
        spent = false;
        open[0] = order.clone();
        int many = keep(order, 0, order.length, 0);
        return place(0, many, accepts);
    }

    /** The same with a first hand that is fixed. */
    boolean find(int first, int[] order, long looks, Predicate<int[]> accepts) {
        budget = looks;
        spent = false;
        open[0] = new int[] {first};
        if (keep(open[0], 0, 1, 0) == 0) {
            return false;
        }
        given.put(0, first);
        int many = players == 1 ? 0 : keep(order, 0, order.length, 1);
        boolean found = players == 1 ? accepts.test(given.with(0, first)) : place(1, many, accepts);
        given.takeBack(first);
        return found;
    }

    private boolean place(int depth, int many, Predicate<int[]> accepts) {
        boolean last = depth == players - 1;
        int branches = last ? many : strikersFirst(depth, many);
        for (int i = 0; i < branches; i++) {
            if (spent) {
                return false;
            }
            int hand = open[depth][i];
            if (last) {
                problem.ledger().spend(1);
                spent = --budget < 0;
                if (accepts.test(given.with(depth, hand))) {
                    return true;
                }
                continue;
            }
            given.put(depth, hand);
            int next = keep(open[depth], i + 1, many, depth + 1);
            boolean found = next >= players - depth - 1 && place(depth + 1, next, accepts);
            given.takeBack(hand);
            if (found) {
                return true;
            }
        }
        return false;
    }

    /** Keeps those of a stretch of hands that may still come, for the next depth; returns how many. */
    private int keep(int[] from, int start, int end, int depth) {
        int[] kept = open[depth];
        if (kept == null || kept.length < end) {
            kept = new int[end];
            open[depth] = kept;
        }
        int before = given.left(depth);
        int count = 0;
        for (int i = start; i < end; i++) {
            if (fits(from[i], depth, before)) {
                kept[count++] = from[i];
            }
        }
        problem.ledger().spend(end - start);
        budget -= end - start;
        spent |= budget < 0;
        return count;
    }

    private boolean fits(int hand, int depth, int before) {
        int stay = given.stay(depth, hand);
        int rest = players - depth - 1;
        if (stay < goal || rest == 0 && stay != goal) {
            return problem.ledger().reject(DealGate.ONE_ANSWER);
        }
        // Each of those who come after has to strike off a value of their own.
        if (needed && (stay == before || stay - goal < rest || !given.leavesAllNeeded(depth, hand))) {
            return problem.ledger().reject(DealGate.EVERYONE_NEEDED);
        }
        return given.isVaried(hand) && isSpread(hand, depth) && (depth == 0 || isPaired(hand, depth));
    }

    private boolean isSpread(int hand, int depth) {
        return problem.terms().unneeded() > 0
                || given.isSpread(depth, hand)
                || problem.ledger().reject(DealGate.SPREAD);
    }

    /** Whether the hand goes with the one given out last; with those before it, it was asked before. */
    private boolean isPaired(int hand, int depth) {
        if (!given.isNoSubset(depth, hand)) {
            return problem.ledger().reject(DealGate.NO_SUBSET);
        }
        return given.isNoPair(depth, hand) || problem.ledger().reject(DealGate.NO_PAIR);
    }

    /**
     * Puts those hands first that strike off the value which the fewest strike off, and returns how many they are; all,
     * when several values may be left or nothing has to be struck off any more.
     */
    private int strikersFirst(int depth, int many) {
        int[] at = open[depth];
        int value = goal > 1 ? -1 : given.rarest(depth, at, many, problem.answer());
        if (value < 0) {
            return many;
        }
        int first = 0;
        for (int i = 0; i < many; i++) {
            if (!hands.leaves(at[i], value)) {
                int moved = at[first];
                at[first++] = at[i];
                at[i] = moved;
            }
        }
        return first;
    }
}
