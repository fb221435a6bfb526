package cluewright.select;

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
    private final Hands hands;
    private final int players;
    private final int goal;
    private final boolean needed;
    private final int[] struck;
    private final Given given;
    private int answer;
    private long looks;

    Suspicion(Problem problem, Hands hands) {
        this.hands = hands;
        this.players = problem.terms().players();
        this.goal = problem.terms().left();
        this.needed = problem.asks(DealGate.EVERYONE_NEEDED);
        this.struck = new int[hands.count()];
        this.given = new Given(problem, hands);
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
        given.put(0, hand);
        boolean found = players == 1 ? given.left(1) == goal : place(1, others, 0, others.length);
        given.takeBack(hand);
        return found;
    }

    /** Whether the last search ended for want of looks. */
    boolean isSpent() {
        return looks < 0;
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
        many = strong(open, many, rest, given.left(depth) - goal);
        int branches = strikersFirst(depth, open, many);
        for (int i = 0; i < branches && many - i >= rest && !isSpent(); i++) {
            given.put(depth, open[i]);
            boolean found = place(depth + 1, open, i + 1, many);
            given.takeBack(open[i]);
            if (found) {
                return true;
            }
        }
        return false;
    }

    /** Keeps the hands that may come next, and notes how much each strikes off. */
    private int keep(int depth, int[] from, int start, int end, int[] kept) {
        int before = given.left(depth);
        int rest = players - depth - 1;
        int many = 0;
        for (int i = start; i < end; i++) {
            int hand = from[i];
            int stay = given.stay(depth, hand);
            boolean leavesEnough = rest == 0 ? stay == goal : stay >= goal + (needed ? rest : 0);
            boolean isNeeded = !needed || stay < before && given.leavesAllNeeded(depth, hand);
            if (leavesEnough && isNeeded && goesWith(depth, hand)) {
                struck[hand] = before - stay;
                kept[many++] = hand;
                if (rest == 0) {
                    return many;
                }
            }
        }
        return many;
    }

    /** Whether a hand goes with the others as to variety, shares, subsets and pairs. */
    private boolean goesWith(int depth, int hand) {
        return given.isVaried(hand)
                && given.isSpread(depth, hand)
                && given.isNoSubset(depth, hand)
                && given.isNoPair(depth, hand);
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
        int value = goal > 1 || many == 0 ? -1 : given.rarest(depth, open, many, answer);
        if (value < 0) {
            return many;
        }
        int[] others = new int[many];
        int first = 0;
        int rest = 0;
        for (int i = 0; i < many; i++) {
            if (!hands.leaves(open[i], value)) {
                open[first++] = open[i];
            } else {
                others[rest++] = open[i];
            }
        }
        System.arraycopy(others, 0, open, first, rest);
        return first;
    }
}
