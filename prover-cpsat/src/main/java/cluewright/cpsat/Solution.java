package cluewright.cpsat;

import java.util.BitSet;
import java.util.function.IntPredicate;

/** Which variables of a model are true in one way to meet all its conditions. */
record Solution(BitSet trueVariables) {
    static Solution of(int variables, IntPredicate isTrue) {
        BitSet bits = new BitSet(variables);
        for (int variable = 0; variable < variables; variable++) {
            bits.set(variable, isTrue.test(variable));
        }
        return new Solution(bits);
    }

    /** Whether the literal is true. */
    boolean holds(int literal) {
        return literal < 0 ? !trueVariables.get(~literal) : trueVariables.get(literal);
    }
}
