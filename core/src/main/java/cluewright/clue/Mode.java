package cluewright.clue;

import cluewright.space.Refused;

/** When clues can be seen. */
public enum Mode {
    /** All from the start. */
    OPEN("open"),
    /** A clue is seen once its holder's value is known; a clue that nobody holds, from the start. */
    REVEAL("reveal");

    private final String word;

    Mode(String word) {
        this.word = word;
    }

    /** The name in documents and on the command line. */
    public String word() {
        return word;
    }

    /** The mode of this name; refused when there is none. */
    public static Mode of(String word) {
        for (Mode mode : values()) {
            if (mode.word.equals(word)) {
                return mode;
            }
        }
        throw new Refused("the mode must be 'open' or 'reveal', not '" + word + "'.");
    }
}
