package cluewright.treasure;

import java.util.function.IntPredicate;

/**
 * Measures a map square by square, from coordinates alone: the plain reading of what hints say. {@link Survey} works out
 * the same by steps from neighbour to neighbour, and tests compare the two.
 *
 * @param chart the map
 */
public record Ruler(Chart chart) {
    /** Farther than any square: the distance to what is not on the map. */
    public static final int FAR = 1000;

    /** Steps from a square to the nearest square that passes; {@link #FAR} when there is none. */
    public int distance(int square, IntPredicate isThere) {
        int least = FAR;
        for (int other = 0; other < chart.size(); other++) {
            if (isThere.test(other)) {
                least = Math.min(least, chart.frame().distance(square, other));
            }
        }
        return least;
    }

    /** Steps from a square to the nearest square with a feature; {@link #FAR} when there is none. */
    public int distance(int square, Feature feature) {
        return distance(square, other -> chart.has(feature, other));
    }

    /** How many squares within a radius pass. */
    public int count(int square, int radius, IntPredicate passes) {
        int count = 0;
        for (int other = 0; other < chart.size(); other++) {
            count += chart.frame().distance(square, other) <= radius && passes.test(other) ? 1 : 0;
        }
        return count;
    }

    /** Whether a square lies in the first or last row or column. */
    public boolean isEdge(int square) {
        Frame frame = chart.frame();
        int column = frame.column(square);
        int row = frame.row(square);
        return column == 0 || column == frame.columns() - 1 || row == 0 || row == frame.rows() - 1;
    }

    /** Whether a square lies where the middle columns and the middle rows cross. */
    public boolean isMiddle(int square) {
        Frame frame = chart.frame();
        int column = 2 * frame.column(square) + 1;
        int row = 2 * frame.row(square) + 1;
        return Math.abs(column - frame.columns()) <= 1 && Math.abs(row - frame.rows()) <= 1;
    }
}
