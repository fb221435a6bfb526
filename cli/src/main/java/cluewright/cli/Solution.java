package cluewright.cli;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Explanation;
import cluewright.deduce.LogicGraph;
import cluewright.deduce.Trace;
import cluewright.formula.World;
import cluewright.puzzle.Document;
import cluewright.puzzle.GraphTree;
import cluewright.puzzle.Pictures;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The way to the answer of a puzzle, or to one part of it, in sentences; or where one gets stuck, with two boards. */
final class Solution {
    private final Document document;
    private final Puzzle puzzle;
    private final Space space;
    private final Deducer deducer;
    private final Trace trace;
    private final LogicGraph graph;
    private final List<Integer> open = new ArrayList<>();
    private final List<String> sentences = new ArrayList<>();

    /**
     * The way to the answer.
     *
     * @param person the name of the one that is asked for, or null for all
     */
    Solution(Document document, long budget, @Nullable String person) {
        this.document = document;
        this.puzzle = document.puzzle();
        this.space = puzzle.space();
        List<Integer> goal = person == null ? space.question() : List.of(variable(person));
        this.deducer = new Deducer(puzzle, budget);
        this.trace = deducer.trace();
        this.graph = LogicGraph.of(puzzle, trace, goal);
        open.addAll(trace.open());
        open.retainAll(goal);
        Explanation explanation = new Explanation(puzzle);
        graph.conclusions().forEach(conclusion -> sentences.add(explanation.sentence(conclusion.step())));
    }

    private int variable(String person) {
        List<String> names = names(space.question());
        int place = names.indexOf(person);
        if (place < 0) {
            throw new Refused("'" + person + "' is not among what this puzzle asks for; it asks for " + some(names)
                    + "." + Refused.maybe(person, names));
        }
        return space.question().get(place);
    }

    private static String some(List<String> names) {
        int most = 12;
        return names.size() <= most
                ? String.join(", ", names)
                : String.join(", ", names.subList(0, most)) + " and " + (names.size() - most) + " more";
    }

    private List<String> names(List<Integer> variables) {
        return variables.stream()
                .map(variable -> space.variables().get(variable).name())
                .toList();
    }

    boolean isComplete() {
        return open.isEmpty();
    }

    LogicGraph graph() {
        return graph;
    }

    Tree.Fields graphTree() {
        return GraphTree.write(graph);
    }

    /** Everything, for people. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        int digits = Integer.toString(sentences.size()).length();
        for (int i = 0; i < sentences.size(); i++) {
            String number = Integer.toString(i + 1);
            String indented = " ".repeat(digits - number.length()) + number + ". ";
            lines.addAll(Fold.fold(indented + sentences.get(i), " ".repeat(indented.length())));
        }
        for (Fact given : puzzle.givens()) {
            if (graph.conclusions().isEmpty() && graph.givens().contains(given)) {
                lines.add(new Explanation(puzzle).conclusion(given) + ": that is given.");
            }
        }
        if (!isComplete()) {
            stuck(lines);
        }
        return lines;
    }

    private void stuck(List<String> lines) {
        if (!lines.isEmpty()) {
            lines.add("");
        }
        List<World> witnesses = witnesses();
        if (trace.exhausted() || deducer.isExhausted()) {
            lines.add("Whether more follows is not known within the budget; maybe raise --budget.");
            return;
        }
        if (witnesses.isEmpty()) {
            lines.add(
                    "The clues contradict each other or the givens, so nothing follows; 'cluewright check' says which.");
            return;
        }
        lines.addAll(Fold.fold(
                "Here one gets stuck: nothing more follows about " + String.join(", ", names(open)) + ".", "  "));
        lines.add("Both of these fit everything that can be seen then ("
                + trace.end().visible().size() + " of " + puzzle.clues().size()
                + (puzzle.clues().size() == 1 ? " clue):" : " clues):"));
        lines.addAll(Pictures.beside(picture(witnesses.get(0)), picture(witnesses.get(1))));
    }

    private List<String> picture(World world) {
        return Pictures.of(document.game(), puzzle, Sheet.answers(space, world));
    }

    /** Two worlds that fit all that can be seen in the end and differ in the first open variable, or none. */
    private List<World> witnesses() {
        for (int value = 0; !open.isEmpty() && value < space.size(open.get(0)); value++) {
            World one = deducer.witness(trace.end(), Fact.is(open.get(0), value));
            World other = deducer.witness(trace.end(), Fact.isNot(open.get(0), value));
            if (one != null && other != null) {
                return List.of(one, other);
            }
        }
        return List.of();
    }

    /** Everything, for programs. */
    Tree.Fields tree() {
        Tree.Fields tree = Tree.fields()
                .with("complete", isComplete())
                .with("sentences", Tree.texts(sentences))
                .with("graph", graphTree());
        if (isComplete()) {
            return tree;
        }
        List<Tree> boards = new ArrayList<>();
        witnesses().forEach(world -> boards.add(Document.write(space, Sheet.answers(space, world))));
        return tree.with("stuck", Tree.texts(names(open))).with("stuckWitnesses", Tree.of(boards));
    }
}
