package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.random.Rng;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game's own way to make a puzzle, for games whose clues cannot be chosen one by one from what is true: where it
 * matters who says what, or where a certain structure is wanted. Proof, gates and documents stay the generator's.
 */
public interface Composer {
    /**
     * A puzzle before its proof.
     *
     * @param puzzle board, clues and who holds them
     * @param truth the world that answers it
     * @param results what the document shall hold beside, by field name
     */
    record Draft(Puzzle puzzle, World truth, Tree.Fields results) {}

    /**
     * One try; null when a gate was in the way, which is then counted.
     *
     * @param order what is asked
     * @param rng where all chance comes from
     * @param rejects how often each gate was in the way
     */
    @Nullable
    Draft compose(Order order, Rng rng, Map<String, Integer> rejects);
}
