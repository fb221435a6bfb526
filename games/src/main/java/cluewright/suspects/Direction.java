package cluewright.suspects;

/** One of the four straight directions. */
public enum Direction {
    ABOVE("above", 0, -1),
    BELOW("below", 0, 1),
    LEFT("to the left of", -1, 0),
    RIGHT("to the right of", 1, 0);

    private final String words;
    private final int columns;
    private final int rows;

    Direction(String words, int columns, int rows) {
        this.words = words;
        this.columns = columns;
        this.rows = rows;
    }

    /** As in "above Ada", "directly to the left of them". */
    public String words() {
        return words;
    }

    /** The steps to the right, and down. */
    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }
}
