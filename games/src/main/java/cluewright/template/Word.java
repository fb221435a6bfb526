package cluewright.template;

import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

// @start region=phrase
/**
 * A phrase that is one of a few words. Phrases fill the holes of clue sentences, in both directions: {@link #say} puts
 * a value into a sentence, {@link #read} finds it there again.
 *
 * @param name what the phrase is called when it is missing, with an article
 * @param words the words that a board allows
 */
public record Word(String name, Function<Row, List<String>> words) implements Phrase<Row, String> {
    /** A box, by its colour. */
    public static final Word BOX = new Word("a box's colour", Row::colours);

    /** A side. */
    public static final Word SIDE = new Word("'left' or 'right'", row -> List.of("left", "right"));

    /** What the coin is made of. */
    public static final Word METAL = new Word("'gold' or 'silver'", row -> Row.METALS);

    @Override
    public String say(Row row, String value, boolean many) {
        return value;
    }

    @Override
    public List<Match<String>> read(Row row, Scan scan, int from) {
        List<Match<String>> matches = new ArrayList<>();
        for (String word : words.apply(row)) {
            int end = scan.after(from, word);
            if (end >= 0) {
                matches.add(new Match<>(word, end));
            }
        }
        return matches;
    }
}
// @end
