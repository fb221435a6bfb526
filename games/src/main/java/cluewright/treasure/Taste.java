package cluewright.treasure;

import cluewright.puzzle.Aim;
import cluewright.select.Card;

/**
 * What hints may cost, so that a difficulty that is asked for is met soon: hardly less than the average of puzzles of that
 * difficulty when it is a high one, hardly more when it is a low one, and wider with every try.
 *
 * @param low the least cost, in tenths
 * @param high the greatest, in tenths
 * @param isPicky whether it is too early to give up gates
 */
record Taste(int low, int high, boolean isPicky) {
    private static final int MOST = 1000;

    /** Whatever it costs. */
    static final Taste ANY = new Taste(0, MOST, false);

    /** The average cost of the easiest and of the hardest puzzles of the corpus, in tenths. */
    private static final int EASIEST = 20;

    private static final int HARDEST = 62;
    private static final int MARGIN = 10;

    /** The margin widens by a tenth every so many tries. */
    private static final int SLOWLY = 8;

    /** From this try on everything may be dealt, and gates may be given up. */
    private static final int PATIENCE = 260;

    static Taste of(Aim aim, int attempt) {
        if (aim.isFree() || attempt >= PATIENCE) {
            return ANY;
        }
        int middle = (aim.least() + aim.greatest()) / 2;
        int cost = EASIEST + (HARDEST - EASIEST) * middle / 100;
        int margin = MARGIN + attempt / SLOWLY;
        boolean isHard = middle >= 50;
        return new Taste(isHard ? cost - margin : 0, isHard ? MOST : cost + margin, true);
    }

    boolean suits(Card card) {
        return 10 * card.weight() >= low && 10 * card.weight() <= high;
    }
}
