package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Deals cards on top of a fair deal that are true and that nobody needs, one to each of some players.
 *
 * <p>From a hand alone nobody can tell which of its cards that is: each strikes off something that the hand's others
 * leave. The fair deal stays needed beside them: what each hand alone strikes off may not be struck off by a card more.
 */
final class Extras {
    private final Problem problem;
    private final List<Integer> cards;
    private final List<Integer> players;
    private int looks;

    /** With so many looks at cards for everything that follows. */
    Extras(Problem problem, Rng rng, int looks) {
        this.problem = problem;
        this.looks = looks;
        this.cards = rng.shuffled(problem.cards(true));
        List<Integer> all = new ArrayList<>();
        for (int player = 0; player < problem.terms().players(); player++) {
            all.add(player);
        }
        this.players = rng.shuffled(all);
    }

    boolean isSpent() {
        return looks < 0;
    }

    /** The hands with as many cards more as asked for, the last card of a longer hand being the new one; or null. */
    @Nullable
    List<int[]> deal(List<int[]> hands) {
        List<ValueSet> alone = new ArrayList<>();
        for (int player = 0; player < hands.size(); player++) {
            ValueSet others = ValueSet.all(problem.size());
            for (int other = 0; other < hands.size(); other++) {
                others = other == player ? others : others.and(problem.truth(hands.get(other)));
            }
            alone.add(others.without(problem.truth(hands.get(player))));
        }
        return deal(new ArrayList<>(hands), alone, 0, problem.terms().unneeded(), new ArrayList<>());
    }

    private @Nullable List<int[]> deal(
            List<int[]> hands, List<ValueSet> alone, int from, int more, List<Integer> dealt) {
        if (more == 0) {
            return new DealCheck(problem, hands, dealt).failed().isEmpty() ? List.copyOf(hands) : null;
        }
        for (int next = from; next + more <= players.size(); next++) {
            int player = players.get(next);
            int[] before = hands.get(player);
            for (int card : cards) {
                if (--looks < 0) {
                    return null;
                }
                List<ValueSet> still = still(alone, card, player);
                int[] hand = Arrays.copyOf(before, before.length + 1);
                hand[before.length] = card;
                if (still.isEmpty() || dealt.contains(card) || !isHand(hand)) {
                    continue;
                }
                hands.set(player, hand);
                dealt.add(card);
                List<int[]> done = deal(hands, still, next + 1, more - 1, dealt);
                if (done != null) {
                    return done;
                }
                dealt.remove(dealt.size() - 1);
                hands.set(player, before);
            }
        }
        return null;
    }

    /** Whether a longer hand is one, and is not too narrow. */
    private boolean isHand(int[] hand) {
        return problem.isHand(hand) && problem.isShare(problem.truth(hand).count());
    }

    /**
     * What each hand strikes off alone when a player has this card too; nothing when that is nothing for some hand. A
     * hand of several cards counts as a whole with its new card; a single card has to be needed beside it.
     */
    private List<ValueSet> still(List<ValueSet> alone, int card, int player) {
        ValueSet truth = problem.card(card).values();
        List<ValueSet> still = new ArrayList<>();
        for (int other = 0; other < alone.size(); other++) {
            boolean isWhole = other == player && problem.terms().cardsEach() > 1;
            ValueSet left = isWhole ? alone.get(other) : alone.get(other).and(truth);
            if (left.isEmpty()) {
                problem.ledger().reject(DealGate.EVERYONE_NEEDED);
                return List.of();
            }
            still.add(left);
        }
        return still;
    }
}
