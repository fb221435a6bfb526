package cluewright.deduce;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where a player stands: all that has to be kept to go on later. Immutable.
 *
 * @param marks what is written on the board
 * @param revealed in reveal mode, the holders whose clues the player has read, in the order of reading; what has been
 *     read stays read, though a mark may be taken back
 * @param hints how many levels of hints were taken, by the variable they were about
 * @param mistakes how many claims were refused, by their variable
 */
public record Position(
        Marks marks, List<Integer> revealed, Map<Integer, Integer> hints, Map<Integer, Integer> mistakes) {
    /** The start of every puzzle. */
    public static final Position START = new Position(Marks.NONE, List.of(), Map.of(), Map.of());

    public Position {
        revealed = List.copyOf(revealed);
        hints = Collections.unmodifiableMap(new TreeMap<>(hints));
        mistakes = Collections.unmodifiableMap(new TreeMap<>(mistakes));
    }

    /** The same with other marks. */
    public Position with(Marks others) {
        return new Position(others, revealed, hints, mistakes);
    }

    /** The same with other clues read. */
    public Position withRevealed(List<Integer> holders) {
        return new Position(marks, holders, hints, mistakes);
    }

    /** The same with one more level of a hint taken. */
    public Position withHint(int variable) {
        return new Position(marks, revealed, plusOne(hints, variable), mistakes);
    }

    /** The same with one more claim refused. */
    public Position withMistake(int variable) {
        return new Position(marks, revealed, hints, plusOne(mistakes, variable));
    }

    private static Map<Integer, Integer> plusOne(Map<Integer, Integer> counts, int variable) {
        Map<Integer, Integer> more = new TreeMap<>(counts);
        more.merge(variable, 1, Integer::sum);
        return more;
    }

    /** The sum of some counts. */
    public static int sum(Map<Integer, Integer> counts) {
        int sum = 0;
        for (int count : counts.values()) {
            sum += count;
        }
        return sum;
    }
}
