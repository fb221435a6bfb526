package cluewright.clue;

/** A parameter that is or contains a number, which may decide between singular and plural. */
public interface Quantity {
    /** The number. */
    int number();
}
