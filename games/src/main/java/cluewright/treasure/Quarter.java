package cluewright.treasure;

/**
 * What is in two halves of the map at once.
 *
 * @param upper the top or the bottom half
 * @param aside the left or the right half
 */
public record Quarter(Side upper, Side aside) {
    public boolean has(Frame frame, int square) {
        return upper.has(frame, square) && aside.has(frame, square);
    }

    public String words() {
        return upper.word() + " " + aside.word();
    }
}
