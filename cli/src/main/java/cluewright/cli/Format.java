package cluewright.cli;

import cluewright.space.Refused;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How a puzzle is written. */
enum Format {
    TEXT("txt"),
    JSON("json"),
    YAML("yaml");

    private final String ending;

    /** For shell completion. */
    static final class Words implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return words().iterator();
        }
    }

    Format(String ending) {
        this.ending = ending;
    }

    private static List<String> words() {
        return Stream.of(values()).map(Format::word).toList();
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format of this name; refused when there is none. */
    static Format of(String word) {
        for (Format format : values()) {
            if (format.word().equals(word.toLowerCase(Locale.ROOT))) {
                return format;
            }
        }
        throw new Refused("there is no format '" + word + "'; the formats are " + String.join(", ", words()) + "."
                + Refused.maybe(word, words()));
    }

    /** What the names of its files end in, without a full stop. */
    String ending() {
        return ending;
    }
}
