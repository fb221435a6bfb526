package cluewright.suspects.clue;

import cluewright.clue.ClueType;
import cluewright.clue.Vocabulary;
import cluewright.suspects.Grid;
import java.util.List;

/** The list of all clue types of the suspects game, in the order of the printed reference. */
public final class SuspectsClues {
    private SuspectsClues() {}

    /** All of them. */
    public static Vocabulary<Grid> all() {
        return new Vocabulary<>(List.<ClueType<Grid>>of(new Count(), new MoreIn(), new Connected()));
    }
}
