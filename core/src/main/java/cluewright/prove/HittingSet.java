package cluewright.prove;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The smallest set of numbers that has at least one element in common with each of the given sets.
 *
 * <p>Depth first by growing size: of the sets that are not hit yet, take the one with the fewest elements left and try
 * each of them; what was tried is refused from then on. Sets that share nothing with each other give the lower bound
 * that cuts a branch off. The worst case is exponential in the answer's size, so there is a budget of nodes.
 */
public final class HittingSet {
    private final int words;
    private final long budget;
    private long nodes;

    /** Sets over the numbers below {@code size}, searched with at most so many nodes. */
    public HittingSet(int size, long budget) {
        this.words = (size >> 6) + 1;
        this.budget = budget;
    }

    /** Whether the budget ran out, so that null may have been said too early. */
    public boolean isExhausted() {
        return nodes >= budget;
    }

    /**
     * A smallest hitting set if it has at most so many numbers, ascending, or null.
     *
     * @param sets bit i of word i >> 6 says whether number i belongs
     */
    public @Nullable List<Integer> within(List<long[]> sets, int most) {
        for (int enough = disjoint(sets); enough <= most && !isExhausted(); enough++) {
            long[] chosen = new long[words];
            if (extend(sets, chosen, enough)) {
                return numbers(chosen);
            }
        }
        return null;
    }

    private static List<Integer> numbers(long[] bits) {
        List<Integer> numbers = new ArrayList<>();
        for (int word = 0; word < bits.length; word++) {
            for (long rest = bits[word]; rest != 0; rest &= rest - 1) {
                numbers.add((word << 6) + Long.numberOfTrailingZeros(rest));
            }
        }
        return numbers;
    }

    /** Adds to the chosen numbers at most so many more that hit all these sets; false leaves them as they were. */
    private boolean extend(List<long[]> sets, long[] chosen, int more) {
        if (sets.isEmpty()) {
            return true;
        }
        if (more == 0 || ++nodes >= budget || disjoint(sets) > more) {
            return false;
        }
        List<long[]> open = sets;
        for (int number : numbers(fewest(sets))) {
            chosen[number >> 6] |= 1L << number;
            if (extend(without(open, number), chosen, more - 1)) {
                return true;
            }
            chosen[number >> 6] &= ~(1L << number);
            open = refusing(open, number);
            if (open.isEmpty()) {
                return false;
            }
        }
        return false;
    }

    /** The sets that do not have the number. */
    private static List<long[]> without(List<long[]> sets, int number) {
        List<long[]> others = new ArrayList<>(sets.size());
        for (long[] set : sets) {
            if ((set[number >> 6] >>> number & 1) == 0) {
                others.add(set);
            }
        }
        return others;
    }

    /** The sets with the number taken out of them; none at all when one of them would be empty. */
    private static List<long[]> refusing(List<long[]> sets, int number) {
        List<long[]> smaller = new ArrayList<>(sets.size());
        for (long[] set : sets) {
            if ((set[number >> 6] >>> number & 1) == 0) {
                smaller.add(set);
            } else {
                long[] rest = set.clone();
                rest[number >> 6] &= ~(1L << number);
                if (size(rest) == 0) {
                    return List.of();
                }
                smaller.add(rest);
            }
        }
        return smaller;
    }

    private static long[] fewest(List<long[]> sets) {
        long[] best = sets.get(0);
        int least = size(best);
        for (long[] set : sets) {
            int size = size(set);
            if (size < least) {
                least = size;
                best = set;
            }
        }
        return best;
    }

    private static int size(long[] set) {
        int size = 0;
        for (long word : set) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** How many of the sets can be picked, greedily, so that no two share a number. */
    private int disjoint(List<long[]> sets) {
        long[] taken = new long[words];
        int count = 0;
        for (long[] set : sets) {
            long common = 0;
            for (int word = 0; word < words; word++) {
                common |= set[word] & taken[word];
            }
            if (common == 0) {
                count++;
                for (int word = 0; word < words; word++) {
                    taken[word] |= set[word];
                }
            }
        }
        return count;
    }
}
