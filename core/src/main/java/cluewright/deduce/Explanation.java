package cluewright.deduce;

import cluewright.clue.Puzzle;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * Steps as plain sentences: "Bo is innocent: there is exactly 1 suspect in row 1 (Ada's clue), and Cy is a suspect." The
 * words are the board's for facts and the clue's own for clues, so it serves every game.
 */
public final class Explanation {
    private final Puzzle puzzle;
    private final List<String> names = new ArrayList<>();

    /** An explanation of steps of this puzzle. */
    public Explanation(Puzzle puzzle) {
        this.puzzle = puzzle;
        for (Space.Variable variable : puzzle.space().variables()) {
            name(variable.name());
            variable.values().forEach(this::name);
        }
    }

    /** Notes a name; of "Ada's place" the "Ada", too. */
    private void name(String name) {
        names.add(name);
        int owner = name.indexOf("'s ");
        if (owner > 0) {
            names.add(name.substring(0, owner));
        }
    }

    /** The step in one sentence, with a full stop. */
    public String sentence(Step step) {
        String conclusion = conclusion(step.conclusion());
        List<String> facts = new ArrayList<>();
        step.facts().forEach(fact -> facts.add(puzzle.board().say(fact)));
        if (step.clues().isEmpty()) {
            return conclusion
                    + (facts.isEmpty()
                            ? ": the rules leave nothing else."
                            : ": by the rules, since " + joined(facts) + ".");
        }
        List<String> reasons = new ArrayList<>();
        step.clues().forEach(clue -> reasons.add(inside(clue) + " (" + whose(clue) + ")"));
        reasons.addAll(facts);
        return conclusion + ": " + joined(reasons) + ".";
    }

    /** The fact as the begin of a sentence. */
    public String conclusion(Fact fact) {
        String said = puzzle.board().say(fact);
        int letter = said.codePointAt(0);
        return new StringBuilder()
                .appendCodePoint(Character.toUpperCase(letter))
                .append(said, Character.charCount(letter), said.length())
                .toString();
    }

    /** "Ada's clue", or "clue 3" when nobody holds it. */
    public String whose(int clue) {
        int holder = puzzle.clues().get(clue).holder();
        return holder == Puzzle.NOBODY
                ? "clue " + (clue + 1)
                : puzzle.space().variables().get(holder).name() + "'s clue";
    }

    /** The clue's sentence as a part of another. */
    private String inside(int clue) {
        String sentence = puzzle.clue(clue).sentence();
        String open = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
        if (startsWithName(open) || open.isEmpty()) {
            return open;
        }
        int letter = open.codePointAt(0);
        return new StringBuilder()
                .appendCodePoint(Character.toLowerCase(letter))
                .append(open, Character.charCount(letter), open.length())
                .toString();
    }

    /** Whether the sentence begins with a name, or with the word "I". */
    private boolean startsWithName(String sentence) {
        if (startsWith(sentence, "I")) {
            return true;
        }
        for (String name : names) {
            if (startsWith(sentence, name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean startsWith(String sentence, String word) {
        return sentence.startsWith(word)
                && (sentence.length() == word.length()
                        || !Character.isLetterOrDigit(sentence.codePointAt(word.length())));
    }

    /** "this", "this, and that", "this, that, and the other". */
    private static String joined(List<String> parts) {
        StringBuilder joined = new StringBuilder(parts.get(0));
        for (int i = 1; i < parts.size(); i++) {
            joined.append(i == parts.size() - 1 ? ", and " : ", ").append(parts.get(i));
        }
        return joined.toString();
    }
}
