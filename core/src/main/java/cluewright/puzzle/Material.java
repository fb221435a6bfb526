package cluewright.puzzle;

import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.random.Rng;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * What one try at a puzzle starts from.
 *
 * @param board the board
 * @param truth the world that is true on it
 * @param pool true clues, to choose from
 * @param aim what is wanted
 * @param rng this try's randomness
 */
record Material(Board board, World truth, List<Clue> pool, Aim aim, Rng rng) {
    /** Boards of this many holders or more use no clue type for more than a quarter of the clues. */
    private static final int VARIED_FROM = 16;

    /** Why a try came to nothing. */
    static final class Rejected extends Exception {
        private static final long serialVersionUID = 1L;
        private final String gate;

        Rejected(String gate) {
            super(gate, null, false, false);
            this.gate = gate;
        }

        /** The name of the gate that it did not pass. */
        String gate() {
            return gate;
        }
    }

    /** Whether a type of clue may not make up more than a quarter of the clues. */
    boolean isVaried() {
        return board.holders().size() >= VARIED_FROM;
    }

    /** Whether one more clue of this type leaves room for other types. */
    boolean allows(List<Clue> before, Clue clue) {
        int most = isVaried() ? Math.max(1, board.holders().size() / 8) : Integer.MAX_VALUE;
        return uses(before, clue.type()) < most;
    }

    /** Lets only pass what has at most one clue for everybody, and a mix of types on all but small boards. */
    void gate(List<Clue> clues) throws Rejected {
        if (!board.holders().isEmpty() && clues.size() > board.holders().size()) {
            throw new Rejected("one-clue-each");
        }
        for (Clue clue : clues) {
            if (isVaried() && 4 * uses(clues, clue.type()) > clues.size()) {
                throw new Rejected("type-share");
            }
        }
    }

    private static int uses(List<Clue> clues, ClueType<?> type) {
        int uses = 0;
        for (Clue clue : clues) {
            uses += clue.type() == type ? 1 : 0;
        }
        return uses;
    }

    /** A puzzle on this board with clues that are held as they are. */
    Puzzle puzzle(List<Fact> givens, List<Puzzle.Held> clues) {
        List<Puzzle.Held> sorted = new ArrayList<>(clues);
        sorted.sort((one, other) -> Integer.compare(one.holder(), other.holder()));
        return new Puzzle(board, aim.mode(), givens, sorted);
    }

    /** An open puzzle whose clues are in random hands; what nobody is left for is held by nobody. */
    Puzzle dealt(List<Clue> clues) {
        List<Integer> holders = rng.stream("holders").shuffled(board.holders());
        List<Puzzle.Held> held = new ArrayList<>();
        for (int i = 0; i < clues.size(); i++) {
            held.add(new Puzzle.Held(clues.get(i), i < holders.size() ? holders.get(i) : Puzzle.NOBODY));
        }
        held.sort((one, other) -> Integer.compare(one.holder(), other.holder()));
        return new Puzzle(board, Mode.OPEN, List.of(), held);
    }
}
