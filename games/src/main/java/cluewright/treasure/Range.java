package cluewright.treasure;

import cluewright.clue.Quantity;

/**
 * One number, or all from one to another: "2", "1 to 3".
 *
 * @param low the first
 * @param high the last
 */
public record Range(int low, int high) implements Quantity {
    public boolean isReversed() {
        return low > high;
    }

    public boolean has(int number) {
        return number >= low && number <= high;
    }

    /** A single number decides between singular and plural; a range takes the plural. */
    @Override
    public int number() {
        return low == high ? low : 2;
    }

    @Override
    public String toString() {
        return low == high ? Integer.toString(low) : low + " to " + high;
    }
}
