package cluewright.select;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What follows from a finished deal, reckoned from its definition and not from how it was found: the values left, each
 * player's share and witness, and the gates that do not hold.
 *
 * <p>A value fits a player whose cards are all true for it, who is then honest, or all false, who is then a liar; it fits
 * the deal when as many players are liars as there should be. Of some of the players, with the others unheard, as many
 * may be liars as the others leave room for.
 */
final class DealCheck {
    private final Problem problem;
    private final List<int[]> hands;
    private final List<Integer> unneeded;
    private final List<ValueSet> truths = new ArrayList<>();
    private final List<ValueSet> lies = new ArrayList<>();

    DealCheck(Problem problem, List<int[]> hands, List<Integer> unneeded) {
        this.problem = problem;
        this.hands = hands;
        this.unneeded = unneeded;
        for (int[] hand : hands) {
            truths.add(problem.truth(hand));
            lies.add(problem.lie(hand));
        }
    }

    /** The values that fit these players, whatever the others hold. */
    private ValueSet left(List<Integer> players) {
        int liars = problem.terms().liars();
        int unheard = hands.size() - players.size();
        return ValueSet.where(problem.size(), value -> {
            int lying = 0;
            for (int player : players) {
                if (!truths.get(player).has(value)) {
                    lying += lies.get(player).has(value) ? 1 : hands.size() + 1;
                }
            }
            return lying <= liars && lying >= liars - unheard;
        });
    }

    private List<Integer> all() {
        List<Integer> all = new ArrayList<>();
        for (int player = 0; player < hands.size(); player++) {
            all.add(player);
        }
        return all;
    }

    /** The values that all cards leave. */
    ValueSet left() {
        return left(all());
    }

    /** For each player a value that the others leave too, or {@link Deal#NONE}. */
    List<Integer> witnesses() {
        List<Integer> witnesses = new ArrayList<>();
        ValueSet left = left();
        for (Integer player : all()) {
            List<Integer> others = all();
            others.remove(player);
            witnesses.add(left(others).without(left).least());
        }
        return witnesses;
    }

    /** For each player how many values the own cards leave. */
    List<Integer> shares() {
        return truths.stream().map(ValueSet::count).toList();
    }

    /** The gates in force that do not hold. */
    Set<DealGate> failed() {
        Set<DealGate> failed = EnumSet.noneOf(DealGate.class);
        for (DealGate gate : problem.inForce()) {
            if (!holds(gate)) {
                failed.add(gate);
            }
        }
        return failed;
    }

    private boolean holds(DealGate gate) {
        return switch (gate) {
            case ONE_ANSWER ->
                left().has(problem.answer())
                        && left().count() == problem.terms().left();
            case EVERYONE_NEEDED -> !witnesses().contains(Deal.NONE);
            case NO_SUBSET -> hasNoSubset();
            case BAND -> shares().stream().allMatch(this::isInBand);
            case SPREAD -> isSpread();
            case NO_PAIR -> hasNoPair();
            case VARIETY -> problem.isVaried(hands);
            case UNNEEDED -> isUnneeded();
        };
    }

    private boolean isInBand(int share) {
        return problem.terms().fairness().isWithin(share, problem.size());
    }

    private boolean isSpread() {
        int least = problem.size();
        int most = 0;
        for (int share : shares()) {
            least = Math.min(least, share);
            most = Math.max(most, share);
        }
        return problem.terms().fairness().isSpread(least, most, problem.size());
    }

    private boolean hasNoSubset() {
        for (int one : all()) {
            for (int other : all()) {
                if (one != other && truths.get(one).isWithin(truths.get(other))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean hasNoPair() {
        for (int one : all()) {
            for (int other = 0; other < one; other++) {
                if (left(List.of(other, one)).equals(left())) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Whether those cards can be left out, one by one and all at once, and none is idle in its hand; and where hands are
     * single cards but for those, whether no other card can be left out.
     */
    private boolean isUnneeded() {
        List<Integer> dealt = new ArrayList<>();
        for (int[] hand : hands) {
            for (int card : hand) {
                dealt.add(card);
            }
            if (problem.isIdle(hand)) {
                return false;
            }
        }
        ValueSet left = leftBy(dealt);
        for (Integer card : dealt) {
            List<Integer> others = new ArrayList<>(dealt);
            others.remove(card);
            boolean can = leftBy(others).equals(left);
            boolean asked = unneeded.contains(card) || problem.terms().cardsEach() == 1;
            if (asked && can != unneeded.contains(card)) {
                return false;
            }
        }
        List<Integer> needed = new ArrayList<>(dealt);
        needed.removeAll(unneeded);
        return leftBy(needed).equals(left);
    }

    private ValueSet leftBy(List<Integer> cards) {
        ValueSet left = ValueSet.all(problem.size());
        for (int card : cards) {
            left = left.and(problem.card(card).values());
        }
        return left;
    }
}
