package cluewright.treasure;

import cluewright.formula.Numbers;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Everything about a map that sets of squares are made of, worked out once: how far each square is from each feature,
 * and what lies around it. Distances come from walking from neighbour to neighbour, so that they share nothing with
 * {@link Ruler}, which measures by coordinates.
 */
public final class Survey {
    private static final int[][] SQUARE = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    private static final int[][] HIGH_HEX = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}};
    private static final int[][] LOW_HEX = {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};

    private final Chart chart;
    private final int[][] directions;
    private final int[][] neighbours;
    private final Map<Feature, int[]> steps = new HashMap<>();
    private final Map<Integer, int[][]> around = new HashMap<>();
    private final Map<Measured, int[]> measured = new HashMap<>();

    private record Measured(Object what, int radius) {}

    public Survey(Chart chart) {
        this.chart = chart;
        this.directions = new int[chart.size()][];
        this.neighbours = new int[chart.size()][];
        for (int square = 0; square < chart.size(); square++) {
            directions[square] = directions(square);
            neighbours[square] =
                    IntStream.of(directions[square]).filter(other -> other >= 0).toArray();
        }
    }

    /** The square in each direction, clockwise from the one above; -1 beyond an edge. */
    private int[] directions(int square) {
        Frame frame = chart.frame();
        boolean isLow = frame.column(square) % 2 == 1;
        int[][] steps = frame.shape() == Shape.SQUARE ? SQUARE : isLow ? LOW_HEX : HIGH_HEX;
        int[] directions = new int[steps.length];
        for (int direction = 0; direction < steps.length; direction++) {
            int column = frame.column(square) + steps[direction][0];
            int row = frame.row(square) + steps[direction][1];
            boolean isOn = column >= 0 && column < frame.columns() && row >= 0 && row < frame.rows();
            directions[direction] = isOn ? row * frame.columns() + column : -1;
        }
        return directions;
    }

    /** The squares that pass. */
    public Numbers squares(IntPredicate passes) {
        return Numbers.where(chart.size() - 1, passes);
    }

    /** The squares next to a square. */
    public int[] beside(int square) {
        return neighbours[square];
    }

    /** Whether two neighbours of a square lie opposite each other: half the directions apart. */
    public boolean isOpposite(int square, int one, int other) {
        int[] ahead = directions[square];
        for (int direction = 0; direction < ahead.length; direction++) {
            if (ahead[direction] == one) {
                return ahead[(direction + ahead.length / 2) % ahead.length] == other;
            }
        }
        return false;
    }

    /** For each square the steps to the nearest square with a feature. */
    public int[] steps(Feature feature) {
        return steps.computeIfAbsent(feature, what -> steps(square -> chart.has(what, square)));
    }

    /** For each square the steps to the nearest square that passes. */
    public int[] steps(IntPredicate isThere) {
        int[] steps = new int[chart.size()];
        Arrays.fill(steps, Ruler.FAR);
        ArrayDeque<Integer> next = new ArrayDeque<>();
        for (int square = 0; square < steps.length; square++) {
            if (isThere.test(square)) {
                steps[square] = 0;
                next.add(square);
            }
        }
        for (Integer at = next.poll(); at != null; at = next.poll()) {
            for (int beside : neighbours[at]) {
                if (steps[beside] == Ruler.FAR) {
                    steps[beside] = steps[at] + 1;
                    next.add(beside);
                }
            }
        }
        return steps;
    }

    /** The squares within a radius of each square. */
    public int[][] around(int radius) {
        return around.computeIfAbsent(radius, this::reach);
    }

    private int[][] reach(int radius) {
        int[][] reach = new int[chart.size()][];
        for (int square = 0; square < reach.length; square++) {
            int[] found = new int[chart.size()];
            boolean[] seen = new boolean[chart.size()];
            int many = 1;
            found[0] = square;
            seen[square] = true;
            int from = 0;
            for (int step = 0; step < radius && from < many; step++) {
                int end = many;
                for (; from < end; from++) {
                    for (int beside : neighbours[found[from]]) {
                        if (!seen[beside]) {
                            seen[beside] = true;
                            found[many++] = beside;
                        }
                    }
                }
            }
            reach[square] = Arrays.copyOf(found, many);
        }
        return reach;
    }

    /** For each square how many squares within a radius have a feature. */
    public int[] counts(Feature feature, int radius) {
        return once(feature, radius, () -> {
            int[] steps = steps(feature);
            return sums(radius, square -> steps[square] == 0 ? 1 : 0);
        });
    }

    /**
     * A number for each square, worked out at the first call.
     *
     * @param what says of what the numbers are, together with the radius
     */
    public int[] once(Object what, int radius, Supplier<int[]> numbers) {
        Measured key = new Measured(what, radius);
        int[] known = measured.get(key);
        if (known == null) {
            known = numbers.get();
            measured.put(key, known);
        }
        return known;
    }

    /** For each square the sum of something over all squares within a radius. */
    public int[] sums(int radius, IntUnaryOperator something) {
        int[][] reach = around(radius);
        int[] values = new int[chart.size()];
        for (int square = 0; square < values.length; square++) {
            values[square] = something.applyAsInt(square);
        }
        int[] sums = new int[chart.size()];
        for (int square = 0; square < sums.length; square++) {
            for (int other : reach[square]) {
                sums[square] += values[other];
            }
        }
        return sums;
    }
}
