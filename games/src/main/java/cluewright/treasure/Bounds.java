package cluewright.treasure;

import cluewright.clue.Quantity;

/**
 * From so many to so many, both included.
 *
 * @param low the fewest; 0 for no limit
 * @param high the most; {@link #NO_LIMIT} for no limit
 */
public record Bounds(int low, int high) implements Quantity {
    public static final int NO_LIMIT = Integer.MAX_VALUE;

    public static Bounds atLeast(int number) {
        return new Bounds(number, NO_LIMIT);
    }

    public static Bounds atMost(int number) {
        return new Bounds(0, number);
    }

    public boolean isAtLeast() {
        return high == NO_LIMIT;
    }

    /** "Between 0 and 3" is the same as "at most 3". */
    public boolean isAtMost() {
        return low == 0 && high != NO_LIMIT;
    }

    public boolean isReversed() {
        return low > high;
    }

    public boolean has(int number) {
        return number >= low && number <= high;
    }

    /** The last number that is said, which decides between singular and plural; a range takes the plural. */
    @Override
    public int number() {
        if (isAtLeast()) {
            return low;
        }
        return isAtMost() ? high : Math.max(2, high);
    }

    @Override
    public String toString() {
        if (isAtLeast()) {
            return "at least " + low;
        }
        return isAtMost() ? "at most " + high : "between " + low + " and " + high;
    }
}
