package cluewright.formula;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * An immutable set of small whole numbers (0 and up): the values a variable may have, or the numbers a count may come
 * to. Stored as a bit set, so membership costs one shift.
 */
public final class Numbers {
    private static final Numbers NONE = new Numbers(new long[0]);

    /** Bit {@code n & 63} of word {@code n >> 6} says whether n belongs; the last word is never zero. */
    private final long[] words;

    private Numbers(long[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        this.words = length == words.length ? words : Arrays.copyOf(words, length);
    }

    /** Exactly these numbers. */
    public static Numbers of(int... numbers) {
        int last = -1;
        for (int number : numbers) {
            last = Math.max(last, number);
        }
        long[] words = new long[(last >> 6) + 1];
        for (int number : numbers) {
            words[number >> 6] |= 1L << number;
        }
        return new Numbers(words);
    }

    /** From {@code low} to {@code high}, both included; none when low is above high. */
    public static Numbers range(int low, int high) {
        int first = Math.max(low, 0);
        if (high < first) {
            return NONE;
        }
        long[] words = new long[(high >> 6) + 1];
        Arrays.fill(words, -1);
        words[high >> 6] &= -1L >>> 63 - (high & 63);
        for (int word = 0; word < first >> 6; word++) {
            words[word] = 0;
        }
        words[first >> 6] &= -1L << first;
        return new Numbers(words);
    }

    /** The odd numbers up to {@code high}. */
    public static Numbers odd(int high) {
        return where(high, number -> (number & 1) == 1);
    }

    /** The even numbers up to {@code high}, 0 among them. */
    public static Numbers even(int high) {
        return where(high, number -> (number & 1) == 0);
    }

    /** The numbers from 0 to {@code high} that pass. */
    public static Numbers where(int high, IntPredicate belongs) {
        if (high < 0) {
            return NONE;
        }
        long[] words = new long[(high >> 6) + 1];
        for (int number = 0; number <= high; number++) {
            if (belongs.test(number)) {
                words[number >> 6] |= 1L << number;
            }
        }
        return new Numbers(words);
    }

    /** Whether {@code number} belongs; false for negative numbers. */
    public boolean contains(int number) {
        int word = number >> 6;
        return word >= 0 && word < words.length && (words[word] >>> number & 1) == 1;
    }

    public boolean isEmpty() {
        return words.length == 0;
    }

    /** How many numbers belong. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** The least number that belongs and is at least {@code from}, or -1. */
    public int next(int from) {
        int number = Math.max(from, 0);
        int word = number >> 6;
        if (word >= words.length) {
            return -1;
        }
        long rest = words[word] & (-1L << number);
        while (rest == 0) {
            if (++word == words.length) {
                return -1;
            }
            rest = words[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }

    /** The greatest number that belongs, or -1. */
    public int max() {
        return words.length == 0 ? -1 : (words.length << 6) - 1 - Long.numberOfLeadingZeros(words[words.length - 1]);
    }

    /** The numbers from 0 to {@code high} that do not belong. */
    public Numbers outside(int high) {
        long[] others = range(0, high).words.clone();
        for (int word = 0; word < Math.min(words.length, others.length); word++) {
            others[word] &= ~words[word];
        }
        return new Numbers(others);
    }

    /** The numbers from 0 to {@code high} that belong. */
    public Numbers within(int high) {
        if (max() <= high) {
            return this;
        }
        long[] both = range(0, high).words.clone();
        for (int word = 0; word < both.length; word++) {
            both[word] &= word < words.length ? words[word] : 0;
        }
        return new Numbers(both);
    }

    /** The numbers that belong, ascending. */
    public int[] toArray() {
        int[] numbers = new int[size()];
        int number = -1;
        for (int i = 0; i < numbers.length; i++) {
            number = next(number + 1);
            numbers[i] = number;
        }
        return numbers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Numbers numbers && Arrays.equals(words, numbers.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
