package cluewright.template.clue;

import cluewright.clue.ClueType;
import cluewright.clue.Vocabulary;
import cluewright.template.Row;
import java.util.List;

// @start region=list
/** The list of all clue types of the coin game. A test fails when one that exists is missing here. */
public final class CoinClues {
    private CoinClues() {}

    /** All of them. */
    public static Vocabulary<Row> all() {
        return new Vocabulary<>(List.<ClueType<Row>>of(new ToOneSide(), new IfMetal()));
    }
}
// @end
