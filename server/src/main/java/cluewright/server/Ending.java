package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Explanation;
import cluewright.deduce.LogicGraph;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Argument;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.GraphTree;
import cluewright.puzzle.TraceTree;
import cluewright.puzzle.Tree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is told after the end, as on the command line: the whole way to the answer, and what follows from what. A game's
 * own argument goes before steps from clue to clue.
 */
final class Ending {
    private Ending() {}

    /** The game's own argument, or null when the steps from clue to clue are told. */
    private static @Nullable Argument own(Document document) {
        Examiner examiner = document.game().examiner();
        return examiner == null ? null : examiner.argue(document.puzzle(), Limits.CHECK_NODES);
    }

    private static Trace trace(Document document) {
        return document.results().has("trace")
                ? TraceTree.read(document.puzzle(), document.results().get("trace"))
                : new Deducer(document.puzzle(), Limits.CHECK_NODES).trace();
    }

    static Tree explanation(Play play) {
        play.checkEnded();
        Document document = play.paper().document();
        List<Integer> all = new ArrayList<>();
        for (int clue = 0; clue < document.puzzle().clues().size(); clue++) {
            all.add(clue);
        }
        Argument own = own(document);
        Tree.Fields told = own == null ? steps(document) : sentences(own);
        Examiner examiner = document.game().examiner();
        if (examiner != null) {
            told = told.with(
                    "findings", examiner.examine(document, Limits.CHECK_NODES).tree());
        }
        told = told.with("clues", PuzzleView.clues(play.paper().shown(all), List.of()));
        told = SessionView.ending(play.paper(), told);
        return told.has("answer") ? told : told.with("answer", Tree.fields());
    }

    private static Tree.Fields sentences(Argument argument) {
        return Tree.fields()
                .with("text", Tree.texts(argument.sentences()))
                .with("complete", argument.trace().isComplete());
    }

    private static Tree.Fields steps(Document document) {
        Puzzle puzzle = document.puzzle();
        Trace trace = trace(document);
        Explanation explanation = new Explanation(puzzle);
        List<String> sentences = new ArrayList<>();
        List<Tree> steps = new ArrayList<>();
        List<Tree> written = TraceTree.write(puzzle, trace).asList();
        for (Step step : trace.steps()) {
            String sentence = explanation.sentence(step);
            Tree.Fields tree = written.get(steps.size()).asFields();
            steps.add(tree.without("witnesses").with("says", sentence));
            sentences.add(sentence);
        }
        return Tree.fields()
                .with("text", Tree.texts(sentences))
                .with("complete", trace.isComplete())
                .with("steps", Tree.of(steps));
    }

    static void graph(Call call, Play play) {
        play.checkEnded();
        Document document = play.paper().document();
        boolean isJson = call.choice("format", "svg", "json").equals("json");
        Argument own = own(document);
        LogicGraph graph = own == null
                ? LogicGraph.of(document.puzzle(), trace(document))
                : LogicGraph.of(
                        own.puzzle(), own.trace(), document.puzzle().space().question());
        if (graph.conclusions().isEmpty()) {
            throw new Problem(
                    Problem.Code.NOT_FOUND, "Nothing in this puzzle follows step by step, so there is no graph of it.");
        }
        if (isJson) {
            call.answer(Call.JSON, DocumentFiles.line(GraphTree.write(graph)).getBytes(StandardCharsets.UTF_8));
        } else {
            call.answer("image/svg+xml", graph.svg().getBytes(StandardCharsets.UTF_8));
        }
    }
}
