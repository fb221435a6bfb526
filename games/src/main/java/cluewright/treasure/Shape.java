package cluewright.treasure;

/**
 * The shape of a map's squares, which decides what is next to what.
 *
 * <pre>
 *   square          hex, flat-top: columns B, D, F, … lie half a square lower
 *   A1 B1 C1        A1    C1
 *   A2 B2 C2           B1    D1
 *                   A2    C2
 *                      B2    D2
 * </pre>
 */
public enum Shape {
    /** Four neighbours; distances are steps along columns and rows. */
    SQUARE("square"),

    /** Six neighbours; a step aside is half a step up or down as well. */
    HEX("hex");

    private final String word;

    Shape(String word) {
        this.word = word;
    }

    /** The shape's name in documents. */
    public String word() {
        return word;
    }

    /** The number of steps from one square to another, were there no edge. */
    public int distance(int column, int row, int toColumn, int toRow) {
        int across = Math.abs(toColumn - column);
        if (this == SQUARE) {
            return across + Math.abs(toRow - row);
        }
        int down = 2 * toRow + toColumn % 2 - 2 * row - column % 2;
        return across + Math.max(0, (Math.abs(down) - across) / 2);
    }
}
