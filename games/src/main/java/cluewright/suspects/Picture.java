package cluewright.suspects;

import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * A board as text: columns lettered, rows numbered, under each name the role, and in front of the name a mark that
 * needs no colour; what the marks mean stands below, once there are any.
 *
 * <pre>
 *       A          B
 *   1   # Ada      o Bo
 *         baker      clerk
 *     # suspect   o innocent
 * </pre>
 *
 * Names are shortened where ten columns would not fit into 80 characters otherwise.
 */
final class Picture {
    private static final int WIDTH = 80;
    private static final int LEFT = 4;

    private Picture() {}

    static List<String> of(Grid grid, List<Fact> known) {
        int width = width(grid);
        List<String> lines = new ArrayList<>();
        StringBuilder letters = new StringBuilder(pad("", LEFT));
        for (int column = 0; column < grid.columns(); column++) {
            letters.append(pad("  " + (char) ('A' + column), width));
        }
        lines.add(letters.toString().stripTrailing());
        for (int row = 0; row < grid.rows(); row++) {
            StringBuilder names = new StringBuilder(pad(" " + (row + 1), LEFT));
            StringBuilder roles = new StringBuilder(pad("", LEFT));
            for (int column = 0; column < grid.columns(); column++) {
                Person person = grid.person(row * grid.columns() + column);
                names.append(pad(mark(person, known) + " " + person.name(), width));
                roles.append(pad("  " + person.role(), width));
            }
            lines.add(names.toString().stripTrailing());
            lines.add(roles.toString().stripTrailing());
        }
        if (!known.isEmpty()) {
            lines.add(pad("", LEFT) + "# suspect   o innocent");
        }
        return lines;
    }

    private static int width(Grid grid) {
        int longest = 0;
        for (Person person : grid.people()) {
            longest = Math.max(
                    longest, Math.max(person.name().length(), person.role().length()));
        }
        return Math.min(longest + 4, (WIDTH - LEFT) / grid.columns());
    }

    private static char mark(Person person, List<Fact> known) {
        for (Fact fact : known) {
            if (fact.variable() == person.cell()) {
                return (fact.value() == Status.SUSPECT.ordinal()) == fact.is() ? '#' : 'o';
            }
        }
        return ' ';
    }

    /** The text, shortened or filled up to the width; the last place stays blank. */
    private static String pad(String text, int width) {
        StringBuilder padded = new StringBuilder(text.length() < width ? text : text.substring(0, width - 1));
        while (padded.length() < width) {
            padded.append(' ');
        }
        return padded.toString();
    }
}
