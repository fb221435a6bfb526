package cluewright.puzzle;

import java.util.List;

/**
 * What documents of a game call things that other games call otherwise.
 *
 * @param holder the field of a clue that names its holder
 * @param answer the field of the answer; if it is not the usual one, it has the value of the only variable asked for
 * @param terms further fields of the document that are part of the puzzle, beside the board
 */
public record Form(String holder, String answer, List<String> terms) {
    /** The usual name of the answer: a map from names to values. */
    public static final String ANSWER = "answer";

    /** What most games say. */
    public static final Form USUAL = new Form("by", ANSWER, List.of());

    public Form {
        terms = List.copyOf(terms);
    }
}
