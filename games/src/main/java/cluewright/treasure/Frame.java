package cluewright.treasure;

import cluewright.formula.Numbers;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/**
 * The bare squares of a map: its shape and size, without anything on them. Squares are numbered row by row from the top
 * left, and named by column letter and row number: A1 is square 0.
 *
 * @param shape the shape of the squares
 * @param columns how many columns, {@link #FEWEST} to {@link #MOST}
 * @param rows how many rows, {@link #FEWEST} to {@link #MOST}
 */
public record Frame(Shape shape, int columns, int rows) {
    /** The fewest columns and rows. */
    public static final int FEWEST = 4;

    /** The most columns and rows. */
    public static final int MOST = 16;

    public Frame {
        if (columns < FEWEST || columns > MOST || rows < FEWEST || rows > MOST) {
            throw new Refused("a map has " + FEWEST + " to " + MOST + " columns and as many rows, not " + columns
                    + " columns and " + rows + " rows; choose another size.");
        }
    }

    /** How many squares there are. */
    public int size() {
        return columns * rows;
    }

    public int column(int square) {
        return square % columns;
    }

    public int row(int square) {
        return square / columns;
    }

    /** The square's name, for instance B3. */
    public String name(int square) {
        return (char) ('A' + column(square)) + Integer.toString(row(square) + 1);
    }

    /** The square of this name, in either case; -1 when the map has none. */
    public int square(String name) {
        for (int square = 0; square < size(); square++) {
            if (name(square).equalsIgnoreCase(name)) {
                return square;
            }
        }
        return -1;
    }

    /** The names of all squares, row by row. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (int square = 0; square < size(); square++) {
            names.add(name(square));
        }
        return names;
    }

    /** Steps from one square to another. */
    public int distance(int from, int to) {
        return shape.distance(column(from), row(from), column(to), row(to));
    }

    /** The squares next to a square, ascending; those beyond an edge do not exist. */
    public List<Integer> neighbours(int square) {
        List<Integer> neighbours = new ArrayList<>();
        for (int other = 0; other < size(); other++) {
            if (distance(square, other) == 1) {
                neighbours.add(other);
            }
        }
        return neighbours;
    }

    /**
     * Whether two neighbours of a square lie opposite each other. By coordinates: going on from one of them through the
     * square leads to the other. On a hex map a step aside is half a step up or down as well.
     */
    public boolean isOpposite(int square, int one, int other) {
        int across = column(one) + column(other) - 2 * column(square);
        return across == 0 && height(one) + height(other) == 2 * height(square);
    }

    /** How far down the square stands, in half squares. */
    private int height(int square) {
        return 2 * row(square) + (shape == Shape.HEX ? column(square) % 2 : 0);
    }

    /** The square and every square within so many steps of it. */
    public Numbers within(int square, int steps) {
        return Numbers.where(size() - 1, other -> distance(square, other) <= steps);
    }
}
