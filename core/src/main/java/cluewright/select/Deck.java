package cluewright.select;

import cluewright.clue.Clue;
import cluewright.formula.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Clues about one variable as cards. Of clues that are true for the same values only the plainest is kept: that of least
 * weight, then the one with the shortest sentence, then the first. A clue that is true for all values, for one alone or
 * for none is no card.
 */
public final class Deck {
    private final List<Card> cards = new ArrayList<>();
    private final List<Clue> clues = new ArrayList<>();

    /** The values for which a clue is true, by evaluating it in one world for each value. */
    public static ValueSet values(Clue clue, List<World> worlds) {
        return ValueSet.where(worlds.size(), value -> clue.holds(worlds.get(value)));
    }

    /**
     * The cards of these clues.
     *
     * @param clues the clues
     * @param worlds for each value a world in which the variable has it
     */
    public static Deck of(List<Clue> clues, List<World> worlds) {
        Map<ValueSet, Clue> plainest = new LinkedHashMap<>();
        for (Clue clue : clues) {
            ValueSet values = values(clue, worlds);
            if (values.count() > 1 && values.count() < values.size()) {
                plainest.merge(values, clue, (one, other) -> isPlainer(other, one) ? other : one);
            }
        }
        Deck deck = new Deck();
        plainest.forEach(deck::add);
        return deck;
    }

    private static boolean isPlainer(Clue one, Clue other) {
        int weight = one.type().wording().weight();
        int against = other.type().wording().weight();
        return weight < against
                || weight == against
                        && one.sentence().length() < other.sentence().length();
    }

    private void add(ValueSet values, Clue clue) {
        cards.add(new Card(
                values,
                clue.type().id(),
                clue.type().wording().category(),
                clue.type().wording().weight()));
        clues.add(clue);
    }

    /** The cards. */
    public List<Card> cards() {
        return List.copyOf(cards);
    }

    /** The clue of a card. */
    public Clue clue(int card) {
        return clues.get(card);
    }

    /** How many cards there are. */
    public int size() {
        return cards.size();
    }

    /** The deck of only these cards, in this order. */
    public Deck of(List<Integer> some) {
        Deck deck = new Deck();
        for (int card : some) {
            deck.add(cards.get(card).values(), clues.get(card));
        }
        return deck;
    }
}
