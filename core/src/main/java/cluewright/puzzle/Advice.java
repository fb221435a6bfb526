package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.deduce.Explanation;
import cluewright.deduce.Hint;
import cluewright.deduce.Reply;
import cluewright.deduce.Review;
import cluewright.deduce.Step;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player is told: hints, replies to claims and reasons, as lines for people and as trees for programs. Nothing
 * is said beyond the level of a hint, in either form.
 *
 * @param game the game
 * @param puzzle the puzzle that is played
 */
public record Advice(Game<?> game, Puzzle puzzle) {
    /** What is said of a claim that is refused, whether it is wrong or only not known yet. */
    public static final String NEUTRAL = "That does not follow from what you can see.";

    /** Lines for people, and the same for programs. */
    public record Said(List<String> lines, Tree.Fields tree) {
        public Said {
            lines = List.copyOf(lines);
        }
    }

    /** A hint, told to a level, with the marks that were not used. */
    public Said hint(Review review, Hint hint, Hint.Level level) {
        Said said = hint(hint, level);
        List<String> lines = new ArrayList<>(said.lines());
        Tree.Fields tree = said.tree();
        if (!review.unproven().isEmpty()) {
            lines.add("Not proven by what is visible, and not used: " + list(review.unproven()) + ".");
            tree = tree.with("unproven", facts(review.unproven()));
        }
        return new Said(lines, tree);
    }

    private Said hint(Hint hint, Hint.Level level) {
        if (hint instanceof Hint.Follows follows) {
            return follows(follows.step(), level);
        }
        if (hint instanceof Hint.CannotStand wrong) {
            return cannotStand(wrong, level);
        }
        if (hint instanceof Hint.Stuck stuck) {
            return stuck(stuck);
        }
        if (hint instanceof Hint.Impossible impossible) {
            return impossible(impossible.clues());
        }
        return hint instanceof Hint.Finished
                ? said("finished", "Everything is known; there is nothing left to find.")
                : unknown();
    }

    private static Said said(String kind, String line) {
        return new Said(List.of(line), Tree.fields().with("kind", kind));
    }

    private static Said unknown() {
        return said("unknown", "What follows is not known within the budget; maybe raise --budget.");
    }

    private Said follows(Step step, Hint.Level level) {
        Tree.Fields tree = Tree.fields()
                .with("kind", "follows")
                .with("level", level.number())
                .with("clues", numbers(step.clues()));
        String look = look(step.clues());
        List<String> lines = new ArrayList<>();
        if (level.tells(Hint.Level.WHAT)) {
            lines.addAll(because(step));
        } else {
            lines.add(
                    level == Hint.Level.WHERE
                            ? look
                            : look + " Something follows about " + name(step.conclusion()) + ".");
            lines.addAll(clues(step.clues()));
        }
        tree = level.tells(Hint.Level.WHOM) ? tree.with("about", Tree.texts(List.of(name(step.conclusion())))) : tree;
        tree = level.tells(Hint.Level.WHAT)
                ? tree.with("conclusion", fact(step.conclusion())).with("facts", facts(step.facts()))
                : tree;
        return new Said(lines, tree.with("text", Tree.texts(lines)));
    }

    private Said cannotStand(Hint.CannotStand wrong, Hint.Level level) {
        boolean one = wrong.marks().size() == 1;
        Tree.Fields tree = Tree.fields()
                .with("kind", "cannot-stand")
                .with("level", level.number())
                .with("clues", numbers(wrong.clues()));
        List<String> names = new ArrayList<>();
        for (Fact mark : wrong.marks()) {
            names.add(name(mark));
        }
        String whom = one ? "Your mark on " + names.get(0) : "Your marks on " + and(names);
        String what = level == Hint.Level.WHERE ? (one ? "One of your marks" : "Some of your marks") : whom;
        String cannot = what + (one ? " cannot stand." : " cannot stand together.");
        List<String> lines = new ArrayList<>();
        if (level.tells(Hint.Level.WHAT)) {
            lines.add(cannot + " " + against(wrong));
        } else {
            lines.add(cannot + " " + look(wrong.clues()));
        }
        if (!one || !level.tells(Hint.Level.WHAT)) {
            lines.addAll(clues(wrong.clues()));
        }
        tree = level.tells(Hint.Level.WHOM) ? tree.with("about", Tree.texts(names)) : tree;
        tree = level.tells(Hint.Level.WHAT)
                ? tree.with("marks", facts(wrong.marks())).with("facts", facts(wrong.facts()))
                : tree;
        return new Said(lines, tree.with("text", Tree.texts(lines)));
    }

