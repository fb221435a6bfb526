package cluewright.clue;

import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * A puzzle without its answer: a board, what is given, and the clues.
 *
 * @param board what the clues talk about
 * @param mode when clues can be seen
 * @param givens what is known from the start; together with the axioms always part of the puzzle
 * @param clues the clues, in document order
 */
public record Puzzle(Board board, Mode mode, List<Fact> givens, List<Held> clues) {
    /** The holder of a clue that nobody holds. */
    public static final int NOBODY = -1;

    /**
     * A clue and who holds it.
     *
     * @param clue the clue
     * @param holder the variable whose value must be known before the clue is seen in reveal mode, or {@link #NOBODY}
     */
    public record Held(Clue clue, int holder) {}

    public Puzzle {
        givens = List.copyOf(givens);
        clues = List.copyOf(clues);
    }

    /** An open puzzle of clues that nobody holds. */
    public static Puzzle open(Board board, List<Clue> clues) {
        List<Held> held = new ArrayList<>();
        for (Clue clue : clues) {
            held.add(new Held(clue, NOBODY));
        }
        return new Puzzle(board, Mode.OPEN, List.of(), held);
    }

    public Space space() {
        return board.space();
    }

    /** The clue of this number, counted from 0. */
    public Clue clue(int number) {
        return clues.get(number).clue();
    }

    /** What the clue of this number comes to: what it says, as far as its holder is to be believed. */
    public Formula formula(int number) {
        Held held = clues.get(number);
        return board.vouched(held.clue().formula(), held.holder());
    }

    /** Whether the clue of this number, as far as its holder is to be believed, is true in the world. */
    public boolean holds(int number, World world) {
        Held held = clues.get(number);
        return board.vouched(held.clue().holds(world), held.holder(), world);
    }

    /** What holds whatever the clues say: the axioms and the givens. */
    public List<Formula> background() {
        List<Formula> background = new ArrayList<>(space().axioms());
        background.addAll(givenFormulas());
        return background;
    }

    /** The givens as formulas. */
    public List<Formula> givenFormulas() {
        List<Formula> formulas = new ArrayList<>();
        for (Fact given : givens) {
            formulas.add(given.formula());
        }
        return formulas;
    }

    /** Whether the axioms, all givens and all clues are true in the world; the clues by {@link #holds}. */
    public boolean fits(World world) {
        for (Formula axiom : space().axioms()) {
            if (!axiom.holds(world)) {
                return false;
            }
        }
        for (Fact given : givens) {
            if (!given.holds(world)) {
                return false;
            }
        }
        for (int clue = 0; clue < clues.size(); clue++) {
            if (!holds(clue, world)) {
                return false;
            }
        }
        return true;
    }

    /** The same puzzle with only these clues. */
    public Puzzle withClues(List<Held> some) {
        return new Puzzle(board, mode, givens, some);
    }

    /** The same puzzle without the clue of this number. */
    public Puzzle without(int number) {
        List<Held> rest = new ArrayList<>(clues);
        rest.remove(number);
        return withClues(rest);
    }

    /** The same puzzle with other givens. */
    public Puzzle withGivens(List<Fact> others) {
        return new Puzzle(board, mode, others, clues);
    }
}
