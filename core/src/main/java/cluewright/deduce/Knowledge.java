package cluewright.deduce;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be seen at some moment: what is known of the variables, and the clues that are visible because of it.
 *
 * @param facts what is known, in the order in which it became known; no fact twice
 * @param visible the numbers of the visible clues, ascending
 */
public record Knowledge(List<Fact> facts, List<Integer> visible) {
    public Knowledge {
        facts = List.copyOf(facts);
        visible = List.copyOf(visible);
    }

    /** The start of a puzzle: its givens, and what is visible then. */
    public static Knowledge start(Puzzle puzzle) {
        return of(puzzle, puzzle.givens());
    }

    /** What can be seen when these facts are known. */
    public static Knowledge of(Puzzle puzzle, List<Fact> facts) {
        List<Integer> visible = new ArrayList<>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            int holder = puzzle.clues().get(clue).holder();
            boolean seen = puzzle.mode() == Mode.OPEN || holder == Puzzle.NOBODY;
            if (seen || isKnown(puzzle.space(), facts, holder)) {
                visible.add(clue);
            }
        }
        return new Knowledge(facts, visible);
    }

    /** The same with one fact more. */
    public Knowledge with(Puzzle puzzle, Fact fact) {
        List<Fact> more = new ArrayList<>(facts);
        more.add(fact);
        return of(puzzle, more);
    }

    /** Whether the value of a variable is known: it has a value, or it has none of the others. */
    public static boolean isKnown(Space space, List<Fact> facts, int variable) {
        int excluded = 0;
        for (Fact fact : facts) {
            if (fact.variable() == variable) {
                if (fact.is()) {
                    return true;
                }
                excluded++;
            }
        }
        return excluded == space.size(variable) - 1;
    }

    /** Whether what is known of the fact's variable already says that the fact is true. */
    public boolean says(Space space, Fact fact) {
        boolean possible = false;
        for (int value = 0; value < space.size(fact.variable()); value++) {
            if (allows(fact.variable(), value)) {
                if ((value == fact.value()) != fact.is()) {
                    return false;
                }
                possible = true;
            }
        }
        return possible;
    }

    /** Whether the facts about a variable leave it a value. */
    public boolean allowsAny(Space space, int variable) {
        for (int value = 0; value < space.size(variable); value++) {
            if (allows(variable, value)) {
                return true;
            }
        }
        return false;
    }

    private boolean allows(int variable, int value) {
        for (Fact fact : facts) {
            if (fact.variable() == variable && (fact.value() == value) != fact.is()) {
                return false;
            }
        }
        return true;
    }

    /** The variables of the question whose value is not known, ascending. */
    public List<Integer> open(Space space) {
        List<Integer> open = new ArrayList<>();
        for (int variable : space.question()) {
            if (!isKnown(space, facts, variable)) {
                open.add(variable);
            }
        }
        return open;
    }
}
