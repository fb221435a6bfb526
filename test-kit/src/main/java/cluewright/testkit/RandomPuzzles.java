package cluewright.testkit;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * Small random puzzles, most of them with a world that fits, some of them contradictory. A function of the seed.
 */
final class RandomPuzzles {
    /** The most clues of a puzzle, so that its smallest clashes can be found by trying. */
    private static final int MOST_CLUES = 9;

    private static final int DEEPEST = 3;

    private RandomPuzzles() {}

    /** A puzzle over bare formulas: variables of several sizes, axioms, givens, and often a part asked for. */
    static Puzzle ofFormulas(String seed) {
        Rng rng = Rng.of(seed);
        List<Space.Variable> variables = new ArrayList<>();
        int count = rng.between(1, 6);
        for (int variable = 0; variable < count; variable++) {
            variables.add(variable("v" + variable, rng.below(3) == 0 ? rng.between(1, 5) : 2));
        }
        Space free = Space.free(variables);
        int[] values = new int[count];
        for (int variable = 0; variable < count; variable++) {
            values[variable] = rng.below(free.size(variable));
        }
        World truth = World.of(values);
        List<Formula> shared = new ArrayList<>();
        List<Formula> axioms = statements(free, truth, rng, rng.below(3), 20, shared);
        List<Integer> asked = new ArrayList<>(free.question());
        while (asked.size() > 1 && rng.below(3) == 0) {
            asked.remove(rng.below(asked.size()));
        }
        List<Fact> givens = givens(free, truth, rng, rng.below(3));
        List<Formula> clues = statements(free, truth, rng, rng.below(MOST_CLUES), rng.below(2) == 0 ? 1000 : 4, shared);
        return FormulaClues.puzzle(new Space(variables, axioms, asked), givens, clues);
    }

    private static Space.Variable variable(String name, int size) {
        List<String> values = new ArrayList<>();
        for (int value = 0; value < size; value++) {
            values.add("is" + value);
        }
        return new Space.Variable(name, values);
    }

    /** Random statements, all but one in {@code falseOneIn} of them true. */
    private static List<Formula> statements(
            Space space, World truth, Rng rng, int count, int falseOneIn, List<Formula> shared) {
        List<Formula> statements = new ArrayList<>();
        for (int statement = 0; statement < count; statement++) {
            Formula formula = formula(space, rng, DEEPEST, shared);
            boolean wanted = rng.below(falseOneIn) != 0;
            statements.add(formula.holds(truth) == wanted ? formula : Formula.not(formula));
        }
        return statements;
    }

    private static Formula formula(Space space, Rng rng, int depth, List<Formula> shared) {
        if (!shared.isEmpty() && rng.below(6) == 0) {
            return rng.pick(shared);
        }
        Formula made = switch (depth == 0 ? 0 : rng.below(8)) {
            case 1 -> Formula.not(formula(space, rng, depth - 1, shared));
            case 2 -> Formula.and(formulas(space, rng, depth - 1, shared));
            case 3 -> Formula.or(formulas(space, rng, depth - 1, shared));
            case 4 -> Formula.iff(formula(space, rng, depth - 1, shared), formula(space, rng, depth - 1, shared));
            case 5, 6 -> {
                List<Formula> parts = formulas(space, rng, depth - 1, shared);
                yield Formula.count(parts, numbers(parts.size(), rng));
            }
            case 7 -> {
                int atLeast = rng.between(-3, 2);
                yield Formula.compare(
                        formulas(space, rng, depth - 1, shared),
                        formulas(space, rng, depth - 1, shared),
                        atLeast,
                        atLeast + rng.below(4));
            }
            default -> literal(space, rng);
        };
        shared.add(made);
        return made;
    }

    private static List<Formula> formulas(Space space, Rng rng, int depth, List<Formula> shared) {
        List<Formula> formulas = new ArrayList<>();
        int count = rng.below(5);
        for (int part = 0; part < count; part++) {
            formulas.add(formula(space, rng, depth, shared));
        }
        return formulas;
    }

    private static Formula literal(Space space, Rng rng) {
        int variable = rng.below(space.variables().size());
        return Formula.literal(variable, numbers(space.size(variable) - 1, rng));
    }

    private static Numbers numbers(int high, Rng rng) {
        long bits = rng.nextLong();
        return Numbers.where(high, number -> (bits >>> number & 1) == 1);
    }

    private static List<Fact> givens(Space space, World truth, Rng rng, int count) {
        List<Fact> givens = new ArrayList<>();
        for (int given = 0; given < count; given++) {
            int variable = rng.below(space.variables().size());
            Fact fact = rng.below(2) == 0
                    ? Fact.is(variable, truth.value(variable))
                    : Fact.isNot(variable, (truth.value(variable) + 1) % Math.max(2, space.size(variable)));
            givens.add(rng.below(12) == 0 ? fact.negated() : fact);
        }
        return givens;
    }

    /**
     * A puzzle of a game on a board of the game's own: clues that are true in one random world, and in some puzzles
     * also one or two that were proposed for another world.
     */
    static <B extends Board> Puzzle of(Game<B> game, B board, List<World> worlds, String seed) {
        Rng rng = Rng.of(seed);
        World truth = rng.pick(worlds);
        List<Clue> clues = new ArrayList<>(clues(game, board, truth, rng, rng.below(MOST_CLUES - 1)));
        if (rng.below(2) == 0) {
            clues.addAll(clues(game, board, rng.pick(worlds), rng, rng.between(1, 2)));
        }
        List<Puzzle.Held> held = new ArrayList<>();
        for (Clue clue : rng.shuffled(clues)) {
            held.add(new Puzzle.Held(clue, Puzzle.NOBODY));
        }
        return new Puzzle(board, Mode.OPEN, givens(board.space(), truth, rng, rng.below(3)), held);
    }

    private static <B extends Board> List<Clue> clues(Game<B> game, B board, World truth, Rng rng, int count) {
        List<Clue> clues = new ArrayList<>();
        for (int tries = 0; clues.size() < count && tries < 10 * count; tries++) {
            ClueType<B> type = rng.pick(game.vocabulary().types());
            List<Args> proposed = new ArrayList<>();
            type.propose(board, truth, Hand.of(rng, 3), proposed::add);
            if (!proposed.isEmpty()) {
                clues.add(type.clue(board, rng.pick(proposed)));
            }
        }
        return clues;
    }
}
