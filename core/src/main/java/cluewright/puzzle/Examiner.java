package cluewright.puzzle;

import java.util.List;

/** A game's own way to look into a puzzle, for games whose answer does not come in steps from clue to clue. */
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

    /** What the results of a document say that is not so; none by default. Shares nothing with how puzzles are made. */
    default List<String> faults(Document document) {
        return List.of();
    }
}
