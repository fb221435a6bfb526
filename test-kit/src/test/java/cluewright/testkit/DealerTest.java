package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.random.Rng;
import cluewright.select.Card;
import cluewright.select.Deal;
import cluewright.select.DealGate;
import cluewright.select.Dealer;
import cluewright.select.Leak;
import cluewright.select.Terms;
import cluewright.select.ValueSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The search for deals against a referee that enumerates all deals of small pools. */
class DealerTest {
    /** Random cards of different sets. */
    private static List<Card> pool(Rng rng, int size, int cards, int types, int categories) {
        List<Card> pool = new ArrayList<>();
        Set<ValueSet> seen = new java.util.HashSet<>();
        while (pool.size() < cards) {
            int keeps = rng.between(30, 80);
            ValueSet set = ValueSet.where(size, value -> rng.below(100) < keeps);
            int type = rng.below(types);
            if (set.count() > 0 && set.count() < size && seen.add(set)) {
                pool.add(new Card(set, "type " + type, "category " + type % categories, 1));
            }
        }
        return pool;
    }

    private static Terms terms(Rng rng) {
        Terms.Fairness fairness = rng.pick(List.of(
                Terms.Fairness.USUAL,
                Terms.Fairness.TIGHT,
                new Terms.Fairness(20, 85, 50, Terms.Fairness.ANY, true),
                new Terms.Fairness(10, 90, 60, Terms.Fairness.ANY, false)));
        int players = rng.between(1, 4);
        Terms terms = Terms.of(players, players < 3 ? rng.between(1, 3) : 1).with(fairness);
        return switch (rng.below(4)) {
            case 0 -> terms.leaving(rng.between(2, 3));
            case 1 -> terms.withUnneeded(rng.between(1, Math.min(2, players)));
            case 2 -> terms.withLiars(rng.between(1, players));
            default -> terms;
        };
    }

    @Test
    void findsADealExactlyWhenEnumerationFindsOne() {
        int found = 0;
        int none = 0;
        for (int seed = 0; seed < 1_000; seed++) {
            Rng rng = Rng.of("deals " + seed);
            List<Card> pool = pool(rng, rng.between(5, 10), rng.between(5, 9), rng.between(4, 9), rng.between(1, 4));
            Terms terms = terms(rng);
            int answer = rng.below(pool.get(0).values().size());
            List<List<Integer>> some = new Enumeration(pool, answer, terms).any();
            Dealer.Outcome outcome = new Dealer(pool, answer, terms).dealStrictly(rng);
            String about = "seed " + seed + ": " + terms + ", answer " + answer + ", " + pool;
            if (some == null) {
                none++;
                assertThat(outcome)
                        .as(about)
                        .isInstanceOfSatisfying(
                                Dealer.NotDealt.class,
                                no -> assertThat(no.isProven()).isTrue());
            } else {
                found++;
                assertThat(outcome).as(about + " can be dealt " + some).isInstanceOf(Dealer.Dealt.class);
                check(pool, answer, terms, ((Dealer.Dealt) outcome).deal(), about);
            }
        }
        assertThat(found).isGreaterThan(60);
        assertThat(none).isGreaterThan(60);
    }

    @Test
    void saysWhatItGaveUpAndGivesUpOnlyWhatItMust() {
        int loosened = 0;
        for (int seed = 0; seed < 400; seed++) {
            Rng rng = Rng.of("loose " + seed);
            List<Card> pool = pool(rng, 9, 7, 6, 3);
            Terms terms = terms(rng);
            Dealer.Outcome outcome = new Dealer(pool, 0, terms).deal(rng);
            String about = "seed " + seed + ": " + terms + ", " + pool;
            if (outcome instanceof Dealer.Dealt dealt) {
                check(pool, 0, terms, dealt.deal(), about);
                assertThat(dealt.deal().loosened()).as(about).doesNotContain(DealGate.ONE_ANSWER, DealGate.UNNEEDED);
                if (!dealt.deal().loosened().isEmpty()) {
                    loosened++;
                    assertThat(new Enumeration(pool, 0, terms).any()).as(about).isNull();
                }
            }
        }
        assertThat(loosened).isGreaterThan(40);
    }

    /** The certificate of a deal against the referee. */
    private static void check(List<Card> pool, int answer, Terms terms, Deal deal, String about) {
        DealReferee referee = new DealReferee(pool, answer, terms);
        Set<String> loosened = new TreeSet<>();
        deal.loosened().forEach(gate -> loosened.add(gate.word()));
        assertThat(referee.broken(deal.hands(), deal.unneeded())).as(about).isEqualTo(loosened);
        List<Integer> all = new ArrayList<>();
        for (int player = 0; player < terms.players(); player++) {
            all.add(player);
        }
        Set<Integer> left = referee.fitting(deal.hands(), all);
        assertThat(deal.left().values()).as(about).containsExactlyElementsOf(left);
        for (Integer player : all) {
            List<Integer> hand = deal.hands().get(player);
            assertThat(deal.shares().get(player))
                    .as(about)
                    .isEqualTo(referee.truths(hand).size());
            List<Integer> others = new ArrayList<>(all);
            others.remove(player);
            Set<Integer> more = referee.fitting(deal.hands(), others);
            more.removeAll(left);
            int witness = deal.witnesses().get(player);
            assertThat(witness == Deal.NONE ? more.isEmpty() : more.contains(witness))
                    .as(about)
                    .isTrue();
            for (int card : hand) {
                assertThat(pool.get(card).values().has(answer))
                        .as(about)
                        .isEqualTo(!deal.liars().contains(player));
            }
        }
        assertThat(deal.liars()).as(about).hasSize(terms.liars());
        assertThat(deal.unneeded()).as(about).hasSize(terms.unneeded());
    }

