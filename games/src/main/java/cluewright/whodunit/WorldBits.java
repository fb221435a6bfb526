package cluewright.whodunit;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All ways in which places and colours may be, and for each formula a bit for each of them.
 *
 * <p>What one person may have done (a path through adjoining places, and a colour) is a digit; a world is a number whose
 * digits are what each did. Axioms about ways are kept by the digits, those about liars by the set of liars, which is
 * fixed.
 */
final class WorldBits implements Formula.Algebra<long[]> {
    /** The most worlds for which statements are bit sets; more are left to the search. */
    static final long MOST = 1 << 20;

    private final Affair affair;
    private final List<int[]> deeds;
    private final int worlds;
    private final int liars;
    private final Map<Integer, Map<Numbers, long[]>> literals = new LinkedHashMap<>();

    WorldBits(Affair affair, int liars) {
        this.affair = affair;
        this.deeds = deeds(affair);
        this.worlds = (int) worlds(affair);
        this.liars = liars;
    }

    /** How many worlds there are, or -1 when there are more than {@link Long#MAX_VALUE}. */
    static long worlds(Affair affair) {
        long each = deeds(affair).size();
        long product = 1;
        for (int person = 0; person < affair.people().size(); person++) {
            if (product > Long.MAX_VALUE / each) {
                return -1;
            }
            product *= each;
        }
        return product;
    }

    /** What one person may have done: a place for each time, then a colour. */
    private static List<int[]> deeds(Affair affair) {
        List<int[]> paths = new ArrayList<>(List.of(new int[0]));
        for (int slot = 0; slot < affair.times(); slot++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] path : paths) {
                for (int place = 0; place < affair.places().size(); place++) {
                    if (slot == 0 || affair.isNear(path[slot - 1], place)) {
                        longer.add(with(path, place));
                    }
                }
            }
            paths = longer;
        }
        List<int[]> deeds = new ArrayList<>();
        for (int[] path : paths) {
            for (int colour = 0; colour < affair.colours().size(); colour++) {
                deeds.add(with(path, colour));
            }
        }
        return deeds;
    }

    private static int[] with(int[] path, int next) {
        int[] longer = Arrays.copyOf(path, path.length + 1);
        longer[path.length] = next;
        return longer;
    }

    /** A bit for every world. */
    long[] all() {
        long[] all = new long[(worlds + 63) >> 6];
        Arrays.fill(all, -1);
        if ((worlds & 63) != 0) {
            all[all.length - 1] = (1L << worlds) - 1;
        }
        return all;
    }

    private long[] none() {
        return new long[(worlds + 63) >> 6];
    }

    @Override
    public long[] literal(int variable, Numbers values) {
        int people = affair.people().size();
        if (variable < people) {
            return values.contains(liars >> variable & 1) ? all() : none();
        }
        int person = variable % people;
        int digit = variable < 2 * people ? affair.times() : variable / people - 2;
        int stride = 1;
        for (int before = 0; before < person; before++) {
            stride *= deeds.size();
        }
        Map<Numbers, long[]> ofVariable = literals.computeIfAbsent(variable, any -> new LinkedHashMap<>());
        long[] known = ofVariable.get(values);
        if (known != null) {
            return known;
        }
        long[] bits = none();
        ofVariable.put(values, bits);
        for (int deed = 0; deed < deeds.size(); deed++) {
            if (values.contains(deeds.get(deed)[digit])) {
                for (int start = deed * stride; start < worlds; start += stride * deeds.size()) {
                    fill(bits, start, start + stride);
                }
            }
        }
        return bits;
    }

    private static void fill(long[] bits, int from, int to) {
        int world = from;
        while (world < to) {
            int end = Math.min(to, (world | 63) + 1);
            bits[world >> 6] |= (-1L << world) & (-1L >>> -end);
            world = end;
        }
    }

    @Override
    public long[] not(long[] part) {
        long[] bits = all();
        for (int word = 0; word < bits.length; word++) {
            bits[word] &= ~part[word];
        }
        return bits;
    }

    @Override
    public long[] and(List<long[]> parts) {
        long[] bits = all();
        for (long[] part : parts) {
            for (int word = 0; word < bits.length; word++) {
                bits[word] &= part[word];
            }
        }
        return bits;
    }

    @Override
    public long[] or(List<long[]> parts) {
        long[] bits = none();
        for (long[] part : parts) {
            for (int word = 0; word < bits.length; word++) {
                bits[word] |= part[word];
            }
        }
        return bits;
    }

    @Override
    public long[] iff(long[] left, long[] right) {
        long[] bits = all();
        for (int word = 0; word < bits.length; word++) {
            bits[word] &= ~(left[word] ^ right[word]);
        }
        return bits;
    }

    /** Slice j holds bit j of a counter for each world. */
    @Override
    public long[] count(List<long[]> parts, Numbers in) {
        int slices = 32 - Integer.numberOfLeadingZeros(parts.size());
        long[] all = all();
        long[] bits = new long[all.length];
        long[] counters = new long[slices];
        for (int word = 0; word < bits.length; word++) {
            Arrays.fill(counters, 0);
            for (long[] part : parts) {
                long carry = part[word];
                for (int slice = 0; slice < slices; slice++) {
                    long sum = counters[slice] ^ carry;
                    carry &= counters[slice];
                    counters[slice] = sum;
                }
            }
            for (int number = in.next(0); number >= 0 && number <= parts.size(); number = in.next(number + 1)) {
                long equal = all[word];
                for (int slice = 0; slice < slices; slice++) {
                    equal &= (number >> slice & 1) == 1 ? counters[slice] : ~counters[slice];
                }
                bits[word] |= equal;
            }
        }
        return bits;
    }

    /** left − right = (true of left + false of right) − size of right. */
    @Override
    public long[] compare(List<long[]> left, List<long[]> right, int atLeast, int atMost) {
        List<long[]> parts = new ArrayList<>(left);
        for (long[] part : right) {
            parts.add(not(part));
        }
        return count(parts, Numbers.range(Math.max(0, atLeast + right.size()), atMost + right.size()));
    }
}
