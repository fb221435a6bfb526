package cluewright.select;

import java.util.Arrays;

/**
 * The search that tells whether somebody with a certain hand must reckon with a certain answer: whether the others can
 * be given hands of their own so that the deal is fair. Unlike {@link DealSearch} it wants no random deal, only to know
 * whether there is one, and gives out strong hands first.
 *
 * <p>A hand is passed over when it and the strongest hands for all who come after it do not strike off enough together.
 * Of the others one of those that strike off the rarest value has to be given out. Nothing is missed by either, so that
 * "none" is a proof unless the budget of looks at hands ran out.
 */
final class Suspicion {
    private final Problem problem;
    private final Hands hands;
    private final int players;
    private final int width;
    private final int goal;
    private final boolean needed;
    private final long[][] left;
    private final long[][] alone;
    private final int[] chosen;
    private final int[] least;
    private final int[] most;
    private final int[] strikers;
    private final int[] struck;
    private final Variety variety;
    private int answer;
    private long looks;

    Suspicion(Problem problem, Hands hands) {
        this.problem = problem;
        this.hands = hands;
        this.players = problem.terms().players();
        this.width = hands.width();
        this.goal = problem.terms().left();
        this.needed = problem.asks(DealGate.EVERYONE_NEEDED);
        this.left = new long[players + 1][width];
        this.alone = new long[players + 1][players * width];
        this.chosen = new int[players];
        this.least = new int[players + 1];
        this.most = new int[players + 1];
        this.strikers = new int[width * 64];
        this.struck = new int[hands.count()];
        this.variety = new Variety(problem);
        ValueSet.all(problem.size()).copyTo(left[0], 0);
        least[0] = problem.size();
    }

    /**
     * Whether a fair deal was found with this hand in it. When not, and the budget did not run out, there is none of
     * these hands.
     *
     * @param others the hands that the others may get, all of them true for the answer
     * @param budget how many looks at hands may be taken
     */
    boolean finds(int hand, int value, int[] others, long budget) {
        looks = budget;
        answer = value;
        put(0, hand);
        boolean found = players == 1 ? count(left[1]) == goal : place(1, others, 0, others.length);
        variety.take(hands.cards(hand), -1);
        return found;
    }

    /** Whether the last search ended for want of looks. */
    boolean isSpent() {
        return looks < 0;
    }

    private static int count(long[] words) {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    private boolean place(int depth, int[] from, int start, int end) {
        looks -= end - start;
        if (isSpent()) {
            return false;
        }
        int rest = players - depth;
        int[] open = new int[end - start];
        int many = keep(depth, from, start, end, open);
        if (rest == 1 || many < rest) {
            return rest == 1 && many > 0;
        }
        many = strong(open, many, rest, count(left[depth]) - goal);
        int branches = strikersFirst(depth, open, many);
        for (int i = 0; i < branches && many - i >= rest && !isSpent(); i++) {
            put(depth, open[i]);
            boolean found = place(depth + 1, open, i + 1, many);
            variety.take(hands.cards(open[i]), -1);
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
            left[depth + 1][word] = left[depth][word] & mine;
            for (int other = 0; other < depth; other++) {
                alone[depth + 1][other * width + word] = alone[depth][other * width + word] & mine;
            }
            alone[depth + 1][depth * width + word] = left[depth][word] & ~mine;
        }
    }

    /** Keeps the hands that may come next, and notes how much each strikes off. */
    private int keep(int depth, int[] from, int start, int end, int[] kept) {
        int before = count(left[depth]);
        int rest = players - depth - 1;
        int many = 0;
        for (int i = start; i < end; i++) {
            int hand = from[i];
            int stay = stay(depth, hand);
            boolean leavesEnough = rest == 0 ? stay == goal : stay >= goal + (needed ? rest : 0);
            if (leavesEnough && (!needed || stay < before && leavesAllNeeded(depth, hand)) && goesWith(depth, hand)) {
                struck[hand] = before - stay;
                kept[many++] = hand;
                if (rest == 0) {
                    return many;
                }
            }
        }
        return many;
    }

    private int stay(int depth, int hand) {
        long[] truths = hands.truths();
        int stay = 0;
        for (int word = 0; word < width; word++) {
            stay += Long.bitCount(left[depth][word] & truths[hand * width + word]);
        }
        return stay;
    }

    private boolean leavesAllNeeded(int depth, int hand) {
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

    /** Whether a hand goes with the others as to variety, shares, subsets and pairs. */
    private boolean goesWith(int depth, int hand) {
        if (!variety.allows(hands.cards(hand))) {
            return false;
        }
        int share = hands.share(hand);
        if (problem.asks(DealGate.SPREAD)
                && !problem.terms()
                        .fairness()
                        .isSpread(Math.min(least[depth], share), Math.max(most[depth], share), problem.size())) {
            return false;
        }
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
        boolean isSubset = problem.asks(DealGate.NO_SUBSET) && (mine == 0 || others == 0);
        return !isSubset && (!problem.asks(DealGate.NO_PAIR) || both > goal);
    }

    /** Keeps the hands that can strike off enough together with the strongest for the others; strongest first. */
    private int strong(int[] open, int many, int rest, int goal) {
        int strongest = 0;
        for (int i = 0; i < many; i++) {
            strongest = Math.max(strongest, struck[open[i]]);
        }
        int enough = goal - (rest - 1) * strongest;
        int[] starts = new int[strongest + 2];
        for (int i = 0; i < many; i++) {
            starts[strongest - struck[open[i]] + 1]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        int kept = enough <= 0 ? many : enough > strongest ? 0 : starts[strongest - enough + 1];
        int[] sorted = new int[many];
        for (int i = 0; i < many; i++) {
            sorted[starts[strongest - struck[open[i]]]++] = open[i];
        }
        System.arraycopy(sorted, 0, open, 0, many);
        return kept;
    }

    /** Puts those hands first that strike off the rarest value, in their order; returns how many have to be tried. */
    private int strikersFirst(int depth, int[] open, int many) {
        int value = goal > 1 || many == 0 ? -1 : rarest(depth, open, many);
        if (value < 0) {
            return many;
        }
        long[] truths = hands.truths();
        int[] others = new int[many];
        int first = 0;
        int rest = 0;
        for (int i = 0; i < many; i++) {
            if ((truths[open[i] * width + (value >> 6)] >>> (value & 63) & 1) == 0) {
                open[first++] = open[i];
            } else {
                others[rest++] = open[i];
            }
        }
        System.arraycopy(others, 0, open, first, rest);
        return first;
    }

    /** The value left, other than the answer, that the fewest of these hands strike off; -1 when there is none. */
    private int rarest(int depth, int[] open, int many) {
        Arrays.fill(strikers, 0);
        long[] truths = hands.truths();
        for (int i = 0; i < many; i++) {
            for (int word = 0; word < width; word++) {
                long off = left[depth][word] & ~truths[open[i] * width + word];
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
