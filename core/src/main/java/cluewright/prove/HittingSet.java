package cluewright.prove;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The smallest set of numbers that has at least one element in common with each of the given sets.
 *
 * <p>Depth first by growing size: take a set that is not hit yet, with the fewest elements, and try each of them. Sets
 * that share nothing with each other give the lower bound that cuts a branch off. Meant for some dozens of small sets;
 * the worst case is exponential in the answer's size.
 */
public final class HittingSet {
    private final List<long[]> sets;
    private final int words;

    private HittingSet(List<long[]> sets, int size) {
        this.sets = sets;
        this.words = (size >> 6) + 1;
    }

    /** A smallest hitting set of the sets (bit i of word i >> 6 is number i, below {@code size}), ascending. */
    static List<Integer> smallest(List<long[]> sets, int size) {
        List<Integer> found = within(sets, size, size);
        if (found == null) {
            throw new IllegalArgumentException("a set without elements cannot be hit");
        }
        return found;
    }

    /** A smallest hitting set if it has at most so many numbers, ascending, or null. */
    public static @Nullable List<Integer> within(List<long[]> sets, int size, int most) {
        HittingSet search = new HittingSet(sets, size);
        for (int enough = search.disjoint(new long[search.words]); enough <= most; enough++) {
            long[] found = search.within(new long[search.words], new long[search.words], enough);
            if (found != null) {
                return numbers(found);
            }
        }
        return null;
    }

    private static List<Integer> numbers(long[] bits) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < bits.length * 64; number++) {
            if ((bits[number >> 6] >>> number & 1) == 1) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /** A hitting set with what was chosen, without what was refused, and at most so many more. */
    private long @Nullable [] within(long[] chosen, long[] refused, int more) {
        long[] open = fewest(chosen, refused);
        if (open == null) {
            return chosen;
        }
        if (disjoint(chosen) > more) {
            return null;
        }
        long[] without = refused.clone();
        for (int number : numbers(open)) {
            long[] with = chosen.clone();
            with[number >> 6] |= 1L << number;
            long[] found = within(with, without, more - 1);
            if (found != null) {
                return found;
            }
            without[number >> 6] |= 1L << number;
        }
        return null;
    }

    /** What is not refused of the set that is not hit and has the fewest such elements; null when all are hit. */
    private long @Nullable [] fewest(long[] chosen, long[] refused) {
        long[] best = null;
        int least = Integer.MAX_VALUE;
        for (long[] set : sets) {
            if (!meets(set, chosen)) {
                int size = 0;
                for (int word = 0; word < words; word++) {
                    size += Long.bitCount(set[word] & ~refused[word]);
                }
                if (size < least) {
                    least = size;
                    best = set;
                }
            }
        }
        if (best == null) {
            return null;
        }
        long[] open = best.clone();
        for (int word = 0; word < words; word++) {
            open[word] &= ~refused[word];
        }
        return open;
    }

    /** How many of the sets that are not hit can be picked, greedily, so that no two share an element. */
    private int disjoint(long[] chosen) {
        long[] taken = new long[words];
        int count = 0;
        for (long[] set : sets) {
            if (!meets(set, chosen) && !meets(set, taken)) {
                count++;
                for (int word = 0; word < words; word++) {
                    taken[word] |= set[word];
                }
            }
        }
        return count;
    }

    private boolean meets(long[] one, long[] other) {
        for (int word = 0; word < words; word++) {
            if ((one[word] & other[word]) != 0) {
                return true;
            }
        }
        return false;
    }
}
