package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Deals cards to players so that the gates of a fair deal hold ({@link DealGate}).
 *
 * <p>For given gates the search is exact: first a few short tries over random hands, which nearly always succeed, then
 * one over all hands, which ends with a deal, with the proof that there is none, or with its budget. When no deal passes
 * all gates, gates are given up in the order {@link DealGate#LOOSENING}, one more each time; then each of those given up
 * before is tried again, the latest first, so that nothing is given up in vain.
 *
 * <p>The same pool, answer, terms and generator give the same deal on every machine: nothing depends on time.
 */
public final class Dealer {
    /** How many short tries there are for a set of gates, and when cards that nobody needs are dealt too. */
    private static final int SHORT_TRIES = 3;

    private static final int SHORT_TRIES_WITH_EXTRAS = 30;

    /** How many hands a short try looks at, at most. */
    private static final int FEW_HANDS = 400;

    /** How many looks at hands a short try may take. */
    private static final long FEW_LOOKS = 20_000;

    /** How many looks at hands the last try may take. */
    private static final long MANY_LOOKS = 400_000;

    /** How many looks at cards may be spent on those that nobody needs, in a short try and in the last. */
    private static final int FEW_EXTRA_LOOKS = 1_000;

    private static final int MANY_EXTRA_LOOKS = 100_000;

    private final List<Card> pool;
    private final int answer;
    private final Terms terms;
    private final Ledger ledger = new Ledger();

    /** What came of it. */
    public sealed interface Outcome permits Dealt, NotDealt {}

    /**
     * A deal was found.
     *
     * @param deal the deal
     * @param rejects how often each gate turned something away on the way
     * @param nodesSpent how many hands were looked at
     */
    public record Dealt(Deal deal, Map<DealGate, Long> rejects, long nodesSpent) implements Outcome {}

    /**
     * No deal was found.
     *
     * @param inTheWay the gate without which there would be one, all that come before it in
     *     {@link DealGate#LOOSENING} being given up too; or one that is never given up
     * @param isProven whether there is none for certain, since everything was searched
     * @param rejects how often each gate turned something away
     * @param nodesSpent how many hands were looked at
     */
    public record NotDealt(DealGate inTheWay, boolean isProven, Map<DealGate, Long> rejects, long nodesSpent)
            implements Outcome {}

    /**
     * A dealer of these cards.
     *
     * @param pool cards of different sets; those that are false for the answer are dealt to liars only
     */
    public Dealer(List<Card> pool, int answer, Terms terms) {
        this.pool = List.copyOf(pool);
        this.answer = answer;
        this.terms = terms;
    }

    /** A deal that passes all gates, or as many as can be had. */
    public Outcome deal(Rng rng) {
        Deal deal = attempt(Set.of(), rng.stream("all gates"));
        Set<DealGate> loosened = EnumSet.noneOf(DealGate.class);
        List<DealGate> ladder = ladder();
        for (int step = 0; step < ladder.size() && deal == null; step++) {
            loosened.add(ladder.get(step));
            deal = attempt(loosened, rng.stream("step " + step));
        }
        if (deal == null) {
            return notDealt(terms.unneeded() > 0 ? DealGate.UNNEEDED : DealGate.ONE_ANSWER, false);
        }
        for (int step = ladder.size() - 2; step >= 0 && !deal.loosened().isEmpty(); step--) {
            DealGate gate = ladder.get(step);
            if (deal.loosened().contains(gate)) {
                Set<DealGate> fewer = EnumSet.copyOf(deal.loosened());
                fewer.remove(gate);
                Deal better = attempt(fewer, rng.stream("back " + step));
                deal = better == null ? deal : better;
            }
        }
        return new Dealt(deal, ledger.rejects(), ledger.nodes());
    }

    /** A deal that passes all gates, and otherwise the gate in the way. */
    public Outcome dealStrictly(Rng rng) {
        boolean[] isProven = new boolean[1];
        Deal deal = attempt(Set.of(), rng.stream("all gates"), isProven);
        if (deal != null) {
            return new Dealt(deal, ledger.rejects(), ledger.nodes());
        }
        Set<DealGate> loosened = EnumSet.noneOf(DealGate.class);
        for (DealGate gate : ladder()) {
            loosened.add(gate);
            if (attempt(loosened, rng.stream("without " + gate.word())) != null) {
                return notDealt(gate, isProven[0]);
            }
        }
        return notDealt(terms.unneeded() > 0 ? DealGate.UNNEEDED : DealGate.ONE_ANSWER, isProven[0]);
    }

    /** A deal that passes all gates, or null: for those who would rather ask for another answer than know why. */
    public @Nullable Deal dealQuickly(Rng rng) {
        return attempt(Set.of(), rng.stream("all gates"));
    }

    /** How often each gate turned something away so far. */
    public Map<DealGate, Long> rejects() {
        return ledger.rejects();
    }

    /** How many hands were looked at so far. */
    public long nodesSpent() {
        return ledger.nodes();
    }

    private NotDealt notDealt(DealGate gate, boolean isProven) {
        return new NotDealt(gate, isProven, ledger.rejects(), ledger.nodes());
    }

    private List<DealGate> ladder() {
        List<DealGate> ladder = new ArrayList<>(DealGate.LOOSENING);
        ladder.retainAll(Problem.asked(terms));
        return ladder;
    }

    /** The same after one short try: for those who have many answers to ask for. */
    public @Nullable Deal dealAtOnce(Rng rng) {
        Problem problem = new Problem(pool, answer, terms, Set.of(), ledger);
        Try search = new Try(problem, rng);
        List<int[]> hands = search.find(FEW_HANDS, FEW_LOOKS, FEW_EXTRA_LOOKS);
        return hands == null ? null : search.deal(hands, problem);
    }

    private @Nullable Deal attempt(Set<DealGate> loosened, Rng rng) {
        return attempt(loosened, rng, new boolean[1]);
    }

    private @Nullable Deal attempt(Set<DealGate> loosened, Rng rng, boolean[] isProven) {
        Problem problem = new Problem(pool, answer, terms, loosened, ledger);
        Try search = new Try(problem, rng);
        List<int[]> hands = null;
        int tries = terms.unneeded() > 0 ? SHORT_TRIES_WITH_EXTRAS : SHORT_TRIES;
        for (int tried = 0; tried < tries && hands == null; tried++) {
            hands = search.find(FEW_HANDS, FEW_LOOKS, FEW_EXTRA_LOOKS);
        }
        hands = hands == null ? search.find(Hands.MOST, MANY_LOOKS, MANY_EXTRA_LOOKS) : hands;
        isProven[0] = search.isProven();
        return hands == null ? null : search.deal(hands, new Problem(pool, answer, terms, Set.of(), new Ledger()));
    }
}
