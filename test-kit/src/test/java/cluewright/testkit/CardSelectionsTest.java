package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.random.Rng;
import cluewright.select.Backward;
import cluewright.select.Card;
import cluewright.select.Forward;
import cluewright.select.Reduction;
import cluewright.select.ValueSet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The three plain ways to choose cards. */
class CardSelectionsTest {
    private static List<Card> catalogue(Rng rng, int size, int cards) {
        List<Card> catalogue = new ArrayList<>();
        while (catalogue.size() < cards) {
            ValueSet set = ValueSet.where(size, value -> rng.below(100) < 55);
            if (!set.isEmpty()) {
                int type = rng.below(25);
                catalogue.add(new Card(set, "type " + type, "category " + type % 5, 1));
            }
        }
        return catalogue;
    }

    private static ValueSet left(List<Card> cards, List<Integer> of) {
        ValueSet left = ValueSet.all(cards.get(0).values().size());
        for (int card : of) {
            left = left.and(cards.get(card).values());
        }
        return left;
    }

    @Test
    void backwardStrikesUntilOneIsLeft() {
        for (int seed = 0; seed < 200; seed++) {
            Rng rng = Rng.of("backward " + seed);
            List<Card> catalogue = catalogue(rng, 40, 120);
            Backward.Drawn drawn = Backward.draw(catalogue, 12, 50, rng);
            assertThat(drawn).as("seed " + seed).isNotNull();
            assertThat(left(catalogue, drawn.cards()).values()).containsExactly(drawn.value());
            checkDrawn(catalogue, drawn.cards(), "seed " + seed);
        }
    }

    /** Each card strikes off something, no type comes twice, and no category comes again before all others came. */
    private static void checkDrawn(List<Card> cards, List<Integer> drawn, String about) {
        List<String> types = new ArrayList<>();
        for (int i = 0; i < drawn.size(); i++) {
            Card card = cards.get(drawn.get(i));
            assertThat(left(cards, drawn.subList(0, i + 1))).as(about).isNotEqualTo(left(cards, drawn.subList(0, i)));
            assertThat(types).as(about).doesNotContain(card.type());
            types.add(card.type());
            if (i > 0 && i < 5) {
                assertThat(card.category())
                        .as(about)
                        .isNotEqualTo(cards.get(drawn.get(i - 1)).category());
            }
        }
    }

    @Test
    void backwardGivesUpWhenNothingPointsToOneValue() {
        List<Card> twins =
                List.of(new Card(ValueSet.of(4, 0, 1), "a", "a", 1), new Card(ValueSet.of(4, 0, 1, 2), "b", "b", 1));
        assertThat(Backward.draw(twins, 5, 20, Rng.of("x"))).isNull();
        assertThat(Backward.draw(List.of(), 5, 20, Rng.of("x"))).isNull();
    }

    @Test
    void forwardLeavesTheAnswer() {
        int found = 0;
        for (int seed = 0; seed < 200; seed++) {
            Rng rng = Rng.of("forward " + seed);
            List<Card> pool = catalogue(rng, 40, 100);
            int answer = rng.below(40);
            List<Integer> chosen = Forward.choose(pool, answer, 8, 50, rng);
            if (chosen != null) {
                found++;
                assertThat(left(pool, chosen).values()).as("seed " + seed).containsExactly(answer);
                assertThat(chosen.size()).isLessThanOrEqualTo(8);
                checkDrawn(pool, chosen, "seed " + seed);
            }
        }
        assertThat(found).isGreaterThan(190);
        assertThat(Forward.choose(catalogue(Rng.of("y"), 8, 3), 0, 1, 9, Rng.of("y")))
                .isNull();
    }

    @Test
    void reductionKeepsOnlyWhatIsNeeded() {
        for (int seed = 0; seed < 200; seed++) {
            Rng rng = Rng.of("reduction " + seed);
            List<Card> cards = catalogue(rng, 20, 14);
            List<Integer> all = new ArrayList<>();
            for (int card = 0; card < cards.size(); card++) {
                all.add(card);
            }
            List<Integer> kept = Reduction.reduce(cards, rng);
            assertThat(left(cards, kept)).as("seed " + seed).isEqualTo(left(cards, all));
            for (Integer card : kept) {
                List<Integer> others = new ArrayList<>(kept);
                others.remove(card);
                assertThat(left(cards, others)).as("seed " + seed).isNotEqualTo(left(cards, all));
            }
        }
        assertThat(Reduction.reduce(List.of(), Rng.of("z"))).isEmpty();
    }
}
