package cluewright.puzzle;

import cluewright.clue.Board;
import cluewright.clue.Puzzle;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/** Boards as lines of text. */
public final class Pictures {
    private static final int TERMINAL = 80;

    private Pictures() {}

    /** The puzzle's board with these facts on it. */
    public static <B extends Board> List<String> of(Game<B> game, Puzzle puzzle, List<Fact> facts) {
        return game.picture(game.boardOf(puzzle), facts);
    }

    /** Two pictures side by side, or one below the other where the terminal is too narrow. */
    public static List<String> beside(List<String> left, List<String> right) {
        int width = 0;
        for (String line : left) {
            width = Math.max(width, line.length() + 3);
        }
        List<String> lines = new ArrayList<>();
        if (2 * width > TERMINAL) {
            lines.addAll(left);
            lines.add("");
            lines.addAll(right);
            return lines;
        }
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            StringBuilder line = new StringBuilder(i < left.size() ? left.get(i) : "");
            while (line.length() < width) {
                line.append(' ');
            }
            lines.add(
                    line.append(i < right.size() ? right.get(i) : "").toString().stripTrailing());
        }
        return lines;
    }
}
