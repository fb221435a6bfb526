package cluewright.whodunit;

import cluewright.clue.Puzzle;
import cluewright.deduce.Hint;
import cluewright.deduce.Position;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Argument;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks into a finished whodunit: who may be the liars, which people's statements clash and by which lines, which lines
 * are needed, whether the answer depends on what lying means, and what gives it away.
 */
final class Inquest implements Examiner {
    /** The most lines that are looked into: more than any puzzle needs. */
    static final int MOST_LINES = 160;

    @Override
    public Finding examine(Document document, long budget) {
        return new Run(bounded(document.puzzle()), budget).finding();
    }

    private static Puzzle bounded(Puzzle puzzle) {
        if (puzzle.clues().size() > MOST_LINES) {
            throw new Refused("there are " + puzzle.clues().size() + " lines, and " + MOST_LINES
                    + " is the most that can be looked into; leave some out.");
        }
        return puzzle;
    }

    @Override
    public @Nullable Finding rate(Puzzle puzzle, long budget) {
        Affair affair = (Affair) puzzle.board();
        if (affair.setting().liars().areKnaves()) {
            return null;
        }
        Testimony testimony = new Testimony(affair, bounded(puzzle), budget);
        List<Integer> smallest = Testimony.smallest(testimony.possible());
        Difficulty difficulty = Difficulty.of(affair, puzzle, Profile.of(testimony.clashes()));
        List<String> lines = new ArrayList<>();
        if (smallest.size() == 1) {
            lines.addAll(difficulty.lines(puzzle));
        } else {
            lines.add("It has no effort, since its answer is not unique; 'check' says why.");
        }
        return new Finding(smallest.size() == 1, difficulty.tree(puzzle), lines);
    }

    @Override
    public @Nullable Argument argue(Puzzle puzzle, long budget) {
        Affair affair = (Affair) puzzle.board();
        Testimony testimony = new Testimony(affair, bounded(puzzle), budget);
        List<Integer> clashes = testimony.clashes();
        Reasons reasons = Counsel.reasons(affair, testimony, clashes);
        return reasons == null ? null : new Explanation(affair, puzzle, testimony, clashes).argument(reasons);
    }

    @Override
    public Advice.@Nullable Said hint(Puzzle puzzle, Position position, Hint.Level level, long budget) {
        Affair affair = (Affair) puzzle.board();
        Testimony testimony = new Testimony(affair, bounded(puzzle), budget);
        List<Integer> clashes = testimony.clashes();
        Reasons reasons = Counsel.reasons(affair, testimony, clashes);
        if (reasons == null) {
            return null;
        }
        Explanation explanation = new Explanation(affair, puzzle, testimony, clashes);
        return new Counsel(affair, testimony, clashes, explanation, reasons).hint(position, level);
    }

    /** One inquest. */
    private static final class Run {
        private final Affair affair;
        private final Puzzle puzzle;
        private final Testimony testimony;
        private final List<Integer> possible;
        private final List<Integer> smallest;
        private final List<Integer> clashes;
        private final Gates gates;
        private final Explanation explanation;
        private final List<String> lines = new ArrayList<>();

        Run(Puzzle puzzle, long budget) {
            this.affair = (Affair) puzzle.board();
            this.puzzle = puzzle;
            this.testimony = new Testimony(affair, puzzle, budget);
            this.possible = testimony.possible();
            this.smallest = Testimony.smallest(possible);
            this.clashes = testimony.clashes();
            this.gates = new Gates(affair, puzzle, testimony, possible, clashes);
            this.explanation = new Explanation(affair, puzzle, testimony, clashes);
        }

        Finding finding() {
            Map<String, @Nullable Boolean> passes = gates.all();
            Tree.Fields tree = Tree.fields()
                    .with("possible", sets(possible))
                    .with("smallestPossible", sets(smallest))
                    .with("readings", readings())
                    .with("clashes", clashes())
                    .with("profile", profile())
                    .with("redundant", numbers(gates.redundant()))
                    .with("senseless", numbers(gates.senseless()))
                    .with("silent", Tree.texts(names(mask(gates.silent()))))
                    .with("giveaways", Tree.texts(gates.giveaways()))
                    .with("forms", forms())
                    .with("passes", passes(passes));
            if (smallest.size() == 1 && !affair.setting().liars().areKnaves()) {
                Difficulty difficulty = Difficulty.of(affair, puzzle, Profile.of(clashes));
                tree = tree.with("difficulty", difficulty.tree(puzzle));
            }
            long worlds = WorldBits.worlds(affair);
            tree = worlds < 0 ? tree : tree.with("worlds", worlds);
            if (worlds >= 0 && worlds <= WorldBits.MOST) {
                tree = tree.with("remainingWorlds", remaining());
            }
            say(passes);
            return new Finding(smallest.size() == 1, tree, lines);
        }

