package cluewright.deduce;

import java.util.ArrayList;
import java.util.List;

/**
 * Text for drawings, without knowing the font: widths are guessed, rather too large than too small, and text is wrapped
 * by them.
 */
final class Lettering {
    private static final String NARROW = "iljtfrI.,:;'|!()[] ";
    private static final String WIDE = "mwMWQOGD@%—…";

    private Lettering() {}

    /** About how many units the text takes up at a size of so many. */
    static int width(String text, int size) {
        double width = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int letter = text.codePointAt(at);
            width += letter > 0x2E80
                    ? 1.05
                    : NARROW.indexOf(letter) >= 0
                            ? 0.42
                            : WIDE.indexOf(letter) >= 0 ? 0.98 : Character.isUpperCase(letter) ? 0.75 : 0.65;
        }
        return (int) Math.ceil(width * size);
    }

    /** The text in lines of at most this width, broken at blanks, or within a word that is wider. */
    static List<String> wrap(String text, int size, int most) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer, size) > most && !line.isEmpty()) {
                lines.add(line);
                longer = word;
            }
            while (width(longer, size) > most && longer.codePointCount(0, longer.length()) > 1) {
                int end = longest(longer, size, most);
                lines.add(longer.substring(0, end));
                longer = longer.substring(end);
            }
            line = longer;
        }
        lines.add(line);
        return lines;
    }

    private static int longest(String word, int size, int most) {
        int end = word.offsetByCodePoints(0, 1);
        int next = end;
        while (next < word.length() && width(word.substring(0, next), size) <= most) {
            end = next;
            next = word.offsetByCodePoints(next, 1);
        }
        return end;
    }

    /** The text between the tags, or in an attribute, of XML; what XML cannot hold becomes a blank. */
    static String xml(String text) {
        StringBuilder safe = new StringBuilder();
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int letter = text.codePointAt(at);
            boolean isForbidden =
                    letter < 0x20 || letter >= 0xD800 && letter < 0xE000 || letter == 0xFFFE || letter == 0xFFFF;
            switch (letter) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(isForbidden ? ' ' : letter);
            }
        }
        return safe.toString();
    }
}