    /** All deals of a small pool, one after the other, without any cleverness. */
    private static final class Enumeration {
        private final List<Card> pool;
        private final int answer;
        private final Terms terms;
        private final DealReferee referee;
        private final List<List<Integer>> hands = new ArrayList<>();

        Enumeration(List<Card> pool, int answer, Terms terms) {
            this.pool = pool;
            this.answer = answer;
            this.terms = terms;
            this.referee = new DealReferee(pool, answer, terms);
        }

        /** A fair deal, or null. */
        List<List<Integer>> any() {
            if (hands.size() == terms.players()) {
                return terms.unneeded() > 0 ? anyUnneeded() : isFair(List.of()) ? List.copyOf(hands) : null;
            }
            boolean lies = hands.size() < terms.liars();
            for (int most = terms.cardsEach(); most <= terms.cardsEach() + (terms.unneeded() > 0 ? 1 : 0); most++) {
                for (int cards = 0; cards < 1 << pool.size(); cards++) {
                    if (Integer.bitCount(cards) == most && isHand(cards, lies)) {
                        hands.add(list(cards));
                        List<List<Integer>> found = any();
                        hands.remove(hands.size() - 1);
                        if (found != null) {
                            return found;
                        }
                    }
                }
            }
            return null;
        }

        private List<List<Integer>> anyUnneeded() {
            List<Integer> dealt = hands.stream().flatMap(List::stream).toList();
            if (dealt.size() != terms.cards()) {
                return null;
            }
            return anyUnneeded(0, new ArrayList<>());
        }

        /** Any card of a longer hand may be the one that nobody needs. */
        private List<List<Integer>> anyUnneeded(int player, List<Integer> unneeded) {
            if (player == hands.size()) {
                return isFair(unneeded) ? List.copyOf(hands) : null;
            }
            if (hands.get(player).size() == terms.cardsEach()) {
                return anyUnneeded(player + 1, unneeded);
            }
            for (int card : hands.get(player)) {
                unneeded.add(card);
                List<List<Integer>> found = anyUnneeded(player + 1, unneeded);
                unneeded.remove(unneeded.size() - 1);
                if (found != null) {
                    return found;
                }
            }
            return null;
        }

        private boolean isFair(List<Integer> unneeded) {
            return referee.broken(hands, unneeded).isEmpty();
        }

        private boolean isHand(int cards, boolean lies) {
            List<Integer> hand = list(cards);
            Set<Integer> truths = referee.truths(hand);
            for (Integer card : hand) {
                List<Integer> others = new ArrayList<>(hand);
                others.remove(card);
                if (pool.get(card).values().has(answer) == lies
                        || referee.truths(others).equals(truths)
                        || hands.stream().anyMatch(other -> other.contains(card))) {
                    return false;
                }
            }
            return true;
        }

        private static List<Integer> list(int cards) {
            List<Integer> list = new ArrayList<>();
            for (int card = 0; card < 31; card++) {
                if ((cards >> card & 1) != 0) {
                    list.add(card);
                }
            }
            return list;
        }
    }

    @Test
    void theSameGeneratorGivesTheSameDeal() {
        List<Card> pool = pool(Rng.of("same"), 32, 60, 20, 5);
        Terms terms = Terms.of(4, 1);
        assertThat(new Dealer(pool, 7, terms).deal(Rng.of("x")))
                .isEqualTo(new Dealer(pool, 7, terms).deal(Rng.of("x")));
    }

    @Test
    void aLeakIsWhatFairDealsWithThatHandAllow() {
        int leaks = 0;
        for (int seed = 0; seed < 60; seed++) {
            Rng rng = Rng.of("leak " + seed);
            List<Card> pool = pool(rng, 8, 7, 7, 2);
            Terms terms = Terms.of(3, 1).with(new Terms.Fairness(20, 85, 50, Terms.Fairness.ANY, true));
            List<ValueSet> possible = new Leak(pool, terms, Set.of()).possible(List.of(List.of(0), List.of(1)));
            for (int card = 0; card < 2; card++) {
                for (int value = 0; value < 8; value++) {
                    boolean can = pool.get(card).values().has(value) && isDealt(pool, value, terms, card);
                    assertThat(possible.get(card).has(value))
                            .as("seed " + seed + ", card " + card + ", value " + value + " of " + pool)
                            .isEqualTo(can);
                    leaks += pool.get(card).values().has(value) && !can ? 1 : 0;
                }
            }
        }
        assertThat(leaks).isGreaterThan(10);
    }

    private static boolean isDealt(List<Card> pool, int value, Terms terms, int card) {
        DealReferee referee = new DealReferee(pool, value, terms);
        for (int second = 0; second < pool.size(); second++) {
            for (int third = 0; third < second; third++) {
                boolean isTrue = pool.get(second).values().has(value)
                        && pool.get(third).values().has(value)
                        && second != card
                        && third != card;
                if (isTrue
                        && referee.broken(List.of(List.of(card), List.of(second), List.of(third)), List.of())
                                .isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }
}
