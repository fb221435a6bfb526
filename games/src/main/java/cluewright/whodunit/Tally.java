package cluewright.whodunit;

import cluewright.clue.Quantity;

/** A plain number in a statement, 0 or more. */
public record Tally(int number) implements Quantity {
    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
