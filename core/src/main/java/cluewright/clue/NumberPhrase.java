package cluewright.clue;

import java.util.List;

/**
 * "2"; number words are read too.
 *
 * @param numerals the numbers that are read
 * @param <B> any board
 */
public record NumberPhrase<B extends Board>(Numerals numerals) implements Phrase<B, Tally> {
    @Override
    public String name() {
        return "a number";
    }

    @Override
    public String say(B board, Tally tally, boolean many) {
        return tally.toString();
    }

    @Override
    public List<Match<Tally>> read(B board, Scan scan, int from) {
        String word = scan.word(from);
        int number = numerals.read(word);
        return number < 0 ? List.of() : List.of(new Match<>(new Tally(number), scan.after(from, word)));
    }
}
