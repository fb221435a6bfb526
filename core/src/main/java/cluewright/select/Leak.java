package cluewright.select;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How much a player can tell from the own cards alone, when the catalogue of cards is public and the deal is known to be
 * fair: a value that the cards allow may still be impossible, since no fair deal with that answer has this hand in it.
 *
 * <p>For each value that a hand allows a deal with that answer is searched, the hand being given ({@link Suspicion}).
 * With single cards the search goes through all hands. Of several cards there are too many hands on large catalogues:
 * first those of a few cards are searched, then up to {@link #MOST_HANDS}; a value for which neither shows a deal nor
 * that there is none counts as possible. Cards that nobody needs are not told apart: a hand that holds one counts as it
 * is.
 */
public final class Leak {
    /** The most hands of several cards that are looked at for one value. */
    private static final int MOST_HANDS = 100_000;

    /** How many looks at hands the search for one value and hand may take, with single cards and with more. */
    private static final long LOOKS = 400_000;

    private static final long LOOKS_WITH_MORE = 150_000;

    /** How many cards hands are made of in the first search, when hands are of several cards. */
    private static final int FEW_CARDS = 60;

    private final Problem problem;
    private final int each;

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
        this.problem = new Problem(catalogue, 0, terms.withUnneeded(0), loosened, new Ledger());
        this.each = terms.cardsEach();
    }

    /** For each hand of catalogue cards the values that are still possible to whoever holds it. */
    public List<ValueSet> possible(List<List<Integer>> hands) {
        List<Holder> holders = new ArrayList<>();
        hands.forEach(hand -> holders.add(
                new Holder(problem, hand.stream().mapToInt(card -> card).toArray())));
        Round single = each == 1 ? new Round(holders, problem.telling(), MOST_HANDS) : null;
        for (int value = 0; value < problem.size(); value++) {
            if (single != null) {
                single.search(value);
                continue;
            }
            int at = value;
            List<Integer> cards = problem.telling();
            cards.removeIf(card -> !problem.card(card).values().has(at));
            new Round(holders, some(cards), 0).search(value);
            if (holders.stream().anyMatch(holder -> holder.isOpen(at))) {
                new Round(holders, cards, MOST_HANDS).search(value);
            }
        }
        return holders.stream().map(Holder::possible).toList();
    }

    /** A few cards from all over the catalogue. */
    private static List<Integer> some(List<Integer> cards) {
        List<Integer> some = new ArrayList<>();
        int step = Math.max(1, cards.size() / FEW_CARDS);
        for (int card = 0; card < cards.size(); card += step) {
            some.add(cards.get(card));
        }
        return some;
    }

    /** Somebody with a hand, and what is known of the values that it allows. */
    private static final class Holder {
        private final int[] cards;
        private final ValueSet allowed;
        private final boolean isHand;
        private final boolean[] possible;

        Holder(Problem problem, int[] cards) {
            this.cards = cards;
            this.allowed = problem.truth(cards);
            this.isHand = problem.isHand(cards) && problem.isShare(allowed.count());
            this.possible = new boolean[problem.size()];
        }

        boolean isOpen(int value) {
            return isHand && allowed.has(value) && !possible[value];
        }

        ValueSet possible() {
            return ValueSet.where(possible.length, value -> possible[value]);
        }
    }

    /** A search among the hands of certain cards. */
    private final class Round {
        private final List<Holder> holders;
        private final Hands hands = new Hands(problem.size());
        private final Suspicion suspicion;
        private final boolean isLast;

        /** Of at most so many hands, after which not finding a deal means no longer that there is none; 0 for a try. */
        Round(List<Holder> holders, List<Integer> cards, int most) {
            this.holders = holders;
            holders.forEach(holder -> hands.add(problem, holder.cards));
            hands.more(problem, cards, each, most == 0 ? MOST_HANDS : most);
            this.suspicion = new Suspicion(problem, hands);
            this.isLast = most > 0;
        }

        void search(int value) {
            int[] others = hands.allowing(value, holders.size());
            for (int holder = 0; holder < holders.size(); holder++) {
                if (holders.get(holder).isOpen(value)) {
                    boolean isFound = suspicion.finds(holder, value, others, each == 1 ? LOOKS : LOOKS_WITH_MORE);
                    boolean isUnknown = isLast && (suspicion.isSpent() || !hands.isAll());
                    holders.get(holder).possible[value] = isFound || isUnknown;
                }
            }
        }
    }
}
