package cluewright.cli;

import cluewright.clue.Board;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Template;
import cluewright.puzzle.ClueTypesTree;
import cluewright.puzzle.Game;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the clues of a game mean, as players and authors read it: by category each type with its sentences, and boards on
 * which sentences are true or false.
 *
 * @param game the game
 * @param types the types that are explained, by category
 */
record Reference<B extends Board>(Game<B> game, Map<String, List<ClueType<B>>> types) {
    /** The reference of all types, or of one alone; refused when the game does not have it. */
    static <B extends Board> Reference<B> of(Game<B> game, @Nullable String type) {
        if (type == null) {
            return new Reference<>(game, game.vocabulary().byCategory());
        }
        ClueType<B> one = game.vocabulary().type(type);
        return new Reference<>(game, Map.of(one.wording().category(), List.of(one)));
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        types.forEach((category, some) -> {
            lines.add(heading(category));
            for (ClueType<B> type : some) {
                lines.add("");
                lines.addAll(lines(type));
            }
            lines.add("");
        });
        lines.remove(lines.size() - 1);
        return lines;
    }

    private static String heading(String category) {
        return category.toUpperCase(java.util.Locale.ROOT);
    }

    private List<String> lines(ClueType<B> type) {
        List<String> lines = new ArrayList<>();
        lines.add(type.id() + "  (weight " + type.wording().weight() + " of 10)");
        for (Template<B> template : type.wording().templates()) {
            lines.addAll(Fold.fold("  " + template.form(), "    "));
        }
        List<String> holes = new ArrayList<>();
        for (Slot<B, ?> slot : type.wording().slots()) {
            holes.add("<" + slot.name() + "> is " + slot.phrase().name());
        }
        if (!holes.isEmpty()) {
            lines.addAll(Fold.fold("  where " + String.join(", ", holes), "    "));
        }
        byBoard(type).forEach((board, examples) -> {
            lines.add("");
            lines.addAll(ClueTypesTree.picture(game, board));
            for (Example example : examples) {
                String why = example.why().isEmpty() ? "" : " (" + example.why() + ")";
                String truth = example.holds() ? "    true:  " : "    false: ";
                lines.addAll(Fold.fold(truth + example.sentence() + why, "           "));
            }
        });
        return lines;
    }

    private Map<String, List<Example>> byBoard(ClueType<B> type) {
        Map<String, List<Example>> boards = new LinkedHashMap<>();
        for (Example example : type.examples()) {
            boards.computeIfAbsent(example.board(), board -> new ArrayList<>()).add(example);
        }
        return boards;
    }

    /** The same for programs. */
    Tree.Fields tree() {
        List<ClueType<B>> all = new ArrayList<>();
        types.values().forEach(all::addAll);
        return ClueTypesTree.of(game, all);
    }
}
