package cluewright.random;

import java.util.ArrayList;
import java.util.List;

/**
 * A random generator with explicit state that yields the same numbers on every machine.
 *
 * <p>The generator is SplitMix64 [1]: a 64-bit counter that advances by an odd constant and is mixed into the output.
 * It passes the usual batteries, needs eight bytes of state, and uses only additions, shifts and multiplications, so
 * every JDK and every browser agrees on it. It is not meant for secrets.
 *
 * <p>A seed is a word. Independent {@linkplain #stream streams} of one seed never disturb each other: drawing more from
 * one leaves the others as they were.
 *
 * <p>[1] G. Steele, D. Lea, C. Flood: Fast splittable pseudorandom number generators, OOPSLA 2014.
 */
public final class Rng {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    private Rng(long state) {
        this.state = state;
    }

    /** The generator of a seed word; letters count as written, so {@code HUNT} and {@code hunt} differ. */
    public static Rng of(String seed) {
        return new Rng(hash(seed));
    }

    /** An independent generator for one purpose, the same for the same state and name; this one does not advance. */
    public Rng stream(String name) {
        return new Rng(mix(state + hash(name)));
    }

    /** 64 random bits. */
    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** A whole number from 0 to {@code bound - 1}, each equally likely; {@code bound} is at least 1. */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound " + bound + " is less than 1");
        }
        int reach = Integer.MAX_VALUE - Integer.MAX_VALUE % bound;
        int draw;
        do {
            draw = (int) (nextLong() >>> 33);
        } while (draw >= reach);
        return draw % bound;
    }

    /** A whole number from {@code low} to {@code high}, both included. */
    public int between(int low, int high) {
        return low + below(high - low + 1);
    }

    /** One element, each equally likely. */
    public <T> T pick(List<T> from) {
        return from.get(below(from.size()));
    }

    /** A copy in random order, each order equally likely. */
    public <T> List<T> shuffled(List<T> of) {
        return sample(of, of.size());
    }

    /** {@code size} different places of the list in random order, each choice equally likely. */
    public <T> List<T> sample(List<T> of, int size) {
        List<T> order = new ArrayList<>(of);
        for (int next = 0; next < size; next++) {
            int other = between(next, order.size() - 1);
            T moved = order.get(next);
            order.set(next, order.get(other));
            order.set(other, moved);
        }
        return size == order.size() ? order : new ArrayList<>(order.subList(0, size));
    }

    /** FNV-1a over the UTF-16 units, which every platform spells alike. */
    private static long hash(String word) {
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < word.length(); i++) {
            hash = (hash ^ word.charAt(i)) * 0x100000001B3L;
        }
        return mix(hash);
    }

    private static long mix(long bits) {
        long mixed = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
