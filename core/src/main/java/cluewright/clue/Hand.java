package cluewright.clue;

import cluewright.random.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How much of what could be proposed is looked at: everything, or a random few of each list that a clue type loops
 * over. A type with two places has tens of thousands of clues on a 5×5 board; a hand of ten places each still offers a
 * choice of hundreds, and no type floods the others.
 */
public final class Hand {
    private final @Nullable Rng rng;
    private final int size;

    private Hand(@Nullable Rng rng, int size) {
        this.rng = rng;
        this.size = size;
    }

    /** Everything there is. */
    public static Hand full() {
        return new Hand(null, 0);
    }

    /** At most {@code size} random elements of each list. */
    public static Hand of(Rng rng, int size) {
        return new Hand(rng, size);
    }

    /** The elements to loop over. */
    public <T> List<T> of(List<T> all) {
        return rng == null || all.size() <= size ? all : rng.sample(all, size);
    }
}
