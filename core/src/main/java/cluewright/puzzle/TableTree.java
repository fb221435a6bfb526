package cluewright.puzzle;

import java.util.ArrayList;
import java.util.List;

/**
 * How far a game of several people has come, as it is written to and read from files.
 *
 * <pre>
 * format: cluewright-table/1
 * puzzle: 3f2a…                # the content hash of the puzzle, or its first 8 digits or more
 * moves: ["hints 1", "dig B3"] # what was typed, but for what only asked to be shown something
 * </pre>
 *
 * @param hash the content hash of the puzzle that is played
 */
public record TableTree(String hash) {
    /** The value of the field {@code format}. */
    public static final String FORMAT = "cluewright-table/1";

    private static final int MOST_MOVES = 10_000;

    public Tree.Fields write(Table table) {
        return Tree.fields().with("format", FORMAT).with("puzzle", hash).with("moves", Tree.texts(table.moves()));
    }

    /** A new table at which the written moves were made; refused with place and remedy when they cannot be. */
    public Table read(Tree tree, Table fresh) {
        fresh.resume(moves(tree));
        return fresh;
    }

    private List<String> moves(Tree tree) {
        Tree.Fields fields = tree.asFields();
        fields.only("format", "puzzle", "moves");
        if (!fields.get("format").asText().equals(FORMAT)) {
            throw fields.get("format").refused("this must be '" + FORMAT + "'; such a file is made by 'save'.");
        }
        PositionTree.checkHash(fields, hash);
        List<Tree> items = fields.list("moves");
        if (items.size() > MOST_MOVES) {
            throw fields.get("moves").refused("these are more than " + MOST_MOVES + " moves.");
        }
        List<String> moves = new ArrayList<>();
        items.forEach(item -> moves.add(item.asText()));
        return moves;
    }
}
