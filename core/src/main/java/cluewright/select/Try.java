package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tries at one problem: the hands there are, which are the same for all tries, and a search for each of them. */
final class Try {
    /** Of so many cards for each one dealt hands are made in a short try. */
    private static final int CARDS_FOR_ONE = 5;

    private final Problem problem;
    private final Rng rng;
    private final Terms terms;
    private @Nullable Hands all;
    private Hands hands = new Hands(0);
    private int honest;
    private boolean proven;
    private int[] found = {};
    private @Nullable List<int[]> withExtras;

    Try(Problem problem, Rng rng) {
        this.problem = problem;
        this.rng = rng;
        this.terms = problem.terms();
    }

    /** All hands there are, or those of a few random cards that make about so many. */
    private void take(int most) {
        Hands known = all;
        if (most >= Hands.MOST && known != null) {
            hands = known;
            return;
        }
        hands = Hands.of(problem, some(true, most), terms.cardsEach());
        honest = hands.count();
        if (terms.liars() > 0) {
            hands.more(problem, some(false, most), terms.cardsEach());
        }
        all = most >= Hands.MOST ? hands : null;
    }

    private List<Integer> some(boolean isTrue, int most) {
        List<Integer> cards = problem.cards(isTrue);
        int few = terms.cardsEach() == 1 ? cards.size() : CARDS_FOR_ONE * terms.cards();
        while (few < cards.size() && Hands.count(few, terms.cardsEach()) < most) {
            few++;
        }
        return rng.sample(cards, Math.min(few, cards.size()));
    }

    /** Whether a search has shown that there is no deal. */
    boolean isProven() {
        return proven;
    }

    /** The hands of a deal, liars first; null when there is none, or none was found so soon. */
    @Nullable
    List<int[]> find(int most, long looks, int extraLooks) {
        found = new int[0];
        withExtras = null;
        take(most);
        boolean isAll = most >= Hands.MOST && hands.isAll();
        boolean isSpent = terms.liars() > 0 ? liars(most, looks) : honest(most, looks, extraLooks);
        if (found.length > 0) {
            List<int[]> extended = withExtras;
            return extended != null
                    ? extended
                    : Arrays.stream(found).mapToObj(hands::cards).toList();
        }
        proven = isAll && !isSpent;
        return null;
    }

    private boolean honest(int most, long looks, int extraLooks) {
        DealSearch search = new DealSearch(problem, hands);
        Extras extras = new Extras(problem, rng, extraLooks);
        search.find(hands.order(0, honest, most, rng), looks, chosen -> isFinished(chosen, extras));
        return search.isSpent() || extras.isSpent();
    }

    private boolean isFinished(int[] chosen, Extras extras) {
        if (terms.unneeded() > 0) {
            if (extras.isSpent()) {
                return true;
            }
            withExtras =
                    extras.deal(Arrays.stream(chosen).mapToObj(hands::cards).toList());
            if (withExtras == null) {
                return false;
            }
        }
        found = chosen.clone();
        return true;
    }

    private boolean liars(int most, long looks) {
        LiarSearch search = new LiarSearch(problem, hands);
        int[] truths = hands.order(0, honest, most, rng);
        int[] lies = hands.order(honest, hands.count(), most, rng);
        int[][] orders = new int[terms.players()][];
        for (int player = 0; player < orders.length; player++) {
            orders[player] = player < terms.liars() ? lies : truths;
        }
        search.find(orders, looks, chosen -> {
            List<int[]> cards = Arrays.stream(chosen).mapToObj(hands::cards).toList();
            if (new DealCheck(problem, cards, List.of()).failed().contains(DealGate.NO_PAIR)) {
                return problem.ledger().reject(DealGate.NO_PAIR);
            }
            found = chosen.clone();
            return true;
        });
        return search.isSpent();
    }

    /** The finished deal: hands in random order, cards of each in random order, and what follows. */
    Deal deal(List<int[]> dealt, Problem strict) {
        List<Integer> seats = new ArrayList<>();
        List<Integer> unneeded = new ArrayList<>();
        for (int hand = 0; hand < dealt.size(); hand++) {
            seats.add(hand);
            if (dealt.get(hand).length > terms.cardsEach()) {
                unneeded.add(dealt.get(hand)[terms.cardsEach()]);
            }
        }
        seats = rng.shuffled(seats);
        List<List<Integer>> cards = new ArrayList<>();
        List<Integer> liars = new ArrayList<>();
        for (int player = 0; player < seats.size(); player++) {
            cards.add(rng.shuffled(
                    Arrays.stream(dealt.get(seats.get(player))).boxed().toList()));
            if (seats.get(player) < terms.liars()) {
                liars.add(player);
            }
        }
        unneeded.sort(null);
        List<int[]> seated = seats.stream().map(dealt::get).toList();
        DealCheck check = new DealCheck(strict, seated, unneeded);
        List<DealGate> loosened = List.copyOf(check.failed());
        return new Deal(cards, unneeded, liars, check.left(), check.shares(), check.witnesses(), loosened);
    }
}
