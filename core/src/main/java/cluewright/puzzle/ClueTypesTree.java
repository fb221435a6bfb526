package cluewright.puzzle;

import cluewright.clue.Board;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Template;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/** What the clue types of a game mean, as a tree: their sentences, and boards on which these are true or false. */
public final class ClueTypesTree {
    private ClueTypesTree() {}

    /** The tree of all clue types of a game. */
    public static <B extends Board> Tree.Fields of(Game<B> game) {
        return of(game, game.vocabulary().types());
    }

    /** The tree of some clue types of a game. */
    public static <B extends Board> Tree.Fields of(Game<B> game, List<ClueType<B>> types) {
        List<Tree> trees = new ArrayList<>();
        types.forEach(type -> trees.add(tree(game, type)));
        return Tree.fields().with("game", game.id()).with("types", Tree.of(trees));
    }

    private static <B extends Board> Tree tree(Game<B> game, ClueType<B> type) {
        Tree.Fields holes = Tree.fields();
        for (Slot<B, ?> slot : type.wording().slots()) {
            holes = holes.with(slot.name(), slot.phrase().name());
        }
        List<Tree> examples = new ArrayList<>();
        for (Example example : type.examples()) {
            examples.add(Tree.fields()
                    .with("board", example.board())
                    .with("picture", Tree.texts(picture(game, example.board())))
                    .with("sentence", example.sentence())
                    .with("holds", example.holds())
                    .with("why", example.why()));
        }
        List<String> sentences = new ArrayList<>();
        for (Template<B> template : type.wording().templates()) {
            sentences.add(template.form());
        }
        return Tree.fields()
                .with("type", type.id())
                .with("category", type.wording().category())
                .with("weight", type.wording().weight())
                .with("sentences", Tree.texts(sentences))
                .with("parameters", holes)
                .with("examples", Tree.of(examples));
    }

    /** The board of an example, drawn with the world on it. */
    public static <B extends Board> List<String> picture(Game<B> game, String shorthand) {
        Game.Scene<B> scene = game.sample(shorthand);
        List<Fact> all = new ArrayList<>();
        for (int variable = 0; variable < scene.world().variables(); variable++) {
            all.add(Fact.is(variable, scene.world().value(variable)));
        }
        return game.picture(scene.board(), all);
    }
}
