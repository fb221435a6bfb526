package cluewright.treasure;

/**
 * What a road looks like on a square, by which neighbours it goes on to. A road with three or more road neighbours or
 * with none has no name.
 */
public enum Bend {
    /** Two road neighbours, opposite each other. */
    STRAIGHT("a straight road"),
    /** Two road neighbours that are not opposite. */
    BEND("a bend"),
    /** One road neighbour. */
    DEAD_END("a dead end");

    private final String words;

    Bend(String words) {
        this.words = words;
    }

    /** With its article. */
    public String words() {
        return words;
    }
}
