package cluewright.server;

import cluewright.deduce.Reply;
import cluewright.deduce.Session;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a player is told in answer to claims and questions: the same words as on the command line, as trees. */
final class Told {
    private static final String UNKNOWN = "What follows could not be found in the time that there is.";

    private Told() {}

    /** The reply to a claim; of a refusal only that it is one, unless details are asked for. */
    static Tree.Fields reply(Advice advice, Fact claim, Reply reply, boolean details) {
        return tree(advice.reply(claim, reply, details));
    }

    static Tree.Fields hint(Play play, Session.Given given) {
        Advice advice = new Advice(play.paper().document().game(), play.seen());
        return tree(advice.hint(play.session().review(), given.hint(), given.level()));
    }

    /** Pictures are drawn by the client, so lines with them are left out where two boards are told. */
    private static Tree.Fields tree(Advice.Said said) {
        Tree.Fields tree = said.tree();
        List<String> lines = said.lines();
        if (tree.has("witnesses")) {
            Tree differ = differ(tree.list("witnesses"));
            List<String> names = differ.asList().stream().map(Tree::asText).toList();
            lines = List.of(lines.get(0), "They differ in: " + String.join(", ", names) + ".");
            tree = tree.with("differ", differ);
        }
        boolean isUnknown = tree.get("kind").asText().equals("unknown");
        List<String> stripped = lines.stream().map(String::strip).toList();
        return tree.with("text", Tree.texts(isUnknown ? List.of(UNKNOWN) : stripped));
    }

    private static Tree differ(List<Tree> worlds) {
        List<String> names = new ArrayList<>();
        Tree.Fields other = worlds.get(1).asFields();
        for (Map.Entry<String, Tree> value : worlds.get(0).asFields().fields().entrySet()) {
            if (!other.get(value.getKey()).sameAs(value.getValue())) {
                names.add(value.getKey());
            }
        }
        return Tree.texts(names);
    }
}
