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
 * leave. All cards of the fair deal stay needed beside them.
 */
final class Extras {
    private final Problem problem;
    private final List<Integer> cards;
    private final List<Integer> players;
    private final int[] budget;

    /** With so many looks at cards for everything that follows. */
    Extras(Problem problem, Rng rng, int looks) {
        this.problem = problem;
        this.cards = rng.shuffled(problem.cards(true));
        List<Integer> all = new ArrayList<>();
        for (int player = 0; player < problem.terms().players(); player++) {
            all.add(player);
        }
        this.players = rng.shuffled(all);
        this.budget = new int[] {looks};
    }

    boolean isSpent() {
        return budget[0] < 0;
    }

    /** The hands with as many cards more as asked for, the last card of a longer hand being the new one; or null. */
    @Nullable
    List<int[]> deal(List<int[]> hands) {
        return deal(new ArrayList<>(hands), 0, problem.terms().unneeded(), new ArrayList<>());
    }

    private @Nullable List<int[]> deal(List<int[]> hands, int from, int more, List<Integer> dealt) {
        if (more == 0) {
            return new DealCheck(problem, hands, dealt).failed().isEmpty() ? List.copyOf(hands) : null;
        }
        for (int next = from; next + more <= players.size(); next++) {
            int player = players.get(next);
            int[] before = hands.get(player);
            for (int card : cards) {
                if (--budget[0] < 0) {
                    return null;
                }
                int[] hand = Arrays.copyOf(before, before.length + 1);
                hand[before.length] = card;
                if (isNew(card, hands) && problem.isHand(hand) && isNeededStill(hands, card)) {
                    hands.set(player, hand);
                    dealt.add(card);
                    List<int[]> done = deal(hands, next + 1, more - 1, dealt);
                    if (done != null) {
                        return done;
                    }
                    dealt.remove(dealt.size() - 1);
                    hands.set(player, before);
                }
            }
        }
        return null;
    }

    private static boolean isNew(int card, List<int[]> hands) {
        for (int[] hand : hands) {
            for (int other : hand) {
                if (other == card) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether no hand as a whole is made superfluous by the card; what else must hold is asked in the end. */
    private boolean isNeededStill(List<int[]> hands, int card) {
        for (int player = 0; player < hands.size(); player++) {
            ValueSet others = problem.truth(card);
            for (int other = 0; other < hands.size(); other++) {
                others = other == player ? others : others.and(problem.truth(hands.get(other)));
            }
            if (others.isWithin(problem.truth(hands.get(player)))) {
                return problem.ledger().reject(DealGate.EVERYONE_NEEDED);
            }
        }
        return true;
    }
}
