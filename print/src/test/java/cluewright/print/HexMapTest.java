package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Columns B, D, F, … of a hex map stand half a square lower. */
class HexMapTest {
    private final Chart chart = Chart.of(Papers.full("hex", 5, 4).board());

    private List<String> around(String name) {
        for (int square = 0; square < chart.size(); square++) {
            if (chart.name(square).equals(name)) {
                return chart.neighbours(square).stream()
                        .map(other -> other < 0 ? "-" : chart.name(other))
                        .toList();
            }
        }
        throw new IllegalArgumentException(name);
    }

    @Test
    void neighbours() {
        assertThat(around("C2")).containsExactly("D2", "C3", "B2", "B1", "C1", "D1");
        assertThat(around("B2")).containsExactly("C3", "B3", "A3", "A2", "B1", "C2");
        assertThat(around("A1")).containsExactly("B1", "A2", "-", "-", "-", "-");
        assertThat(around("D4")).containsExactly("-", "-", "-", "C4", "D3", "E4");
        assertThat(around("E1")).containsExactly("-", "E2", "D1", "-", "-", "-");
    }

    /** On paper too: the middle of the side to a neighbour is half way to it. */
    @Test
    void sidesLieBetweenNeighbours() {
        for (String shape : List.of("hex", "square")) {
            Chart map = Chart.of(Papers.full(shape, 6, 5).board());
            Chart.Lay lay = map.lay(Pen.box(0, 0, 300, 300), 10);
            for (int square = 0; square < map.size(); square++) {
                List<Integer> neighbours = map.neighbours(square);
                for (int side = 0; side < neighbours.size(); side++) {
                    int other = neighbours.get(side);
                    if (other >= 0) {
                        double[] s = lay.side(square, side);
                        assertThat((s[0] + s[2]) / 2).isCloseTo((lay.x(square) + lay.x(other)) / 2, within());
                        assertThat((s[1] + s[3]) / 2).isCloseTo((lay.y(square) + lay.y(other)) / 2, within());
                    }
                }
            }
        }
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.data.Offset.offset(1e-6);
    }
}
