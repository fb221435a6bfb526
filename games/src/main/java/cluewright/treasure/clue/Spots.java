package cluewright.treasure.clue;

import cluewright.treasure.Hunt;
import java.util.Arrays;

/** The squares for which true hints are wanted: one, or every square of a map, so that each hint is proposed once. */
final class Spots {
    private final int first;
    private final int end;

    private Spots(int first, int end) {
        this.first = first;
        this.end = end;
    }

    static Spots at(int square) {
        return new Spots(square, square + 1);
    }

    static Spots everywhere(Hunt hunt) {
        return new Spots(0, hunt.chart().size());
    }

    /** The different numbers that these squares have, by the order of the squares. */
    int[] different(int[] numbers) {
        int[] different = new int[end - first];
        int count = 0;
        for (int square = first; square < end; square++) {
            boolean isNew = true;
            for (int before = 0; before < count; before++) {
                isNew &= different[before] != numbers[square];
            }
            if (isNew) {
                different[count++] = numbers[square];
            }
        }
        return Arrays.copyOf(different, count);
    }
}
