package cluewright.suspects;

import java.util.function.IntConsumer;

/**
 * A set of cells of a board of up to 128, as two machine words: cell i is bit i of {@code low}, cell 64 + i bit i of
 * {@code high}. Cells are numbered row by row from the top left.
 */
public record Cells(long low, long high) {
    public static final Cells NONE = new Cells(0, 0);

    public static Cells of(int... cells) {
        Cells set = NONE;
        for (int cell : cells) {
            set = set.with(cell);
        }
        return set;
    }

    /** The cells from 0 to {@code end - 1}. */
    public static Cells below(int end) {
        return new Cells(end >= 64 ? -1L : (1L << end) - 1, end <= 64 ? 0 : end >= 128 ? -1L : (1L << end) - 1);
    }

    public Cells with(int cell) {
        return cell < 64 ? new Cells(low | 1L << cell, high) : new Cells(low, high | 1L << cell);
    }

    public Cells without(int cell) {
        return minus(NONE.with(cell));
    }

    public Cells and(Cells other) {
        return new Cells(low & other.low, high & other.high);
    }

    public Cells or(Cells other) {
        return new Cells(low | other.low, high | other.high);
    }

    public Cells minus(Cells other) {
        return new Cells(low & ~other.low, high & ~other.high);
    }

    public boolean contains(int cell) {
        return ((cell < 64 ? low : high) >>> cell & 1) == 1;
    }

    public boolean containsAll(Cells other) {
        return other.minus(this).isEmpty();
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** How many cells are in both. */
    public int common(Cells other) {
        return Long.bitCount(low & other.low) + Long.bitCount(high & other.high);
    }

    /** The least cell, or -1. */
    public int first() {
        if (low != 0) {
            return Long.numberOfTrailingZeros(low);
        }
        return high == 0 ? -1 : 64 + Long.numberOfTrailingZeros(high);
    }

    /** The greatest cell, or -1. */
    public int last() {
        if (high != 0) {
            return 127 - Long.numberOfLeadingZeros(high);
        }
        return low == 0 ? -1 : 63 - Long.numberOfLeadingZeros(low);
    }

    /** The cells, ascending. */
    public int[] toArray() {
        int[] cells = new int[size()];
        Cells rest = this;
        for (int i = 0; i < cells.length; i++) {
            cells[i] = rest.first();
            rest = rest.without(cells[i]);
        }
        return cells;
    }

    /** Does something for every cell, ascending. */
    public void forEach(IntConsumer action) {
        for (int cell : toArray()) {
            action.accept(cell);
        }
    }
}
