package cluewright.testkit;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is true of a small puzzle, found by going through all its worlds; of the program it uses only
 * {@link cluewright.clue.Clue#holds}, and the axioms' truth.
 */
final class Referee {
    private final Puzzle puzzle;
    private final List<World> background = new ArrayList<>();
    private final List<BitSet> columns = new ArrayList<>();

    Referee(Puzzle puzzle) {
        this(puzzle, Worlds.all(puzzle.space()));
    }

    /** The same for a puzzle whose space's worlds are known. */
    Referee(Puzzle puzzle, List<World> worlds) {
        this.puzzle = puzzle;
        for (World world : worlds) {
            if (puzzle.givens().stream().allMatch(given -> isSo(given, world))) {
                background.add(world);
            }
        }
        Truths truths = new Truths(background);
        for (Puzzle.Held held : puzzle.clues()) {
            columns.add(truths.of(held.clue()));
        }
    }

    private static boolean isSo(Fact given, World world) {
        return given.is() == (world.value(given.variable()) == given.value());
    }

    /** A world for each different answer to the question. */
    List<World> answers() {
        BitSet left = fitting(everyClue());
        Map<List<Integer>, World> answers = new LinkedHashMap<>();
        left.stream().mapToObj(background::get).forEach(world -> answers.putIfAbsent(answer(world), world));
        return List.copyOf(answers.values());
    }

    /** The values that the question asks for. */
    List<Integer> answer(World world) {
        Space space = puzzle.space();
        return space.question().stream().map(world::value).toList();
    }

    boolean fits(World world) {
        int number = background.indexOf(world);
        return number >= 0 && fitting(everyClue()).get(number);
    }

    /** "unique", "ambiguous" or "impossible". */
    String word() {
        int answers = answers().size();
        return answers == 0 ? "impossible" : answers == 1 ? "unique" : "ambiguous";
    }

    boolean isClash(List<Integer> clues) {
        return fitting(clues).isEmpty();
    }

    /** Every smallest set of clues that fits no world; the empty set alone when there is no world even without clues. */
    List<List<Integer>> smallestClashes() {
        List<List<Integer>> sets = List.of(List.of());
        while (!sets.isEmpty()) {
            List<List<Integer>> clashes = sets.stream().filter(this::isClash).toList();
            if (!clashes.isEmpty()) {
                return clashes;
            }
            sets = larger(sets);
        }
        return List.of();
    }

    private List<List<Integer>> larger(List<List<Integer>> sets) {
        List<List<Integer>> larger = new ArrayList<>();
        for (List<Integer> set : sets) {
            int from = set.isEmpty() ? 0 : set.get(set.size() - 1) + 1;
            for (int clue = from; clue < columns.size(); clue++) {
                List<Integer> more = new ArrayList<>(set);
                more.add(clue);
                larger.add(more);
            }
        }
        return larger;
    }

    private BitSet fitting(List<Integer> clues) {
        BitSet left = new BitSet();
        left.set(0, background.size());
        for (int clue : clues) {
            left.and(columns.get(clue));
        }
        return left;
    }

    private List<Integer> everyClue() {
        List<Integer> all = new ArrayList<>();
        for (int clue = 0; clue < columns.size(); clue++) {
            all.add(clue);
        }
        return all;
    }
}
