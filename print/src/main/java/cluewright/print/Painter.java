package cluewright.print;

import java.util.List;

/**
 * How the puzzles of one game are put on paper. It reads the document that {@link Original} holds and none of the game's
 * classes: the fields of documents are public and keep their meaning.
 */
public interface Painter {
    /** The game's id. */
    String game();

    /** What can be printed, in the order in which it is; words for the command line. */
    List<String> parts();

    /** The sheets of one part. */
    List<Sheet> sheets(String part, Original original, Paper paper);
}
