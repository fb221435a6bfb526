package cluewright.formula;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.prove.Search;
import cluewright.space.Space;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Bounds near the ends of int overflowed when a meaning added the size of a side to them, so that "at least one more"
 * with no upper bound was called impossible. They are now cut, once, to what the difference can come to.
 */
class CompareBoundsTest {
    private static final World ONLY_LEFT = World.of(1, 0);

    @ParameterizedTest
    @CsvSource({
        "1, 2147483647, true",
        "-2147483648, 2147483647, true",
        "-2147483648, 0, false",
        "2147483647, 2147483647, false",
        "-2147483648, -2147483648, false",
        "2, 2147483647, false"
    })
    void everyMeaningAgrees(int atLeast, int atMost, boolean holds) {
        Formula left = Formula.literal(0, 1);
        Formula right = Formula.literal(1, 1);
        Formula compared = Formula.compare(List.of(left), List.of(right), atLeast, atMost);
        assertThat(compared.holds(ONLY_LEFT)).isEqualTo(holds);
        assertThat(new Lanes(List.of(ONLY_LEFT)).of(new Lanes.Compiler().compile(compared)))
                .isEqualTo(holds ? 1 : 0);
        List<String> values = List.of("no", "yes");
        Space space = Space.free(List.of(new Space.Variable("a", values), new Space.Variable("b", values)));
        Search search = new Search(space, List.of(left, Formula.not(right), compared));
        assertThat(search.find(List.of(), 1000) instanceof Search.Result.Found).isEqualTo(holds);
    }
}
