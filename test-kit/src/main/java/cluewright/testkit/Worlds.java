package cluewright.testkit;

import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.random.Rng;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/** The worlds of a space, for tests: all of them, or a random one. */
public final class Worlds {
    /** The most assignments that {@link #all} goes through. */
    public static final long MOST = 1L << 20;

    private static final int TRIES = 100_000;

    private Worlds() {}

    /**
     * Every world in which the axioms hold, the last variable counting fastest.
     *
     * @throws IllegalArgumentException when the space has more than {@link #MOST} assignments
     */
    public static List<World> all(Space space) {
        if (space.assignments() > MOST) {
            throw new IllegalArgumentException(
                    "a space of " + space.assignments() + " assignments is too large to list; the most is " + MOST);
        }
        List<World> worlds = new ArrayList<>();
        int[] values = new int[space.variables().size()];
        do {
            World world = World.of(values);
            if (counts(space, world)) {
                worlds.add(world);
            }
        } while (next(space, values));
        return worlds;
    }

    /** Counts one on, like a milometer whose wheels have a face for each value; false after the last. */
    private static boolean next(Space space, int[] values) {
        for (int variable = values.length - 1; variable >= 0; variable--) {
            values[variable]++;
            if (values[variable] < space.size(variable)) {
                return true;
            }
            values[variable] = 0;
        }
        return false;
    }

    /**
     * A random world in which the axioms hold, each equally likely.
     *
     * @throws IllegalStateException when none was met among 100,000 random assignments
     */
    public static World random(Space space, Rng rng) {
        for (int tries = 0; tries < TRIES; tries++) {
            int[] values = new int[space.variables().size()];
            for (int variable = 0; variable < values.length; variable++) {
                values[variable] = rng.below(space.size(variable));
            }
            World world = World.of(values);
            if (counts(space, world)) {
                return world;
            }
        }
        throw new IllegalStateException("none of " + TRIES + " random assignments fits the axioms");
    }

    private static boolean counts(Space space, World world) {
        for (Formula axiom : space.axioms()) {
            if (!axiom.holds(world)) {
                return false;
            }
        }
        return true;
    }
}
