package cluewright.formula;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** The variables a formula is about; what a part comes to is of no interest. */
final class Mentioned implements Formula.Algebra<Boolean> {
    private final TreeSet<Integer> variables = new TreeSet<>();

    private Mentioned() {}

    /** The variables, ascending. */
    static List<Integer> in(Formula formula) {
        Mentioned mentioned = new Mentioned();
        formula.fold(mentioned);
        Collection<Integer> found = mentioned.variables;
        return new ArrayList<>(found);
    }

    @Override
    public Boolean literal(int variable, Numbers values) {
        return variables.add(variable);
    }

    @Override
    public Boolean not(Boolean part) {
        return part;
    }

    @Override
    public Boolean and(List<Boolean> parts) {
        return true;
    }

    @Override
    public Boolean or(List<Boolean> parts) {
        return true;
    }

    @Override
    public Boolean iff(Boolean left, Boolean right) {
        return true;
    }

    @Override
    public Boolean count(List<Boolean> parts, Numbers in) {
        return true;
    }

    @Override
    public Boolean compare(List<Boolean> left, List<Boolean> right, int atLeast, int atMost) {
        return true;
    }
}
