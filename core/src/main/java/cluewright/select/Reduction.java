package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;

/** Drops cards one at a time, categories in turn, as long as the others leave the same values. */
public final class Reduction {
    private Reduction() {}

    /** The numbers of cards that leave what all do, in their order; without any one of them more would be left. */
    public static List<Integer> reduce(List<Card> cards, Rng rng) {
        List<Integer> kept = new ArrayList<>();
        for (int card = 0; card < cards.size(); card++) {
            kept.add(card);
        }
        ValueSet goal = left(cards, kept, -1);
        Turns turns = new Turns(cards, rng);
        int dropped = 0;
        while (dropped >= 0) {
            dropped = turns.next(card -> left(cards, kept, card).equals(goal));
            kept.remove((Integer) dropped);
        }
        return kept;
    }

    /** What these cards leave without one of them. */
    private static ValueSet left(List<Card> cards, List<Integer> of, int without) {
        ValueSet left = ValueSet.all(cards.isEmpty() ? 0 : cards.get(0).values().size());
        for (int card : of) {
            left = card == without ? left : left.and(cards.get(card).values());
        }
        return left;
    }
}
