package cluewright.documents;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Puts a tree together from what a reader meets, and refuses what no document may hold in either format: too much, too
 * deep, twice, or not text. Text is normalised to Unicode's form NFC, so that a name typed on one system is the same
 * name on another.
 */
final class TreeBuilder {
    private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]{0,18}");

    private final Deque<Branch> open = new ArrayDeque<>();
    private int values;
    private @Nullable Tree root;

    /** A map or list that is not complete yet. */
    private static final class Branch {
        final boolean isMap;
        final String path;
        final String place;
        final Map<String, Tree> fields = new LinkedHashMap<>();
        final List<Tree> items = new ArrayList<>();

        @Nullable
        String name;

        Branch(boolean isMap, String path, String place) {
            this.isMap = isMap;
            this.path = path;
            this.place = place;
        }

        String nextPath() {
            if (!isMap) {
                return Place.item(path, items.size());
            }
            return name == null ? path : Place.field(path, name);
        }

        void add(Tree tree) {
            if (isMap) {
                fields.put(Objects.requireNonNull(name), tree);
                name = null;
            } else {
                items.add(tree);
            }
        }

        Tree tree() {
            return isMap ? new Tree.Fields(fields, place) : new Tree.Items(items, place);
        }
    }

    void startMap(int line) {
        start(line, true);
    }

    void startList(int line) {
        start(line, false);
    }

    private void start(int line, boolean isMap) {
        count(line);
        if (open.size() == Limits.MOST_LEVELS) {
            throw refused(
                    line,
                    "maps and lists stand inside each other more than " + Limits.MOST_LEVELS
                            + " levels deep; no puzzle needs that, so look for brackets too many.");
        }
        String path = nextPath();
        open.push(new Branch(isMap, path, Place.of(line, path)));
    }

    /** The map or list that was started last is complete. */
    void end() {
        add(open.pop().tree());
    }

    /** Whether the name of a field comes next. */
    boolean wantsName() {
        return !open.isEmpty() && open.element().isMap && open.element().name == null;
    }

    /** The name of the field that comes next. */
    void name(String text, int line) {
        String name = Normalizer.normalize(text, Normalizer.Form.NFC);
        if (name.isBlank()) {
            throw refused(line, "a field has no name here; write one before the colon.");
        }
        if (name.length() > Limits.LONGEST_NAME) {
            throw refused(
                    line,
                    "the name " + Place.quoted(name) + " is longer than " + Limits.LONGEST_NAME
                            + " characters; shorten it.");
        }
        int odd = odd(name, "");
        if (odd >= 0) {
            throw refused(
                    line,
                    "the name " + Place.quoted(name) + " contains " + unicode(odd)
                            + ", which is no letter; remove it.");
        }
        Branch branch = open.element();
        branch.name = name;
        if (branch.fields.containsKey(name)) {
            throw refused(line, "the field " + Place.quoted(name) + " stands here a second time; keep one of them.");
        }
    }

    void text(String text, int line) {
        String normal = Normalizer.normalize(text, Normalizer.Form.NFC);
        if (normal.length() > Limits.LONGEST_TEXT) {
            throw refused(line, "this text is longer than " + Limits.LONGEST_TEXT + " characters; shorten it.");
        }
        int odd = odd(normal, "\n\t");
        if (odd >= 0) {
            throw refused(line, "the text contains " + unicode(odd) + ", which is no letter; remove it.");
        }
        leaf(normal, line);
    }

    void truth(boolean value, int line) {
        leaf(value, line);
    }

    /** A number as it is written. */
    void number(String digits, int line) {
        if (!WHOLE.matcher(digits).matches() && !digits.equals("-0")) {
            throw refused(
                    line,
                    Place.quoted(digits) + " is not a whole number of at most 18 digits;"
                            + " write one, or put double quotes around it when it is meant as text.");
        }
        try {
            leaf(Long.parseLong(digits), line);
        } catch (NumberFormatException e) {
            throw refused(line, Place.quoted(digits) + " is too large; numbers have at most 18 digits.");
        }
    }

    /** Nothing, where a value must be. */
    Refused nothing(int line) {
        return refused(
                line,
                "there is no value here; write one, or leave the field out,"
                        + " or put double quotes around it when it is meant as text.");
    }

    private void leaf(Object value, int line) {
        count(line);
        add(new Tree.Leaf(value, Place.of(line, nextPath())));
    }

    private void count(int line) {
        if (root != null) {
            throw refused(line, "there is something after the end of the document; keep one document in a file.");
        }
        values++;
        if (values > Limits.MOST_VALUES) {
            throw refused(
                    line,
                    "the file holds more than " + Limits.MOST_VALUES
                            + " values; a puzzle needs far fewer, so keep one puzzle in a file.");
        }
    }

    private void add(Tree tree) {
        if (open.isEmpty()) {
            root = tree;
        } else {
            open.element().add(tree);
        }
    }

    private String nextPath() {
        return open.isEmpty() ? "" : open.element().nextPath();
    }

    /** An error about the value that comes next. */
    Refused refused(int line, String sentence) {
        return new Refused(sentence).at(Place.of(line, nextPath()));
    }

    /** The whole tree; there must have been one. */
    Tree tree() {
        if (root == null) {
            throw new Refused("the document is empty; it must at least hold 'format', 'game', 'board' and 'clues'.");
        }
        return root;
    }

    /** The first character that is no part of a text, apart from those allowed, or -1. */
    private static int odd(String text, String allowed) {
        return text.codePoints()
                .filter(letter -> !Place.isVisible(letter) && allowed.indexOf(letter) < 0)
                .findFirst()
                .orElse(-1);
    }

    private static String unicode(int letter) {
        return "the character U+" + String.format(java.util.Locale.ROOT, "%04X", letter);
    }
}
