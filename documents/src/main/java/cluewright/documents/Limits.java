package cluewright.documents;

/** How large a document may be. What is larger is refused, in reading and in writing. */
public final class Limits {
    /** The most bytes in a file: 1 MiB. */
    public static final int MOST_BYTES = 1 << 20;

    /** The most maps and lists that stand inside each other. */
    public static final int MOST_LEVELS = 32;

    /** The most values in a file: maps, lists and plain values together. */
    public static final int MOST_VALUES = 100_000;

    /** The most characters (UTF-16 units) in the name of a field. */
    public static final int LONGEST_NAME = 200;

    /** The most characters (UTF-16 units) in one text. */
    public static final int LONGEST_TEXT = 10_000;

    private Limits() {}
}
