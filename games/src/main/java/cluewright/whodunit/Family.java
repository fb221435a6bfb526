package cluewright.whodunit;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which clashes a puzzle is to have: sets of people, none inside another, each with a liar in it, and such that no other
 * allowed set of liars has one in each; without any one of them that would not be so.
 *
 * @param clashes the clashes, as bit masks
 * @param bystanders everybody who is in none of them
 */
record Family(List<Integer> clashes, int bystanders) {
    private static final int MOST_NODES = 50_000;

    Family {
        clashes = List.copyOf(clashes);
    }

    /** A random family of clashes of these sizes, with as few bystanders as can be; null when there is none. */
    static @Nullable Family of(int people, Liars liars, int answer, List<Integer> sizes, Rng rng) {
        for (int bystanders = 0; bystanders < people; bystanders++) {
            Family found = new Draw(people, liars, answer, sizes, bystanders, rng).draw(0, 0);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** The largest sets of people that contain no clash: their statements are to be possible together. */
    List<Integer> harmonies(int people) {
        List<Integer> harmonies = new ArrayList<>();
        for (int set = 0; set < 1 << people; set++) {
            boolean largest = isHarmonious(set);
            for (int person = 0; person < people; person++) {
                largest &= (set >> person & 1) == 1 || !isHarmonious(set | 1 << person);
            }
            if (largest) {
                harmonies.add(set);
            }
        }
        return harmonies;
    }

    private boolean isHarmonious(int set) {
        for (int clash : clashes) {
            if ((clash & ~set) == 0) {
                return false;
            }
        }
        return true;
    }

    /** One search, depth first, in random order; of clashes of one size each choice is looked at in one order only. */
    private static final class Draw {
        private final int people;
        private final Liars liars;
        private final int answer;
        private final int[] sizes;
        private final int bystanders;
        private final int[] candidates;
        private final int[] chosen;
        private int nodes;

        Draw(int people, Liars liars, int answer, List<Integer> sizes, int bystanders, Rng rng) {
            this.people = people;
            this.liars = liars;
            this.answer = answer;
            this.sizes = sizes.stream().mapToInt(size -> size).toArray();
            this.bystanders = bystanders;
            this.chosen = new int[this.sizes.length];
            List<Integer> sets = new ArrayList<>();
            for (int set = 1; set < 1 << people; set++) {
                if ((set & answer) != 0) {
                    sets.add(set);
                }
            }
            this.candidates = rng.shuffled(sets).stream().mapToInt(set -> set).toArray();
        }

        /** Goes on after so many clashes are chosen, with the candidates from this one on. */
        @Nullable
        Family draw(int depth, int from) {
            if (++nodes > MOST_NODES) {
                return null;
            }
            if (depth == sizes.length) {
                return finished();
            }
            for (int next = from; next < candidates.length; next++) {
                if (fits(candidates[next], depth)) {
                    chosen[depth] = candidates[next];
                    boolean isLastOfSize = depth + 1 == sizes.length || sizes[depth + 1] != sizes[depth];
                    Family found = draw(depth + 1, isLastOfSize ? 0 : next + 1);
                    if (found != null) {
                        return found;
                    }
                }
            }
            return null;
        }

        private boolean fits(int next, int depth) {
            boolean fits = Integer.bitCount(next) == sizes[depth];
            for (int before = 0; before < depth && fits; before++) {
                fits = (chosen[before] & ~next) != 0 && (next & ~chosen[before]) != 0;
            }
            return fits;
        }

        private @Nullable Family finished() {
            int out = (1 << people) - 1;
            for (int clash : chosen) {
                out &= ~clash;
            }
            if (Integer.bitCount(out) != bystanders || !decides(0)) {
                return null;
            }
            List<Integer> clashes = new ArrayList<>();
            for (int clash : chosen) {
                if (decides(clash)) {
                    return null;
                }
                clashes.add(clash);
            }
            return new Family(clashes, out);
        }

        /** Whether the answer alone hits all clashes but for one. */
        private boolean decides(int without) {
            for (int set = 0; set < 1 << people; set++) {
                if (set != answer && liars.allows(Integer.bitCount(set)) && hits(set, without)) {
                    return false;
                }
            }
            return true;
        }

        private boolean hits(int set, int without) {
            for (int clash : chosen) {
                if (clash != without && (clash & set) == 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
