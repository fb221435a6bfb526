package cluewright.grade;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/**
 * How hard a puzzle is, in words. A band is exact: a solver who is limited to the band's rounds ({@link Rounds}) solves
 * the puzzle, and one who is limited to those of the band below does not.
 */
public enum Band {
    /** Single clues do. */
    EASY(1, Integer.MAX_VALUE),
    /** Once two clues must be held together. */
    MEDIUM(2, 1),
    /** More than once two clues must be held together. */
    TRICKY(2, Integer.MAX_VALUE),
    /** Once three clues must be held together. */
    HARD(3, 1),
    /** More than once three clues must be held together, or more than three. */
    BRUTAL(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** The efforts of a band span so much. */
    public static final int WIDTH = 20;

    private final int size;
    private final int rounds;

    Band(int size, int rounds) {
        this.size = size;
        this.rounds = rounds;
    }

    /** Whether a solver limited to this band's rounds gets through these. */
    public boolean covers(Rounds needed) {
        return needed.largest() < size || needed.largest() == size && needed.atLargest() <= rounds;
    }

    /** The band of a puzzle that needs these rounds. */
    public static Band of(Rounds needed) {
        for (Band band : values()) {
            if (band.covers(needed)) {
                return band;
            }
        }
        throw new IllegalStateException("no band covers " + needed);
    }

    /** The band of an effort, 0 to 100. */
    public static Band of(int effort) {
        return values()[Math.min(effort / WIDTH, values().length - 1)];
    }

    /** The band of this name; refused when there is none. */
    public static Band of(String word) {
        List<String> words = new ArrayList<>();
        for (Band band : values()) {
            if (band.word().equals(word)) {
                return band;
            }
            words.add(band.word());
        }
        throw new Refused("there is no difficulty '" + word + "'; say " + String.join(", ", words)
                + " or a number from 0 to 100." + Refused.maybe(word, words));
    }

    /** The name in documents and on the command line. */
    public String word() {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < name().length(); i++) {
            word.append((char) (name().charAt(i) + 'a' - 'A'));
        }
        return word.toString();
    }

    /** The least effort of this band. */
    public int least() {
        return ordinal() * WIDTH;
    }

    /** The greatest effort of this band. */
    public int greatest() {
        return this == BRUTAL ? 100 : least() + WIDTH - 1;
    }
}
