package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.space.Refused;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trap: hex neighbours in odd and even columns, at all four edges. */
class FrameTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            HEX    | C3 | C2 B2 D2 B3 D3 C4
            HEX    | D3 | D2 C3 E3 C4 E4 D4
            HEX    | A1 | B1 A2
            HEX    | B1 | A1 C1 A2 B2 C2
            HEX    | C1 | B1 D1 C2
            HEX    | A4 | A3 B3 B4
            HEX    | D4 | D3 C4 E4
            HEX    | E4 | E3 D3 D4 F3 F4
            HEX    | F1 | E1 E2 F2
            HEX    | F4 | E4 F3
            SQUARE | A1 | B1 A2
            SQUARE | C3 | C2 B3 D3 C4
            SQUARE | F4 | F3 E4
            """)
    void theNeighboursAreThese(Shape shape, String square, String expected) {
        Frame frame = new Frame(shape, 6, 4);
        List<String> found =
                frame.neighbours(frame.square(square)).stream().map(frame::name).toList();
        assertThat(found).containsExactlyInAnyOrder(expected.split(" "));
    }

    /** The formula of distance gives the number of steps between neighbours, as a walk over the map counts them. */
    @ParameterizedTest
    @CsvSource({"SQUARE, 4, 4", "SQUARE, 12, 6", "HEX, 4, 4", "HEX, 5, 7", "HEX, 12, 9", "HEX, 16, 16"})
    void distanceIsTheNumberOfSteps(Shape shape, int columns, int rows) {
        Frame frame = new Frame(shape, columns, rows);
        for (int from = 0; from < frame.size(); from++) {
            int[] steps = walked(frame, from);
            for (int to = 0; to < frame.size(); to++) {
                assertThat(frame.distance(from, to))
                        .as("distance from %s to %s", frame.name(from), frame.name(to))
                        .isEqualTo(steps[to]);
                assertThat(frame.within(from, 2).contains(to)).isEqualTo(steps[to] <= 2);
            }
        }
    }

    private static int[] walked(Frame frame, int from) {
        int[] steps = new int[frame.size()];
        Arrays.fill(steps, -1);
        steps[from] = 0;
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int square = open.removeFirst();
            for (int next : frame.neighbours(square)) {
                if (steps[next] < 0) {
                    steps[next] = steps[square] + 1;
                    open.add(next);
                }
            }
        }
        return steps;
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "100, 100", "3, 8", "8, 3", "17, 4", "4, 17"})
    void otherSizesAreRefused(int columns, int rows) {
        assertThatThrownBy(() -> new Frame(Shape.SQUARE, columns, rows))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(columns + " columns and " + rows + " rows");
    }
}
