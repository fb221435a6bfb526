package cluewright.deduce;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Why something is so: the conclusions of a trace that lead to a goal, with the clues and givens they follow from. What
 * the goal does not need is left out. A directed graph without cycles: every conclusion follows from earlier ones.
 *
 * <p>In reveal mode a clue is seen only once its holder is known, so what makes the holders of needed clues known is
 * needed too.
 *
 * @param puzzle the puzzle
 * @param goal the variables whose values are to be explained
 * @param clues the numbers of the clues that are needed, ascending
 * @param givens the givens that are needed, in the puzzle's order
 * @param conclusions the steps that are needed, in the trace's order
 */
public record LogicGraph(
        Puzzle puzzle, List<Integer> goal, List<Integer> clues, List<Fact> givens, List<Conclusion> conclusions) {
    /**
     * A step of the graph.
     *
     * @param number the number of the step in the trace, from 0
     * @param step the step
     * @param depth the length of the longest chain of conclusions that ends in this one, 1 when it needs no other
     * @param from the places in the graph's list of the conclusions it follows from, from 0
     * @param reveals the numbers of the needed clues that can be seen because of it
     */
    public record Conclusion(int number, Step step, int depth, List<Integer> from, List<Integer> reveals) {
        public Conclusion {
            from = List.copyOf(from);
            reveals = List.copyOf(reveals);
        }
    }

    public LogicGraph {
        goal = List.copyOf(goal);
        clues = List.copyOf(clues);
        givens = List.copyOf(givens);
        conclusions = List.copyOf(conclusions);
    }

    /** The graph that explains the whole question. */
    public static LogicGraph of(Puzzle puzzle, Trace trace) {
        return of(puzzle, trace, puzzle.space().question());
    }

    /** The graph that explains some variables, as far as the trace reaches. */
    public static LogicGraph of(Puzzle puzzle, Trace trace, List<Integer> goal) {
        return new Pruning(puzzle, trace.steps()).graph(goal);
    }

    /** The depth of the deepest conclusion. */
    public int depth() {
        int depth = 0;
        for (Conclusion conclusion : conclusions) {
            depth = Math.max(depth, conclusion.depth());
        }
        return depth;
    }

    /** The graph as a picture: clues on the left, conclusions in columns by depth. */
    public String svg() {
        return GraphSvg.of(this);
    }

    /** The graph in the language of Graphviz. */
    public String dot() {
        return GraphDot.of(this);
    }

    /** Goes back from the goal through what each step follows from. */
    private static final class Pruning {
        private final Puzzle puzzle;
        private final List<Step> steps;
        private final BitSet needed = new BitSet();
        private final BitSet clues = new BitSet();
        private final BitSet givens = new BitSet();

        Pruning(Puzzle puzzle, List<Step> steps) {
            this.puzzle = puzzle;
            this.steps = steps;
        }

        LogicGraph graph(List<Integer> goal) {
            goal.forEach(variable -> needVariable(variable, steps.size()));
            for (int number = steps.size() - 1; number >= 0; number--) {
                if (needed.get(number)) {
                    needPremises(steps.get(number), number);
                }
            }
            List<Integer> numbers = members(needed);
            List<Conclusion> conclusions = new ArrayList<>();
            List<List<Integer>> reveals = reveals(numbers);
            for (int number : numbers) {
                List<Integer> from = from(number, numbers);
                conclusions.add(new Conclusion(
                        number,
                        steps.get(number),
                        depth(number, from, numbers, reveals, conclusions),
                        from,
                        reveals.get(conclusions.size())));
            }
            List<Fact> given = new ArrayList<>();
            members(givens).forEach(place -> given.add(puzzle.givens().get(place)));
            return new LogicGraph(puzzle, goal, members(clues), given, conclusions);
        }

        private void needPremises(Step step, int number) {
            step.facts().forEach(fact -> needFact(fact, number));
            for (int clue : step.clues()) {
                clues.set(clue);
                int holder = puzzle.clues().get(clue).holder();
                if (puzzle.mode() == Mode.REVEAL && holder != Puzzle.NOBODY) {
                    needVariable(holder, number);
                }
            }
        }

        /** What makes a variable known before a step: the fact of its value, or those that exclude all others. */
        private void needVariable(int variable, int before) {
            List<Fact> about = new ArrayList<>();
            for (Fact given : puzzle.givens()) {
                addOrReplace(about, given, variable);
            }
            for (Step step : steps.subList(0, before)) {
                addOrReplace(about, step.conclusion(), variable);
            }
            about.forEach(fact -> needFact(fact, before));
        }

        private void addOrReplace(List<Fact> about, Fact fact, int variable) {
            boolean isSettled = Knowledge.isKnown(puzzle.space(), about, variable);
            if (fact.variable() == variable && !isSettled) {
                if (fact.is()) {
                    about.clear();
                }
                about.add(fact);
            }
        }

        private void needFact(Fact fact, int before) {
            int given = puzzle.givens().indexOf(fact);
            if (given >= 0) {
                givens.set(given);
                return;
            }
            int number = place(fact);
            if (number >= 0 && number < before) {
                needed.set(number);
            }
        }

        private int place(Fact conclusion) {
            for (int number = 0; number < steps.size(); number++) {
                if (steps.get(number).conclusion().equals(conclusion)) {
                    return number;
                }
            }
            return -1;
        }

        private List<Integer> from(int number, List<Integer> numbers) {
            List<Integer> from = new ArrayList<>();
            for (Fact fact : steps.get(number).facts()) {
                int place = puzzle.givens().contains(fact) ? -1 : numbers.indexOf(place(fact));
                if (place >= 0) {
                    from.add(place);
                }
            }
            from.sort(Integer::compare);
            return from;
        }

        /** For each needed step the needed clues whose holder it makes known. */
        private List<List<Integer>> reveals(List<Integer> numbers) {
            List<List<Integer>> reveals = new ArrayList<>();
            List<Fact> known = new ArrayList<>(puzzle.givens());
            for (int number : numbers) {
                List<Integer> before = Knowledge.of(puzzle, known).visible();
                known.add(steps.get(number).conclusion());
                List<Integer> more = new ArrayList<>(Knowledge.of(puzzle, known).visible());
                more.removeAll(before);
                more.removeIf(clue -> !clues.get(clue));
                reveals.add(more);
            }
            return reveals;
        }

        private int depth(
                int number,
                List<Integer> from,
                List<Integer> numbers,
                List<List<Integer>> reveals,
                List<Conclusion> before) {
            int deepest = 0;
            for (int place : from) {
                deepest = Math.max(deepest, before.get(place).depth());
            }
            for (int place = 0; place < before.size(); place++) {
                for (int clue : steps.get(number).clues()) {
                    if (reveals.get(place).contains(clue) && numbers.get(place) < number) {
                        deepest = Math.max(deepest, before.get(place).depth());
                    }
                }
            }
            return deepest + 1;
        }

        private static List<Integer> members(BitSet bits) {
            List<Integer> members = new ArrayList<>();
            for (int member = bits.nextSetBit(0); member >= 0; member = bits.nextSetBit(member + 1)) {
                members.add(member);
            }
            return members;
        }
    }
}
