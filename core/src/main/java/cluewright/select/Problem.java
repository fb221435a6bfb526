package cluewright.select;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A pool, an answer and terms, with the gates that are in force: everything that a search asks about a deal. */
final class Problem {
    private final List<Card> pool;
    private final int answer;
    private final Terms terms;
    private final Set<DealGate> inForce;
    private final Ledger ledger;
    private final int size;
    private final long[] words;
    private final int[] types;
    private final int[] categories;
    private final int mostOfCategory;
    private final int categoriesUsable;

    Problem(List<Card> pool, int answer, Terms terms, Set<DealGate> loosened, Ledger ledger) {
        this.pool = pool;
        this.answer = answer;
        this.terms = terms;
        this.ledger = ledger;
        this.size = pool.isEmpty() ? 0 : pool.get(0).values().size();
        this.words = words(pool, size);
        this.inForce = asked(terms);
        this.inForce.removeAll(loosened);
        Map<String, Integer> typeNumbers = new LinkedHashMap<>();
        Map<String, Integer> categoryNumbers = new LinkedHashMap<>();
        this.types = new int[pool.size()];
        this.categories = new int[pool.size()];
        for (int card = 0; card < pool.size(); card++) {
            types[card] = typeNumbers.computeIfAbsent(pool.get(card).type(), type -> typeNumbers.size());
            categories[card] =
                    categoryNumbers.computeIfAbsent(pool.get(card).category(), name -> categoryNumbers.size());
        }
        List<Integer> groups = typesByCategory();
        this.mostOfCategory = mostOfCategory(groups, terms.cards());
        this.categoriesUsable = groups.size();
    }

    /** The gates that make sense for these terms. One player alone is told everything, and is compared with nobody. */
    static Set<DealGate> asked(Terms terms) {
        Set<DealGate> asked = EnumSet.allOf(DealGate.class);
        if (terms.players() == 1) {
            asked.removeAll(List.of(DealGate.BAND, DealGate.SPREAD, DealGate.NO_SUBSET));
        }
        if (!terms.fairness().noPair() || terms.players() < 3) {
            asked.remove(DealGate.NO_PAIR);
        }
        if (terms.unneeded() == 0) {
            asked.remove(DealGate.UNNEEDED);
        }
        return asked;
    }

    /** For each category with cards that could be dealt, how many types these have. */
    private List<Integer> typesByCategory() {
        Map<Integer, Set<Integer>> groups = new LinkedHashMap<>();
        for (int card = 0; card < pool.size(); card++) {
            groups.computeIfAbsent(categories[card], category -> new LinkedHashSet<>())
                    .add(types[card]);
        }
        List<Integer> counts = new ArrayList<>();
        groups.values().forEach(group -> counts.add(group.size()));
        return counts;
    }

    /** When categories take turns and one that has no type left is passed over: the most cards that one has to give. */
    private static int mostOfCategory(List<Integer> typesOfEach, int cards) {
        for (int most = 1; most <= cards; most++) {
            int given = 0;
            for (int types : typesOfEach) {
                given += Math.min(most, types);
            }
            if (given >= cards) {
                return most;
            }
        }
        return cards;
    }

    int size() {
        return size;
    }

    Terms terms() {
        return terms;
    }

    int answer() {
        return answer;
    }

    Ledger ledger() {
        return ledger;
    }

    /** How many cards the pool has. */
    int cards() {
        return pool.size();
    }

    Card card(int number) {
        return pool.get(number);
    }

    boolean asks(DealGate gate) {
        return inForce.contains(gate);
    }

    Set<DealGate> inForce() {
        return inForce;
    }

    /** The cards that are true, or those that are false, for the answer, and say something. */
    List<Integer> cards(boolean isTrue) {
        List<Integer> cards = telling();
        cards.removeIf(card -> pool.get(card).values().has(answer) != isTrue);
        return cards;
    }

    /** The cards that say something, whatever the answer. */
    List<Integer> telling() {
        List<Integer> cards = new ArrayList<>();
        for (int card = 0; card < pool.size(); card++) {
            int count = pool.get(card).values().count();
            if (count > 0 && count < size) {
                cards.add(card);
            }
        }
        return cards;
    }

