package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses for a known answer: of all cards that are true for it random ones, categories in turn, until it is left. */
public final class Forward {
    private Forward() {}

    /**
     * The numbers of at most {@code most} cards, no two of one type, that leave the answer alone; or null when
     * {@code restarts} tries gave none.
     */
    public static @Nullable List<Integer> choose(List<Card> pool, int answer, int most, int restarts, Rng rng) {
        List<Card> fitting = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (int card = 0; card < pool.size(); card++) {
            if (pool.get(card).values().has(answer)) {
                fitting.add(pool.get(card));
                numbers.add(card);
            }
        }
        for (int tried = 0; tried < restarts && !fitting.isEmpty(); tried++) {
            List<Integer> drawn = new ArrayList<>();
            ValueSet all = ValueSet.all(fitting.get(0).values().size());
            if (Backward.strike(fitting, all, most, drawn, rng).count() == 1) {
                drawn.replaceAll(numbers::get);
                return drawn;
            }
        }
        return null;
    }
}
