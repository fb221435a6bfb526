package cluewright.prove;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds worlds of a space in which formulas hold, or shows that there are none. Formulas are added once and asked for
 * in any combination; what was learnt from one question helps with the next.
 *
 * <p>A condition is a number: a formula that was {@linkplain #add added}, a {@linkplain #fact fact}, or the
 * {@linkplain #not opposite} of either.
 */
public final class Search {
    private final Space space;
    private final ConflictSearch engine = new ConflictSearch();
    private final List<int[]> values = new ArrayList<>();
    private final Formula.Fold<Terms.Term> terms;
    private long spent;

    /** What a search came to. */
    public sealed interface Result {
        /** A world in which all conditions hold. */
        record Found(World world) implements Result {}

        /** There is no such world; {@code core} has conditions that already cannot hold together. */
        record None(List<Integer> core) implements Result {}

        /** The budget ran out first. */
        record Spent(long nodes) implements Result {}
    }

    /** A search over the worlds in which the axioms and the background hold. */
    public Search(Space space, List<Formula> background) {
        this.space = space;
        for (Space.Variable variable : space.variables()) {
            values.add(literals(variable.size()));
        }
        terms = new Formula.Fold<>(new Terms(engine, values));
        for (Formula axiom : space.axioms()) {
            require(axiom);
        }
        for (Formula formula : background) {
            require(formula);
        }
    }

    /** One variable for two values; otherwise one for each, of which exactly one is true. */
    private int[] literals(int size) {
        int[] literals = new int[size];
        if (size == 1) {
            literals[0] = ConflictSearch.TRUE;
        } else if (size == 2) {
            int variable = engine.newVariable();
            engine.decide(variable);
            literals[0] = 2 * variable + 1;
            literals[1] = 2 * variable;
        } else {
            for (int value = 0; value < size; value++) {
                int variable = engine.newVariable();
                engine.decide(variable);
                literals[value] = 2 * variable;
            }
            engine.addCount(ConflictSearch.TRUE, literals.clone(), Numbers.of(1));
        }
        return literals;
    }

    /** From now on the formula always holds. */
    public void require(Formula formula) {
        terms.of(formula).demand(ConflictSearch.TRUE);
    }

    /** A condition under which the formula holds; its opposite asks for nothing. */
    public int add(Formula formula) {
        int guard = engine.newCondition();
        terms.of(formula).demand(guard);
        return guard;
    }

    /** A condition that is the formula: its opposite is that the formula does not hold. */
    public int addBoth(Formula formula) {
        return terms.of(formula).literal(engine);
    }

    /** The condition that a fact is true. */
    public int fact(Fact fact) {
        int literal = values.get(fact.variable())[fact.value()];
        return fact.is() ? literal : literal ^ 1;
    }

    /** The opposite of a condition. */
    public static int not(int condition) {
        return condition ^ 1;
    }

    /** Lets the following searches try the values of this world first, or what differs from it. */
    public void prefer(World world, boolean same) {
        for (int variable = 0; variable < values.size(); variable++) {
            int[] literals = values.get(variable);
            for (int value = 0; value < literals.length; value++) {
                boolean is = (world.value(variable) == value) == same;
                engine.prefer(literals[value] >> 1, is == ((literals[value] & 1) == 0));
            }
        }
    }

    /** A world in which all conditions hold. */
    public Result find(List<Integer> conditions, long budget) {
        int[] assumptions = new int[conditions.size()];
        for (int i = 0; i < assumptions.length; i++) {
            assumptions[i] = conditions.get(i);
        }
        ConflictSearch.Outcome outcome = engine.search(assumptions, budget);
        spent += engine.spent();
        if (outcome == ConflictSearch.Outcome.FOUND) {
            return new Result.Found(world());
        }
        return outcome == ConflictSearch.Outcome.NONE
                ? new Result.None(conditions(engine.core()))
                : new Result.Spent(engine.spent());
    }

    private static List<Integer> conditions(int[] core) {
        List<Integer> conditions = new ArrayList<>();
        for (int literal : core) {
            conditions.add(literal);
        }
        return conditions;
    }

    private World world() {
        int[] chosen = new int[values.size()];
        for (int variable = 0; variable < chosen.length; variable++) {
            int[] literals = values.get(variable);
            for (int value = 0; value < literals.length; value++) {
                if (engine.value(literals[value]) > 0) {
                    chosen[variable] = value;
                }
            }
        }
        return World.of(chosen);
    }

    /** The space whose worlds are searched. */
    public Space space() {
        return space;
    }

    /** All nodes spent so far. */
    public long spent() {
        return spent;
    }
}
