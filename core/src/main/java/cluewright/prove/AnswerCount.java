package cluewright.prove;

import cluewright.clue.Board;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * The answers that a prover finds one after the other, each time asked for others than before, up to one more than the
 * board wants ({@link Board#answers}). When one is wanted, that is a single proof.
 *
 * @param verdict the verdict on the whole puzzle
 * @param answers the different answers, a world for each
 * @param isComplete whether there are no others
 * @param wanted how many the board wants
 */
public record AnswerCount(Verdict verdict, List<World> answers, boolean isComplete, int wanted) {
    public AnswerCount {
        answers = List.copyOf(answers);
    }

    /** The board, less the answers found before. */
    private record Narrowed(Board board, Space space) implements Board {
        @Override
        public String say(Fact fact) {
            return board.say(fact);
        }

        @Override
        public Formula vouched(Formula said, int holder) {
            return board.vouched(said, holder);
        }

        @Override
        public boolean vouched(boolean said, int holder, World world) {
            return board.vouched(said, holder, world);
        }
    }

    /** What the prover finds, spending at most so many nodes on each answer. */
    public static AnswerCount of(Prover prover, Puzzle puzzle, long budget) {
        int wanted = puzzle.board().answers();
        Verdict first = prover.prove(puzzle, budget);
        List<World> answers = new ArrayList<>();
        Verdict verdict = first;
        while (wanted > 1 && verdict instanceof Verdict.Ambiguous ambiguous && answers.size() <= wanted) {
            answers.add(ambiguous.one());
            verdict = prover.prove(without(puzzle, answers), budget);
        }
        if (verdict instanceof Verdict.Unique unique) {
            answers.add(unique.answer());
        }
        boolean isComplete = verdict instanceof Verdict.Unique || verdict instanceof Verdict.Impossible;
        return new AnswerCount(first, answers, isComplete, wanted);
    }

    private static Puzzle without(Puzzle puzzle, List<World> answers) {
        Space space = puzzle.space();
        List<Formula> axioms = new ArrayList<>(space.axioms());
        for (World answer : answers) {
            axioms.add(Formula.not(space.answer(answer)));
        }
        Space rest = new Space(space.variables(), axioms, space.question());
        return new Puzzle(new Narrowed(puzzle.board(), rest), puzzle.mode(), puzzle.givens(), puzzle.clues());
    }

    /** Whether there are exactly as many as the board wants. */
    public boolean isAsWanted() {
        return isComplete && answers.size() == wanted;
    }

    /** Whether one of them answers the question of the space as the world does. */
    public boolean has(Space space, World world) {
        return answers.stream().anyMatch(found -> space.sameAnswer(found, world));
    }
}