    private Said stuck(Hint.Stuck stuck) {
        List<String> lines = new ArrayList<>();
        lines.add("Nothing more follows from what is visible. "
                + puzzle.space().variables().get(stuck.variable()).name()
                + " is open, for instance; both of these fit:");
        lines.addAll(witnesses(stuck.one(), stuck.other()));
        return new Said(
                lines,
                Tree.fields()
                        .with("kind", "stuck")
                        .with(
                                "about",
                                Tree.texts(List.of(puzzle.space()
                                        .variables()
                                        .get(stuck.variable())
                                        .name())))
                        .with("witnesses", worlds(stuck.one(), stuck.other())));
    }

    private Said impossible(List<Integer> clues) {
        List<String> lines = new ArrayList<>();
        lines.add(
                clues.isEmpty()
                        ? "The puzzle is at fault: its givens contradict each other or the rules."
                        : "The puzzle is at fault: these clues cannot all be true.");
        lines.addAll(clues(clues));
        return new Said(lines, Tree.fields().with("kind", "impossible").with("clues", numbers(clues)));
    }

    /** A reply to a claim; of a refusal only that it is one, unless details are asked for. */
    public Said reply(Fact claim, Reply reply, boolean details) {
        if (reply instanceof Reply.Forced forced) {
            return new Said(
                    List.of("Yes: " + puzzle.board().say(claim) + "."),
                    Tree.fields()
                            .with("kind", "forced")
                            .with("conclusion", fact(claim))
                            .with("clues", numbers(forced.step().clues()))
                            .with("facts", facts(forced.step().facts())));
        }
        if (reply instanceof Reply.Known) {
            return said("known", "That is known already: " + puzzle.board().say(claim) + ".");
        }
        if (reply instanceof Reply.KnownOtherwise) {
            String otherwise = puzzle.board().say(puzzle.space().plain(claim.negated()));
            return said("known-otherwise", "No: " + otherwise + ", that is known already.");
        }
        if (reply instanceof Reply.Impossible impossible) {
            return impossible(impossible.clues());
        }
        if (reply instanceof Reply.Unknown) {
            return unknown();
        }
        return details ? details(claim, reply) : said("refused", NEUTRAL);
    }

    private Said details(Fact claim, Reply reply) {
        List<String> lines = new ArrayList<>();
        if (reply instanceof Reply.NotYet notYet) {
            lines.add("It cannot be known yet whether " + puzzle.board().say(claim)
                    + ". Both of these fit all that you can see:");
            lines.addAll(witnesses(notYet.with(), notYet.without()));
            return new Said(
                    lines,
                    Tree.fields().with("kind", "not-yet").with("witnesses", worlds(notYet.with(), notYet.without())));
        }
        Step step = ((Reply.Refuted) reply).step();
        lines.add("No board that fits what you can see is like that.");
        lines.addAll(because(step));
        return new Said(
                lines,
                Tree.fields()
                        .with("kind", "refuted")
                        .with("conclusion", fact(step.conclusion()))
                        .with("clues", numbers(step.clues()))
                        .with("facts", facts(step.facts())));
    }

    /** Why a step's conclusion is so, in a sentence that quotes its clues. */
    public List<String> because(Step step) {
        return List.of(new Explanation(puzzle).sentence(step));
    }

