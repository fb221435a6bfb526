package cluewright.clue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A phrase that stands for one of a few values, each with its own words: the first are said, all of them are read.
 *
 * @param <B> the board that the values may depend on
 * @param <T> what the phrase stands for
 */
public class OneOf<B extends Board, T> implements Phrase<B, T> {
    private final String name;
    private final Function<B, List<T>> values;
    private final BiFunction<B, T, List<String>> words;

    /** A phrase of this name for the values of a board; a value without words cannot be said. */
    public OneOf(String name, Function<B, List<T>> values, BiFunction<B, T, List<String>> words) {
        this.name = name;
        this.values = values;
        this.words = words;
    }

    /** Values that are the same on every board, with the same words in singular and plural. */
    public static <B extends Board, T> OneOf<B, T> these(String name, List<T> values, Function<T, String> words) {
        return new OneOf<>(name, board -> values, (board, value) -> List.of(words.apply(value)));
    }

    /** The same, with a singular and a plural, which are said as asked and both read. */
    public static <B extends Board, T> OneOf<B, T> counted(
            String name, List<T> values, Function<T, String> singular, Function<T, String> plural) {
        return new OneOf<>(
                name, board -> values, (board, value) -> List.of(singular.apply(value), plural.apply(value))) {
            @Override
            public String say(B board, T value, boolean many) {
                return many ? plural.apply(value) : singular.apply(value);
            }
        };
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public @Nullable String say(B board, T value, boolean many) {
        List<String> said = words.apply(board, value);
        return said.isEmpty() ? null : said.get(0);
    }

    @Override
    public final List<Match<T>> read(B board, Scan scan, int from) {
        List<Match<T>> matches = new ArrayList<>();
        for (T value : values.apply(board)) {
            int furthest = -1;
            for (String said : words.apply(board, value)) {
                furthest = Math.max(furthest, scan.after(from, said));
            }
            if (furthest >= 0) {
                matches.add(new Match<>(value, furthest));
            }
        }
        return matches;
    }
}
