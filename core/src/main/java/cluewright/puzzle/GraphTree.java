package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.deduce.Explanation;
import cluewright.deduce.LogicGraph;
import cluewright.deduce.Step;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * A logic graph as a tree: its clues, givens and conclusions, each with what it says and where it comes from. Numbers of
 * clues and steps are counted from 0, as everywhere in documents.
 */
public final class GraphTree {
    private GraphTree() {}

    /** The tree of a graph. */
    public static Tree.Fields write(LogicGraph graph) {
        Puzzle puzzle = graph.puzzle();
        Space space = puzzle.space();
        List<String> goal = new ArrayList<>();
        graph.goal()
                .forEach(variable -> goal.add(space.variables().get(variable).name()));
        List<Tree> clues = new ArrayList<>();
        graph.clues().forEach(clue -> clues.add(clue(puzzle, clue)));
        List<Tree> givens = new ArrayList<>();
        graph.givens().forEach(given -> givens.add(TraceTree.write(space, given)));
        List<Tree> conclusions = new ArrayList<>();
        graph.conclusions().forEach(conclusion -> conclusions.add(conclusion(graph, conclusion)));
        return Tree.fields()
                .with("goal", Tree.texts(goal))
                .with("clues", Tree.of(clues))
                .with("givens", Tree.of(givens))
                .with("conclusions", Tree.of(conclusions));
    }

    private static Tree clue(Puzzle puzzle, int number) {
        Tree.Fields clue = Tree.fields().with("clue", number);
        int holder = puzzle.clues().get(number).holder();
        if (holder != Puzzle.NOBODY) {
            clue = clue.with("by", puzzle.space().variables().get(holder).name());
        }
        return clue.with("says", puzzle.clue(number).sentence());
    }

    private static Tree conclusion(LogicGraph graph, LogicGraph.Conclusion conclusion) {
        Puzzle puzzle = graph.puzzle();
        Step step = conclusion.step();
        List<Tree> givens = new ArrayList<>();
        for (Fact fact : step.facts()) {
            if (puzzle.givens().contains(fact)) {
                givens.add(
                        Tree.of(puzzle.space().variables().get(fact.variable()).name()));
            }
        }
        List<Integer> steps = new ArrayList<>();
        conclusion
                .from()
                .forEach(place -> steps.add(graph.conclusions().get(place).number()));
        Tree.Fields tree = Tree.fields().with("step", conclusion.number());
        for (var field :
                TraceTree.write(puzzle.space(), step.conclusion()).fields().entrySet()) {
            tree = tree.with(field.getKey(), field.getValue());
        }
        tree = tree.with("depth", conclusion.depth())
                .with("clues", numbers(step.clues()))
                .with("givens", Tree.of(givens))
                .with("steps", numbers(steps));
        tree = conclusion.reveals().isEmpty() ? tree : tree.with("reveals", numbers(conclusion.reveals()));
        return tree.with("says", new Explanation(puzzle).sentence(step));
    }

    private static Tree numbers(List<Integer> numbers) {
        List<Tree> items = new ArrayList<>();
        numbers.forEach(number -> items.add(Tree.of(number)));
        return Tree.of(items);
    }
}
