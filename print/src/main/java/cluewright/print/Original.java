package cluewright.print;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * What is put on paper: a document, and what only a game can tell about it.
 *
 * @param tree the document
 * @param answer the answer by the names of the question's variables; may search for it, and refuses when there is none
 * @param excluded the values of the question's first variable that a clue excludes, by the clue's number from 0
 */
public record Original(Tree.Fields tree, Supplier<Map<String, String>> answer, IntFunction<List<String>> excluded) {
    private static final long BUDGET = 20_000_000;

    /** What is printed of a document. */
    public static Original of(Document document) {
        return new Original(document.write(), () -> answer(document), clue -> excluded(document.puzzle(), clue));
    }

    private static Map<String, String> answer(Document document) {
        World world = document.answer();
        if (world == null) {
            Verdict verdict = new NativeProver().prove(document.puzzle(), BUDGET);
            if (!(verdict instanceof Verdict.Unique unique)) {
                throw new Refused("there is no answer to print, since the puzzle is " + verdict.word()
                        + "; see what 'check' says, or leave the part 'answer' out.");
            }
            world = unique.answer();
        }
        Map<String, String> answer = new LinkedHashMap<>();
        for (int number : document.puzzle().space().question()) {
            Space.Variable variable = document.puzzle().space().variables().get(number);
            answer.put(variable.name(), variable.values().get(world.value(number)));
        }
        return answer;
    }

    private static List<String> excluded(Puzzle puzzle, int clue) {
        Space space = puzzle.space();
        int asked = space.question().get(0);
        List<String> excluded = new ArrayList<>();
        for (int value = 0; value < space.size(asked); value++) {
            int[] values = new int[space.variables().size()];
            values[asked] = value;
            if (!puzzle.clue(clue).holds(World.of(values))) {
                excluded.add(space.variables().get(asked).values().get(value));
            }
        }
        return excluded;
    }

    /** Whether the document tells the answer. */
    boolean hasAnswer() {
        return tree.has("answer") || tree.has("treasure");
    }

    Tree.Fields board() {
        return tree.get("board").asFields();
    }

    /** The title, or the game's name. */
    String title() {
        return tree.has("title")
                ? tree.get("title").asText()
                : "The " + tree.get("game").asText() + " game";
    }

    /** The seed with the word "Puzzle" in front, or nothing. */
    String seed() {
        return tree.has("seed") ? "Puzzle " + tree.get("seed").asText() : "";
    }

    /** The last part of the seed, the word that people say: "HUNT"; or nothing. */
    String seedWord() {
        String seed = tree.has("seed") ? tree.get("seed").asText() : "";
        return seed.substring(seed.indexOf('#') + 1);
    }

    /** The value of a field, or nothing. */
    static String text(Tree.Fields fields, String name) {
        return fields.has(name) ? fields.get(name).asText() : "";
    }

    /** The texts of a list, none when the field is missing. */
    static List<String> texts(Tree.Fields fields, String name) {
        List<String> texts = new ArrayList<>();
        if (fields.has(name)) {
            fields.list(name).forEach(item -> texts.add(item.asText()));
        }
        return texts;
    }

    /** The clues. */
    List<Tree.Fields> clues() {
        List<Tree.Fields> clues = new ArrayList<>();
        tree.list("clues").forEach(clue -> clues.add(clue.asFields()));
        return clues;
    }

    /** A clue's sentence. */
    static String says(Tree.Fields clue) {
        return Objects.requireNonNull(clue.get("says")).asText();
    }
}
