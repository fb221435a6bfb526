package cluewright.select;

import cluewright.clue.Clue;
import cluewright.formula.Formula;
import cluewright.formula.Lanes;
import cluewright.formula.World;
import cluewright.prove.Search;
import cluewright.random.Rng;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Worlds that answer the question otherwise than the truth does: what the clues of a puzzle have to rule out. As long
 * as one fits all clues chosen so far, the answer is not unique; when none does, it is.
 *
 * <p>One search serves all questions, and every world found is kept: it shows again and again which clues are needed.
 */
public final class CounterWorlds {
    private final Space space;
    private final World truth;
    private final List<Formula> background;
    private final Search search;
    private final Rng rng;
    private final long budget;
    private final Map<Clue, Integer> conditions = new HashMap<>();
    private final Lanes.Compiler compiler = new Lanes.Compiler();
    private final List<World> found = new ArrayList<>();
    private boolean spent;

    /** The worlds of the space and background that differ from the truth, searched with a budget of nodes a time. */
    public CounterWorlds(Space space, List<Formula> background, World truth, Rng rng, long budget) {
        this.space = space;
        this.truth = truth;
        this.background = new ArrayList<>(space.axioms());
        this.background.addAll(background);
        this.rng = rng;
        this.budget = budget;
        this.search = new Search(space, background);
        search.require(Formula.not(space.answer(truth)));
    }

    /** One that fits all of these clues, or null when there is none (or the budget ran out: {@link #isSpent}). */
    public @Nullable World find(List<Clue> clues) {
        List<Integer> asked = new ArrayList<>(clues.size());
        for (Clue clue : clues) {
            asked.add(conditions.computeIfAbsent(clue, fresh -> search.add(fresh.formula())));
        }
        search.prefer(random(), true);
        Search.Result result = search.find(asked, budget);
        spent |= result instanceof Search.Result.Spent;
        if (result instanceof Search.Result.Found other) {
            found.add(other.world());
            return other.world();
        }
        return null;
    }

    /** A clue made ready to be run over many worlds at once. */
    public Lanes.Program compile(Clue clue) {
        return compiler.compile(clue.formula());
    }

    /** The last ones that were searched for and found, as many as {@link Lanes} hold. */
    List<World> lastFound() {
        return found.subList(Math.max(0, found.size() - Lanes.WIDTH), found.size());
    }

    /** Random ones that fit the axioms, without a search: up to {@code most}, fewer when the axioms are strict. */
    public List<World> random(int most) {
        List<World> worlds = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            World world = random();
            if (isPossible(world) && !space.sameAnswer(world, truth)) {
                worlds.add(world);
            }
        }
        return worlds;
    }

    private boolean isPossible(World world) {
        for (Formula formula : background) {
            if (!formula.holds(world)) {
                return false;
            }
        }
        return true;
    }

    /** Up to {@code most} that fit all of these clues, without repeats. */
    public List<World> find(List<Clue> clues, int most) {
        List<World> different = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            World world = find(clues);
            if (world == null) {
                break;
            }
            if (!different.contains(world)) {
                different.add(world);
            }
        }
        return different;
    }

    private World random() {
        int[] values = new int[space.variables().size()];
        for (int variable = 0; variable < values.length; variable++) {
            values[variable] = rng.below(space.size(variable));
        }
        return World.of(values);
    }

    /** Whether a search ran out of its budget, so that "none" may have been said too early. */
    public boolean isSpent() {
        return spent;
    }
}
