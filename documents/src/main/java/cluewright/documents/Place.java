package cluewright.documents;

import java.nio.file.Path;

/** How places and foreign text are said in error messages: on one line and of bounded length. */
final class Place {
    private static final int LONGEST_PATH = 120;
    private static final int LONGEST_QUOTE = 40;
    private static final int LONGEST_FILE_NAME = 300;

    private Place() {}

    /** "line 7", or "line 7, board.people[2].name" for what is not the whole document. */
    static String of(int line, String path) {
        return path.isEmpty() ? "line " + line : "line " + line + ", " + path;
    }

    /** "line 7, column 3". */
    static String column(int line, int column) {
        return "line " + line + ", column " + column;
    }

    /** The path of a field. */
    static String field(String path, String name) {
        return bounded(path.isEmpty() ? name : path + "." + name);
    }

    /** The path of an element, counted from 0. */
    static String item(String path, int index) {
        return bounded(path + "[" + index + "]");
    }

    /** Keeps the end of a path: every value of a tree carries its place, so that long ones would cost memory. */
    private static String bounded(String path) {
        if (path.length() <= LONGEST_PATH) {
            return path;
        }
        int start = path.length() - LONGEST_PATH + 1;
        return "…" + path.substring(Character.isLowSurrogate(path.charAt(start)) ? start + 1 : start);
    }

    /** A file's name. */
    static String shown(Path file) {
        return shortened(file.toString(), LONGEST_FILE_NAME);
    }

    /** Text from outside in single quotes. */
    static String quoted(String text) {
        return "'" + shortened(text, LONGEST_QUOTE) + "'";
    }

    static String shortened(String text, int longest) {
        StringBuilder shown = new StringBuilder();
        for (int at = 0;
                at < text.length() && shown.length() < longest;
                at += Character.charCount(text.codePointAt(at))) {
            int letter = text.codePointAt(at);
            shown.appendCodePoint(isVisible(letter) ? letter : ' ');
        }
        return shown.length() < text.length() ? shown.append('…').toString() : shown.toString();
    }

    /** Whether a character is neither a control character, nor a line break of any kind, nor half of another. */
    static boolean isVisible(int letter) {
        int type = Character.getType(letter);
        return type != Character.CONTROL
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR
                && type != Character.SURROGATE;
    }
}
