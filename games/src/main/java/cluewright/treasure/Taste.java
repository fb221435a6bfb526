package cluewright.treasure;

import cluewright.puzzle.Aim;
import cluewright.select.Card;

/**
 * What hints may cost, so that a difficulty that is asked for is met soon: around what puzzles of that difficulty have on
 * the average, and wider with every try.
 *
 * @param low the least cost, in tenths
 * @param high the greatest, in tenths
 * @param isPicky whether it is too early to give up gates
 */
record Taste(int low, int high, boolean isPicky) {
    /** Whatever it costs. */
    static final Taste ANY = new Taste(0, 1000, false);

    /** The average cost of the easiest and of the hardest puzzles of the corpus, in tenths. */
    private static final int EASIEST = 20;

    private static final int HARDEST = 62;
    private static final int MARGIN = 10;

    /** From this try on everything may be dealt, and gates may be given up. */
    private static final int PATIENCE = 200;

    static Taste of(Aim aim, int attempt) {
        if (aim.isFree() || attempt >= PATIENCE) {
            return ANY;
        }
        int middle = (aim.least() + aim.greatest()) / 2;
        int cost = EASIEST + (HARDEST - EASIEST) * middle / 100;
        int margin = MARGIN + attempt / 4;
        return new Taste(cost - margin, cost + margin, true);
    }

    boolean suits(Card card) {
        return 10 * card.weight() >= low && 10 * card.weight() <= high;
    }
}
