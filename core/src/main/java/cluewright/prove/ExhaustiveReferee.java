package cluewright.prove;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The prover that cannot be clever: it looks at every assignment and asks {@code holds}. It shares nothing with the
 * other provers but the meaning of clues, and is the referee between them. A node is an assignment.
 *
 * <p>Cost: one pass over all assignments, at most {@link #MOST_ASSIGNMENTS}, in which a world is dropped at the first
 * clue that is false in it; the clue that is false in most of a sample is asked first. For an impossible puzzle every
 * world is kept as the set of clues that are false in it, and subsets of the clues are tried by growing size.
 */
public final class ExhaustiveReferee implements Prover {
    /** The most assignments it looks at; larger spaces are unknown to it. */
    public static final long MOST_ASSIGNMENTS = 1L << 25;

    private static final int MOST_CLUES_OF_CLASH = 60;

    /** An odd number, so that the sample's worlds are not alike in the variables that turn fastest. */
    private static final int SAMPLE = 1021;

    @Override
    public String name() {
        return "exhaustive";
    }

    @Override
    public Verdict prove(Puzzle puzzle, long budget) {
        long assignments = puzzle.space().assignments();
        if (assignments > MOST_ASSIGNMENTS || assignments >= budget) {
            return new Verdict.Unknown(0);
        }
        World first = null;
        Puzzle strictest = strictestFirst(puzzle);
        for (Worlds worlds = new Worlds(puzzle.space()); worlds.hasNext(); ) {
            World world = worlds.next();
            if (strictest.fits(world)) {
                if (first == null) {
                    first = world;
                } else if (!puzzle.space().sameAnswer(first, world)) {
                    return new Verdict.Ambiguous(first, world);
                }
            }
        }
        return first == null ? impossible(puzzle) : new Verdict.Unique(first);
    }

    /** The puzzle with its clues in another order: those that fewest worlds of a sample fit come first. */
    private static Puzzle strictestFirst(Puzzle puzzle) {
        long stride = Math.max(1, puzzle.space().assignments() / SAMPLE);
        int[] fitting = new int[puzzle.clues().size()];
        Worlds worlds = new Worlds(puzzle.space());
        for (long number = 0; number < puzzle.space().assignments(); number += stride) {
            World world = worlds.at(number);
            for (int clue = 0; clue < fitting.length; clue++) {
                fitting[clue] += puzzle.holds(clue, world) ? 1 : 0;
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int clue = 0; clue < fitting.length; clue++) {
            order.add(clue);
        }
        order.sort(Comparator.comparingInt(clue -> fitting[clue]));
        List<Puzzle.Held> sorted = new ArrayList<>();
        for (int clue : order) {
            sorted.add(puzzle.clues().get(clue));
        }
        return puzzle.withClues(sorted);
    }

    /** All worlds of a space, axioms not considered; the last variable turns fastest unless all are two-valued. */
    private static final class Worlds {
        private final Space space;
        private final boolean bits;
        private final int[] values;
        private final long end;
        private long number;

        Worlds(Space space) {
            this.space = space;
            this.values = new int[space.variables().size()];
            this.end = space.assignments();
            boolean all = values.length < Long.SIZE - 1;
            for (Space.Variable variable : space.variables()) {
                all &= variable.size() == 2;
            }
            this.bits = all;
        }

        boolean hasNext() {
            return number < end;
        }

        World next() {
            return at(number++);
        }

        World at(long place) {
            if (bits) {
                return World.ofBits(values.length, place, 0);
            }
            long at = place;
            for (int variable = values.length - 1; variable >= 0; variable--) {
                values[variable] = (int) (at % space.size(variable));
                at /= space.size(variable);
            }
            return World.of(values);
        }
    }

    private static Verdict impossible(Puzzle puzzle) {
        int clues = puzzle.clues().size();
        if (clues > MOST_CLUES_OF_CLASH) {
            return new Verdict.Unknown(puzzle.space().assignments());
        }
        List<Long> minimal = new ArrayList<>();
        Puzzle bare = puzzle.withClues(List.of());
        for (Worlds worlds = new Worlds(puzzle.space()); worlds.hasNext(); ) {
            World world = worlds.next();
            if (bare.fits(world)) {
                keepMinimal(broken(puzzle, world), minimal);
            }
        }
        for (int size = 0; ; size++) {
            List<Integer> clash = clash(minimal, clues, 0, 0, size);
            if (clash != null) {
                return new Verdict.Impossible(clash);
            }
        }
    }

    private static long broken(Puzzle puzzle, World world) {
        long broken = 0;
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            broken |= puzzle.holds(clue, world) ? 0 : 1L << clue;
        }
        return broken;
    }

    private static void keepMinimal(long set, List<Long> minimal) {
        for (long kept : minimal) {
            if ((kept & ~set) == 0) {
                return;
            }
        }
        minimal.removeIf(kept -> (set & ~kept) == 0);
        minimal.add(set);
    }

    /** A set with {@code more} clues from {@code from} on beside those chosen that every world breaks somewhere. */
    private static @Nullable List<Integer> clash(List<Long> broken, int clues, int from, long chosen, int more) {
        if (more == 0) {
            return breaksAll(broken, chosen) ? numbers(chosen) : null;
        }
        for (int clue = from; clue <= clues - more; clue++) {
            List<Integer> found = clash(broken, clues, clue + 1, chosen | 1L << clue, more - 1);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static boolean breaksAll(List<Long> broken, long chosen) {
        for (long set : broken) {
            if ((set & chosen) == 0) {
                return false;
            }
        }
        return true;
    }

    private static List<Integer> numbers(long bits) {
        List<Integer> numbers = new ArrayList<>();
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            numbers.add(Long.numberOfTrailingZeros(rest));
        }
        return numbers;
    }
}
