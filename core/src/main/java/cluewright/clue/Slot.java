package cluewright.clue;

import org.jspecify.annotations.Nullable;

/**
 * A named parameter of a clue type, together with the phrase that says it.
 *
 * @param name the parameter's name in documents and in sentence templates
 * @param phrase how it is said and read
 * @param standard what is meant when the parameter is left out, or null when it may not be
 * @param <B> the board
 * @param <T> the parameter's type, with value equality
 */
public record Slot<B extends Board, T>(
        String name, Phrase<B, T> phrase, @Nullable T standard) {
    /** A parameter that may not be left out. */
    public Slot(String name, Phrase<B, T> phrase) {
        this(name, phrase, null);
    }

    @Override
    public String toString() {
        return name;
    }
}
