package cluewright.print;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/**
 * Text in a box: broken into lines, and as large as the box allows.
 *
 * @param lines the lines
 * @param type what they look like
 */
record Words(List<String> lines, Lettering type) {
    /** Nobody reads smaller print than this, in points. */
    static final double SMALLEST = 4;

    /** From one base line to the next, in parts of the size. */
    private static final double LEADING = 1.22;

    /** What is above the first base line, in parts of the size; below the last one the rest of a line is kept free. */
    private static final double ASCENT = 0.95;

    private static final double STEP = 0.25;
    private static final int MOST_LETTERS = 20_000;

    /** The text broken into lines of this width; only a word that is wider than a line is broken itself. */
    static Words wrapped(String text, double width, Lettering type) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : checked(text).split(" ", -1)) {
            String joined = line.isEmpty() ? word : line + " " + word;
            if (type.width(joined) <= width) {
                line.replace(0, line.length(), joined);
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line.toString());
            }
            String rest = word;
            while (type.width(rest) > width && rest.codePointCount(0, rest.length()) > 1) {
                int end = fitting(rest, width, type);
                lines.add(rest.substring(0, end));
                rest = rest.substring(end);
            }
            line.replace(0, line.length(), rest);
        }
        lines.add(line.toString());
        return new Words(lines, type);
    }

    /** How much of a word goes on a line: one letter at least. */
    private static int fitting(String word, double width, Lettering type) {
        int end = word.offsetByCodePoints(0, 1);
        while (end < word.length() && type.width(word.substring(0, word.offsetByCodePoints(end, 1))) <= width) {
            end = word.offsetByCodePoints(end, 1);
        }
        return end;
    }

    /** The text as large as fits, up to the size of {@code type}; refused when it would be too small to read. */
    static Words fitted(String text, double width, double height, Lettering type) {
        Words broken = null;
        for (double size = type.size(); size >= SMALLEST; size -= STEP) {
            Words words = wrapped(text, width, type.at(size));
            if (words.height() <= height && words.width() <= width) {
                if (words.keepsWords(text)) {
                    return words;
                }
                broken = broken == null ? words : broken;
            }
        }
        if (broken == null) {
            throw new Refused("\"" + (text.length() > 60 ? text.substring(0, 60) + "…" : text)
                    + "\" is too long for its place on paper; shorten it.");
        }
        return broken;
    }

    /** Whether no word is broken. */
    private boolean keepsWords(String text) {
        return String.join(" ", lines).equals(text);
    }

    /** Refuses what the font cannot show. */
    private static String checked(String text) {
        if (text.length() > MOST_LETTERS) {
            throw new Refused("a text of " + text.length() + " letters is too long for paper; shorten it.");
        }
        for (int letter : text.codePoints().toArray()) {
            byte direction = Character.getDirectionality(letter);
            boolean leftwards = direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                    || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
            if (leftwards || Face.PLAIN.glyph(letter) == 0 || Face.BOLD.glyph(letter) == 0) {
                throw new Refused("the sheets' font has no way to show '" + Character.toString(letter) + "' of \""
                        + (text.length() > 60 ? text.substring(0, 60) + "…" : text)
                        + "\"; write it in Latin, Greek or Cyrillic letters.");
            }
        }
        return text;
    }

    double width() {
        double widest = 0;
        for (String line : lines) {
            widest = Math.max(widest, type.width(line));
        }
        return widest;
    }

    double height() {
        return lines.size() * lineHeight();
    }

    double lineHeight() {
        return LEADING * type.size();
    }

    /** The base line of a line, below the top of the first. */
    double baseline(int line) {
        return line * lineHeight() + ASCENT * type.size();
    }
}
