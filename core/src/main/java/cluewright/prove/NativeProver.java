package cluewright.prove;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import java.util.ArrayList;
import java.util.List;

/**
 * The prover of our own: a {@link Search} for a world, then for one that answers the question otherwise. If there is no
 * world at all, {@link SmallestClash} says why. A node is a decision, a conflict or a question to the search.
 *
 * <p>Every world is re-checked by {@code holds} before it leaves, so that a fault in the search or in a formula cannot
 * pass as a witness.
 */
public final class NativeProver implements Prover {
    @Override
    public String name() {
        return "native";
    }

    @Override
    public Verdict prove(Puzzle puzzle, long budget) {
        Search search = new Search(puzzle.space(), puzzle.givenFormulas());
        List<Integer> clues = new ArrayList<>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            clues.add(search.add(puzzle.formula(clue)));
        }
        Search.Result result = search.find(clues, budget);
        if (result instanceof Search.Result.Found found) {
            return other(puzzle, search, clues, checked(puzzle, found.world()), budget);
        }
        return result instanceof Search.Result.None
                ? clash(search, clues, budget)
                : new Verdict.Unknown(search.spent());
    }

    private static Verdict other(Puzzle puzzle, Search search, List<Integer> clues, World one, long budget) {
        if (search.spent() >= budget) {
            return new Verdict.Unknown(search.spent());
        }
        search.require(Formula.not(puzzle.space().answer(one)));
        search.prefer(one, false);
        Search.Result result = search.find(clues, budget - search.spent());
        if (result instanceof Search.Result.Found found) {
            return new Verdict.Ambiguous(one, checked(puzzle, found.world()));
        }
        return result instanceof Search.Result.None ? new Verdict.Unique(one) : new Verdict.Unknown(search.spent());
    }

    private static Verdict clash(Search search, List<Integer> clues, long budget) {
        List<Integer> clash =
                search.spent() >= budget ? null : SmallestClash.find(search, List.of(), clues, budget - search.spent());
        return clash == null ? new Verdict.Unknown(search.spent()) : new Verdict.Impossible(clash);
    }

    private static World checked(Puzzle puzzle, World world) {
        if (!puzzle.fits(world)) {
            for (int clue = 0; clue < puzzle.clues().size(); clue++) {
                if (!puzzle.holds(clue, world)) {
                    throw new IllegalStateException(
                            "formula and meaning of \"" + puzzle.clue(clue) + "\" differ in the world " + world);
                }
            }
            throw new IllegalStateException("the search breaks an axiom or a given in the world " + world);
        }
        return world;
    }
}
