package cluewright.clue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of phrase that fills a hole of a sentence: how a value is said, and every way to read one.
 *
 * <p>Law: for every value that can be said, reading what was said gives that value (perhaps among others), in either
 * grammatical number.
 *
 * @param <B> the board that the phrase may name things of
 * @param <T> what the phrase stands for
 */
public interface Phrase<B extends Board, T> {
    /**
     * A value that was read, and the position after it.
     *
     * @param value what was read
     * @param end the position in the scan after it
     */
    record Match<T>(T value, int end) {}

    /** What the phrase is called when it is missing, with an article: "a person". */
    String name();

    /** The value in words, or null when this phrase cannot say it; {@code many} asks for the plural. */
    @Nullable
    String say(B board, T value, boolean many);

    /** Every way to read a value from the position on, in singular or plural. */
    List<Match<T>> read(B board, Scan scan, int from);
}
