package cluewright.whodunit;

import cluewright.clue.Puzzle;
import java.util.ArrayList;
import java.util.List;

/** Why somebody must be the liar, in sentences: the clashes with the lines they use, and what they have in common. */
final class Explanation {
    private Explanation() {}

    static List<String> of(
            Affair affair, Puzzle puzzle, Testimony testimony, List<Integer> clashes, List<Integer> smallest) {
        List<String> lines = new ArrayList<>();
        if (clashes.isEmpty()) {
            lines.add("Nobody's lines clash: all of them can be true together.");
        }
        for (int clash : clashes) {
            lines.add(clash(affair, clash));
            testimony.used(clash).forEach(line -> lines.add("  " + line(affair, puzzle, line)));
        }
        lines.add(conclusion(affair, smallest));
        return lines;
    }

    /** "Ana's, Bo's and Cy's lines cannot all be true, so one of these three lies." */
    static String clash(Affair affair, int clash) {
        List<String> owners = new ArrayList<>();
        names(affair, clash).forEach(name -> owners.add(Names.possessive(name)));
        int size = owners.size();
        if (size == 1) {
            return owners.get(0) + " own lines cannot all be true, so this is a liar.";
        }
        String number =
                List.of("two", "three", "four", "five", "six", "seven", "eight").get(size - 2);
        return Names.list(owners, "and") + " lines cannot all be true, so one of these " + number + " lies.";
    }

    private static String conclusion(Affair affair, List<Integer> smallest) {
        return switch (smallest.size()) {
            case 0 -> "Nobody can be the liar: no choice of liars leaves the other lines possible.";
            case 1 -> "Only one answer is possible: " + who(affair, smallest) + ".";
            default -> smallest.size() + " answers are possible: " + who(affair, smallest) + ".";
        };
    }

    /** "Ada, or Bo and Cy". */
    static String who(Affair affair, List<Integer> sets) {
        List<String> each = new ArrayList<>();
        for (int set : sets) {
            each.add(set == 0 ? "nobody" : Names.list(names(affair, set), "and"));
        }
        return each.isEmpty() ? "nobody is possible" : String.join(", or ", each);
    }

    /** "3. Bo: I was at the bar." */
    static String line(Affair affair, Puzzle puzzle, int number) {
        Puzzle.Held held = puzzle.clues().get(number);
        String speaker = held.holder() == Puzzle.NOBODY
                ? ""
                : affair.people().get(held.holder()).name() + ": ";
        return (number + 1) + ". " + speaker + held.clue().sentence();
    }

    static List<String> names(Affair affair, int set) {
        List<String> names = new ArrayList<>();
        for (Person person : affair.people()) {
            if ((set >> person.number() & 1) == 1) {
                names.add(person.name());
            }
        }
        return names;
    }
}
