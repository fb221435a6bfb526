package cluewright.space;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import java.util.ArrayList;
import java.util.List;

/**
 * All the worlds a puzzle is about: its variables with their values, what always holds of them (the axioms), and the
 * question, which is the part of a world that the player must determine.
 *
 * @param variables the variables, in the order in which worlds number them
 * @param axioms what holds in every world that counts
 * @param question the variables that the player must determine, ascending
 */
public record Space(List<Variable> variables, List<Formula> axioms, List<Integer> question) {
    /**
     * A variable: something that has one of several values.
     *
     * @param name how documents call it, for instance a person's name
     * @param values how documents call its values, at least one
     */
    public record Variable(String name, List<String> values) {
        public Variable {
            values = List.copyOf(values);
            if (values.isEmpty()) {
                throw new IllegalArgumentException("variable '" + name + "' has no values");
            }
        }

        /** How many values it may have. */
        public int size() {
            return values.size();
        }
    }

    public Space {
        variables = List.copyOf(variables);
        axioms = List.copyOf(axioms);
        question = List.copyOf(question);
    }

    /** A space without axioms, in which every variable is asked for. */
    public static Space free(List<Variable> variables) {
        List<Integer> all = new ArrayList<>();
        for (int variable = 0; variable < variables.size(); variable++) {
            all.add(variable);
        }
        return new Space(variables, List.of(), all);
    }

    /** How many values the variable may have. */
    public int size(int variable) {
        return variables.get(variable).size();
    }

    /** The number of assignments, axioms not considered, or {@link Long#MAX_VALUE} when it does not fit. */
    public long assignments() {
        long product = 1;
        for (Variable variable : variables) {
            if (product > Long.MAX_VALUE / variable.size()) {
                return Long.MAX_VALUE;
            }
            product *= variable.size();
        }
        return product;
    }

    /** The same fact, said without a "not" when the variable has one other value. */
    public Fact plain(Fact fact) {
        return fact.is() || size(fact.variable()) != 2 ? fact : Fact.is(fact.variable(), 1 - fact.value());
    }

    /** Whether the two worlds answer the question alike. */
    public boolean sameAnswer(World one, World other) {
        for (int variable : question) {
            if (one.value(variable) != other.value(variable)) {
                return false;
            }
        }
        return true;
    }

    /** The formula that answers the question as the world does. */
    public Formula answer(World world) {
        List<Formula> parts = new ArrayList<>();
        for (int variable : question) {
            parts.add(Formula.literal(variable, Numbers.of(world.value(variable))));
        }
        return Formula.and(parts);
    }
}
