package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.deduce.Hint;
import cluewright.deduce.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game's own way to look into a puzzle, for games whose answer does not come in steps from clue to clue. Whatever is
 * null is done in the general way.
 */
public interface Examiner {
    /**
     * What was found.
     *
     * @param isSound whether the puzzle is what it should be
     * @param tree everything, for programs
     * @param lines everything, for people
     */
    record Finding(boolean isSound, Tree.Fields tree, List<String> lines) {
        public Finding {
            lines = List.copyOf(lines);
        }
    }

    /** What is to be said of the puzzle, each search spending so many nodes at most. */
    Finding examine(Document document, long budget);

    /** How hard the puzzle is; sound when that can be said. The tree is the document's field {@code difficulty}. */
    default @Nullable Finding rate(Puzzle puzzle, long budget) {
        return null;
    }

    /** Why the answer is the answer. */
    default @Nullable Argument argue(Puzzle puzzle, long budget) {
        return null;
    }

    /**
     * Why the answer is the answer, for games in which no step follows from another, so that there is nothing to argue
     * or draw.
     *
     * @param part the name of what is asked for, or null for everything; refused when there is none
     */
    default @Nullable Finding tell(Document document, @Nullable String part) {
        return null;
    }

    /** What helps a player in this position most, told to a level. */
    default Advice.@Nullable Said hint(Puzzle puzzle, Position position, Hint.Level level, long budget) {
        return null;
    }

    /** What the results of a document say that is not so; none by default. Shares nothing with how puzzles are made. */
    default List<String> faults(Document document) {
        return List.of();
    }
}
