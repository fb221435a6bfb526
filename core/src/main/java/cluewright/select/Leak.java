package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How much a player can tell from the own cards alone, when the catalogue of cards is public and the deal is known to be
 * fair: a value that the cards allow may still be impossible, since no fair deal with that answer has this hand in it.
 *
 * <p>For each value that a hand allows a deal with that answer is searched, the hand being given. A search that runs out
 * of its budget counts as possible. Cards that nobody needs are not told apart: a hand that holds one counts as it is.
 */
public final class Leak {
    private static final int FEW_HANDS = 300;
    private static final long FEW_LOOKS = 5_000;
    private static final long MANY_LOOKS = 50_000;

    private final List<Card> catalogue;
    private final Terms terms;
    private final Set<DealGate> loosened;

    /**
     * For deals of these cards.
     *
     * @param terms without liars
     * @param loosened the gates that were given up, as everybody is told
     */
    public Leak(List<Card> catalogue, Terms terms, Set<DealGate> loosened) {
        if (terms.liars() > 0) {
            throw new IllegalArgumentException("with liars no player can rule out anything by the own cards");
        }
        this.catalogue = List.copyOf(catalogue);
        this.terms = terms.withUnneeded(0);
        this.loosened = loosened;
    }

    /** For each hand of catalogue cards the values that are still possible to whoever holds it. */
    public List<ValueSet> possible(List<List<Integer>> hands, Rng rng) {
        int size = catalogue.get(0).values().size();
        List<ValueSet> allowed = new ArrayList<>();
        List<List<Integer>> possible = new ArrayList<>();
        for (List<Integer> hand : hands) {
            ValueSet truth = ValueSet.all(size);
            for (int card : hand) {
                truth = truth.and(catalogue.get(card).values());
            }
            allowed.add(truth);
            possible.add(new ArrayList<>());
        }
        for (int value = 0; value < size; value++) {
            Suspicion suspicion = new Suspicion(value, rng.stream("value " + value));
            for (int hand = 0; hand < hands.size(); hand++) {
                if (allowed.get(hand).has(value) && suspicion.isPossible(hands.get(hand))) {
                    possible.get(hand).add(value);
                }
            }
        }
        List<ValueSet> sets = new ArrayList<>();
        for (List<Integer> values : possible) {
            sets.add(ValueSet.where(size, values::contains));
        }
        return sets;
    }

    /** One value taken for the answer. */
    private final class Suspicion {
        private final Problem problem;
        private final Hands hands;
        private final int others;
        private final Rng rng;

        Suspicion(int value, Rng rng) {
            this.problem = new Problem(catalogue, value, terms, loosened, new Ledger());
            this.rng = rng;
            this.hands = Hands.of(problem, rng.shuffled(problem.cards(true)), terms.cardsEach());
            this.others = hands.count();
        }

        boolean isPossible(List<Integer> hand) {
            int[] cards = hand.stream().mapToInt(card -> card).toArray();
            if (!problem.isHand(cards) || !problem.isShare(problem.truth(cards).count())) {
                return false;
            }
            int first = hands.add(cards, problem.truth(cards), problem.lie(cards));
            DealSearch search = new DealSearch(problem, hands);
            return search.find(first, hands.order(0, others, FEW_HANDS, rng), FEW_LOOKS, chosen -> true)
                    || search.find(first, hands.order(0, others, others, rng), MANY_LOOKS, chosen -> true)
                    || search.isSpent();
        }
    }
}
