package cluewright.deduce;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.space.Fact;
import java.util.List;

/** A logic graph in the language of Graphviz: clues on the left, conclusions by depth, dashed lines where a clue opens. */
final class GraphDot {
    private final LogicGraph graph;
    private final Explanation explanation;
    private final StringBuilder dot = new StringBuilder();

    private GraphDot(LogicGraph graph) {
        this.graph = graph;
        this.explanation = new Explanation(graph.puzzle());
    }

    static String of(LogicGraph graph) {
        return new GraphDot(graph).write();
    }

    private String write() {
        dot.append("digraph {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n");
        for (int clue : graph.clues()) {
            node(
                    "clue" + (clue + 1),
                    (clue + 1) + ". " + graph.puzzle().clue(clue).sentence());
        }
        List<Fact> givens = graph.givens();
        for (int given = 0; given < givens.size(); given++) {
            node("given" + (given + 1), "given: " + explanation.conclusion(givens.get(given)));
        }
        for (LogicGraph.Conclusion conclusion : graph.conclusions()) {
            node(name(conclusion), explanation.conclusion(conclusion.step().conclusion()));
        }
        graph.conclusions().forEach(this::edges);
        return dot.append("}\n").toString();
    }

    private static String name(LogicGraph.Conclusion conclusion) {
        return "step" + (conclusion.number() + 1);
    }

    private void edges(LogicGraph.Conclusion conclusion) {
        for (int clue : conclusion.step().clues()) {
            edge("clue" + (clue + 1), name(conclusion), "");
        }
        for (Fact fact : conclusion.step().facts()) {
            int given = graph.givens().indexOf(fact);
            if (given >= 0) {
                edge("given" + (given + 1), name(conclusion), "");
            }
        }
        for (int place : conclusion.from()) {
            edge(name(graph.conclusions().get(place)), name(conclusion), "");
        }
        Puzzle puzzle = graph.puzzle();
        for (int clue : puzzle.mode() == Mode.REVEAL ? conclusion.reveals() : List.<Integer>of()) {
            edge(name(conclusion), "clue" + (clue + 1), " [style=dashed, constraint=false]");
        }
    }

    private void node(String name, String label) {
        StringBuilder safe = new StringBuilder();
        for (String line : Lettering.wrap(label, 10, 240)) {
            safe.append(safe.length() == 0 ? "" : "\\n")
                    .append(line.replace("\\", "\\\\").replace("\"", "\\\""));
        }
        dot.append("  " + name + " [label=\"" + safe + "\"];\n");
    }

    private void edge(String from, String to, String style) {
        dot.append("  " + from + " -> " + to + style + ";\n");
    }
}
