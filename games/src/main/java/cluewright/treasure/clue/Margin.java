package cluewright.treasure.clue;

import cluewright.random.Rng;
import java.util.List;

/**
 * By how much a threshold lies beyond the true value, on the lax side: hints are vague by design. Drawn, it is 0 in 20
 * of 100, 1 in 60, and 2 in 20.
 */
abstract class Margin {
    private static final List<Integer> ALL = List.of(0, 1, 2);

    /** The margins to propose. */
    abstract List<Integer> next();

    /** Every margin each time. */
    static Margin all() {
        return new Margin() {
            @Override
            List<Integer> next() {
                return ALL;
            }
        };
    }

    /** One margin each time, drawn anew. */
    static Margin drawn(Rng rng) {
        return new Margin() {
            @Override
            List<Integer> next() {
                int draw = rng.below(10);
                return List.of(draw < 2 ? 0 : draw < 8 ? 1 : 2);
            }
        };
    }
}
