package cluewright.select;

import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The exact search for a deal of true cards.
 *
 * <p>Hands are given out one after the other. Two things are kept up to date: the values that all hands so far leave,
 * and for each hand those that it alone strikes off. Everyone is needed exactly when none of the latter sets is empty at
 * the end, and they only ever shrink, so a hand that empties one of them is never given out. The next hand is always one
 * that strikes off the value which the fewest hands strike off: some hand has to. So nothing is missed, and no set of
 * hands is looked at twice.
 *
 * <p>Giving out a hand costs a look at every other hand that may still come, which is a few machine words each; such
 * looks are what the budget counts.
 */
final class DealSearch {
    private final Problem problem;
    private final Hands hands;
    private final int players;
    private final int width;
    private final int goal;
    private final boolean needed;
    private final long[] left;
    private final long[] alone;
    private final int[] chosen;
    private final int[][] open;
    private final int[] strikers;
    private final int[] least;
    private final int[] most;
    private final Variety variety;
    private long budget;
    private boolean spent;

    DealSearch(Problem problem, Hands hands) {
        this.problem = problem;
        this.hands = hands;
        this.players = problem.terms().players();
        this.width = hands.width();
        this.goal = problem.terms().left();
        this.needed = problem.asks(DealGate.EVERYONE_NEEDED);
        this.left = new long[(players + 1) * width];
        this.alone = new long[(players + 1) * players * width];
        this.chosen = new int[players];
        this.open = new int[players + 1][];
        this.strikers = new int[width * 64];
        this.least = new int[players + 1];
        this.most = new int[players + 1];
        this.variety = new Variety(problem);
        ValueSet.all(problem.size()).copyTo(left, 0);
        least[0] = problem.size();
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
        put(0, first);
        int many = players == 1 ? 0 : keep(order, 0, order.length, 1);
        boolean found = players == 1 ? accepts.test(chosen) : place(1, many, accepts);
        variety.take(hands.cards(first), -1);
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
                chosen[depth] = hand;
                problem.ledger().spend(1);
                spent = --budget < 0;
                if (accepts.test(chosen)) {
                    return true;
                }
                continue;
            }
            put(depth, hand);
            int next = keep(open[depth], i + 1, many, depth + 1);
            boolean found = next >= players - depth - 1 && place(depth + 1, next, accepts);
            variety.take(hands.cards(hand), -1);
            if (found) {
                return true;
            }
        }
        return false;
    }

    /** Gives out a hand: what is left, and what each hand strikes off alone, at the next depth. */
    private void put(int depth, int hand) {
        chosen[depth] = hand;
        int share = hands.share(hand);
        least[depth + 1] = Math.min(least[depth], share);
        most[depth + 1] = Math.max(most[depth], share);
        variety.take(hands.cards(hand), 1);
        long[] truths = hands.truths();
        for (int word = 0; word < width; word++) {
            long mine = truths[hand * width + word];
            long before = left[depth * width + word];
            left[(depth + 1) * width + word] = before & mine;
            for (int other = 0; other < depth; other++) {
                alone[alone(depth + 1, other) + word] = alone[alone(depth, other) + word] & mine;
            }
            alone[alone(depth + 1, depth) + word] = before & ~mine;
        }
    }

    private int alone(int depth, int player) {
        return (depth * players + player) * width;
    }

    /** Keeps those of a stretch of hands that may still come, for the next depth; returns how many. */
    private int keep(int[] from, int start, int end, int depth) {
        int[] kept = open[depth];
        if (kept == null || kept.length < end) {
            kept = new int[end];
            open[depth] = kept;
        }
        int count = 0;
        for (int i = start; i < end; i++) {
            if (fits(from[i], depth)) {
                kept[count++] = from[i];
            }
        }
        problem.ledger().spend(end - start);
        budget -= end - start;
        spent |= budget < 0;
        return count;
    }

    private boolean fits(int hand, int depth) {
        long[] truths = hands.truths();
        int at = hand * width;
        int stay = 0;
        int go = 0;
        for (int word = 0; word < width; word++) {
            long before = left[depth * width + word];
            stay += Long.bitCount(before & truths[at + word]);
            go += Long.bitCount(before & ~truths[at + word]);
        }
        int rest = players - depth - 1;
        if (stay < goal || rest == 0 && stay != goal) {
            return problem.ledger().reject(DealGate.ONE_ANSWER);
        }
        // Each of those who come after has to strike off a value of their own.
        if (needed && (go == 0 || stay - goal < rest || !leavesAllNeeded(at, depth))) {
            return problem.ledger().reject(DealGate.EVERYONE_NEEDED);
        }
        return variety.allows(hands.cards(hand)) && isSpread(hand, depth) && (depth == 0 || isPaired(hand, depth));
    }

    private boolean leavesAllNeeded(int at, int depth) {
        long[] truths = hands.truths();
        for (int other = 0; other < depth; other++) {
            long some = 0;
            for (int word = 0; word < width; word++) {
                some |= alone[alone(depth, other) + word] & truths[at + word];
            }
            if (some == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isSpread(int hand, int depth) {
        if (!problem.asks(DealGate.SPREAD) || problem.terms().unneeded() > 0) {
            return true;
        }
        int share = hands.share(hand);
        int smallest = Math.min(least[depth], share);
        int largest = Math.max(most[depth], share);
        return problem.terms().fairness().isSpread(smallest, largest, problem.size())
                || problem.ledger().reject(DealGate.SPREAD);
    }

    /** Whether the hand goes with the one given out last; with those before it, it was asked before. */
    private boolean isPaired(int hand, int depth) {
        long[] truths = hands.truths();
        long mine = 0;
        long others = 0;
        int both = 0;
        for (int word = 0; word < width; word++) {
            long own = truths[hand * width + word];
            long last = truths[chosen[depth - 1] * width + word];
            mine |= own & ~last;
            others |= last & ~own;
            both += Long.bitCount(own & last);
        }
        if (problem.asks(DealGate.NO_SUBSET) && (mine == 0 || others == 0)) {
            return problem.ledger().reject(DealGate.NO_SUBSET);
        }
        return !problem.asks(DealGate.NO_PAIR)
                || both > goal
                || problem.ledger().reject(DealGate.NO_PAIR);
    }

    /**
     * Puts those hands first that strike off the value which the fewest strike off, and returns how many they are; all,
     * when several values may be left or nothing has to be struck off any more.
     */
    private int strikersFirst(int depth, int many) {
        int[] at = open[depth];
        int value = goal > 1 ? -1 : rarest(depth, at, many);
        if (value < 0) {
            return many;
        }
        long[] truths = hands.truths();
        int first = 0;
        for (int i = 0; i < many; i++) {
            if ((truths[at[i] * width + (value >> 6)] >>> (value & 63) & 1) == 0) {
                int moved = at[first];
                at[first++] = at[i];
                at[i] = moved;
            }
        }
        return first;
    }

    /** The value left, other than the answer, that the fewest of these hands strike off; -1 when there is none. */
    private int rarest(int depth, int[] at, int many) {
        Arrays.fill(strikers, 0);
        long[] truths = hands.truths();
        for (int i = 0; i < many; i++) {
            for (int word = 0; word < width; word++) {
                long struck = left[depth * width + word] & ~truths[at[i] * width + word];
                for (; struck != 0; struck &= struck - 1) {
                    strikers[word * 64 + Long.numberOfTrailingZeros(struck)]++;
                }
            }
        }
        int rarest = -1;
        for (int value = 0; value < problem.size(); value++) {
            boolean isLeft = (left[depth * width + (value >> 6)] >>> (value & 63) & 1) != 0;
            if (isLeft && value != problem.answer() && (rarest < 0 || strikers[value] < strikers[rarest])) {
                rarest = value;
            }
        }
        return rarest;
    }
}
