package cluewright.space;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that came from outside cannot be used. The message is one plain sentence with names, values and a remedy,
 * fit to be shown to whoever asked; nothing else of this exception is ever shown.
 */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Refused(String sentence) {
        super(oneLine(sentence), null, false, false);
    }

    /** Line breaks and other control characters come from quoted input; each is shown as one blank. */
    private static String oneLine(String sentence) {
        StringBuilder line = new StringBuilder(sentence);
        for (int i = 0; i < line.length(); i++) {
            if (Character.isISOControl(line.charAt(i))) {
                line.setCharAt(i, ' ');
            }
        }
        return line.toString();
    }

    /** The sentence. */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    /** The same with the place in front, for instance "clue 4: …". */
    public Refused at(String place) {
        return new Refused(place + ": " + getMessage());
    }

    /**
     * " Maybe you meant 'Zoey'." when one of the known words is close to the given one, and nothing otherwise. Close
     * means at most two letters, and at most a third of the word, differ; two neighbours swapped count as one.
     */
    public static String maybe(String given, List<String> known) {
        String nearest = nearest(given, known);
        return nearest == null ? "" : " Maybe you meant '" + nearest + "'.";
    }

    private static @Nullable String nearest(String given, List<String> known) {
        String best = null;
        int least = Math.min(2, Math.max(1, given.length() / 3)) + 1;
        for (String candidate : known) {
            int distance = distance(lower(given), lower(candidate));
            if (distance < least) {
                least = distance;
                best = candidate;
            }
        }
        return best;
    }

    private static String lower(String word) {
        StringBuilder lower = new StringBuilder();
        for (int i = 0; i < Math.min(word.length(), 80); i++) {
            lower.append(Character.toLowerCase(word.charAt(i)));
        }
        return lower.toString();
    }

    /** The fewest changes: a letter added, dropped or changed, or two neighbours swapped. */
    private static int distance(String from, String to) {
        int[] beforeLast = new int[to.length() + 1];
        int[] last = new int[to.length() + 1];
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] oldest = beforeLast;
            beforeLast = last;
            last = row;
            row = oldest;
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = last[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(last[j], row[j - 1]));
                boolean isSwap = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                row[j] = isSwap ? Math.min(row[j], beforeLast[j - 2] + 1) : row[j];
            }
        }
        return row[to.length()];
    }
}
