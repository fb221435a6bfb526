package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.deduce.Hint;
import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.formula.World;
import cluewright.prove.Least;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One player at a puzzle whose answer is given as a whole and once. Marks are free and are told to be neither right nor
 * wrong; the one answer is right or not, and ends it. Of a wrong answer nothing is told but that. It reads and prints
 * nothing, and works the answer out of the clues.
 */
public final class Inquiry {
    private final Document document;
    private final Puzzle puzzle;
    private final long budget;
    private Position position;
    private List<String> lastHint = List.of();
    private int level;
    private Outcome outcome = Outcome.OPEN;

    /** How it stands. */
    public enum Outcome {
        /** No answer was given. */
        OPEN,
        RIGHT,
        WRONG,
        /** The puzzle has not exactly one answer, or the budget does not allow to say. */
        UNDECIDED
    }

    /** An inquiry that begins or goes on at a position; each question may cost so many nodes. */
    public Inquiry(Document document, Position position, long budget) {
        this.document = document;
        this.puzzle = document.puzzle();
        this.budget = budget;
        this.position = position;
        this.outcome = position.mistakes().isEmpty() ? Outcome.OPEN : Outcome.WRONG;
    }

    public Position position() {
        return position;
    }

    public Outcome outcome() {
        return outcome;
    }

    /** Marks a variable, in place of another mark on it. */
    public void mark(Fact fact) {
        erase(fact.variable());
        position = position.with(position.marks().with(puzzle.space(), fact));
    }

    /** Takes the mark on a variable away; false when there is none. */
    public boolean erase(int variable) {
        Marks marks = position.marks();
        List<Fact> about = new ArrayList<>(marks.sure());
        about.removeIf(fact -> fact.variable() != variable);
        position = position.with(marks.without(about));
        return !about.isEmpty();
    }

    /** What helps now; the same again a level deeper. Null when the game has no hints of its own. */
    public Advice.@Nullable Said hint() {
        Examiner examiner = document.game().examiner();
        Advice.Said first = examiner == null ? null : examiner.hint(puzzle, position, Hint.Level.of(1), budget);
        if (examiner == null || first == null) {
            return null;
        }
        level = first.lines().equals(lastHint) ? Math.min(level + 1, Hint.Level.values().length) : 1;
        lastHint = first.lines();
        position = position.withHint(puzzle.space().question().get(0));
        return level == 1 ? first : examiner.hint(puzzle, position, Hint.Level.of(level), budget);
    }

    /** Gives the answer: these variables of the question have the value, and no others. */
    public Outcome answer(List<Integer> chosen, int value) {
        Verdict verdict = Least.prove(new NativeProver(), puzzle, budget);
        if (!(verdict instanceof Verdict.Unique unique)) {
            outcome = Outcome.UNDECIDED;
            return outcome;
        }
        outcome = isAnswer(unique.answer(), chosen, value) ? Outcome.RIGHT : Outcome.WRONG;
        if (outcome == Outcome.WRONG) {
            position = position.withMistake(
                    chosen.isEmpty() ? puzzle.space().question().get(0) : chosen.get(0));
        }
        return outcome;
    }

    private boolean isAnswer(World answer, List<Integer> chosen, int value) {
        for (int variable : puzzle.space().question()) {
            if ((answer.value(variable) == value) != chosen.contains(variable)) {
                return false;
            }
        }
        return true;
    }
}
