package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** Cards category by category in turn: categories in random order, and the cards of each in random order. */
final class Turns {
    private final List<List<Integer>> categories;
    private int next;

    Turns(List<Card> cards, Rng rng) {
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int card = 0; card < cards.size(); card++) {
            groups.computeIfAbsent(cards.get(card).category(), category -> new ArrayList<>())
                    .add(card);
        }
        categories = rng.shuffled(List.copyOf(groups.values()));
        categories.replaceAll(rng::shuffled);
    }

    /**
     * The next card that will do, of the category whose turn it is or else of the next one, or -1 when there is none. It
     * will not come again, nor will those that were passed over in its category.
     */
    int next(IntPredicate does) {
        for (int tried = 0; tried < categories.size(); tried++) {
            Iterator<Integer> cards = categories.get(next).iterator();
            next = (next + 1) % categories.size();
            while (cards.hasNext()) {
                int card = cards.next();
                cards.remove();
                if (does.test(card)) {
                    return card;
                }
            }
        }
        return -1;
    }
}
