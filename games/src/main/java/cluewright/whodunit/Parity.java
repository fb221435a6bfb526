package cluewright.whodunit;

import cluewright.formula.Numbers;

/** Odd or even; 0 is even. */
public enum Parity {
    ODD("odd"),
    EVEN("even");

    private final String word;

    Parity(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Whether a count is so. */
    public boolean fits(int count) {
        return (count % 2 == 1) == (this == ODD);
    }

    /** The counts up to {@code most} that are so. */
    public Numbers numbers(int most) {
        return Numbers.where(most, this::fits);
    }
}