    private static long[] words(List<Card> pool, int size) {
        int width = ValueSet.words(size);
        long[] words = new long[(pool.size() + 1) * width];
        for (int card = 0; card < pool.size(); card++) {
            pool.get(card).values().copyTo(words, card * width);
        }
        ValueSet.all(size).copyTo(words, pool.size() * width);
        return words;
    }

    /** How many words make a set. */
    int width() {
        return ValueSet.words(size);
    }

    /** 64 of the values of a card as bits; of all values when the number is that of no card, but one more. */
    private long word(int card, int number) {
        return words[card * width() + number];
    }

    /** The same as {@link #truth} of 64 values. */
    long truth(int[] hand, int number) {
        long truth = word(pool.size(), number);
        for (int card : hand) {
            truth &= word(card, number);
        }
        return truth;
    }

    /** The same as {@link #lie} of 64 values. */
    long lie(int[] hand, int number) {
        long lie = word(pool.size(), number);
        for (int card : hand) {
            lie &= ~word(card, number);
        }
        return lie;
    }

    /** How many values are left by these cards. */
    int share(int[] hand) {
        int share = 0;
        for (int word = 0; word < width(); word++) {
            share += Long.bitCount(truth(hand, word));
        }
        return share;
    }

    /** The values for which all these cards are true. */
    ValueSet truth(int... hand) {
        ValueSet truth = ValueSet.all(size);
        for (int card : hand) {
            truth = truth.and(pool.get(card).values());
        }
        return truth;
    }

    /** The values for which all these cards are false. */
    ValueSet lie(int... hand) {
        ValueSet lie = ValueSet.all(size);
        for (int card : hand) {
            lie = lie.without(pool.get(card).values());
        }
        return lie;
    }

    /** Whether these cards may be in one hand: none is idle, and they are varied. */
    boolean isHand(int[] hand) {
        return !isIdle(hand) && (!asks(DealGate.VARIETY) || isVariedHand(hand) || ledger.reject(DealGate.VARIETY));
    }

    /** Whether one of these cards strikes off nothing that the others leave. */
    boolean isIdle(int[] hand) {
        for (int i = 0; i < hand.length; i++) {
            boolean strikes = false;
            for (int word = 0; word < width(); word++) {
                long others = -1;
                for (int j = 0; j < hand.length; j++) {
                    others &= j == i ? -1 : word(hand[j], word);
                }
                strikes |= (others & word(pool.size(), word) & ~word(hand[i], word)) != 0;
            }
            if (!strikes) {
                return true;
            }
        }
        return false;
    }

    private boolean isVariedHand(int[] hand) {
        for (int i = 0; i < hand.length; i++) {
            for (int j = 0; j < i; j++) {
                boolean alike = categories[hand[i]] == categories[hand[j]] && hand.length <= categoriesUsable;
                if (alike || types[hand[i]] == types[hand[j]]) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Whether a player's cards may leave so many values. While cards that nobody needs are still to come, there is no
     * upper end: they will narrow it.
     */
    boolean isShare(int count) {
        boolean isFew = 100L * count < (long) terms.fairness().leastPercent() * size;
        boolean isMany = 100L * count > (long) terms.fairness().mostPercent() * size && terms.unneeded() == 0;
        return !asks(DealGate.BAND) || !isFew && !isMany || ledger.reject(DealGate.BAND);
    }

    /** Whether all these cards together are different, of different types, and of categories in turn. */
    boolean isVaried(List<int[]> hands) {
        int[] uses = new int[categories.length];
        List<Integer> seen = new ArrayList<>();
        for (int[] hand : hands) {
            for (int card : hand) {
                uses[categories[card]]++;
                if (seen.contains(types[card]) || uses[categories[card]] > mostOfCategory) {
                    return false;
                }
                seen.add(types[card]);
            }
            if (!isVariedHand(hand)) {
                return false;
            }
        }
        return true;
    }

    int type(int card) {
        return types[card];
    }

    int category(int card) {
        return categories[card];
    }

    /** The most cards of one category. */
    int mostOfCategory() {
        return mostOfCategory;
    }
}
