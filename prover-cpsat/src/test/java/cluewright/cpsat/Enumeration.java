package cluewright.cpsat;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/** What is true of a small puzzle, by looking at every assignment with {@code holds}. */
record Enumeration(Puzzle puzzle, List<World> assignments) {
    static Enumeration of(Puzzle puzzle) {
        return new Enumeration(puzzle, assignments(puzzle.space()));
    }

    /** Every assignment to the variables of the space, axioms not considered. */
    static List<World> assignments(Space space) {
        List<World> worlds = new ArrayList<>();
        for (long number = 0; number < space.assignments(); number++) {
            int[] values = new int[space.variables().size()];
            long rest = number;
            for (int variable = 0; variable < values.length; variable++) {
                values[variable] = (int) (rest % space.size(variable));
                rest /= space.size(variable);
            }
            worlds.add(World.of(values));
        }
        return worlds;
    }

    /** The worlds that fit. */
    List<World> worlds() {
        return assignments.stream().filter(puzzle::fits).toList();
    }

    String word() {
        List<World> worlds = worlds();
        if (worlds.isEmpty()) {
            return "impossible";
        }
        boolean unique = worlds.stream().allMatch(world -> puzzle.space().sameAnswer(world, worlds.get(0)));
        return unique ? "unique" : "ambiguous";
    }

    /** Whether no world fits the clues of these numbers. */
    boolean isClash(List<Integer> numbers) {
        Puzzle some = puzzle.withClues(
                numbers.stream().map(number -> puzzle.clues().get(number)).toList());
        return assignments.stream().noneMatch(some::fits);
    }

    /** How many clues a clash has at least, by trying every set of them. */
    int smallestClash() {
        int clues = puzzle.clues().size();
        int least = clues;
        for (int set = 0; set < 1 << clues; set++) {
            if (Integer.bitCount(set) < least && isClash(numbers(set))) {
                least = Integer.bitCount(set);
            }
        }
        return least;
    }

    private static List<Integer> numbers(int set) {
        List<Integer> numbers = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            numbers.add(Integer.numberOfTrailingZeros(rest));
        }
        return numbers;
    }
}
