package cluewright.clue;

/**
 * A sentence that is being read. Positions count characters of the tidied text: blanks of every kind are one space,
 * typographic apostrophes are plain, the final full stop is gone. Letters match in either case.
 *
 * <p>The scan remembers how far any reader came, so that a sentence nobody could read can be answered with the word
 * where all of them gave up.
 */
public final class Scan {
    private final String text;
    private int furthest;

    public Scan(String sentence) {
        String tidy = tidy(sentence);
        this.text = tidy.endsWith(".") ? tidy.substring(0, tidy.length() - 1).trim() : tidy;
    }

    /** The same text with single plain spaces and plain apostrophes. */
    public static String tidy(String text) {
        StringBuilder tidy = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (Character.isWhitespace(letter) || Character.isSpaceChar(letter)) {
                if (tidy.length() > 0 && tidy.charAt(tidy.length() - 1) != ' ') {
                    tidy.append(' ');
                }
            } else {
                tidy.append(letter == '\u2019' || letter == '\u2018' ? '\'' : letter);
            }
        }
        return tidy.toString().trim();
    }

    /** The position after {@code words} when they stand at {@code from} and end where a word ends, or -1. */
    public int after(int from, String words) {
        int start = skip(from);
        int end = start + words.length();
        if (end > text.length() || words.isEmpty()) {
            return -1;
        }
        for (int i = 0; i < words.length(); i++) {
            if (fold(text.charAt(start + i)) != fold(words.charAt(i))) {
                return -1;
            }
        }
        boolean ends = end == text.length() || !isWordLetter(text.charAt(end)) || !isWordLetter(text.charAt(end - 1));
        if (!ends) {
            return -1;
        }
        furthest = Math.max(furthest, end);
        return end;
    }

    /** The word (letters and digits) that stands at {@code from}, as written, or nothing. */
    public String word(int from) {
        int start = skip(from);
        int end = start;
        while (end < text.length() && isWordLetter(text.charAt(end))) {
            end++;
        }
        return text.substring(start, end);
    }

    /** Whether only blanks are left. */
    public boolean isEnd(int position) {
        return skip(position) == text.length();
    }

    /** How many characters the reader that came furthest could read. */
    public int furthest() {
        return furthest;
    }

    /** The first word that no reader got past, or nothing when the text ends too early. */
    public String obstacle() {
        int start = skip(furthest);
        int end = text.indexOf(' ', start);
        return text.substring(start, end < 0 ? text.length() : end);
    }

    private int skip(int from) {
        return from < text.length() && text.charAt(from) == ' ' ? from + 1 : from;
    }

    private static char fold(char letter) {
        return Character.toLowerCase(Character.toUpperCase(letter));
    }

    private static boolean isWordLetter(char letter) {
        return Character.isLetterOrDigit(letter);
    }

    @Override
    public String toString() {
        return text;
    }
}
