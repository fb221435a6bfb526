package cluewright.deduce;

import cluewright.space.Fact;
import java.util.List;

/**
 * A position, looked at without the answer: what the player may rightly hold, and what each other mark is worth.
 *
 * <p>The knowledge grows from the givens alone. A sure mark joins it when the visible clues force it; in reveal mode
 * that makes its holder's clue visible, which may force further marks. So a wrong mark reveals nothing and supports
 * nothing.
 *
 * @param knowledge the givens and the forced marks, and what is visible with them
 * @param refuted marks that no world allows which fits what is visible
 * @param unproven marks that are neither forced nor refuted; nothing is concluded from them
 * @param baseless holders that are said to be revealed though nobody could know their value from the other clues
 * @param standing whether any world fits at all, or whether that is not known
 */
public record Review(
        Knowledge knowledge, List<Fact> refuted, List<Fact> unproven, List<Integer> baseless, Standing standing) {
    /** Whether any world fits what is visible. */
    public enum Standing {
        POSSIBLE,
        IMPOSSIBLE,
        /** The budget ran out; marks that were not settled by then count as unproven. */
        UNKNOWN
    }

    public Review {
        refuted = List.copyOf(refuted);
        unproven = List.copyOf(unproven);
        baseless = List.copyOf(baseless);
    }
}
