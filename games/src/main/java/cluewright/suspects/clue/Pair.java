package cluewright.suspects.clue;

import cluewright.clue.Hand;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Two different elements of one list, in the order of the list: what a clue type loops over when it means the same
 * either way round, so that no clue is proposed in two guises.
 *
 * @param first the one that the list has earlier
 * @param second the one that the list has later
 */
record Pair<T>(T first, T second) {
    /** Every two of the elements that the hand holds. */
    static <T> List<Pair<T>> of(List<T> all, Hand hand) {
        List<T> held = new ArrayList<>(all);
        Set<T> chosen = new HashSet<>(hand.of(all));
        held.removeIf(element -> !chosen.contains(element));
        List<Pair<T>> pairs = new ArrayList<>();
        for (int second = 1; second < held.size(); second++) {
            for (int first = 0; first < second; first++) {
                pairs.add(new Pair<>(held.get(first), held.get(second)));
            }
        }
        return pairs;
    }
}
