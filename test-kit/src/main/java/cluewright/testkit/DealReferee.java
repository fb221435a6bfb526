package cluewright.testkit;

import cluewright.select.Card;
import cluewright.select.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A second opinion on deals, by plain enumeration: sets of numbers, every choice of liars, every definition written out.
 * It shares nothing with the search for deals but the names of the gates.
 */
public final class DealReferee {
    private final List<Card> pool;
    private final int size;
    private final int answer;
    private final Terms terms;

    /** A referee for deals of these cards. */
    public DealReferee(List<Card> pool, int answer, Terms terms) {
        this.pool = pool;
        this.size = pool.get(0).values().size();
        this.answer = answer;
        this.terms = terms;
    }

    /** The words of the gates that do not hold, in alphabetical order. */
    public Set<String> broken(List<List<Integer>> hands, List<Integer> unneeded) {
        Set<String> broken = new TreeSet<>();
        List<Integer> all = numbers(hands.size());
        Set<Integer> left = fitting(hands, all);
        note(broken, "one-answer", left.contains(answer) && left.size() == terms.left());
        for (int player : all) {
            note(broken, "everyone-needed", fitting(hands, but(all, player)).size() > left.size());
        }
        note(broken, "variety", isVaried(hands));
        if (hands.size() > 1) {
            compare(broken, hands);
        }
        if (terms.fairness().noPair() && hands.size() > 2) {
            for (int one : all) {
                for (int other : all) {
                    note(
                            broken,
                            "no-pair",
                            one == other || !fitting(hands, List.of(one, other)).equals(left));
                }
            }
        }
        if (terms.unneeded() > 0) {
            note(broken, "unneeded", isUnneeded(hands, unneeded));
        }
        return broken;
    }

    private void compare(Set<String> broken, List<List<Integer>> hands) {
        double least = 1;
        double most = 0;
        for (List<Integer> hand : hands) {
            double share = (double) truths(hand).size() / size;
            least = Math.min(least, share);
            most = Math.max(most, share);
            for (List<Integer> other : hands) {
                note(broken, "no-subset", hand == other || !truths(other).containsAll(truths(hand)));
            }
        }
        Terms.Fairness fairness = terms.fairness();
        double tiny = 1e-9;
        note(broken, "band", least >= fairness.leastPercent() / 100.0 - tiny);
        note(broken, "band", most <= fairness.mostPercent() / 100.0 + tiny);
        note(broken, "spread", most - least <= fairness.spreadPercent() / 100.0 + tiny);
        note(broken, "spread", most <= least * fairness.ratioPercent() / 100.0 + tiny);
    }

    private static void note(Set<String> broken, String gate, boolean holds) {
        if (!holds) {
            broken.add(gate);
        }
    }

    /** The values that fit some of the players: some choice of liars makes each of them tell the truth or lie. */
    public Set<Integer> fitting(List<List<Integer>> hands, List<Integer> players) {
        Set<Integer> fitting = new TreeSet<>();
        for (int value = 0; value < size; value++) {
            for (int liars = 0; liars < 1 << hands.size(); liars++) {
                if (Integer.bitCount(liars) == terms.liars() && isSo(hands, players, liars, value)) {
                    fitting.add(value);
                }
            }
        }
        return fitting;
    }

    private boolean isSo(List<List<Integer>> hands, List<Integer> players, int liars, int value) {
        for (int player : players) {
            for (int card : hands.get(player)) {
                boolean lies = (liars >> player & 1) != 0;
                if (pool.get(card).values().has(value) == lies) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The values for which all cards of a hand are true. */
    public Set<Integer> truths(List<Integer> hand) {
        Set<Integer> truths = new TreeSet<>(numbers(size));
        for (int card : hand) {
            truths.retainAll(pool.get(card).values().values());
        }
        return truths;
    }

    /** No type twice; no more of a category than taking turns asks for; no two of one in a hand if it can be avoided. */
    private boolean isVaried(List<List<Integer>> hands) {
        List<String> types = new ArrayList<>();
        List<String> categories = new ArrayList<>();
        Set<String> allCategories = new TreeSet<>();
        pool.forEach(card -> allCategories.add(card.category()));
        for (List<Integer> hand : hands) {
            List<String> own = new ArrayList<>();
            for (int card : hand) {
                types.add(pool.get(card).type());
                categories.add(pool.get(card).category());
                own.add(pool.get(card).category());
            }
            if (hand.size() <= allCategories.size() && Set.copyOf(own).size() < own.size()) {
                return false;
            }
        }
        for (String category : allCategories) {
            long uses = categories.stream().filter(category::equals).count();
            if (uses > turns(types.size())) {
                return false;
            }
        }
        return new TreeSet<>(types).size() == types.size();
    }

    /** How many rounds it takes to draw so many types, one of each category in each round as long as it has any. */
    private int turns(int cards) {
        int rounds = 0;
        int drawn = 0;
        while (drawn < cards && rounds < cards) {
            rounds++;
            Set<String> done = new TreeSet<>();
            drawn = 0;
            List<String> seen = new ArrayList<>();
            for (Card card : pool) {
                long before = seen.stream().filter(card.category()::equals).count();
                if (done.add(card.category() + " " + card.type()) && before < rounds) {
                    seen.add(card.category());
                    drawn++;
                }
            }
        }
        return rounds;
    }

    private boolean isUnneeded(List<List<Integer>> hands, List<Integer> unneeded) {
        List<Integer> dealt = hands.stream().flatMap(List::stream).toList();
        Set<Integer> left = truths(dealt);
        for (int card : dealt) {
            boolean can = truths(but(dealt, card)).equals(left);
            if (unneeded.contains(card) ? !can : can && terms.cardsEach() == 1) {
                return false;
            }
        }
        for (List<Integer> hand : hands) {
            for (int card : hand) {
                if (truths(but(hand, card)).equals(truths(hand))) {
                    return false;
                }
            }
        }
        List<Integer> needed = new ArrayList<>(dealt);
        needed.removeAll(unneeded);
        return truths(needed).equals(left);
    }

    private static List<Integer> but(List<Integer> of, Integer one) {
        List<Integer> rest = new ArrayList<>(of);
        rest.remove(one);
        return rest;
    }

    private static List<Integer> numbers(int below) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < below; number++) {
            numbers.add(number);
        }
        return numbers;
    }
}
