package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.grade.Band;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A puzzle as everybody may see it. It is put together from what may be shown, field by field; nothing is taken from the
 * document because nobody thought of leaving it out.
 *
 * @param paper the puzzle
 */
record PuzzleView(Paper paper) {
    private static final List<String> SHOWN_ELSEWHERE =
            List.of("format", "game", "title", "board", "mode", "givens", "clues");

    private static final List<String> CLUE_FIELDS = List.of("by", "for", "says", "type");

    Tree.Fields tree() {
        List<Integer> start = paper.start();
        Document shown = paper.shown(start);
        Tree.Fields written = shown.write();
        Puzzle puzzle = shown.puzzle();
        Tree.Fields tree = Tree.fields().with("id", paper.id());
        DailyName daily = paper.daily();
        tree = daily == null ? tree : tree.with("daily", daily.tree());
        tree = tree.with("game", shown.game().id())
                .with("title", shown.title())
                .with("mode", puzzle.mode().word())
                .with("board", written.get("board"))
                .with("variables", variables(puzzle))
                .with("givens", new Words(puzzle).trees(puzzle.givens()))
                .with("clues", clues(shown, List.of()))
                .with("difficulty", difficulty(paper.document()))
                .with("players", paper.players());
        Tree.Fields extra = Tree.fields();
        for (Map.Entry<String, Tree> field : written.fields().entrySet()) {
            boolean isExtra = !SHOWN_ELSEWHERE.contains(field.getKey());
            extra = isExtra ? extra.with(field.getKey(), field.getValue()) : extra;
        }
        return extra.fields().isEmpty() ? tree : tree.with("extra", extra);
    }

    private static Tree variables(Puzzle puzzle) {
        List<Tree> trees = new ArrayList<>();
        for (int variable = 0; variable < puzzle.space().variables().size(); variable++) {
            Space.Variable one = puzzle.space().variables().get(variable);
            trees.add(Tree.fields()
                    .with("name", one.name())
                    .with("short", puzzle.board().shortName(variable))
                    .with("values", Tree.texts(one.values()))
                    .with("asked", puzzle.space().question().contains(variable)));
        }
        return Tree.of(trees);
    }

    /** The clues of a document that was cut down to what can be seen; of some it is known that they are spent. */
    static Tree clues(Document shown, List<Integer> spent) {
        List<Tree> clues = new ArrayList<>();
        for (Tree clue : shown.write().list("clues")) {
            int number = clues.size();
            Tree.Fields tree = Tree.fields().with("number", number);
            Tree.Fields parameters = Tree.fields();
            for (Map.Entry<String, Tree> field : clue.asFields().fields().entrySet()) {
                String text = field.getValue().asText();
                if (CLUE_FIELDS.contains(field.getKey())) {
                    tree = tree.with(field.getKey(), text);
                } else {
                    parameters = parameters.with(field.getKey(), text);
                }
            }
            tree = tree.with("parameters", parameters);
            clues.add(tree.with("spent", spent.contains(number)));
        }
        return Tree.of(clues);
    }

    /** Band, effort and surface, as far as they are known; their factors would tell of clues that are hidden. */
    static Tree.Fields difficulty(Document document) {
        Tree.Fields tree = Tree.fields();
        if (!document.results().has("difficulty")) {
            return tree;
        }
        Tree.Fields all = document.results().get("difficulty").asFields();
        for (String name : List.of("effort", "surface")) {
            if (all.has(name) && all.get(name) instanceof Tree.Fields score && score.has("score")) {
                tree = tree.with(name, score.get("score"));
            }
        }
        if (tree.has("effort")) {
            tree = tree.with(
                    "band", Band.of(tree.get("effort").asNumber(0, 100)).word());
        }
        return tree;
    }
}
