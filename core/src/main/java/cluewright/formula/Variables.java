package cluewright.formula;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The variables that formulas speak of: the meaning of a formula that forgets everything else. */
public final class Variables implements Formula.Algebra<BitSet> {
    private static final Variables ALGEBRA = new Variables();

    private Variables() {}

    /** The variables that the formula speaks of, ascending; its truth depends on no other. */
    public static List<Integer> of(Formula formula) {
        List<Integer> variables = new ArrayList<>();
        BitSet bits = formula.fold(ALGEBRA);
        for (int variable = bits.nextSetBit(0); variable >= 0; variable = bits.nextSetBit(variable + 1)) {
            variables.add(variable);
        }
        return variables;
    }

    private static BitSet all(List<BitSet> parts) {
        BitSet all = new BitSet();
        for (BitSet part : parts) {
            all.or(part);
        }
        return all;
    }

    @Override
    public BitSet literal(int variable, Numbers values) {
        BitSet one = new BitSet();
        one.set(variable);
        return one;
    }

    @Override
    public BitSet not(BitSet part) {
        return part;
    }

    @Override
    public BitSet and(List<BitSet> parts) {
        return all(parts);
    }

    @Override
    public BitSet or(List<BitSet> parts) {
        return all(parts);
    }

    @Override
    public BitSet iff(BitSet left, BitSet right) {
        return all(List.of(left, right));
    }

    @Override
    public BitSet count(List<BitSet> parts, Numbers in) {
        return all(parts);
    }

    @Override
    public BitSet compare(List<BitSet> left, List<BitSet> right, int atLeast, int atMost) {
        return all(List.of(all(left), all(right)));
    }
}
