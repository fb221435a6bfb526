package cluewright.clue;

/** A plain number in a clue, 0 or more. */
public record Tally(int number) implements Quantity {
    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
