package cluewright.deduce;

import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Looks for a world with some facts and clues by trying all values of the variables that matter: the unknown ones of
 * the clues, and of the axioms that touch them. It asks nothing but {@code holds}, each condition as soon as its last
 * variable has a value.
 *
 * <p>Axioms that have no unknown variable in common with these, nor with each other's, are left aside: whether they can
 * be met does not depend on the question. That a clue's truth depends on no variable but those of its formula is what
 * the contract of clue types guarantees.
 */
final class Enumeration {
    /** The most assignments looked at for one question, the partial ones counted too. */
    static final long MOST_ASSIGNMENTS = 1L << 20;

    private final Puzzle puzzle;
    private final Space space;
    private final List<Condition> axioms = new ArrayList<>();
    private final List<Condition> clues = new ArrayList<>();

    /** What a look came to. */
    enum Outcome {
        FOUND,
        NONE,
        TOO_MANY
    }

    /** Something that holds in a world or not, and the variables that decide it. */
    private record Condition(List<Integer> variables, Predicate<World> isMet) {}

    Enumeration(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.space = puzzle.space();
        for (Formula axiom : space.axioms()) {
            axioms.add(new Condition(axiom.variables(), axiom::holds));
        }
        for (int number = 0; number < puzzle.clues().size(); number++) {
            Clue clue = puzzle.clue(number);
            clues.add(new Condition(clue.formula().variables(), clue::holds));
        }
    }

    /** Whether there is a world with these facts, in which these clues hold. */
    Outcome find(List<Integer> numbers, List<Fact> facts) {
        return new Look(facts).find(numbers);
    }

    /** One question. */
    private final class Look {
        private final List<BitSet> allowed = new ArrayList<>();
        private final BitSet touched = new BitSet();
        private final List<Integer> order = new ArrayList<>();
        private final List<List<Condition>> due = new ArrayList<>();
        private final int[] values = new int[space.variables().size()];
        private boolean contradicts;
        private long looked;

        Look(List<Fact> facts) {
            for (Space.Variable variable : space.variables()) {
                BitSet all = new BitSet();
                all.set(0, variable.size());
                allowed.add(all);
            }
            for (Fact fact : facts) {
                BitSet values = allowed.get(fact.variable());
                if (fact.is()) {
                    boolean was = values.get(fact.value());
                    values.clear();
                    values.set(fact.value(), was);
                } else {
                    values.clear(fact.value());
                }
                touched.set(fact.variable());
                contradicts |= values.isEmpty();
            }
        }

        Outcome find(List<Integer> numbers) {
            if (contradicts) {
                return Outcome.NONE;
            }
            for (int variable = 0; variable < values.length; variable++) {
                values[variable] = allowed.get(variable).nextSetBit(0);
            }
            due.add(new ArrayList<>());
            List<Condition> asked = new ArrayList<>();
            numbers.forEach(number -> asked.add(clues.get(number)));
            asked.sort(Comparator.comparingInt(this::openOf));
            asked.forEach(this::take);
            takeAxioms();
            boolean found = extend(0);
            return found ? Outcome.FOUND : looked > MOST_ASSIGNMENTS ? Outcome.TOO_MANY : Outcome.NONE;
        }

        private int openOf(Condition condition) {
            int open = 0;
            for (int variable : condition.variables()) {
                open += isOpen(variable) ? 1 : 0;
            }
            return open;
        }

        private boolean isOpen(int variable) {
            return allowed.get(variable).cardinality() > 1;
        }

        /** Puts the condition's variables behind those before, and the condition where the last of them has a value. */
        private void take(Condition condition) {
            int last = 0;
            for (int variable : condition.variables()) {
                if (isOpen(variable)) {
                    if (!order.contains(variable)) {
                        order.add(variable);
                        due.add(new ArrayList<>());
                    }
                    last = Math.max(last, order.indexOf(variable) + 1);
                    touched.set(variable);
                }
            }
            due.get(last).add(condition);
        }

        private void takeAxioms() {
            List<Condition> left = new ArrayList<>(axioms);
            boolean more = true;
            while (more) {
                more = false;
                for (Condition axiom : List.copyOf(left)) {
                    if (axiom.variables().stream().anyMatch(touched::get)) {
                        left.remove(axiom);
                        take(axiom);
                        more = true;
                    }
                }
            }
        }

        /** Whether the first so many variables, which have values, can be given company. */
        private boolean extend(int depth) {
            if (++looked > MOST_ASSIGNMENTS || !isMet(due.get(depth))) {
                return false;
            }
            if (depth == order.size()) {
                return true;
            }
            int variable = order.get(depth);
            BitSet some = allowed.get(variable);
            for (int value = some.nextSetBit(0); value >= 0; value = some.nextSetBit(value + 1)) {
                values[variable] = value;
                if (extend(depth + 1)) {
                    return true;
                }
            }
            return false;
        }

        private boolean isMet(List<Condition> conditions) {
            if (conditions.isEmpty()) {
                return true;
            }
            World world = World.of(values);
            for (Condition condition : conditions) {
                if (!condition.isMet().test(world)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Whether a world satisfies the axioms and these facts. */
    boolean fits(World world, List<Fact> facts) {
        boolean fits = true;
        for (Condition axiom : axioms) {
            fits = fits && axiom.isMet().test(world);
        }
        for (Fact fact : facts) {
            fits = fits && fact.holds(world);
        }
        return fits;
    }

    /** The numbers of those of these clues that are false in the world. */
    List<Integer> broken(World world, List<Integer> numbers) {
        List<Integer> broken = new ArrayList<>();
        for (int number : numbers) {
            if (!puzzle.holds(number, world)) {
                broken.add(number);
            }
        }
        return broken;
    }
}
