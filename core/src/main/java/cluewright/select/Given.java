package cluewright.select;

import java.util.Arrays;

/**
 * The true hands given out so far, one for each depth of a search. Two things are kept up to date: the values that all of
 * them leave, and for each hand those that it alone strikes off. Everyone is needed exactly when none of the latter sets
 * is empty at the end; they only ever shrink.
 */
final class Given {
    private final Problem problem;
    private final Hands hands;
    private final int width;
    private final long[][] left;
    private final long[][] alone;
    private final int[] chosen;
    private final int[] strikers;
    private final Shares shares;
    private final Variety variety;

    Given(Problem problem, Hands hands) {
        int players = problem.terms().players();
        this.problem = problem;
        this.hands = hands;
        this.width = hands.width();
        this.left = new long[players + 1][width];
        this.alone = new long[players + 1][players * width];
        this.chosen = new int[players];
        this.strikers = new int[width * 64];
        this.shares = new Shares(problem);
        this.variety = new Variety(problem);
        ValueSet.all(problem.size()).copyTo(left[0], 0);
    }

    /** Gives out a hand: what is left, and what each hand strikes off alone, at the next depth. */
    void put(int depth, int hand) {
        chosen[depth] = hand;
        shares.put(depth, hands.share(hand));
        variety.take(hands.cards(hand), 1);
        long[] truths = hands.truths();
        for (int word = 0; word < width; word++) {
            long mine = truths[hand * width + word];
            left[depth + 1][word] = left[depth][word] & mine;
            for (int other = 0; other < depth; other++) {
                alone[depth + 1][other * width + word] = alone[depth][other * width + word] & mine;
            }
            alone[depth + 1][depth * width + word] = left[depth][word] & ~mine;
        }
    }

    /** Takes a hand back, so that its cards may be given out again. */
    void takeBack(int hand) {
        variety.take(hands.cards(hand), -1);
    }

    /** Gives out the last hand, of which nothing has to be kept; all hands, by depth. */
    int[] with(int depth, int hand) {
        chosen[depth] = hand;
        return chosen;
    }

    /** How many values are left at a depth. */
    int left(int depth) {
        int count = 0;
        for (long word : left[depth]) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** How many of the values left a hand would leave. */
    int stay(int depth, int hand) {
        long[] truths = hands.truths();
        int stay = 0;
        for (int word = 0; word < width; word++) {
            stay += Long.bitCount(left[depth][word] & truths[hand * width + word]);
        }
        return stay;
    }

    /** Whether everybody would still strike off something alone beside this hand. */
    boolean leavesAllNeeded(int depth, int hand) {
        long[] truths = hands.truths();
        for (int other = 0; other < depth; other++) {
            long some = 0;
            for (int word = 0; word < width; word++) {
                some |= alone[depth][other * width + word] & truths[hand * width + word];
            }
            if (some == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether no card, type or category of the hand was given out too often. */
    boolean isVaried(int hand) {
        return variety.allows(hands.cards(hand));
    }

    /** Whether the hand's share is not too far from those of the others. */
    boolean isSpread(int depth, int hand) {
        return shares.allow(depth, hands.share(hand));
    }

    /** Whether of the hand and the one given out last neither lies within the other, where that is asked. */
    boolean isNoSubset(int depth, int hand) {
        return !problem.asks(DealGate.NO_SUBSET) || !hands.isNested(hand, chosen[depth - 1]);
    }

    /** Whether the hand and the one given out last leave more than they may together, where that is asked. */
    boolean isNoPair(int depth, int hand) {
        return !problem.asks(DealGate.NO_PAIR)
                || hands.common(hand, chosen[depth - 1]) > problem.terms().left();
    }

    /** The value left, other than the answer, that the fewest of these hands strike off; -1 when there is none. */
    int rarest(int depth, int[] some, int many, int answer) {
        Arrays.fill(strikers, 0);
        long[] truths = hands.truths();
        for (int i = 0; i < many; i++) {
            for (int word = 0; word < width; word++) {
                long off = left[depth][word] & ~truths[some[i] * width + word];
                for (; off != 0; off &= off - 1) {
                    strikers[word * 64 + Long.numberOfTrailingZeros(off)]++;
                }
            }
        }
        int rarest = -1;
        for (int value = 0; value < problem.size(); value++) {
            boolean isLeft = (left[depth][value >> 6] >>> (value & 63) & 1) != 0;
            if (isLeft && value != answer && (rarest < 0 || strikers[value] < strikers[rarest])) {
                rarest = value;
            }
        }
        return rarest;
    }
}
