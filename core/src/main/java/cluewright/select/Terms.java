package cluewright.select;

/**
 * What is asked of a deal.
 *
 * @param players how many players hold cards, at least one
 * @param cardsEach how many cards each of them gets, at least one
 * @param left how many values all cards together shall leave, the answer among them; 1 as a rule
 * @param unneeded how many cards more are dealt that are true but not needed
 * @param liars how many players get cards that are false for the answer, all of them; everybody knows how many
 * @param fairness what the gates measure by
 */
public record Terms(int players, int cardsEach, int left, int unneeded, int liars, Fairness fairness) {
    public static final int MOST_PLAYERS = 12;
    public static final int MOST_CARDS_EACH = 4;

    /**
     * The measures of the gates. Ends are included.
     *
     * @param leastPercent the smallest share of all values that the cards of a player leave
     * @param mostPercent the largest
     * @param spreadPercent the largest minus the smallest share, at most
     * @param ratioPercent the largest share as per cent of the smallest, at most; {@link #ANY} for no limit
     * @param noPair whether two players must not be enough when there are three or more
     */
    public record Fairness(int leastPercent, int mostPercent, int spreadPercent, int ratioPercent, boolean noPair) {
        /** No limit. */
        public static final int ANY = Integer.MAX_VALUE;

        /** A quarter to three quarters of all values each. */
        public static final Fairness USUAL = new Fairness(25, 75, 33, ANY, false);

        /** Players are nearly alike, and no two of them suffice. */
        public static final Fairness TIGHT = new Fairness(38, 62, 100, 155, true);

        /** Whether cards that leave so many of all values are within the band. */
        public boolean isWithin(int count, int size) {
            return 100L * count >= (long) leastPercent * size && 100L * count <= (long) mostPercent * size;
        }

        /** Whether the smallest and the largest number of values left are near each other. */
        public boolean isSpread(int smallest, int largest, int size) {
            return 100L * (largest - smallest) <= (long) spreadPercent * size
                    && 100L * largest <= (long) ratioPercent * smallest;
        }
    }

    public Terms {
        within("players", players, 1, MOST_PLAYERS);
        within("cards each", cardsEach, 1, MOST_CARDS_EACH);
        within("values left", left, 1, Integer.MAX_VALUE);
        within("unneeded cards", unneeded, 0, players);
        within("liars", liars, 0, players);
        if (unneeded > 0 && liars > 0) {
            throw new IllegalArgumentException("cards that nobody needs are not dealt where there are liars");
        }
    }

    private static void within(String what, int number, int low, int high) {
        if (number < low || number > high) {
            throw new IllegalArgumentException(number + " " + what + "; must be " + low + " to " + high);
        }
    }

    /** So many cards for each of so many players, all true and needed, one value left. */
    public static Terms of(int players, int cardsEach) {
        return new Terms(players, cardsEach, 1, 0, 0, Fairness.USUAL);
    }

    /** The same with other measures. */
    public Terms with(Fairness other) {
        return new Terms(players, cardsEach, left, unneeded, liars, other);
    }

    /** The same with another number of values left. */
    public Terms leaving(int values) {
        return new Terms(players, cardsEach, values, unneeded, liars, fairness);
    }

    /** The same with so many cards more that nobody needs. */
    public Terms withUnneeded(int cards) {
        return new Terms(players, cardsEach, left, cards, liars, fairness);
    }

    /** The same with so many liars. */
    public Terms withLiars(int number) {
        return new Terms(players, cardsEach, left, unneeded, number, fairness);
    }

    /** How many cards are dealt in all. */
    public int cards() {
        return players * cardsEach + unneeded;
    }
}
