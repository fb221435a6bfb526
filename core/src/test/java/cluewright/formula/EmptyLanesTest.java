package cluewright.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A batch of no worlds does not know how many variables there are, so programs read beyond its end. It is asked for when
 * the first random batch of a tiny board already settles the answer and no world was ever searched for.
 */
class EmptyLanesTest {
    @Test
    void noFormulaHoldsInAWorldOfNoWorlds() {
        Formula one = Formula.literal(3, 1);
        Lanes none = new Lanes(List.of());
        Lanes.Compiler compiler = new Lanes.Compiler();
        assertThat(none.of(compiler.compile(one))).isZero();
        assertThat(none.of(compiler.compile(Formula.not(one)))).isZero();
        assertThat(none.of(compiler.compile(Formula.count(List.of(one), Numbers.of(0)))))
                .isZero();
    }
}
