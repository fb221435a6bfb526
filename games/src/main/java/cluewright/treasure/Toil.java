package cluewright.treasure;

import cluewright.clue.Args;
import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.grade.Band;
import cluewright.grade.Surface;
import cluewright.puzzle.Grades;
import cluewright.puzzle.Tree;
import cluewright.select.ValueSet;
import cluewright.treasure.clue.TreasureClue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How hard a puzzle is: what its hints cost to evaluate, and for how many squares. Somebody who is told all hints takes
 * them from the cheapest on; each is evaluated for the squares that are left. Hints that cost {@link #COUNTING} or more
 * have to be counted or compared.
 *
 * @param costs what each hint costs, 1 to 10, by the number of the hint
 * @param left how many squares are left after each hint, from the cheapest on
 * @param counted how many squares are still there when only hints that need counting are left
 * @param squares how many squares the map has
 */
record Toil(List<Integer> costs, List<Integer> left, int counted, int squares) {
    /** From this cost on a hint is counted out. */
    private static final int COUNTING = 5;

    static Toil of(Puzzle puzzle, Sighting sighting) {
        List<Integer> costs = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            costs.add(cost(puzzle.clue(clue)));
            order.add(clue);
        }
        order.sort(Comparator.comparingInt(costs::get));
        int size = ((Hunt) puzzle.board()).chart().size();
        ValueSet open = ValueSet.all(size);
        List<Integer> left = new ArrayList<>();
        int counted = 0;
        for (int clue : order) {
            boolean isFirstCounted = costs.get(clue) >= COUNTING && counted == 0;
            counted = isFirstCounted ? Math.max(1, open.count()) : counted;
            open = open.and(sighting.truth(clue));
            left.add(open.count());
        }
        return new Toil(costs, left, counted, size);
    }

    private static int cost(Clue clue) {
        Args args = clue.args();
        return clue.type() instanceof TreasureClue type
                ? type.cost(args)
                : clue.type().wording().weight();
    }

    /** Looks at squares, weighed by what each costs, for every square of the map, in tenths. */
    private int work() {
        List<Integer> cheapest = new ArrayList<>(costs);
        cheapest.sort(null);
        int work = 0;
        int before = squares;
        for (int hint = 0; hint < cheapest.size(); hint++) {
            work += cheapest.get(hint) * before;
            before = left.get(hint);
        }
        return squares == 0 ? 0 : 10 * work / squares;
    }

    /** How hard it is before it is held against the corpus ({@link Scale}), 0 to 100. */
    int score() {
        return Scale.effort(strain());
    }

    /** 0 to 1000: half for the average cost, a third for the work, the rest for what has to be counted at the end. */
    int strain() {
        int sum = 0;
        for (int cost : costs) {
            sum += cost;
        }
        int average = costs.isEmpty() ? 0 : 100 * sum / costs.size();
        int cost = within(average, 150, 700);
        int work = within(work(), 20, 180);
        int count = within(1000 * counted / Math.max(1, squares), 0, 600);
        return (50 * cost + 30 * work + 20 * count + 50) / 100;
    }

    /** Where a number lies between two others, per thousand. */
    private static int within(int number, int low, int high) {
        return Math.max(0, Math.min(1000, 1000 * (number - low) / (high - low)));
    }

    Band band() {
        return Band.of(score());
    }

    /** In a sentence. */
    String line() {
        return "Difficulty " + band().word() + ", effort " + score() + " of 100; " + counted
                + (counted == 1 ? " square needs" : " squares need") + " counting at the end.";
    }

    /** The document's field {@code difficulty}. */
    Tree.Fields tree(Puzzle puzzle) {
        Tree.Fields effort = Tree.fields()
                .with("score", score())
                .with("costs", numbers(costs))
                .with("left", numbers(left))
                .with("counted", counted);
        return Tree.fields()
                .with("band", band().word())
                .with("effort", effort)
                .with("surface", Grades.tree(Surface.of(puzzle), null).get("surface"));
    }

    private static Tree numbers(List<Integer> numbers) {
        List<Tree> items = new ArrayList<>();
        numbers.forEach(number -> items.add(Tree.of(number)));
        return Tree.of(items);
    }
}
