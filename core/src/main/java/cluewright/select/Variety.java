package cluewright.select;

/** Which cards, types and categories have been dealt. */
final class Variety {
    private final Problem problem;
    private final boolean asked;
    private final int[] cards;
    private final int[] types;
    private final int[] categories;

    Variety(Problem problem) {
        this.problem = problem;
        this.asked = problem.asks(DealGate.VARIETY);
        this.cards = new int[problem.cards()];
        this.types = new int[problem.cards()];
        this.categories = new int[problem.cards()];
    }

    /** Counts a hand as dealt (1), or as taken back (-1). */
    void take(int[] hand, int step) {
        for (int card : hand) {
            cards[card] += step;
            types[problem.type(card)] += step;
            categories[problem.category(card)] += step;
        }
    }

    /** Whether a hand may be dealt too. No card is dealt twice, whether variety is asked or not. */
    boolean allows(int[] hand) {
        for (int card : hand) {
            if (cards[card] > 0) {
                return false;
            }
        }
        if (!asked) {
            return true;
        }
        for (int i = 0; i < hand.length; i++) {
            int category = problem.category(hand[i]);
            int uses = categories[category];
            for (int j = 0; j <= i; j++) {
                uses += problem.category(hand[j]) == category ? 1 : 0;
            }
            if (types[problem.type(hand[i])] > 0 || uses > problem.mostOfCategory()) {
                return problem.ledger().reject(DealGate.VARIETY);
            }
        }
        return true;
    }
}
