package cluewright.prove;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import java.util.ArrayList;
import java.util.List;

/** The different answers of a puzzle, one world for each. */
public final class Answers {
    private Answers() {}

    /** Up to {@code most} worlds that fit and answer the question differently from each other, found within a budget. */
    public static List<World> of(Puzzle puzzle, int most, long budget) {
        List<Formula> all = new ArrayList<>(puzzle.givenFormulas());
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            all.add(puzzle.formula(clue));
        }
        Search search = new Search(puzzle.space(), all);
        List<World> answers = new ArrayList<>();
        while (answers.size() < most && search.spent() < budget) {
            if (!(search.find(List.of(), budget - search.spent()) instanceof Search.Result.Found found)) {
                break;
            }
            answers.add(found.world());
            search.require(Formula.not(puzzle.space().answer(found.world())));
        }
        return answers;
    }

    /**
     * The clues that can each be left out alone without the answer becoming ambiguous, ascending.
     *
     * @param answer the only answer of the puzzle
     */
    public static List<Integer> redundant(Puzzle puzzle, World answer, long budget) {
        Search search = new Search(puzzle.space(), puzzle.givenFormulas());
        search.require(Formula.not(puzzle.space().answer(answer)));
        List<Integer> clues = new ArrayList<>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            clues.add(search.add(puzzle.formula(clue)));
        }
        List<Integer> redundant = new ArrayList<>();
        for (int clue = 0; clue < clues.size(); clue++) {
            List<Integer> others = new ArrayList<>(clues);
            others.remove(clue);
            if (search.find(others, budget) instanceof Search.Result.None) {
                redundant.add(clue);
            }
        }
        return redundant;
    }
}
