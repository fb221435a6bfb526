package cluewright.select;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** A set of the values that a variable of many values may have, as words of 64 bits. Immutable. */
public final class ValueSet {
    private final int size;
    private final long[] words;

    private ValueSet(int size, long[] words) {
        this.size = size;
        this.words = words;
    }

    /** How many words hold a set of so many values. */
    static int words(int size) {
        return (size + 63) / 64;
    }

    /** The values from 0 to {@code size - 1} of which something is true. */
    public static ValueSet where(int size, IntPredicate isIn) {
        long[] words = new long[words(size)];
        for (int value = 0; value < size; value++) {
            if (isIn.test(value)) {
                words[value >> 6] |= 1L << (value & 63);
            }
        }
        return new ValueSet(size, words);
    }

    /** All of so many values. */
    public static ValueSet all(int size) {
        return where(size, value -> true);
    }

    /** These of so many values. */
    public static ValueSet of(int size, int... values) {
        long[] words = new long[words(size)];
        for (int value : values) {
            if (value < 0 || value >= size) {
                throw new IllegalArgumentException("value " + value + " is not one of " + size);
            }
            words[value >> 6] |= 1L << (value & 63);
        }
        return new ValueSet(size, words);
    }

    /** How many values the variable has, in the set or not. */
    public int size() {
        return size;
    }

    /** How many values are in the set. */
    public int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    public boolean isEmpty() {
        return count() == 0;
    }

    public boolean has(int value) {
        return (words[value >> 6] >>> (value & 63) & 1) != 0;
    }

    /** The values in this and in the other set. */
    public ValueSet and(ValueSet other) {
        long[] both = words.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] &= other.words[i];
        }
        return new ValueSet(size, both);
    }

    /** The values in this or in the other set. */
    public ValueSet or(ValueSet other) {
        long[] either = words.clone();
        for (int i = 0; i < either.length; i++) {
            either[i] |= other.words[i];
        }
        return new ValueSet(size, either);
    }

    /** The values in this but not in the other set. */
    public ValueSet without(ValueSet other) {
        long[] rest = words.clone();
        for (int i = 0; i < rest.length; i++) {
            rest[i] &= ~other.words[i];
        }
        return new ValueSet(size, rest);
    }

    /** The values that are not in this set. */
    public ValueSet others() {
        return all(size).without(this);
    }

    /** Whether all values of this set are in the other one. */
    public boolean isWithin(ValueSet other) {
        return without(other).isEmpty();
    }

    /** The least value, or -1 when there is none. */
    public int least() {
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) {
                return i * 64 + Long.numberOfTrailingZeros(words[i]);
            }
        }
        return -1;
    }

    /** The values, ascending. */
    public List<Integer> values() {
        List<Integer> values = new ArrayList<>();
        for (int value = 0; value < size; value++) {
            if (has(value)) {
                values.add(value);
            }
        }
        return values;
    }

    /** Copies the words into a larger array. */
    void copyTo(long[] target, int from) {
        System.arraycopy(words, 0, target, from, words.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ValueSet set && set.size == size && Arrays.equals(set.words, words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words) * 31 + size;
    }

    @Override
    public String toString() {
        return values() + " of " + size;
    }
}
