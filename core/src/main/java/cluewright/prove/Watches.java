package cluewright.prove;

import java.util.Arrays;

/**
 * The clauses of a {@link ConflictSearch} that are looked at when one literal becomes true. With each stands another
 * literal of it, the blocker: while that is true the clause need not be opened.
 */
final class Watches {
    int[][] clauses = new int[4][];
    int[] blockers = new int[4];
    int size;

    void add(int[] clause, int blocker) {
        if (size == blockers.length) {
            clauses = Arrays.copyOf(clauses, 2 * size);
            blockers = Arrays.copyOf(blockers, 2 * size);
        }
        put(size++, clause, blocker);
    }

    void put(int at, int[] clause, int blocker) {
        clauses[at] = clause;
        blockers[at] = blocker;
    }

    void remove(int[] clause) {
        for (int i = 0; i < size; i++) {
            if (clauses[i] == clause) {
                cut(i, i + 1);
                return;
            }
        }
    }

    /** Leaves out the places from {@code kept} to before {@code rest}. */
    void cut(int kept, int rest) {
        if (kept < rest) {
            System.arraycopy(clauses, rest, clauses, kept, size - rest);
            System.arraycopy(blockers, rest, blockers, kept, size - rest);
            Arrays.fill(clauses, size - (rest - kept), size, null);
            size -= rest - kept;
        }
    }
}
