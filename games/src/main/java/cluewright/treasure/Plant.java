package cluewright.treasure;

/** What grows on a square. */
public enum Plant {
    /** Nothing. */
    NONE('.', "nature"),
    /** A tree. */
    TREE('T', "tree"),
    /** A flower. */
    FLOWER('F', "flower");

    private final char letter;
    private final String word;

    Plant(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    /** The letter in documents. */
    public char letter() {
        return letter;
    }

    /** The word in sentences: a square is "without nature", or "with a tree". */
    public String word() {
        return word;
    }
}
