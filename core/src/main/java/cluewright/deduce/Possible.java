package cluewright.deduce;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.prove.Search;
import cluewright.prove.SmallestClash;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The worlds that a player cannot rule out yet. Each world found is kept, for it answers many questions, and is checked
 * by {@code holds} before it is shown to anybody.
 */
final class Possible {
    private final Puzzle puzzle;
    private final Search search;
    private final List<Integer> conditions = new ArrayList<>();
    private final List<World> found = new ArrayList<>();
    private final long limit;
    private boolean exhausted;

    /** The worlds of a puzzle, searched with at most so many nodes in all. */
    Possible(Puzzle puzzle, long budget) {
        this.puzzle = puzzle;
        this.limit = budget;
        this.search = new Search(puzzle.space(), List.of());
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            conditions.add(search.add(puzzle.formula(clue)));
        }
    }

    /** Whether the budget ran out at some time, so that "none" may have been said too early. */
    boolean isExhausted() {
        return exhausted;
    }

    /** A world that fits what is visible and these facts, or null. */
    @Nullable
    World find(Knowledge knowledge, List<Fact> facts) {
        for (World world : found) {
            if (fits(world, knowledge, facts)) {
                return world;
            }
        }
        return fresh(knowledge, facts);
    }

    /** A world that fits what is visible and these facts and differs little from another, or null. */
    @Nullable
    World near(World other, Knowledge knowledge, List<Fact> facts) {
        search.prefer(other, true);
        return fresh(knowledge, facts);
    }

    private @Nullable World fresh(Knowledge knowledge, List<Fact> facts) {
        List<Integer> asked = conditions(knowledge.facts());
        asked.addAll(conditions(facts));
        for (int clue : knowledge.visible()) {
            asked.add(conditions.get(clue));
        }
        Search.Result result = search.find(asked, Math.max(1, limit - search.spent()));
        exhausted |= result instanceof Search.Result.Spent;
        if (result instanceof Search.Result.Found world) {
            found.add(checked(world.world(), knowledge, facts));
            return world.world();
        }
        return null;
    }

    private World checked(World world, Knowledge knowledge, List<Fact> facts) {
        boolean fits = fits(world, knowledge, facts);
        for (Formula axiom : puzzle.space().axioms()) {
            fits &= axiom.holds(world);
        }
        if (!fits) {
            throw new IllegalStateException("formula and meaning of a clue differ in the world " + world);
        }
        return world;
    }

    private boolean fits(World world, Knowledge knowledge, List<Fact> facts) {
        for (Fact fact : knowledge.facts()) {
            if (!fact.holds(world)) {
                return false;
            }
        }
        for (Fact fact : facts) {
            if (!fact.holds(world)) {
                return false;
            }
        }
        for (int clue : knowledge.visible()) {
            if (!puzzle.holds(clue, world)) {
                return false;
            }
        }
        return true;
    }

    private List<Integer> conditions(List<Fact> facts) {
        List<Integer> all = new ArrayList<>();
        for (Fact fact : facts) {
            all.add(search.fact(fact));
        }
        return all;
    }

    /** A smallest set of these facts that cannot be together with what is visible; null when the budget ran out. */
    @Nullable
    List<Fact> clash(Knowledge knowledge, List<Fact> facts) {
        List<Integer> always = conditions(knowledge.facts());
        for (int clue : knowledge.visible()) {
            always.add(conditions.get(clue));
        }
        List<Integer> places = SmallestClash.find(search, always, conditions(facts), left());
        exhausted |= places == null;
        return places == null ? null : picked(facts, places);
    }

    /** A smallest set of visible clues that cannot be together with what is known and these facts; null as above. */
    @Nullable
    List<Integer> clashingClues(Knowledge knowledge, List<Fact> facts) {
        List<Integer> always = conditions(knowledge.facts());
        always.addAll(conditions(facts));
        List<Integer> visible = new ArrayList<>();
        for (int clue : knowledge.visible()) {
            visible.add(conditions.get(clue));
        }
        List<Integer> places = SmallestClash.find(search, always, visible, left());
        exhausted |= places == null;
        return places == null ? null : picked(knowledge.visible(), places);
    }

    private long left() {
        return Math.max(1, limit - search.spent());
    }

    private static <T> List<T> picked(List<T> all, List<Integer> places) {
        List<T> some = new ArrayList<>();
        for (int place : places) {
            some.add(all.get(place));
        }
        return some;
    }

    /** The facts that are needed, besides these, to rule all worlds out by these clues; those learnt last go first. */
    List<Fact> needed(List<Fact> known, List<Integer> clues, List<Fact> always) {
        List<Fact> facts = new ArrayList<>(known);
        for (int i = facts.size() - 1; i >= 0; i--) {
            List<Fact> fewer = new ArrayList<>(facts);
            fewer.remove(i);
            boolean enough = find(new Knowledge(fewer, clues), always) == null && !exhausted;
            facts = enough ? fewer : facts;
        }
        return facts;
    }

    /** Of the visible clues those that say nothing beyond what is known. */
    List<Integer> spent(Knowledge knowledge) {
        List<Integer> spent = new ArrayList<>();
        for (int clue : knowledge.visible()) {
            List<Integer> asked = conditions(knowledge.facts());
            asked.add(Search.not(search.addBoth(puzzle.formula(clue))));
            if (search.find(asked, left()) instanceof Search.Result.None) {
                spent.add(clue);
            }
        }
        return spent;
    }
}
