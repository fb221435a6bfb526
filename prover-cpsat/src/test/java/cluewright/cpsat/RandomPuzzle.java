package cluewright.cpsat;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws small puzzles with everything in them that a formula may be: all seven forms over parts that are shared, stand
 * twice or are missing, any set of numbers, bounds of either sign and beyond all reach; variables of one to four
 * values; axioms, givens, and questions about a part of the world. Two of three have a world that fits: what would be
 * false in it is turned into its opposite.
 */
final class RandomPuzzle {
    private static final int MOST_ASSIGNMENTS = 600;
    private static final List<Integer> FAR = List.of(Integer.MIN_VALUE, Integer.MAX_VALUE);

    private final Rng rng;
    private final Space free;

    /** Every formula made so far; each new one is made of some of them. */
    private final List<Formula> pool = new ArrayList<>();

    private RandomPuzzle(Rng rng) {
        this.rng = rng;
        this.free = free();
    }

    static Puzzle draw(Rng rng) {
        return new RandomPuzzle(rng).puzzle();
    }

    private Space free() {
        int[] sizes = new int[rng.between(1, 6)];
        int assignments = 1;
        for (int i = 0; i < sizes.length; i++) {
            int size = rng.below(2) == 0 ? 2 : rng.between(1, 4);
            sizes[i] = assignments * size <= MOST_ASSIGNMENTS ? size : 1;
            assignments *= sizes[i];
        }
        return BareBoard.spaceOf(sizes);
    }

    private Puzzle puzzle() {
        for (int i = 0; i < 4; i++) {
            pool.add(literal());
        }
        for (int i = rng.between(2, 20); i > 0; i--) {
            pool.add(compound());
        }
        World secret = rng.pick(Enumeration.assignments(free));
        boolean possible = rng.below(3) > 0;
        List<Formula> axioms = said(some(rng.below(2)), possible, secret);
        List<Formula> clues = said(some(rng.between(0, 7)), possible, secret);
        Fact fact = fact();
        Fact given = possible && !fact.holds(secret) ? fact.negated() : fact;
        List<Fact> givens = rng.below(3) == 0 ? List.of(given) : List.of();
        return BareBoard.puzzle(new Space(free.variables(), axioms, question()), givens, clues);
    }

    private static List<Formula> said(List<Formula> formulas, boolean possible, World secret) {
        return formulas.stream()
                .map(formula -> possible && !formula.holds(secret) ? Formula.not(formula) : formula)
                .toList();
    }

    private List<Integer> question() {
        List<Integer> question = new ArrayList<>(free.question());
        if (rng.below(2) == 0) {
            question.removeIf(variable -> rng.below(2) == 0);
        }
        return question;
    }

    private Fact fact() {
        int variable = variable();
        return new Fact(variable, rng.below(free.size(variable)), rng.below(2) == 0);
    }

    private int variable() {
        return rng.below(free.variables().size());
    }

    /** The variable has one of some values, which may be none, all, or values it can never have. */
    private Formula literal() {
        int variable = variable();
        return Formula.literal(variable, numbers(free.size(variable)));
    }

    private Numbers numbers(int high) {
        return Numbers.where(high, number -> rng.below(2) == 0);
    }

    private Formula compound() {
        return switch (rng.below(8)) {
            case 0 -> literal();
            case 1 -> Formula.not(rng.pick(pool));
            case 2 -> Formula.and(some(rng.between(0, 3)));
            case 3 -> Formula.or(some(rng.between(0, 3)));
            case 4 -> Formula.iff(rng.pick(pool), rng.pick(pool));
            case 5 -> count(some(rng.between(0, 6)));
            case 6 -> atLeastOrAtMost(some(rng.between(1, 6)));
            default -> Formula.compare(some(rng.between(0, 4)), some(rng.between(0, 4)), bound(), bound());
        };
    }

    private Formula count(List<Formula> parts) {
        return Formula.count(parts, numbers(parts.size() + 2));
    }

    private Formula atLeastOrAtMost(List<Formula> parts) {
        int bound = rng.between(0, parts.size());
        boolean atLeast = rng.below(2) == 0;
        return Formula.count(parts, atLeast ? Numbers.range(bound, parts.size()) : Numbers.range(0, bound));
    }

    private int bound() {
        return rng.below(6) == 0 ? rng.pick(FAR) : rng.between(-4, 4);
    }

    /** Formulas of the pool, perhaps one of them twice; late ones, which have more in them, more often. */
    private List<Formula> some(int size) {
        List<Formula> some = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            int place = Math.max(rng.below(pool.size()), rng.below(pool.size()));
            some.add(pool.get(place));
        }
        return some;
    }
}
