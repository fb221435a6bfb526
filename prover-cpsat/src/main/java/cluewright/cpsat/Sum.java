package cluewright.cpsat;

import java.util.Map;
import java.util.TreeMap;

/**
 * How many literals are true, as a linear expression over the variables of a {@link Model}: the opposite of a variable
 * adds one and takes the variable away, a variable that stands twice counts twice, and one that meets its opposite
 * leaves a constant.
 */
final class Sum {
    private final Map<Integer, Integer> coefficients = new TreeMap<>();
    private int constant;

    /** Counts the literal in, if it is true. */
    void add(int literal) {
        if (literal < 0) {
            constant++;
            add(~literal, -1);
        } else {
            add(literal, 1);
        }
    }

    private void add(int variable, int coefficient) {
        if (variable == Model.TRUE) {
            constant += coefficient;
        } else if (coefficients.merge(variable, coefficient, Integer::sum) == 0) {
            coefficients.remove(variable);
        }
    }

    /** The variables with what each counts, ascending; never 0. */
    Map<Integer, Integer> coefficients() {
        return coefficients;
    }

    /** What is counted in any case. */
    int constant() {
        return constant;
    }
}
