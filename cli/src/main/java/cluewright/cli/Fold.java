package cluewright.cli;

import java.util.ArrayList;
import java.util.List;

/** Folds text at blanks so that it fits a terminal of 80 columns. */
final class Fold {
    static final int WIDTH = 80;

    private Fold() {}

    /**
     * The text as lines of at most {@link #WIDTH} characters; a word that is longer stands alone on its line.
     *
     * @param more what the lines after the first begin with
     */
    static List<String> fold(String text, String more) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > WIDTH) {
            int start = lines.isEmpty() ? leading(rest) : more.length();
            int blank = rest.lastIndexOf(' ', WIDTH);
            int at = blank > start ? blank : rest.indexOf(' ', Math.max(start, WIDTH));
            if (at < 0) {
                break;
            }
            lines.add(rest.substring(0, at).stripTrailing());
            rest = more + rest.substring(at + 1);
        }
        lines.add(rest);
        return lines;
    }

    private static int leading(String text) {
        return text.length() - text.stripLeading().length();
    }
}
