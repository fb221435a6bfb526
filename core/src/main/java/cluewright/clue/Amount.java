package cluewright.clue;

import cluewright.formula.Numbers;

/**
 * How many: exactly, at least or at most a number.
 *
 * @param relation how the count relates to the number
 * @param number the number, 0 or more
 */
public record Amount(Relation relation, int number) implements Quantity {
    /** How a count relates to a number. */
    public enum Relation {
        EXACTLY("exactly"),
        AT_LEAST("at least"),
        AT_MOST("at most");

        private final String words;

        Relation(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public static Amount exactly(int number) {
        return new Amount(Relation.EXACTLY, number);
    }

    public static Amount atLeast(int number) {
        return new Amount(Relation.AT_LEAST, number);
    }

    public static Amount atMost(int number) {
        return new Amount(Relation.AT_MOST, number);
    }

    /** Whether a count is as this says. */
    public boolean fits(int count) {
        return switch (relation) {
            case EXACTLY -> count == number;
            case AT_LEAST -> count >= number;
            case AT_MOST -> count <= number;
        };
    }

    /** The counts up to {@code most} that are as this says. */
    public Numbers numbers(int most) {
        return Numbers.where(most, this::fits);
    }

    @Override
    public String toString() {
        return relation.words() + " " + number;
    }
}
