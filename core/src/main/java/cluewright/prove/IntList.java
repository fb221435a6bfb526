package cluewright.prove;

import java.util.Arrays;

/** A growing list of whole numbers. */
final class IntList {
    int[] items = new int[16];
    int size;

    void add(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
        }
        items[size++] = item;
    }

    int get(int index) {
        return items[index];
    }

    int[] toArray() {
        return Arrays.copyOf(items, size);
    }

    void clear() {
        size = 0;
    }
}
