package cluewright.puzzle;

import cluewright.deduce.Hint;
import java.util.List;

/**
 * A puzzle that several people play at one device, where not everybody may see everything: lines go in, lines come out,
 * and now and then what was shown has to be hidden. It has a state of its own.
 */
public interface Table {
    /**
     * What is said in return.
     *
     * @param lines what is shown
     * @param hides whether everything shown before has to go first
     * @param goesOn whether the game goes on
     */
    record Said(List<String> lines, boolean hides, boolean goesOn) {
        public Said {
            lines = List.copyOf(lines);
        }
    }

    /** What everybody sees in the beginning. */
    List<String> greeting();

    /** What a line that somebody typed leads to; refused when it cannot be understood. */
    Said answer(String line);

    /** The lines that led here, but for those that only asked to be shown something: enough to go on later. */
    List<String> moves();

    /** Goes on where these moves led, nothing being shown to anybody; refused with the move that cannot be. */
    void resume(List<String> moves);

    /**
     * What helps one player most, told to a level: from what this player can see and what everybody heard at the table,
     * and nothing else.
     *
     * @param player the number of the player, from 1; refused when there is none
     */
    Advice.Said hint(int player, Hint.Level level);
}
