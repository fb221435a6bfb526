package cluewright.cpsat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SumTest {
    private final Sum sum = new Sum();

    @Test
    void anOppositeAddsOneAndTakesTheVariableAway() {
        sum.add(3);
        sum.add(~5);
        assertThat(sum.coefficients()).isEqualTo(Map.of(3, 1, 5, -1));
        assertThat(sum.constant()).isEqualTo(1);
    }

    @Test
    void aVariableThatStandsTwiceCountsTwice() {
        sum.add(3);
        sum.add(3);
        assertThat(sum.coefficients()).isEqualTo(Map.of(3, 2));
        assertThat(sum.constant()).isZero();
    }

    @Test
    void aVariableAndItsOppositeAreOneInAnyCase() {
        sum.add(~3);
        sum.add(3);
        assertThat(sum.coefficients()).isEmpty();
        assertThat(sum.constant()).isEqualTo(1);
    }

    @Test
    void whatIsAlwaysTrueIsAConstant() {
        sum.add(Model.TRUE);
        sum.add(Model.FALSE);
        assertThat(sum.coefficients()).isEmpty();
        assertThat(sum.constant()).isEqualTo(1);
    }
}
