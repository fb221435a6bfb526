package cluewright.cli;

import cluewright.clue.Puzzle;
import cluewright.deduce.Session;
import cluewright.puzzle.Game;
import cluewright.puzzle.Pictures;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws the board of a session, in colours or without. Where a fact stands in a game's picture is found out by leaving
 * the fact out and looking what changes; so games need not know of colours or of marks that are only considered.
 *
 * @param game the game
 * @param puzzle the puzzle
 * @param coloured whether to use colours
 */
record Paint(Game<?> game, Puzzle puzzle, boolean coloured) {
    private static final String RESET = "\u001b[0m";
    private static final String DIM = "\u001b[2m";
    private static final String NONE = "";

    /** How the first, the second and all other values look. */
    private static final List<String> VALUES = List.of("\u001b[32m", "\u001b[31m", "\u001b[36m");

    private static final String DOUBTFUL = "\u001b[33m";
    private static final char DOUBT = '?';

    /** The board with all marks; what is not known is marked as doubtful. */
    List<String> board(Session session) {
        List<Fact> known = session.review().knowledge().facts();
        List<Fact> doubtful = new ArrayList<>(session.review().refuted());
        doubtful.addAll(session.review().unproven());
        doubtful.addAll(session.position().marks().pencil());
        List<Fact> all = new ArrayList<>(known);
        for (Fact fact : doubtful) {
            if (all.stream().noneMatch(other -> other.variable() == fact.variable() && other.is())) {
                all.add(fact);
            }
        }
        Canvas canvas = new Canvas(Pictures.of(game, puzzle, all));
        for (Fact fact : all) {
            List<Fact> others = new ArrayList<>(all);
            others.remove(fact);
            canvas.paint(Pictures.of(game, puzzle, others), known.contains(fact) ? style(fact) : DOUBTFUL);
        }
        return canvas.lines();
    }

    private static String style(Fact fact) {
        return fact.is() ? VALUES.get(Math.min(fact.value(), VALUES.size() - 1)) : DIM;
    }

    /** A line that matters less now. */
    String dim(String line) {
        return coloured ? DIM + line + RESET : line;
    }

    /** A picture with a style for each character. */
    private final class Canvas {
        private final List<StringBuilder> texts = new ArrayList<>();
        private final List<String[]> styles = new ArrayList<>();

        Canvas(List<String> picture) {
            for (String line : picture) {
                texts.add(new StringBuilder(line));
                String[] plain = new String[line.length()];
                Arrays.fill(plain, NONE);
                styles.add(plain);
            }
        }

        /** Gives a style to what differs from another picture, and to the words that go on from there. */
        void paint(List<String> other, String style) {
            for (int line = 0; line < texts.size(); line++) {
                StringBuilder text = texts.get(line);
                String without = line < other.size() ? other.get(line) : "";
                for (int at = 0; at < text.length(); at++) {
                    char before = at < without.length() ? without.charAt(at) : ' ';
                    if (text.charAt(at) != before && text.charAt(at) != DOUBT) {
                        run(line, at, style);
                    }
                }
            }
        }

        private void run(int line, int from, String style) {
            StringBuilder text = texts.get(line);
            int at = from;
            do {
                styles.get(line)[at] = style;
                at++;
            } while (at < text.length() && !text.substring(at).startsWith("  ") && isFree(line, at));
            if (style.equals(DOUBTFUL) && from + 1 < text.length() && text.charAt(from + 1) == ' ') {
                text.setCharAt(from + 1, DOUBT);
            }
        }

        private boolean isFree(int line, int at) {
            return styles.get(line)[at].equals(NONE);
        }

        List<String> lines() {
            List<String> lines = new ArrayList<>();
            for (int line = 0; line < texts.size(); line++) {
                lines.add(coloured ? coloured(line) : texts.get(line).toString());
            }
            return lines;
        }

        private String coloured(int line) {
            StringBuilder painted = new StringBuilder();
            String now = NONE;
            for (int at = 0; at < texts.get(line).length(); at++) {
                String style = styles.get(line)[at];
                if (!style.equals(now)) {
                    painted.append(now.equals(NONE) ? "" : RESET).append(style);
                    now = style;
                }
                painted.append(texts.get(line).charAt(at));
            }
            return painted.append(now.equals(NONE) ? "" : RESET).toString();
        }
    }
}
