package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.deduce.Position;
import cluewright.deduce.Session;
import cluewright.formula.World;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How a session stands, as its player may see it.
 *
 * @param play the play
 */
record SessionView(Play play) {
    Tree.Fields tree(long version) {
        Session session = play.session();
        Puzzle seen = play.seen();
        Words words = new Words(seen);
        Position position = session.position();
        Tree.Fields notes = Tree.fields();
        for (Map.Entry<Integer, String> note : position.marks().notes().entrySet()) {
            notes = notes.with(words.name(note.getKey()), note.getValue());
        }
        Document shown = play.paper().shown(play.shown());
        Tree.Fields tree = Tree.fields()
                .with("puzzle", play.paper().view())
                .with("known", known(words))
                .with("clues", PuzzleView.clues(shown, session.spent()))
                .with("pencil", words.trees(position.marks().pencil()))
                .with("notes", notes);
        tree = play.sheet()
                .onto(tree)
                .with("mistakes", Position.sum(position.mistakes()))
                .with("hints", Position.sum(position.hints()))
                .with("open", session.review().knowledge().open(seen.space()).size())
                .with("moves", version)
                .with("canUndo", !play.hasEnded() && session.canUndo())
                .with("state", play.state().word());
        return play.hasEnded() ? ending(tree) : tree;
    }

    private Tree known(Words words) {
        List<Tree> known = new ArrayList<>();
        for (Fact fact : play.session().review().knowledge().facts()) {
            String course = play.session().course(fact.variable()).name().toLowerCase(Locale.ROOT);
            known.add(words.tree(fact).with("course", course));
        }
        return Tree.of(known);
    }

    private Tree.Fields ending(Tree.Fields tree) {
        return ending(play.paper(), tree);
    }

    /** What is told only after the end. */
    static Tree.Fields ending(Paper paper, Tree.Fields tree) {
        World answer = paper.document().answer();
        Tree.Fields more = answer == null ? tree : tree.with("answer", new Words(paper.puzzle()).answer(answer));
        for (String name : List.of("seed", "hash")) {
            Tree.Fields results = paper.document().results();
            more = results.has(name) ? more.with(name, results.get(name).asText()) : more;
        }
        return more;
    }
}
