package cluewright.testkit;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Boards and clues made from bare formulas, for tests that need a puzzle without a game around it.
 *
 * <pre>{@code
 * Space space = Space.free(List.of(new Space.Variable("door", List.of("left", "middle", "right"))));
 * Puzzle puzzle = FormulaClues.puzzle(space, List.of(), List.of(Formula.literal(0, Numbers.of(0, 1))));
 * }</pre>
 */
public final class FormulaClues {
    private FormulaClues() {}

    /** A board that is nothing but this space. */
    public static Board board(Space space) {
        return new Bare(space);
    }

    /** An open puzzle; clue i is said "Clue i+1 holds." and held by nobody. */
    public static Puzzle puzzle(Space space, List<Fact> givens, List<Formula> clues) {
        Board board = board(space);
        List<Puzzle.Held> held = new ArrayList<>();
        for (Formula formula : clues) {
            Clue clue = clue(board, "Clue " + (held.size() + 1) + " holds.", formula);
            held.add(new Puzzle.Held(clue, Puzzle.NOBODY));
        }
        return new Puzzle(board, Mode.OPEN, givens, held);
    }

    /**
     * A clue on any board, also one of a game. Every call makes a clue type of its own, so two such clues are never
     * equal.
     *
     * @param sentence plain words, without the signs that a {@link cluewright.clue.Template} gives a meaning
     */
    public static Clue clue(Board board, String sentence, Formula formula) {
        return new Type(sentence, formula).clue(board, Args.none());
    }

    private record Bare(Space space) implements Board {
        @Override
        public String say(Fact fact) {
            Space.Variable variable = space.variables().get(fact.variable());
            return variable.name()
                    + (fact.is() ? " is " : " is not ")
                    + variable.values().get(fact.value());
        }
    }

    /** Its truth is folded by {@link Truths}, not by {@link Formula#holds}: two semantics here too. */
    private static final class Type extends ClueType<Board> {
        private final Formula formula;

        Type(String sentence, Formula formula) {
            super(Wording.<Board>of("formula", "formulas", 1, List.of()).says(sentence));
            this.formula = formula;
        }

        @Override
        public void propose(Board board, World truth, Hand hand, Consumer<Args> out) {
            if (holds(board, Args.none(), truth)) {
                out.accept(Args.none());
            }
        }

        @Override
        public @Nullable String senseless(Board board, Args args) {
            return null;
        }

        @Override
        public boolean holds(Board board, Args args, World world) {
            BitSet column = new Truths(List.of(world)).of(formula);
            return column.get(0);
        }

        @Override
        public Formula formula(Board board, Args args) {
            return formula;
        }

        @Override
        public List<Example> examples() {
            return List.of();
        }
    }
}