        private Tree readings() {
            Tree.Fields readings = Tree.fields();
            for (Testimony.Reading reading : Testimony.Reading.values()) {
                String name = switch (reading) {
                    case MAY -> "may";
                    case ONE_FALSE -> "oneFalse";
                    case ALL_FALSE -> "allFalse";
                };
                readings = readings.with(name, sets(testimony.possible(reading)));
            }
            return readings;
        }

        private Tree clashes() {
            List<Tree> items = new ArrayList<>();
            for (int clash : clashes) {
                items.add(Tree.fields()
                        .with("people", Tree.texts(names(clash)))
                        .with("lines", numbers(testimony.used(clash))));
            }
            return Tree.of(items);
        }

        private Tree profile() {
            return numbers(Profile.of(clashes).sizes());
        }

        private Tree forms() {
            List<String> forms = new ArrayList<>();
            puzzle.clues().forEach(held -> forms.add(held.clue().type().id()));
            return Tree.texts(forms);
        }

        private static Tree passes(Map<String, @Nullable Boolean> passes) {
            Tree.Fields tree = Tree.fields();
            for (Map.Entry<String, @Nullable Boolean> gate : passes.entrySet()) {
                Boolean is = gate.getValue();
                tree = is == null ? tree.with(gate.getKey(), "no meaning") : tree.with(gate.getKey(), is);
            }
            return tree;
        }

        private Tree remaining() {
            List<Tree> items = new ArrayList<>();
            for (int liars : possible) {
                List<Integer> honest = testimony.of(affair.everybody() & ~liars, -1);
                items.add(Tree.of(testimony.evidence().count(honest, liars)));
            }
            return Tree.of(items);
        }

        private Tree sets(List<Integer> sets) {
            List<Tree> items = new ArrayList<>();
            sets.forEach(set -> items.add(Tree.texts(names(set))));
            return Tree.of(items);
        }

        private static Tree numbers(List<Integer> numbers) {
            List<Tree> items = new ArrayList<>();
            numbers.forEach(number -> items.add(Tree.of(number)));
            return Tree.of(items);
        }

        private List<String> names(int set) {
            return Explanation.names(affair, set);
        }

        private static int mask(List<Person> people) {
            int mask = 0;
            for (Person person : people) {
                mask |= 1 << person.number();
            }
            return mask;
        }

        private void say(Map<String, @Nullable Boolean> passes) {
            lines.addAll(explanation.lines(smallest));
            List<Integer> redundant = gates.redundant();
            if (smallest.size() == 1 && !affair.setting().liars().areKnaves()) {
                lines.add(Difficulty.of(affair, puzzle, Profile.of(clashes))
                        .lines(puzzle)
                        .get(0));
            }
            lines.add(redundant.isEmpty() ? "Every line is needed." : "Each of these lines could be left out alone:");
            redundant.forEach(line -> lines.add("  " + explanation.line(line)));
            if (!gates.giveaways().isEmpty()) {
                lines.add("Decided alone by: " + String.join("; ", gates.giveaways()) + ".");
            }
            Map<Testimony.Reading, String> words = new LinkedHashMap<>();
            words.put(Testimony.Reading.ONE_FALSE, "If every liar says something false");
            words.put(Testimony.Reading.ALL_FALSE, "If all that a liar says is false");
            words.forEach((reading, said) -> {
                List<Integer> other = Testimony.smallest(testimony.possible(reading));
                if (!affair.setting().liars().areKnaves() && !other.equals(smallest)) {
                    lines.add(said + ", the answer is another: " + Explanation.who(affair, other) + ".");
                }
            });
            passes.forEach((gate, is) -> {
                if (Boolean.FALSE.equals(is)) {
                    lines.add("Does not pass the gate " + gate + ".");
                }
            });
        }
    }
}
