package cluewright.select;

import java.util.List;

/**
 * Who holds which cards, and what follows from it.
 *
 * @param hands for each player the numbers of the cards in the pool
 * @param unneeded the numbers of those dealt cards that nobody needs, ascending
 * @param liars the players whose cards are false for the answer, ascending
 * @param left the values that all cards leave
 * @param shares for each player how many values the own cards leave
 * @param witnesses for each player a value that would be left too without the own cards, or {@link #NONE}
 * @param loosened the gates that were given up and do not hold
 */
public record Deal(
        List<List<Integer>> hands,
        List<Integer> unneeded,
        List<Integer> liars,
        ValueSet left,
        List<Integer> shares,
        List<Integer> witnesses,
        List<DealGate> loosened) {
    /** No value. */
    public static final int NONE = -1;

    public Deal {
        hands = List.copyOf(hands);
        unneeded = List.copyOf(unneeded);
        liars = List.copyOf(liars);
        shares = List.copyOf(shares);
        witnesses = List.copyOf(witnesses);
        loosened = List.copyOf(loosened);
    }
}
