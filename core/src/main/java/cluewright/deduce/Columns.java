package cluewright.deduce;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Boxes in columns with lines from column to column, laid out so that lines cross little and nothing overlaps.
 *
 * <pre>
 *   column 0     column 1     column 2
 *   [ box ]----. [ box ]----->[ box ]
 *               \----lane---->[ box ]
 *   [ box ]----->[ box ]
 * </pre>
 *
 * <p>A line that passes a column gets a lane of its own there, which takes up room as a box does. The order within a
 * column is that of the mean places of the neighbours, improved by sweeps to and fro, of which the one with the fewest
 * crossings is kept. Then every item moves as near to its neighbours' mean height as the order and the gaps allow: a
 * least-squares fit under an order, solved by pooling neighbours that would collide.
 */
final class Columns {
    private static final int SWEEPS = 24;
    private static final int GAP = 12;
    private static final int LANE = 5;

    private final List<List<Item>> columns = new ArrayList<>();

    /** A box or a lane. */
    static final class Item {
        final int column;
        final int height;
        final List<Item> left = new ArrayList<>();
        final List<Item> right = new ArrayList<>();
        final boolean isLane;

        /** The height of its middle. */
        double middle;

        private double wish;

        private Item(int column, int height, boolean isLane) {
            this.column = column;
            this.height = height;
            this.isLane = isLane;
        }
    }

    /** Adds a box at the end of a column. */
    Item box(int column, int height) {
        return add(new Item(column, height, false));
    }

    private Item add(Item item) {
        while (columns.size() <= item.column) {
            columns.add(new ArrayList<>());
        }
        columns.get(item.column).add(item);
        return item;
    }

    /** Draws lines from a box to boxes further right, one trunk with branches; returns its lanes. */
    List<Item> link(Item from, List<Item> targets) {
        List<Item> lanes = new ArrayList<>();
        int last = 0;
        for (Item target : targets) {
            last = Math.max(last, target.column);
        }
        Item trunk = from;
        for (int column = from.column + 1; column <= last; column++) {
            for (Item target : targets) {
                if (target.column == column) {
                    join(trunk, target);
                }
            }
            if (column < last) {
                Item lane = add(new Item(column, LANE, true));
                join(trunk, lane);
                lanes.add(lane);
                trunk = lane;
            }
        }
        return lanes;
    }

    private static void join(Item left, Item right) {
        left.right.add(right);
        right.left.add(left);
    }

    List<List<Item>> columns() {
        return columns;
    }

    /** Gives every item its place; returns the height of the whole. */
    int layOut() {
        order();
        for (List<Item> column : columns) {
            stack(column);
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int i = 0; i < columns.size(); i++) {
                fit(columns.get(sweep % 2 == 0 ? i : columns.size() - 1 - i));
            }
        }
        double top = Double.MAX_VALUE;
        double bottom = 0;
        for (List<Item> column : columns) {
            for (Item item : column) {
                top = Math.min(top, item.middle - item.height / 2.0);
            }
        }
        for (List<Item> column : columns) {
            for (Item item : column) {
                item.middle -= top;
                bottom = Math.max(bottom, item.middle + item.height / 2.0);
            }
        }
        return (int) Math.ceil(bottom);
    }

    private void order() {
        List<List<Item>> best = copy();
        long fewest = crossings();
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean forth = sweep % 2 == 0;
            for (int i = 1; i < columns.size(); i++) {
                sort(columns.get(forth ? i : columns.size() - 1 - i), forth);
            }
            long crossings = crossings();
            if (crossings < fewest) {
                fewest = crossings;
                best = copy();
            }
        }
        for (int i = 0; i < columns.size(); i++) {
            columns.set(i, best.get(i));
        }
    }

    private List<List<Item>> copy() {
        List<List<Item>> copy = new ArrayList<>();
        columns.forEach(column -> copy.add(new ArrayList<>(column)));
        return copy;
    }

    /** Sorts by the mean place of the neighbours on one side; whoever has none stays about where it is. */
    private void sort(List<Item> column, boolean byLeft) {
        for (int place = 0; place < column.size(); place++) {
            Item item = column.get(place);
            List<Item> neighbours = byLeft ? item.left : item.right;
            double sum = 0;
            for (Item neighbour : neighbours) {
                List<Item> others = columns.get(neighbour.column);
                sum += (others.indexOf(neighbour) + 0.5) / others.size();
            }
            item.wish = neighbours.isEmpty() ? (place + 0.5) / column.size() : sum / neighbours.size();
        }
        column.sort(Comparator.comparingDouble(item -> item.wish));
    }

    private long crossings() {
        long crossings = 0;
        for (List<Item> column : columns) {
            List<int[]> lines = new ArrayList<>();
            for (int place = 0; place < column.size(); place++) {
                for (Item right : column.get(place).right) {
                    lines.add(new int[] {place, columns.get(right.column).indexOf(right)});
                }
            }
            for (int[] one : lines) {
                for (int[] other : lines) {
                    crossings += one[0] < other[0] && one[1] > other[1] ? 1 : 0;
                }
            }
        }
        return crossings;
    }

    private static double distance(Item upper, Item lower) {
        return (upper.height + lower.height) / 2.0 + GAP;
    }

    private static void stack(List<Item> column) {
        for (int i = 1; i < column.size(); i++) {
            column.get(i).middle = column.get(i - 1).middle + distance(column.get(i - 1), column.get(i));
        }
    }

    /** Moves the items of a column as near to their neighbours' mean as order and gaps allow. */
    private static void fit(List<Item> column) {
        double[] offset = new double[column.size()];
        List<double[]> blocks = new ArrayList<>(); // {sum of wishes, number of items}
        for (int i = 0; i < column.size(); i++) {
            Item item = column.get(i);
            offset[i] = i == 0 ? 0 : offset[i - 1] + distance(column.get(i - 1), item);
            double[] block = {wish(item) - offset[i], 1};
            while (!blocks.isEmpty() && mean(blocks.get(blocks.size() - 1)) > mean(block)) {
                double[] above = blocks.remove(blocks.size() - 1);
                block = new double[] {above[0] + block[0], above[1] + block[1]};
            }
            blocks.add(block);
        }
        int place = 0;
        for (double[] block : blocks) {
            for (int i = 0; i < block[1]; i++) {
                column.get(place).middle = mean(block) + offset[place];
                place++;
            }
        }
    }

    private static double mean(double[] block) {
        return block[0] / block[1];
    }

    private static double wish(Item item) {
        double sum = 0;
        int count = 0;
        for (List<Item> side : List.of(item.left, item.right)) {
            for (Item neighbour : side) {
                sum += neighbour.middle;
                count++;
            }
        }
        return count == 0 ? item.middle : sum / count;
    }
}
