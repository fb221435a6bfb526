package cluewright.treasure;

import cluewright.clue.Quantity;

/** A plain number in a sentence. */
public record Tally(int number) implements Quantity {
    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