    /** Why marks cannot stand: of one that its opposite follows, of several what they clash with. */
    private String against(Hint.CannotStand wrong) {
        if (wrong.marks().size() == 1) {
            Fact opposite = puzzle.space().plain(wrong.marks().get(0).negated());
            return new Explanation(puzzle).sentence(new Step(opposite, wrong.clues(), wrong.facts(), List.of()));
        }
        String since = wrong.facts().isEmpty() ? "" : ", since " + list(wrong.facts());
        String from = wrong.clues().isEmpty() ? "the rules" : "clue " + numbered(wrong.clues());
        return "It cannot be that " + list(wrong.marks()) + since + ", by " + from + ".";
    }

    private String look(List<Integer> clues) {
        if (clues.isEmpty()) {
            return "Look at what you know already; no clue is needed.";
        }
        return clues.size() == 1
                ? "Look at clue " + numbered(clues) + "."
                : "Look at clues " + numbered(clues) + " together.";
    }

    private static String numbered(List<Integer> clues) {
        List<String> numbers = new ArrayList<>();
        for (int clue : clues) {
            numbers.add(Integer.toString(clue + 1));
        }
        return and(numbers);
    }

    /** "1", "1 and 2", "1, 2 and 3". */
    private static String and(List<String> words) {
        int last = words.size() - 1;
        return last <= 0
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    private List<String> clues(List<Integer> clues) {
        List<String> lines = new ArrayList<>();
        for (int clue : clues) {
            lines.add("  " + clue(clue));
        }
        return lines;
    }

    /** A clue with its number and its holder: "3. Ada: There are no suspects in row 1." */
    public String clue(int number) {
        Puzzle.Held held = puzzle.clues().get(number);
        String holder = held.holder() == Puzzle.NOBODY
                ? ""
                : puzzle.space().variables().get(held.holder()).name() + ": ";
        return (number + 1) + ". " + holder + held.clue().sentence();
    }

    private String list(List<Fact> facts) {
        List<String> said = new ArrayList<>();
        for (Fact fact : facts) {
            said.add(puzzle.board().say(fact));
        }
        return and(said);
    }

    private String name(Fact fact) {
        return puzzle.space().variables().get(fact.variable()).name();
    }

    private Tree fact(Fact fact) {
        Space.Variable variable = puzzle.space().variables().get(fact.variable());
        return Tree.fields()
                .with("name", variable.name())
                .with("value", variable.values().get(fact.value()))
                .with("is", fact.is())
                .with("says", puzzle.board().say(fact));
    }

    private Tree facts(List<Fact> facts) {
        List<Tree> trees = new ArrayList<>();
        for (Fact fact : facts) {
            trees.add(fact(fact));
        }
        return Tree.of(trees);
    }

    private static Tree numbers(List<Integer> numbers) {
        List<Tree> trees = new ArrayList<>();
        for (int number : numbers) {
            trees.add(Tree.of(number));
        }
        return Tree.of(trees);
    }

    private Tree worlds(World one, World other) {
        return Tree.of(
                List.of(Document.write(puzzle.space(), answers(one)), Document.write(puzzle.space(), answers(other))));
    }

    private List<String> witnesses(World one, World other) {
        List<String> lines = new ArrayList<>(
                Pictures.beside(Pictures.of(game, puzzle, answers(one)), Pictures.of(game, puzzle, answers(other))));
        List<String> names = new ArrayList<>();
        for (int variable : puzzle.space().question()) {
            if (one.value(variable) != other.value(variable)) {
                names.add(puzzle.space().variables().get(variable).name());
            }
        }
        lines.add("They differ in: " + String.join(", ", names) + ".");
        return lines;
    }

    private List<Fact> answers(World world) {
        List<Fact> facts = new ArrayList<>();
        for (int variable : puzzle.space().question()) {
            facts.add(Fact.is(variable, world.value(variable)));
        }
        return facts;
    }
}
