package cluewright.cpsat;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Mode;
import cluewright.clue.Phrase;
import cluewright.clue.Puzzle;
import cluewright.clue.Scan;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A board whose clues are bare formulas, called by their place in a list: "Formula 3 holds."
 *
 * @param space the space
 * @param formulas what the clues say to a prover
 * @param meanings what the clues say to {@code holds}: the same, unless a test wants to see the two differ
 */
record BareBoard(Space space, List<Formula> formulas, List<Formula> meanings) implements Board {
    private static final Slot<BareBoard, Integer> NUMBER = new Slot<>("number", new Place());

    /** The puzzle of these formulas, all of them clues. */
    static Puzzle puzzle(Space space, List<Fact> givens, List<Formula> formulas) {
        return new BareBoard(space, formulas, formulas).puzzle(givens);
    }

    static Puzzle puzzle(Space space, Formula... formulas) {
        return puzzle(space, List.of(), List.of(formulas));
    }

    Puzzle puzzle(List<Fact> givens) {
        List<Puzzle.Held> clues = new ArrayList<>();
        for (int number = 0; number < formulas.size(); number++) {
            Clue clue = new Says().clue(this, Args.none().with(NUMBER, number));
            clues.add(new Puzzle.Held(clue, Puzzle.NOBODY));
        }
        return new Puzzle(this, Mode.OPEN, givens, clues);
    }

    /** Variables of these sizes, all of them asked for, without axioms. */
    static Space spaceOf(int... sizes) {
        List<Space.Variable> variables = new ArrayList<>();
        for (int size : sizes) {
            List<String> values = new ArrayList<>();
            for (int value = 0; value < size; value++) {
                values.add("v" + value);
            }
            variables.add(new Space.Variable("x" + variables.size(), values));
        }
        return Space.free(variables);
    }

    @Override
    public String say(Fact fact) {
        return fact.toString();
    }

    private static final class Says extends ClueType<BareBoard> {
        Says() {
            super(Wording.<BareBoard>of("bare", "bare", 1, List.of(NUMBER)).says("Formula {number} holds."));
        }

        @Override
        public void propose(BareBoard board, World truth, Hand hand, Consumer<Args> out) {}

        @Override
        public @Nullable String senseless(BareBoard board, Args args) {
            return null;
        }

        @Override
        public boolean holds(BareBoard board, Args args, World world) {
            return board.meanings.get(args.get(NUMBER)).holds(world);
        }

        @Override
        public Formula formula(BareBoard board, Args args) {
            return board.formulas.get(args.get(NUMBER));
        }

        @Override
        public List<Example> examples() {
            return List.of();
        }
    }

    private static final class Place implements Phrase<BareBoard, Integer> {
        @Override
        public String name() {
            return "a number";
        }

        @Override
        public String say(BareBoard board, Integer value, boolean many) {
            return value.toString();
        }

        @Override
        public List<Match<Integer>> read(BareBoard board, Scan scan, int from) {
            return List.of();
        }
    }
}
