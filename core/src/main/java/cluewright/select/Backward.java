package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Draw and strike: random cards one at a time, categories in turn, until one value is left. No answer is needed in
 * advance, and it can be done by hand at the table.
 *
 * <p>A card is passed over when it contradicts the earlier ones (no value would be left), when it strikes off nothing,
 * and when a card of its type was drawn before. When no card is left, all is taken back and drawn anew.
 */
public final class Backward {
    private Backward() {}

    /**
     * What was drawn.
     *
     * @param cards the numbers of the cards, in the order in which they were drawn
     * @param value the value that they leave
     */
    public record Drawn(List<Integer> cards, int value) {
        public Drawn {
            cards = List.copyOf(cards);
        }
    }

    /**
     * At most {@code most} cards that leave one value, or null when {@code restarts} tries gave none.
     *
     * @param catalogue all cards there are, each true for one value at least
     */
    public static @Nullable Drawn draw(List<Card> catalogue, int most, int restarts, Rng rng) {
        for (int tried = 0; tried < restarts && !catalogue.isEmpty(); tried++) {
            ValueSet all = ValueSet.all(catalogue.get(0).values().size());
            List<Integer> drawn = new ArrayList<>();
            ValueSet left = strike(catalogue, all, most, drawn, rng);
            if (left.count() == 1) {
                return new Drawn(drawn, left.least());
            }
        }
        return null;
    }

    /** Draws until one value is left, or as many cards as allowed are drawn, or none is left to draw. */
    static ValueSet strike(List<Card> cards, ValueSet from, int most, List<Integer> drawn, Rng rng) {
        Turns turns = new Turns(cards, rng);
        Set<String> types = new HashSet<>();
        ValueSet left = from;
        while (left.count() > 1 && drawn.size() < most) {
            ValueSet before = left;
            int card = turns.next(number -> {
                ValueSet after = before.and(cards.get(number).values());
                return !after.isEmpty()
                        && !after.equals(before)
                        && !types.contains(cards.get(number).type());
            });
            if (card < 0) {
                break;
            }
            types.add(cards.get(card).type());
            drawn.add(card);
            left = left.and(cards.get(card).values());
        }
        return left;
    }
}
