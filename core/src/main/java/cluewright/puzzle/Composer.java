package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
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
     * One try; null when a gate was in the way, which is then counted. Usually all chance comes from
     * {@link Generator#rng}; a composer that draws from the bare word instead says what else its puzzles depend on.
     *
     * @param order what is asked
     * @param seed the seed word
     * @param attempt the number of the try, from 0
     * @param rejects how often each gate was in the way
     */
    @Nullable
    Draft compose(Order order, String seed, int attempt, Map<String, Integer> rejects);

    /** Whether documents hold the steps to the answer; not when nobody sees all clues. */
    default boolean isTraced() {
        return true;
    }
}
