package cluewright.prove;

import cluewright.formula.Numbers;
import java.util.Arrays;

/**
 * A rule of a {@link ConflictSearch}: if the guard is true, the number of true literals among the parts is one of the
 * allowed numbers.
 *
 * <p>The state of the rule is read off the search's assignment as machine words: with t true parts and f false ones out
 * of n, the count will end between t and n − f. So a check costs a few instructions for 64 parts, nothing is kept, and
 * nothing has to be undone. Since all open parts are alike to a count, the bounds decide everything: no allowed number
 * between them is a conflict; if only t is allowed the open parts are false; if only n − f, they are true.
 *
 * <p>{@link #explain} names as few assigned parts as the gap between two allowed numbers needs.
 */
final class CountRule {
    /** The literal under which the rule holds. */
    final int guard;

    /** Whether nobody needs to know that the guard is false. */
    private final boolean isOneWay;

    /** The counted literals, all of different variables. */
    final int[] parts;

    /** For every word of the assignment that has parts: its index, and which bits are counted plain and negated. */
    private final int[] words;

    private final long[] plain;
    private final long[] negated;

    /** The least allowed number from i up (n + 1 when there is none), and the greatest up to i (−1 when none). */
    private final int[] next;

    private final int[] previous;

    CountRule(int guard, boolean isOneWay, int[] parts, Numbers allowed) {
        this.guard = guard;
        this.isOneWay = isOneWay;
        this.parts = parts;
        int n = parts.length;
        next = new int[n + 2];
        previous = new int[n + 2];
        next[n + 1] = n + 1;
        for (int i = n; i >= 0; i--) {
            next[i] = allowed.contains(i) ? i : next[i + 1];
        }
        previous[0] = allowed.contains(0) ? 0 : -1;
        for (int i = 1; i <= n + 1; i++) {
            previous[i] = i <= n && allowed.contains(i) ? i : previous[i - 1];
        }
        int last = 0;
        for (int part : parts) {
            last = Math.max(last, part >> 7);
        }
        long[] plainWords = new long[last + 1];
        long[] negatedWords = new long[last + 1];
        for (int part : parts) {
            long[] of = (part & 1) == 0 ? plainWords : negatedWords;
            of[part >> 7] |= 1L << (part >> 1);
        }
        int used = 0;
        int[] index = new int[last + 1];
        for (int word = 0; word <= last; word++) {
            if ((plainWords[word] | negatedWords[word]) != 0) {
                plainWords[used] = plainWords[word];
                negatedWords[used] = negatedWords[word];
                index[used++] = word;
            }
        }
        words = Arrays.copyOf(index, used);
        plain = Arrays.copyOf(plainWords, used);
        negated = Arrays.copyOf(negatedWords, used);
    }

    /** How many parts are true. */
    private int trueParts(ConflictSearch search) {
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            int word = words[i];
            count += Long.bitCount(search.trueBits[word] & plain[i] | search.falseBits[word] & negated[i]);
        }
        return count;
    }

    /** How many parts are false. */
    private int falseParts(ConflictSearch search) {
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            int word = words[i];
            count += Long.bitCount(search.falseBits[word] & plain[i] | search.trueBits[word] & negated[i]);
        }
        return count;
    }

    /** Sets what the rule forces; false on a conflict, which {@link #explain} with literal −1 explains. */
    boolean propagate(ConflictSearch search) {
        int guarded = search.value(guard);
        if (guarded < 0 || guarded == 0 && isOneWay) {
            return true;
        }
        int low = trueParts(search);
        int high = parts.length - falseParts(search);
        int least = next[low];
        int most = previous[high];
        if (least > most) {
            if (guarded > 0) {
                return false;
            }
            search.imply(guard ^ 1, this);
        } else if (guarded > 0 && low < high) {
            if (most == low) {
                implyOpen(search, 1);
            } else if (least == high) {
                implyOpen(search, 0);
            }
        }
        return true;
    }

    private void implyOpen(ConflictSearch search, int flip) {
        for (int part : parts) {
            if (search.value(part) == 0) {
                search.imply(part ^ flip, this);
            }
        }
    }

    /**
     * Adds, negated, the literals that forced {@code forced} (or the conflict, when that is −1): a part may be named
     * only if it was assigned before.
     */
    void explain(ConflictSearch search, int forced, IntList reason) {
        int before = forced < 0 ? Integer.MAX_VALUE : search.position(forced);
        int n = parts.length;
        int low = 0;
        int wrong = 0;
        boolean forcedTrue = false;
        boolean forcedFalse = false;
        for (int part : parts) {
            int value = search.value(part);
            if (value != 0 && search.position(part) < before) {
                low += value > 0 ? 1 : 0;
                wrong += value < 0 ? 1 : 0;
            }
            forcedTrue |= part == forced;
            forcedFalse |= (part ^ 1) == forced;
        }
        int high = n - wrong;
        int above = forcedTrue ? high : forcedFalse ? next[low + 1] : next[low];
        int under = forcedTrue ? (high == 0 ? -1 : previous[high - 1]) : forcedFalse ? low - 1 : previous[high];
        int needTrue = forcedFalse ? low : under + 1;
        int needFalse = forcedTrue ? wrong : Math.max(0, n - above + 1);
        if (forced != (guard ^ 1)) {
            reason.add(guard ^ 1);
        }
        for (int part : parts) {
            int value = search.value(part);
            if (value == 0 || search.position(part) >= before) {
                continue;
            }
            if (value > 0 && needTrue-- > 0) {
                reason.add(part ^ 1);
            } else if (value < 0 && needFalse-- > 0) {
                reason.add(part);
            }
        }
    }
}
