package cluewright.puzzle;

import cluewright.clue.Puzzle;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.deduce.Witnesses;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * A trace as the field {@code trace} of a document: a list of steps, for instance
 *
 * <pre>{@code
 * - name: Bo              # the conclusion: Bo is a suspect; "not" instead of "is" when he is not
 *   is: suspect
 *   clues: [0, 3]         # numbers of clues, counted from 0
 *   givens: [Ada]         # givens that it follows from
 *   steps: [1]            # numbers of earlier steps that it follows from, counted from 0
 *   size: 2               # how many clues must be held together
 *   witnesses: ["0110"]   # worlds, the value of each variable by its number
 * }</pre>
 *
 * <p>Of the witnesses only as many are written as are needed. A world is one digit a variable; where a variable has
 * more than ten values, numbers with blanks between.
 */
public final class TraceTree {
    private static final int MOST_STEPS = 100_000;
    private static final int MOST_DIGITS = 10;

    private final Puzzle puzzle;
    private final Space space;

    private TraceTree(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.space = puzzle.space();
    }

    /** The tree of a trace: reading it gives the same trace, with no more witnesses than are needed. */
    public static Tree write(Puzzle puzzle, Trace trace) {
        return new TraceTree(puzzle).write(trace);
    }

    /** The trace that a tree describes; refused with the place and a remedy when it describes none. */
    public static Trace read(Puzzle puzzle, Tree tree) {
        return new TraceTree(puzzle).read(tree.asList());
    }

    private Tree write(Trace trace) {
        List<Tree> steps = new ArrayList<>();
        List<Fact> learnt = new ArrayList<>();
        List<Fact> known = new ArrayList<>(puzzle.givens());
        for (Step step : trace.steps()) {
            Knowledge before = Knowledge.of(puzzle, known);
            steps.add(write(step, learnt, Witnesses.few(puzzle, step, before.visible())));
            learnt.add(step.conclusion());
            known.add(step.conclusion());
        }
        return Tree.of(steps);
    }

    private Tree write(Step step, List<Fact> learnt, List<World> witnesses) {
        List<Tree> givens = new ArrayList<>();
        List<Tree> steps = new ArrayList<>();
        for (Fact fact : step.facts()) {
            if (puzzle.givens().contains(fact)) {
                givens.add(Tree.of(space.variables().get(fact.variable()).name()));
            } else {
                steps.add(Tree.of(learnt.indexOf(fact)));
            }
        }
        List<Tree> clues = new ArrayList<>();
        step.clues().forEach(clue -> clues.add(Tree.of(clue)));
        List<Tree> worlds = new ArrayList<>();
        witnesses.forEach(world -> worlds.add(Tree.of(text(world))));
        Tree.Fields tree = write(space, step.conclusion()).with("clues", Tree.of(clues));
        tree = givens.isEmpty() ? tree : tree.with("givens", Tree.of(givens));
        tree = steps.isEmpty() ? tree : tree.with("steps", Tree.of(steps));
        tree = tree.with("size", step.size());
        return worlds.isEmpty() ? tree : tree.with("witnesses", Tree.of(worlds));
    }

    /** A fact as two fields: the name of its variable, and the value that it is or is not. */
    static Tree.Fields write(Space space, Fact fact) {
        Space.Variable variable = space.variables().get(fact.variable());
        return Tree.fields()
                .with("name", variable.name())
                .with(fact.is() ? "is" : "not", variable.values().get(fact.value()));
    }

    private boolean hasDigits() {
        boolean digits = true;
        for (Space.Variable variable : space.variables()) {
            digits &= variable.size() <= MOST_DIGITS;
        }
        return digits;
    }

    private String text(World world) {
        return hasDigits() ? world.toString().replace(" ", "") : world.toString();
    }

    private Trace read(List<Tree> items) {
        if (items.size() > MOST_STEPS) {
            throw new Refused("the trace has " + items.size() + " steps; " + MOST_STEPS + " is the most.");
        }
        List<Step> steps = new ArrayList<>();
        for (Tree item : items) {
            steps.add(step(item.asFields(), steps));
        }
        List<Fact> known = new ArrayList<>(puzzle.givens());
        steps.forEach(step -> known.add(step.conclusion()));
        Knowledge end = Knowledge.of(puzzle, known);
        return new Trace(steps, end, end.open(space), false);
    }

