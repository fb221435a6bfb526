package cluewright.space;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;

/**
 * Something that may be known of one variable: it has this value, or it has not.
 *
 * @param variable the variable
 * @param value the value
 * @param is whether the variable has the value
 */
public record Fact(int variable, int value, boolean is) {
    /** The variable has the value. */
    public static Fact is(int variable, int value) {
        return new Fact(variable, value, true);
    }

    /** The variable does not have the value. */
    public static Fact isNot(int variable, int value) {
        return new Fact(variable, value, false);
    }

    /** The opposite. */
    public Fact negated() {
        return new Fact(variable, value, !is);
    }

    public boolean holds(World world) {
        return (world.value(variable) == value) == is;
    }

    public Formula formula() {
        Formula literal = Formula.literal(variable, Numbers.of(value));
        return is ? literal : Formula.not(literal);
    }
}
