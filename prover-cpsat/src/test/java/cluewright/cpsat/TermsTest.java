package cluewright.cpsat;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.space.Space;
import com.google.ortools.sat.CpModelProto;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How large models get: what stands at the top costs no variable, and what is shared is translated once. */
class TermsTest {
    private static final int CELLS = 8;

    private final Model model = new Model();
    private final Formula.Fold<Term> terms = new Formula.Fold<>(new Terms(model, new Encoding(model, cells())));
    private final List<Formula> cells = new ArrayList<>();

    private static Space cells() {
        return BareBoard.spaceOf(2, 2, 2, 2, 2, 2, 2, 2);
    }

    @BeforeEach
    void fill() {
        for (int cell = 0; cell < CELLS; cell++) {
            cells.add(Formula.literal(cell, 1));
        }
    }

    private CpModelProto require(Formula formula) {
        terms.of(formula).require(Model.TRUE);
        return model.message();
    }

    /** Without the constant and the cells. */
    private static int newVariables(CpModelProto message) {
        return message.getVariablesCount() - 1 - CELLS;
    }

    @Test
    void aConjunctionOfCountsAndClausesNeedsNoVariable() {
        Formula count = Formula.count(cells, Numbers.of(2, 3, 5));
        Formula more = Formula.more(cells.subList(0, 3), cells.subList(3, 6));
        Formula clause = Formula.or(cells.get(0), Formula.not(cells.get(1)));
        CpModelProto message = require(Formula.and(count, Formula.and(more, clause)));
        assertThat(newVariables(message)).isZero();
        assertThat(message.getConstraintsCount()).isEqualTo(3);
        assertThat(message.getConstraints(0).getLinear().getDomainList()).containsExactly(2L, 3L, 5L, 5L);
    }

    @Test
    void aPartThatIsUsedInOneWayIsImpliedInOneWay() {
        Formula count = Formula.count(cells, Numbers.of(2, 3));
        CpModelProto message = require(Formula.or(count, cells.get(0)));
        assertThat(newVariables(message)).isEqualTo(1);
        assertThat(message.getConstraintsCount()).isEqualTo(2);
    }

    @Test
    void atLeastSoManyNeedsItsPartsInOneWayAndExactlySoManyInBoth() {
        Formula both = Formula.and(cells.get(0), cells.get(1));
        Formula either = Formula.or(cells.get(2), cells.get(3));
        int before = require(Formula.count(List.of(both, either, cells.get(4)), Numbers.range(2, 3)))
                .getConstraintsCount();
        assertThat(before).isEqualTo(1 + 2 + 1);
        int after = require(Formula.count(List.of(both, either, cells.get(4)), Numbers.of(2)))
                .getConstraintsCount();
        assertThat(after - before).isEqualTo(1 + 1 + 2);
    }

    @Test
    void aSharedPartIsTranslatedOnce() {
        Formula shared = Formula.count(cells, Numbers.of(2, 3));
        require(Formula.iff(shared, cells.get(0)));
        int variables = model.message().getVariablesCount();
        require(Formula.iff(shared, cells.get(1)));
        CpModelProto message = require(Formula.or(Formula.not(shared), cells.get(2)));
        assertThat(message.getVariablesCount()).isEqualTo(variables);
    }

    @Test
    void someValuesOfManyAreCountedWithoutAVariable() {
        Model many = new Model();
        Encoding encoding = new Encoding(many, BareBoard.spaceOf(5, 5));
        Formula.Fold<Term> fold = new Formula.Fold<>(new Terms(many, encoding));
        int before = many.message().getVariablesCount();
        Formula first = Formula.literal(0, Numbers.of(1, 3));
        Formula second = Formula.not(Formula.literal(1, Numbers.of(0, 4)));
        fold.of(Formula.count(List.of(first, second), Numbers.of(1))).require(Model.TRUE);
        fold.of(Formula.or(first, second)).require(Model.TRUE);
        assertThat(many.message().getVariablesCount()).isEqualTo(before);
    }
}
