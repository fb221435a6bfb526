package cluewright.clue;

import java.util.ArrayList;
import java.util.List;

/**
 * "exactly 2", "at least 1"; a bare number is read as exactly so many.
 *
 * @param number how numbers are read
 * @param none words that are read as exactly 0
 * @param <B> any board
 */
public record AmountPhrase<B extends Board>(NumberPhrase<B> number, List<String> none) implements Phrase<B, Amount> {
    public AmountPhrase {
        none = List.copyOf(none);
    }

    @Override
    public String name() {
        return "an amount such as 'exactly 2' or 'at least 1'";
    }

    @Override
    public String say(B board, Amount amount, boolean many) {
        return amount.toString();
    }

    @Override
    public List<Match<Amount>> read(B board, Scan scan, int from) {
        List<Match<Amount>> matches = new ArrayList<>();
        for (Amount.Relation relation : Amount.Relation.values()) {
            int after = scan.after(from, relation.words());
            if (after >= 0) {
                addNumber(board, scan, after, relation, matches);
            }
        }
        addNumber(board, scan, from, Amount.Relation.EXACTLY, matches);
        for (String word : none) {
            int end = scan.after(from, word);
            if (end >= 0) {
                matches.add(new Match<>(Amount.exactly(0), end));
            }
        }
        return matches;
    }

    private void addNumber(B board, Scan scan, int from, Amount.Relation relation, List<Match<Amount>> matches) {
        for (Match<Tally> found : number.read(board, scan, from)) {
            matches.add(new Match<>(new Amount(relation, found.value().number()), found.end()));
        }
    }
}
