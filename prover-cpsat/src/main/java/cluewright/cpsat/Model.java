package cluewright.cpsat;

import cluewright.formula.Numbers;
import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.LinearConstraintProto;

/**
 * A CP-SAT model in the making: variables that are true or false, and conditions over them.
 *
 * <p>A literal is a number, as CP-SAT writes it: {@code v} for a variable and {@code ~v} for its opposite. Every
 * condition has a guard, a literal without which it asks for nothing; the guard {@link #TRUE} makes it unconditional.
 *
 * <p>The model is written as the message that CP-SAT reads. OR-Tools' own Java classes would hold native memory for
 * every domain until a finalizer runs.
 */
final class Model {
    /** The literal that is always true: variable 0. */
    static final int TRUE = 0;

    /** The literal that is never true. */
    static final int FALSE = ~TRUE;

    private final CpModelProto.Builder message = CpModelProto.newBuilder();

    Model() {
        fix(newVariable(), true);
    }

    /** A variable that may be true or false. */
    int newVariable() {
        message.addVariables(IntegerVariableProto.newBuilder().addDomain(0).addDomain(1));
        return message.getVariablesCount() - 1;
    }

    /** Lets the variable be nothing but true, or be free again. */
    void fix(int variable, boolean fixed) {
        message.getVariablesBuilder(variable).setDomain(0, fixed ? 1 : 0);
    }

    /** At least one of the literals is true. */
    void clause(int guard, int... literals) {
        if (guard == FALSE) {
            return;
        }
        BoolArgumentProto.Builder clause = BoolArgumentProto.newBuilder().addLiterals(~guard);
        for (int literal : literals) {
            if (literal == TRUE) {
                return;
            }
            clause.addLiterals(literal);
        }
        message.addConstraints(ConstraintProto.newBuilder().setBoolOr(clause));
    }

    /** Exactly one of the literals is true. */
    void exactlyOne(int... literals) {
        BoolArgumentProto.Builder one = BoolArgumentProto.newBuilder();
        for (int literal : literals) {
            one.addLiterals(literal);
        }
        message.addConstraints(ConstraintProto.newBuilder().setExactlyOne(one));
    }

    /** The sum is one of the numbers. */
    void among(int guard, Sum sum, Numbers numbers) {
        if (numbers.isEmpty() || sum.coefficients().isEmpty()) {
            clause(guard, numbers.contains(sum.constant()) ? TRUE : FALSE);
            return;
        }
        LinearConstraintProto.Builder linear = LinearConstraintProto.newBuilder();
        sum.coefficients()
                .forEach((variable, coefficient) -> linear.addVars(variable).addCoeffs(coefficient));
        for (int low = numbers.next(0); low >= 0; ) {
            int high = low;
            while (numbers.contains(high + 1)) {
                high++;
            }
            linear.addDomain(low - sum.constant()).addDomain(high - sum.constant());
            low = numbers.next(high + 1);
        }
        message.addConstraints(
                ConstraintProto.newBuilder().addEnforcementLiteral(guard).setLinear(linear));
    }

    /** Of the solutions, one with as many true variables among these as can be is asked for; or as few. */
    void optimise(Iterable<Integer> variables, boolean most) {
        CpObjectiveProto.Builder objective = CpObjectiveProto.newBuilder();
        for (int variable : variables) {
            objective.addVars(variable).addCoeffs(most ? -1 : 1);
        }
        message.setObjective(objective);
    }

    /** The message for CP-SAT. */
    CpModelProto message() {
        return message.build();
    }
}
