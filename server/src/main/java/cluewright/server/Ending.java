package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Explanation;
import cluewright.deduce.LogicGraph;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.GraphTree;
import cluewright.puzzle.TraceTree;
import cluewright.puzzle.Tree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What is told after the end: the whole way to the answer, and what follows from what. */
final class Ending {
    private Ending() {}

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
        Examiner examiner = document.game().examiner();
        Tree.Fields told =
                examiner == null ? steps(document) : findings(examiner.examine(document, Limits.CHECK_NODES));
        told = told.with("clues", PuzzleView.clues(play.paper().shown(all), List.of()));
        told = SessionView.ending(play.paper(), told);
        return told.has("answer") ? told : told.with("answer", Tree.fields());
    }

    private static Tree.Fields findings(Examiner.Finding finding) {
        List<String> lines = finding.lines().stream().map(String::strip).toList();
        return Tree.fields()
                .with("text", Tree.texts(lines))
                .with("complete", finding.isSound())
                .with("findings", finding.tree());
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
        if (document.game().examiner() != null) {
            throw new Problem(Problem.Code.CONFLICT, "There is no such graph for this game; see the explanation.");
        }
        boolean isJson = call.choice("format", "svg", "json").equals("json");
        LogicGraph graph = LogicGraph.of(document.puzzle(), trace(document));
        if (isJson) {
            call.answer(Call.JSON, DocumentFiles.line(GraphTree.write(graph)).getBytes(StandardCharsets.UTF_8));
        } else {
            call.answer("image/svg+xml", graph.svg().getBytes(StandardCharsets.UTF_8));
        }
    }
}