    private Step step(Tree.Fields fields, List<Step> before) {
        fields.only("name", "is", "not", "clues", "givens", "steps", "size", "witnesses");
        Fact conclusion = fact(fields);
        List<Integer> clues =
                numbers(fields.get("clues"), puzzle.clues().size(), "clue", "the puzzle has " + count("clue"));
        List<Fact> facts = new ArrayList<>();
        for (Tree name : fields.list("givens")) {
            facts.add(given(name));
        }
        if (fields.has("steps")) {
            String there = before.isEmpty() ? "this is the first" : "this is step " + before.size();
            for (int number : numbers(fields.get("steps"), before.size(), "step", there)) {
                facts.add(before.get(number).conclusion());
            }
        }
        if (fields.get("size").asNumber(0, Integer.MAX_VALUE) != clues.size()) {
            throw fields.get("size")
                    .refused("the size of a step is the number of its clues, here " + clues.size() + "; correct it.");
        }
        List<World> witnesses = new ArrayList<>();
        for (Tree witness : fields.list("witnesses")) {
            witnesses.add(world(witness));
        }
        return new Step(conclusion, clues, facts, witnesses);
    }

    private String count(String noun) {
        int clues = puzzle.clues().size();
        return clues + " " + noun + (clues == 1 ? "" : "s");
    }

    private Fact fact(Tree.Fields fields) {
        int variable = variable(fields.get("name"));
        if (fields.has("is") == fields.has("not")) {
            throw fields.refused("a step says of '" + fields.get("name").asText()
                    + "' what it 'is' or what it is 'not'; name one of the two.");
        }
        Tree value = fields.get(fields.has("is") ? "is" : "not");
        List<String> values = space.variables().get(variable).values();
        int number = values.indexOf(value.asText());
        if (number < 0) {
            throw value.refused("'" + fields.get("name").asText() + "' cannot be '" + value.asText()
                    + "'; it must be one of " + String.join(", ", values) + "."
                    + Refused.maybe(value.asText(), values));
        }
        return new Fact(variable, number, fields.has("is"));
    }

    private int variable(Tree name) {
        List<String> names = new ArrayList<>();
        space.variables().forEach(variable -> names.add(variable.name()));
        int variable = names.indexOf(name.asText());
        if (variable < 0) {
            throw name.refused("'" + name.asText() + "' is not on the board." + Refused.maybe(name.asText(), names));
        }
        return variable;
    }

    private Fact given(Tree name) {
        int variable = variable(name);
        for (Fact given : puzzle.givens()) {
            if (given.variable() == variable) {
                return given;
            }
        }
        throw name.refused("'" + name.asText() + "' is not among the givens; name the step that it follows from.");
    }

    /** Ascending numbers from 0 to below a bound. */
    private static List<Integer> numbers(Tree tree, int bound, String noun, String there) {
        List<Integer> numbers = new ArrayList<>();
        int last = -1;
        for (Tree item : tree.asList()) {
            int number = item.asNumber(0, Integer.MAX_VALUE);
            if (number >= bound) {
                throw item.refused("there is no " + noun + " " + number + " to follow from; " + there
                        + ", and they are counted from 0.");
            }
            if (number <= last && noun.equals("clue")) {
                throw item.refused("the clues of a step are named in ascending order, each once; " + number
                        + " comes after " + last + ".");
            }
            last = number;
            numbers.add(number);
        }
        return numbers;
    }

    private World world(Tree tree) {
        String text = tree.asText();
        String[] parts = hasDigits() ? text.split("") : text.split(" ");
        int[] values = new int[space.variables().size()];
        boolean right = parts.length == values.length;
        for (int i = 0; right && i < values.length; i++) {
            values[i] = value(parts[i]);
            right = values[i] >= 0 && values[i] < space.size(i);
        }
        if (!right) {
            throw tree.refused("a witness gives each of the " + values.length
                    + " variables the number of one of its values, "
                    + (hasDigits() ? "one digit each" : "with blanks between")
                    + "; leave the trace out, or correct it.");
        }
        return World.of(values);
    }

    /** A number of at most four digits, or -1. */
    private static int value(String digits) {
        int number = digits.isEmpty() || digits.length() > 4 ? -1 : 0;
        for (int i = 0; number >= 0 && i < digits.length(); i++) {
            char digit = digits.charAt(i);
            number = digit >= '0' && digit <= '9' ? 10 * number + digit - '0' : -1;
        }
        return number;
    }
}
