package cluewright.clue;

import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.List;

/** What the clues of one puzzle talk about, apart from the answer. Immutable; each game has its own kind. */
public interface Board {
    /** The worlds that are possible on this board. */
    Space space();

    /** A fact in words, without a full stop: "Ada is innocent". */
    String say(Fact fact);

    /** The variables that can hold a clue: usually people. None by default. */
    default List<Integer> holders() {
        return List.of();
    }

    /** Another short name of a variable, for instance its coordinate on a grid; the variable's own name by default. */
    default String shortName(int variable) {
        return space().variables().get(variable).name();
    }

    /** How many clues each of the {@link #holders} may hold. */
    default int mostHeld() {
        return 1;
    }

    /** How many different answers a puzzle on this board is to have: one, but in games that leave some open. */
    default int answers() {
        return 1;
    }

    /**
     * The board as the holder of a clue speaks of it, or as nobody does for {@link Puzzle#NOBODY}. The same for everybody,
     * unless the game has sentences in the first person.
     */
    default Board spokenBy(int holder) {
        return this;
    }

    /**
     * What follows from a clue's having been said by its holder: by default what it says. A game in which not everybody
     * can be believed says otherwise, here and in {@link #vouched(boolean, int, World)}.
     */
    default Formula vouched(Formula said, int holder) {
        return said;
    }

    /** The same in one world. Shares nothing with {@link #vouched(Formula, int)}. */
    default boolean vouched(boolean said, int holder, World world) {
        return said;
    }
}
