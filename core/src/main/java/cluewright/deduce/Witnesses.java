package cluewright.deduce;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.HittingSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The few witnesses of a step that suffice: a set of clues smaller than the step's is fitted by one of them, and none of
 * them can be left out.
 *
 * <p>A world fits a set of clues when the set has nothing in common with the clues it breaks. So what the witnesses
 * break must have no hitting set smaller than the step; as long as there is one, a witness that it does not hit is added.
 */
public final class Witnesses {
    private static final long BUDGET = 200_000;

    private final Puzzle puzzle;
    private final List<Integer> visible;
    private final int most;
    private final HittingSet hitting;

    private Witnesses(Puzzle puzzle, Step step, List<Integer> visible) {
        this.puzzle = puzzle;
        this.visible = visible;
        this.most = step.size() - 1;
        this.hitting = new HittingSet(puzzle.clues().size(), BUDGET);
    }

    /** Those of a step's witnesses that suffice while these clues are visible; all of them when that is not found out. */
    public static List<World> few(Puzzle puzzle, Step step, List<Integer> visible) {
        return step.size() == 0 ? List.of() : new Witnesses(puzzle, step, visible).few(step.witnesses());
    }

    private List<World> few(List<World> all) {
        List<World> few = new ArrayList<>();
        List<long[]> sets = new ArrayList<>();
        List<Integer> smaller = hitting.within(sets, most);
        while (smaller != null) {
            World added = fitting(all, smaller);
            if (added == null) {
                return all;
            }
            few.add(added);
            sets.add(broken(added));
            smaller = hitting.within(sets, most);
        }
        for (int i = few.size() - 1; i >= 0 && !hitting.isExhausted(); i--) {
            List<long[]> rest = new ArrayList<>(sets);
            rest.remove(i);
            if (hitting.within(rest, most) == null) {
                few.remove(i);
                sets = rest;
            }
        }
        return hitting.isExhausted() ? all : few;
    }

    private @Nullable World fitting(List<World> worlds, List<Integer> clues) {
        for (World world : worlds) {
            boolean fits = true;
            for (int clue : clues) {
                fits = fits && puzzle.holds(clue, world);
            }
            if (fits) {
                return world;
            }
        }
        return null;
    }

    private long[] broken(World world) {
        long[] broken = new long[(puzzle.clues().size() >> 6) + 1];
        for (int clue : visible) {
            broken[clue >> 6] |= puzzle.holds(clue, world) ? 0 : 1L << clue;
        }
        return broken;
    }
}
