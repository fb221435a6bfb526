package cluewright.puzzle;

import cluewright.clue.Board;
import cluewright.clue.Scan;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a player says about the board: "Bo suspect", "Bo is a suspect", "B1 not innocent", "bo s". Names match in
 * either case and may have blanks; a coordinate or the like ({@link Board#shortName}) does in place of a name, unless
 * something is called so; the first letters of a value do when no other value begins with them. When only one variable
 * is asked for, its name may be left out, but then the value must be said in full.
 *
 * @param board the board
 */
public record Statement(Board board) {
    /** A variable that was named at the start of a text, and the position after the name. */
    private record Named(int variable, int end) {}

    /** The fact that was said; refused with a remedy when it cannot be read. */
    public Fact read(String text) {
        Scan scan = new Scan(text);
        Named named = named(scan);
        List<Integer> question = board.space().question();
        boolean isAlone = named == null && question.size() == 1;
        if (named == null && !isAlone) {
            throw unknown(scan);
        }
        int variable = named == null ? question.get(0) : named.variable();
        Fact fact = value(scan, variable, named == null ? 0 : named.end());
        if (fact == null) {
            throw isAlone ? unknown(scan) : noValue(scan, java.util.Objects.requireNonNull(named));
        }
        return fact;
    }

    /** The fact that was said, or null when it cannot be read. */
    public @Nullable Fact find(String text) {
        try {
            return read(text);
        } catch (Refused refused) {
            return null;
        }
    }

    /** The variable that the text names, with nothing behind it; refused with a remedy when it names none. */
    public int variable(String text) {
        Scan scan = new Scan(text);
        Named named = named(scan);
        if (named == null || !scan.isEnd(named.end())) {
            throw unknown(scan);
        }
        return named.variable();
    }

    /** What stands behind the variable that the text begins with. */
    public String after(String text) {
        Scan scan = new Scan(text);
        Named named = named(scan);
        return named == null ? "" : scan.toString().substring(named.end()).trim();
    }

    /** The variable that the text begins with; refused with a remedy when there is none. */
    public int first(String text) {
        Named named = named(new Scan(text));
        if (named == null) {
            throw unknown(new Scan(text));
        }
        return named.variable();
    }

    /** The longest name that the text begins with; short names count only where no name does. */
    private @Nullable Named named(Scan scan) {
        Named best = null;
        List<Space.Variable> variables = board.space().variables();
        for (int variable = 0; variable < variables.size(); variable++) {
            int end = scan.after(0, Scan.tidy(variables.get(variable).name()));
            best = end > (best == null ? 0 : best.end()) ? new Named(variable, end) : best;
        }
        for (int variable = 0; best == null && variable < variables.size(); variable++) {
            int end = scan.after(0, board.shortName(variable));
            best = end > 0 ? new Named(variable, end) : null;
        }
        return best;
    }

    private @Nullable Fact value(Scan scan, int variable, int from) {
        int at = skip(scan, from, "=", ":", "is", "are", "was", "in");
        int after = skip(scan, at, "not", "no");
        boolean is = after == at;
        at = skip(scan, after, "in");
        at = skip(scan, at, "a", "an", "the");
        List<String> values = board.space().variables().get(variable).values();
        for (int value = 0; value < values.size(); value++) {
            int end = scan.after(at, Scan.tidy(values.get(value)));
            if (end >= 0 && scan.isEnd(end)) {
                return board.space().plain(new Fact(variable, value, is));
            }
        }
        int value =
                from == 0 ? -1 : shortened(values, scan.toString().substring(at).trim());
        return value < 0 ? null : board.space().plain(new Fact(variable, value, is));
    }

    /** The one value that begins so, or -1. */
    private static int shortened(List<String> values, String start) {
        int found = -1;
        for (int value = 0; value < values.size() && !start.isEmpty(); value++) {
            String said = values.get(value);
            if (said.length() >= start.length() && said.regionMatches(true, 0, start, 0, start.length())) {
                if (found >= 0) {
                    return -1;
                }
                found = value;
            }
        }
        return found;
    }

    private static int skip(Scan scan, int from, String... words) {
        for (String word : words) {
            int end = scan.after(from, word);
            if (end >= 0 && !scan.isEnd(end)) {
                return end;
            }
        }
        return from;
    }

    private Refused unknown(Scan scan) {
        String text = scan.toString();
        List<String> names = names();
        String word = scan.word(0);
        String maybe = Refused.maybe(text, names);
        return new Refused("'" + text + "' names nothing on the board."
                + (maybe.isEmpty() ? Refused.maybe(word.isEmpty() ? text : word, names) : maybe));
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (Space.Variable variable : board.space().variables()) {
            names.add(variable.name());
        }
        return names;
    }

    private Refused noValue(Scan scan, Named named) {
        Space.Variable variable = board.space().variables().get(named.variable());
        String rest = scan.toString().substring(named.end()).trim();
        String said = rest.isEmpty() ? "Say what " + variable.name() + " is" : "'" + rest + "' is no value";
        return new Refused(said + ": " + variable.name() + " can be " + String.join(" or ", variable.values()) + "."
                + Refused.maybe(rest, variable.values()));
    }
}
