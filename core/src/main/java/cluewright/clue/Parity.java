package cluewright.clue;

import cluewright.formula.Numbers;
import java.util.List;

/** Whether a count is odd or even; 0 is even. */
public enum Parity {
    ODD("odd"),
    EVEN("even");

    public static final List<Parity> BOTH = List.of(ODD, EVEN);

    private final String word;

    Parity(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    public static Parity of(int count) {
        return (count & 1) == 1 ? ODD : EVEN;
    }

    /** Whether a count is of this parity. */
    public boolean fits(int count) {
        return of(count) == this;
    }

    /** The counts up to {@code most} of this parity. */
    public Numbers numbers(int most) {
        return this == ODD ? Numbers.odd(most) : Numbers.even(most);
    }
}
