package cluewright.clue;

/**
 * A worked example of a clue type, which is both printed for readers and run as a test.
 *
 * @param board a board with a world on it, in the game's own shorthand
 * @param sentence the clue, in its canonical sentence
 * @param holds whether it is true there
 * @param why in a few words, why; may be empty
 */
public record Example(String board, String sentence, boolean holds, String why) {
    public static Example yes(String board, String sentence) {
        return new Example(board, sentence, true, "");
    }

    public static Example yes(String board, String sentence, String why) {
        return new Example(board, sentence, true, why);
    }

    public static Example no(String board, String sentence) {
        return new Example(board, sentence, false, "");
    }

    public static Example no(String board, String sentence, String why) {
        return new Example(board, sentence, false, why);
    }
}
