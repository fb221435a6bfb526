package cluewright.cpsat;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A puzzle as a model: the variables of its space, its axioms and givens, and its clues, which either always hold or
 * hold where a variable of their own is true. Parts that clues share are translated once.
 */
final class Translation {
    private final Puzzle puzzle;
    private final Model model = new Model();
    private final Encoding encoding;
    private final List<Integer> guards = new ArrayList<>();

    private Translation(Puzzle puzzle, boolean guarded) {
        this.puzzle = puzzle;
        this.encoding = new Encoding(model, puzzle.space());
        Formula.Fold<Term> terms = new Formula.Fold<>(new Terms(model, encoding));
        for (Formula formula : puzzle.background()) {
            terms.of(formula).require(Model.TRUE);
        }
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            int guard = guarded ? model.newVariable() : Model.TRUE;
            guards.add(guard);
            terms.of(puzzle.formula(clue)).require(guard);
        }
    }

    /** All clues hold. */
    static Translation whole(Puzzle puzzle) {
        return new Translation(puzzle, false);
    }

    /** Each clue holds where its guard is true. */
    static Translation guarded(Puzzle puzzle) {
        return new Translation(puzzle, true);
    }

    Model model() {
        return model;
    }

    /** For each clue, the variable without which the clue asks for nothing. */
    List<Integer> guards() {
        return guards;
    }

    /** Forbids every world that answers the question as this one does. */
    void forbidAnswer(World world) {
        encoding.forbid(world, puzzle.space().question());
    }

    /**
     * The world that a solution stands for, once the clues whose guards are true, the axioms and the givens have been
     * found true in it by their own {@code holds}. Loud when they are not: then formula and meaning differ.
     */
    World world(Solution solution) {
        World world = encoding.world(solution);
        for (int number = 0; number < guards.size(); number++) {
            if (solution.holds(guards.get(number)) && !puzzle.holds(number, world)) {
                throw new IllegalStateException("formula and meaning of clue " + (number + 1) + ", \""
                        + puzzle.clue(number) + "\", differ in the world " + world);
            }
        }
        if (!puzzle.withClues(List.of()).fits(world)) {
            throw new IllegalStateException("an axiom or a given is false in the world " + world);
        }
        return world;
    }
}
