package cluewright.whodunit;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Lemmas;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.puzzle.Argument;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * Why somebody must be the liar, in sentences and in steps: the clashes with the lines they use, whom each of them clears,
 * and what they have in common.
 */
final class Explanation {
    private static final List<String> NUMBERS = List.of("one", "two", "three", "four", "five", "six", "seven", "eight");

    private final Affair affair;
    private final Puzzle puzzle;
    private final Testimony testimony;
    private final List<Integer> clashes;

    Explanation(Affair affair, Puzzle puzzle, Testimony testimony, List<Integer> clashes) {
        this.affair = affair;
        this.puzzle = puzzle;
        this.testimony = testimony;
        this.clashes = List.copyOf(clashes);
    }

    /** The clashes, each with its lines, and what follows. */
    List<String> lines(List<Integer> smallest) {
        List<String> lines = new ArrayList<>();
        if (clashes.isEmpty()) {
            lines.add("Nobody's lines clash: all of them can be true together.");
        }
        for (int clash : clashes) {
            lines.add(clash(clash) + ".");
            testimony.used(clash).forEach(line -> lines.add("  " + line(line)));
        }
        lines.add(conclusion(smallest));
        return lines;
    }

    /**
     * "Ana's, Bo's and Cy's lines cannot all be true, so one of these three lies". Where a clash needs somebody's honesty,
     * but no line of theirs, it is said of the people.
     */
    String clash(int clash) {
        return conflict(clash) + ", so " + oneOf(clash);
    }

    /** "Ana's, Bo's and Cy's lines cannot all be true". */
    String conflict(int clash) {
        List<String> names = names(affair, clash);
        int speakers = 0;
        for (int line : testimony.used(clash)) {
            int holder = puzzle.clues().get(line).holder();
            speakers |= holder == Puzzle.NOBODY ? 0 : 1 << holder;
        }
        String all = names.size() == 2 ? "both" : "all";
        if (names.isEmpty()) {
            return "what is certain cannot be";
        }
        if (speakers != clash) {
            return names.size() == 1
                    ? names.get(0) + " cannot be honest"
                    : Names.list(names, "and") + " cannot " + all + " be honest";
        }
        if (names.size() == 1) {
            return "what " + names.get(0) + " says cannot be true";
        }
        List<String> owners = new ArrayList<>();
        names.forEach(name -> owners.add(Names.possessive(name)));
        return Names.list(owners, "and") + " lines cannot " + all + " be true";
    }

    /** "one of these three lies". */
    private String oneOf(int clash) {
        int size = Integer.bitCount(clash);
        if (size <= 1) {
            return "that is a liar";
        }
        return (isOne() ? "one of these " : "at least one of these ") + NUMBERS.get(size - 1) + " lies";
    }

    /** "one of Ana, Bo and Cy lies". */
    private String oneOfNamed(int clash) {
        List<String> names = names(affair, clash);
        return names.size() == 1
                ? names.get(0) + " lies"
                : (isOne() ? "one of " : "at least one of ") + Names.list(names, "and") + " lies";
    }

    private boolean isOne() {
        return affair.setting().liars().number() == 1
                && !affair.setting().liars().areKnaves();
    }

    /** The argument: a step for each clash that is needed, then one for everybody who is settled. */
    Argument argument(Reasons reasons) {
        List<String> lemmas = new ArrayList<>();
        clashes.forEach(clash -> lemmas.add(oneOfNamed(clash)));
        Lemmas board = new Lemmas(affair, lemmas);
        List<Step> steps = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        for (int number = 0; number < clashes.size(); number++) {
            List<Integer> used = testimony.used(clashes.get(number));
            List<Integer> ascending = new ArrayList<>(used);
            ascending.sort(null);
            steps.add(new Step(board.fact(number), ascending, List.of(), List.of()));
            sentences.add(capital(clash(clashes.get(number))) + ": " + quoted(ascending));
        }
        List<Fact> known = new ArrayList<>();
        for (Reasons.Reason reason : reasons.reasons()) {
            Fact fact = Fact.is(reason.person().number(), reason.lies() ? 1 : 0);
            List<Fact> from = new ArrayList<>();
            reason.clashes().forEach(clash -> from.add(board.fact(clash)));
            known.add(fact);
            steps.add(new Step(fact, List.of(), from, List.of()));
            sentences.add(sentence(reason));
        }
        Knowledge end = Knowledge.of(puzzle, known);
        Trace trace = new Trace(steps, end, end.open(puzzle.space()), false);
        return new Argument(new Puzzle(board, Mode.OPEN, List.of(), puzzle.clues()), trace, sentences);
    }

    private String quoted(List<Integer> lines) {
        List<String> quotes = new ArrayList<>();
        for (int line : lines) {
            Puzzle.Held held = puzzle.clues().get(line);
            String whose = held.holder() == Puzzle.NOBODY
                    ? "certain"
                    : affair.people().get(held.holder()).name();
            quotes.add("\"" + held.clue().sentence() + "\" (" + whose + ", line " + (line + 1) + ")");
        }
        return String.join(" ", quotes);
    }

    private String sentence(Reasons.Reason reason) {
        String said = affair.say(Fact.is(reason.person().number(), reason.lies() ? 1 : 0));
        List<String> ones = new ArrayList<>();
        reason.clashes().forEach(clash -> ones.add(oneOfNamed(clashes.get(clash))));
        if (ones.isEmpty()) {
            return said + ": the number of liars leaves nothing else.";
        }
        String since = Names.list(ones, "and");
        if (isOne() && reason.lies()) {
            return said + ": nobody else is in " + (ones.size() == 2 ? "both clashes" : "all of these clashes") + ": "
                    + since + ".";
        }
        String number = isOne() ? ", and there is but one liar" : ", and no other liars would do";
        return said + ": " + since + number + ".";
    }

    static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private String conclusion(List<Integer> smallest) {
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
    String line(int number) {
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
