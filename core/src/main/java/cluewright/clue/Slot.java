package cluewright.clue;

/**
 * A named parameter of a clue type, together with the phrase that says it.
 *
 * @param name the parameter's name in documents and in sentence templates
 * @param phrase how it is said and read
 * @param <B> the board
 * @param <T> the parameter's type, with value equality
 */
public record Slot<B extends Board, T>(String name, Phrase<B, T> phrase) {
    @Override
    public String toString() {
        return name;
    }
}
