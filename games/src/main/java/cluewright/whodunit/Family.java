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
            Family found = new Draw(people, liars, answer, sizes, bystanders, rng).draw(new ArrayList<>());
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
        return clashes.stream().noneMatch(clash -> (clash & ~set) == 0);
    }

    /** One search, depth first, in random order. */
    private static final class Draw {
        private final int people;
        private final Liars liars;
        private final int answer;
        private final List<Integer> sizes;
        private final int bystanders;
        private final List<Integer> candidates;
        private int nodes;

        Draw(int people, Liars liars, int answer, List<Integer> sizes, int bystanders, Rng rng) {
            this.people = people;
            this.liars = liars;
            this.answer = answer;
            this.sizes = sizes;
            this.bystanders = bystanders;
            List<Integer> sets = new ArrayList<>();
            for (int set = 1; set < 1 << people; set++) {
                if ((set & answer) != 0) {
                    sets.add(set);
                }
            }
            this.candidates = rng.shuffled(sets);
        }

        @Nullable
        Family draw(List<Integer> chosen) {
            if (++nodes > MOST_NODES) {
                return null;
            }
            if (chosen.size() == sizes.size()) {
                return finished(chosen);
            }
            int size = sizes.get(chosen.size());
            for (int next : candidates) {
                boolean fits = Integer.bitCount(next) == size;
                for (int clash : chosen) {
                    fits &= (clash & ~next) != 0 && (next & ~clash) != 0;
                }
                if (fits) {
                    chosen.add(next);
                    Family found = draw(chosen);
                    if (found != null) {
                        return found;
                    }
                    chosen.remove(chosen.size() - 1);
                }
            }
            return null;
        }

        private @Nullable Family finished(List<Integer> chosen) {
            int out = (1 << people) - 1;
            for (int clash : chosen) {
                out &= ~clash;
            }
            if (Integer.bitCount(out) != bystanders || !decides(chosen, 0)) {
                return null;
            }
            for (int clash : chosen) {
                if (decides(chosen, clash)) {
                    return null;
                }
            }
            return new Family(chosen, out);
        }

        /** Whether the answer alone hits all clashes but for one. */
        private boolean decides(List<Integer> chosen, int without) {
            for (int set = 0; set < 1 << people; set++) {
                int liarsThere = set;
                if (set != answer
                        && liars.allows(Integer.bitCount(set))
                        && chosen.stream().allMatch(clash -> clash == without || (clash & liarsThere) != 0)) {
                    return false;
                }
            }
            return true;
        }
    }
}
