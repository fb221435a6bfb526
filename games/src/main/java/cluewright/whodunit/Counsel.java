package cluewright.whodunit;

import cluewright.deduce.Hint;
import cluewright.deduce.Position;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Hints: whose lines to compare, which of them clash, and who is cleared by that. The answer plays no part: a hint is
 * what follows from the lines and is not marked yet, from the fewest clashes and lines.
 */
final class Counsel {
    private final Affair affair;
    private final Testimony testimony;
    private final List<Integer> clashes;
    private final Explanation explanation;
    private final Reasons reasons;

    Counsel(Affair affair, Testimony testimony, List<Integer> clashes, Explanation explanation, Reasons reasons) {
        this.affair = affair;
        this.testimony = testimony;
        this.clashes = clashes;
        this.explanation = explanation;
        this.reasons = reasons;
    }

    Advice.Said hint(Position position, Hint.Level level) {
        List<Fact> marks = position.marks().sure();
        for (Reasons.Reason reason : reasons.reasons()) {
            if (marks.contains(fact(reason, !reason.lies()))) {
                return said(
                        "cannot-stand", "One of your marks cannot stand.", reason.clashes(), List.of(reason), level);
            }
        }
        List<Integer> best = null;
        List<Reasons.Reason> settled = List.of();
        for (Map.Entry<List<Integer>, List<Reasons.Reason>> entry :
                reasons.together().entrySet()) {
            List<Reasons.Reason> unmarked = new ArrayList<>(entry.getValue());
            unmarked.removeIf(reason -> marks.contains(fact(reason, reason.lies())));
            if (!unmarked.isEmpty() && (best == null || cost(entry.getKey()) < cost(best))) {
                best = entry.getKey();
                settled = unmarked;
            }
        }
        return best == null ? finished() : said("follows", "", best, settled, level);
    }

    private static Fact fact(Reasons.Reason reason, boolean lies) {
        return Fact.is(reason.person().number(), lies ? 1 : 0);
    }

    private int cost(List<Integer> some) {
        int lines = 0;
        for (int clash : some) {
            lines += testimony.used(clashes.get(clash)).size();
        }
        return 100 * some.size() + lines;
    }

    private Advice.Said finished() {
        List<Integer> choices = new ArrayList<>();
        for (int clash = 0; clash < clashes.size(); clash++) {
            choices.add(clash);
        }
        boolean done = reasons.reasons().size() == affair.people().size();
        List<Integer> left = reasons.choices(choices);
        String line = done
                ? "Everything is known; there is nothing left to find."
                : left.isEmpty()
                        ? "The puzzle is at fault: no choice of liars leaves the other lines possible."
                        : "Nothing more follows. Possible are: " + Explanation.who(affair, left) + ".";
        return new Advice.Said(
                List.of(line), Tree.fields().with("kind", done ? "finished" : left.isEmpty() ? "impossible" : "stuck"));
    }

    private Advice.Said said(
            String kind, String start, List<Integer> some, List<Reasons.Reason> settled, Hint.Level level) {
        List<String> lines = new ArrayList<>();
        List<Integer> used = new ArrayList<>();
        List<Tree> compare = new ArrayList<>();
        if (!start.isEmpty()) {
            lines.add(start);
        }
        for (int number : some) {
            int clash = clashes.get(number);
            List<String> names = Explanation.names(affair, clash);
            compare.add(Tree.texts(names));
            if (level == Hint.Level.WHERE) {
                lines.add(
                        names.size() == 1
                                ? "Look at what " + names.get(0) + " says."
                                : "Compare what " + Names.list(names, "and") + " say.");
            } else {
                String clashing = level.tells(Hint.Level.WHAT)
                        ? explanation.clash(clash) + ":"
                        : explanation.conflict(clash) + ":";
                lines.add(Explanation.capital(clashing));
                testimony.used(clash).forEach(line -> lines.add("  " + explanation.line(line)));
                testimony.used(clash).stream()
                        .filter(line -> !used.contains(line))
                        .forEach(used::add);
            }
        }
        used.sort(null);
        Tree.Fields tree =
                Tree.fields().with("kind", kind).with("level", level.number()).with("compare", Tree.of(compare));
        tree = level.tells(Hint.Level.WHOM) ? tree.with("clues", numbers(used)) : tree;
        if (level.tells(Hint.Level.WHAT)) {
            lines.add(outcome(settled));
            tree = tree.with("conclusions", conclusions(settled));
        }
        return new Advice.Said(lines, tree.with("text", Tree.texts(lines)));
    }

    /** "So Di and Ed are cleared.", "So Oona is the liar." */
    private String outcome(List<Reasons.Reason> settled) {
        List<String> honest = new ArrayList<>();
        List<String> liars = new ArrayList<>();
        settled.forEach(
                reason -> (reason.lies() ? liars : honest).add(reason.person().name()));
        List<String> parts = new ArrayList<>();
        if (!honest.isEmpty()) {
            parts.add(Names.list(honest, "and") + (honest.size() == 1 ? " is cleared" : " are cleared"));
        }
        if (!liars.isEmpty()) {
            boolean the = affair.setting().liars().equals(Liars.exactly(1));
            parts.add(
                    Names.list(liars, "and") + (liars.size() > 1 ? " are liars" : the ? " is the liar" : " is a liar"));
        }
        return "So " + String.join(", and ", parts) + ".";
    }

    private static Tree conclusions(List<Reasons.Reason> settled) {
        Tree.Fields map = Tree.fields();
        for (Reasons.Reason reason : settled) {
            map = map.with(reason.person().name(), Affair.HONESTY.get(reason.lies() ? 1 : 0));
        }
        return map;
    }

    private static Tree numbers(List<Integer> numbers) {
        List<Tree> items = new ArrayList<>();
        numbers.forEach(number -> items.add(Tree.of(number)));
        return Tree.of(items);
    }

    /** Whether the clashes say all that can be said: who may be the liars is then a matter of them alone. */
    static @Nullable Reasons reasons(Affair affair, Testimony testimony, List<Integer> clashes) {
        if (affair.setting().liars().areKnaves()) {
            return null;
        }
        Reasons reasons = new Reasons(affair, testimony, clashes);
        List<Integer> all = new ArrayList<>();
        for (int clash = 0; clash < clashes.size(); clash++) {
            all.add(clash);
        }
        List<Integer> possible = testimony.possible();
        List<Integer> meant = affair.isLeastAsked() ? Testimony.smallest(possible) : possible;
        return reasons.choices(all).equals(meant) ? reasons : null;
    }
}
