package cluewright.puzzle;

import cluewright.clue.Clue;
import cluewright.formula.Formula;
import cluewright.formula.Lanes;
import cluewright.prove.Search;
import cluewright.space.Space;
import java.util.List;

/**
 * Finds clues that say the same in other words: they hold in the same worlds of a board. Most pairs differ in one of a
 * few random worlds; only for the others a search looks for a world that tells them apart.
 */
final class Twins {
    private static final long BUDGET = 20_000;

    private final Lanes worlds;
    private final Lanes.Compiler compiler = new Lanes.Compiler();
    private final Search search;

    /** A board's space, and worlds of it. */
    Twins(Space space, Lanes worlds) {
        this.worlds = worlds;
        this.search = new Search(space, List.of());
    }

    /** Whether one of the clues says the same as this one, or cannot be told apart from it within the budget. */
    boolean has(List<Clue> clues, Clue clue) {
        long holds = worlds.of(compiler.compile(clue.formula()));
        for (Clue other : clues) {
            if (worlds.of(compiler.compile(other.formula())) == holds && !differ(clue, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean differ(Clue one, Clue other) {
        int same = search.addBoth(Formula.iff(one.formula(), other.formula()));
        return search.find(List.of(Search.not(same)), BUDGET) instanceof Search.Result.Found;
    }
}
