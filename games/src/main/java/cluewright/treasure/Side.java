package cluewright.treasure;

/** A half of the map. The middle line of an odd number of lines belongs to neither half. */
public enum Side {
    LEFT("left"),
    RIGHT("right"),
    TOP("top"),
    BOTTOM("bottom");

    private final String word;

    Side(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Whether a square lies in this half. */
    public boolean has(Frame frame, int square) {
        return switch (this) {
            case LEFT -> frame.column(square) < frame.columns() / 2;
            case RIGHT -> frame.column(square) >= (frame.columns() + 1) / 2;
            case TOP -> frame.row(square) < frame.rows() / 2;
            case BOTTOM -> frame.row(square) >= (frame.rows() + 1) / 2;
        };
    }
}
