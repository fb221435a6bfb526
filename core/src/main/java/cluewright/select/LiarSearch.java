package cluewright.select;

import java.util.function.Predicate;

/**
 * The exact search for a deal with liars. The first hands are those of the liars, whose cards are false for the answer;
 * the others are true for it.
 *
 * <p>Kept up to date are the values by how many of the hands so far are false for them; a value for which a hand is
 * partly true and partly false is out. The same is kept for the hands without each single one. At the end only the
 * answer may be among those with as many false hands as there are liars.
 */
final class LiarSearch {
    private final Problem problem;
    private final int players;
    private final int liars;
    private final int width;
    private final int goal;
    private final long[][][] layers;
    private final int[] chosen;
    private final Shares shares;
    private final Variety variety;
    private final Hands hands;
    private int[][] orders = {};
    private long budget;
    private boolean spent;

    LiarSearch(Problem problem, Hands hands) {
        this.problem = problem;
        this.hands = hands;
        this.players = problem.terms().players();
        this.liars = problem.terms().liars();
        this.width = hands.width();
        this.goal = problem.terms().left();
        this.layers = new long[players + 1][players + 1][(liars + 1) * width];
        this.chosen = new int[players];
        this.shares = new Shares(problem);
        this.variety = new Variety(problem);
        for (long[] layer : layers[0]) {
            ValueSet.all(problem.size()).copyTo(layer, 0);
        }
    }

    boolean isSpent() {
        return spent;
    }

    /**
     * Whether there is a deal that is accepted.
     *
     * @param orders for each player the hands that may be given, in order; players with the same array are alike
     */
    boolean find(int[][] orders, long looks, Predicate<int[]> accepts) {
        this.orders = orders;
        budget = looks;
        spent = false;
        return place(0, 0, accepts);
    }

    private boolean place(int depth, int from, Predicate<int[]> accepts) {
        if (depth == players) {
            return accepts.test(chosen);
        }
        int[] order = orders[depth];
        for (int i = from; i < order.length; i++) {
            problem.ledger().spend(1);
            if (--budget < 0) {
                spent = true;
                return false;
            }
            int hand = order[i];
            if (!variety.allows(hands.cards(hand)) || !isSpread(hand, depth) || !isNoSubset(hand, depth)) {
                continue;
            }
            put(depth, hand);
            if (depth + 1 < players || isAnswered()) {
                variety.take(hands.cards(hand), 1);
                boolean sameAfter = depth + 1 < players && orders[depth + 1] == order;
                boolean found = place(depth + 1, sameAfter ? i + 1 : 0, accepts);
                variety.take(hands.cards(hand), -1);
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    private void put(int depth, int hand) {
        chosen[depth] = hand;
        shares.put(depth, hands.share(hand));
        int at = hand * width;
        // The last of each group of layers is that of all hands; the others leave out one hand each.
        for (int without = 0; without <= players; without++) {
            long[] before = layers[depth][without];
            long[] after = layers[depth + 1][without];
            if (without == depth) {
                System.arraycopy(before, 0, after, 0, after.length);
                continue;
            }
            for (int lying = liars; lying >= 0; lying--) {
                for (int word = 0; word < width; word++) {
                    long honest = before[lying * width + word] & hands.truths()[at + word];
                    long liar = lying == 0 ? 0 : before[(lying - 1) * width + word] & hands.lies()[at + word];
                    after[lying * width + word] = honest | liar;
                }
            }
        }
    }

    private boolean isAnswered() {
        long[] all = layers[players][players];
        if (count(all, liars) != goal) {
            return problem.ledger().reject(DealGate.ONE_ANSWER);
        }
        if (problem.asks(DealGate.EVERYONE_NEEDED)) {
            for (int player = 0; player < players; player++) {
                long[] others = layers[players][player];
                int more = count(others, liars) + (liars > 0 ? count(others, liars - 1) : 0);
                if (more <= goal) {
                    return problem.ledger().reject(DealGate.EVERYONE_NEEDED);
                }
            }
        }
        return true;
    }

    private int count(long[] layer, int lying) {
        int count = 0;
        for (int word = 0; word < width; word++) {
            count += Long.bitCount(layer[lying * width + word]);
        }
        return count;
    }

    private boolean isSpread(int hand, int depth) {
        return shares.allow(depth, hands.share(hand)) || problem.ledger().reject(DealGate.SPREAD);
    }

    private boolean isNoSubset(int hand, int depth) {
        for (int player = 0; player < depth && problem.asks(DealGate.NO_SUBSET); player++) {
            if (hands.isNested(hand, chosen[player])) {
                return problem.ledger().reject(DealGate.NO_SUBSET);
            }
        }
        return true;
    }
}
