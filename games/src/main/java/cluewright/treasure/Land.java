package cluewright.treasure;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The squares of a map with their neighbours at hand, and the two ways in which things get onto them. */
final class Land {
    private final Frame frame;
    private final List<List<Integer>> neighbours = new ArrayList<>();

    Land(Frame frame) {
        this.frame = frame;
        for (int square = 0; square < frame.size(); square++) {
            neighbours.add(List.copyOf(frame.neighbours(square)));
        }
    }

    Frame frame() {
        return frame;
    }

    int size() {
        return frame.size();
    }

    List<Integer> neighbours(int square) {
        return neighbours.get(square);
    }

    boolean isEdge(int square) {
        int column = frame.column(square);
        int row = frame.row(square);
        return column == 0 || row == 0 || column == frame.columns() - 1 || row == frame.rows() - 1;
    }

    List<Integer> squares(IntPredicate does) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < size(); square++) {
            if (does.test(square)) {
                squares.add(square);
            }
        }
        return squares;
    }

    /**
     * Up to so many of the squares in random order, each at least {@code apart} steps from the others and from those
     * that are {@code taken}.
     */
    List<Integer> apart(List<Integer> squares, int many, int apart, List<Integer> taken, Rng rng) {
        List<Integer> placed = new ArrayList<>();
        for (int square : rng.shuffled(squares)) {
            if (placed.size() < many && isApart(square, placed, apart) && isApart(square, taken, apart)) {
                placed.add(square);
            }
        }
        return placed;
    }

    private boolean isApart(int square, List<Integer> others, int apart) {
        for (int other : others) {
            if (frame.distance(square, other) < apart) {
                return false;
            }
        }
        return true;
    }

    /** Dots as far apart as they can be, from {@code apart} steps down, so that all of them find a place. */
    List<Integer> dots(List<Integer> squares, int many, int apart, Rng rng) {
        List<Integer> dots = apart(squares, many, apart, List.of(), rng);
        return dots.size() == Math.min(many, squares.size()) ? dots : dots(squares, many, apart - 1, rng);
    }

    /** Grows dots into free squares beside them, a random one at a time, to so many squares or as far as it goes. */
    List<Integer> grow(List<Integer> dots, int many, IntPredicate isFree, Rng rng) {
        List<Integer> grown = new ArrayList<>(dots.subList(0, Math.min(many, dots.size())));
        while (grown.size() < many) {
            List<Integer> border = new ArrayList<>();
            for (int square : grown) {
                for (int beside : neighbours(square)) {
                    if (isFree.test(beside) && !grown.contains(beside)) {
                        border.add(beside);
                    }
                }
            }
            if (border.isEmpty()) {
                break;
            }
            grown.add(rng.pick(border));
        }
        return grown;
    }
}
