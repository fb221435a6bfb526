package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Walking from neighbour to neighbour and measuring by coordinates come to the same, at every edge. */
class SurveyTest {
    private static Chart bare(Shape shape, int columns, int rows) {
        Frame frame = new Frame(shape, columns, rows);
        return Chart.bare(frame, Collections.nCopies(frame.size(), "grass"));
    }

    @ParameterizedTest
    @EnumSource
    void stepsAreDistances(Shape shape) {
        for (int columns = 4; columns <= 7; columns++) {
            Chart chart = bare(shape, columns, 5);
            Survey survey = new Survey(chart);
            Ruler ruler = new Ruler(chart);
            for (int from = 0; from < chart.size(); from++) {
                int origin = from;
                int[] steps = survey.steps(square -> square == origin);
                for (int square = 0; square < chart.size(); square++) {
                    assertThat(steps[square]).isEqualTo(chart.frame().distance(from, square));
                }
                for (int radius = 0; radius < 4; radius++) {
                    assertThat(survey.around(radius)[from].length).isEqualTo(ruler.count(from, radius, square -> true));
                }
            }
        }
    }

    /** Trap 7: the neighbours on a hex map of 6 columns and 4 rows, in odd and even columns and at all edges. */
    @ParameterizedTest
    @CsvSource({
        "A1, B1 A2",
        "B1, A1 C1 A2 C2 B2",
        "C1, B1 D1 C2",
        "F1, E1 E2 F2",
        "A3, A2 B2 B3 A4",
        "C3, C2 B2 D2 B3 D3 C4",
        "D3, D2 C3 E3 C4 E4 D4",
        "A4, A3 B3 B4",
        "B4, B3 A4 C4",
        "F4, F3 E4",
    })
    void hexNeighbours(String square, String neighbours) {
        Chart chart = bare(Shape.HEX, 6, 4);
        List<String> found = new ArrayList<>();
        for (int beside : new Survey(chart).beside(chart.frame().square(square))) {
            found.add(chart.frame().name(beside));
        }
        assertThat(new TreeSet<>(found)).isEqualTo(new TreeSet<>(List.of(neighbours.split(" "))));
    }

    @ParameterizedTest
    @EnumSource
    void oppositesAreAlike(Shape shape) {
        Chart chart = bare(shape, 5, 5);
        Survey survey = new Survey(chart);
        for (int square = 0; square < chart.size(); square++) {
            for (int one : survey.beside(square)) {
                for (int other : survey.beside(square)) {
                    assertThat(survey.isOpposite(square, one, other))
                            .as("%s %s %s", square, one, other)
                            .isEqualTo(chart.frame().isOpposite(square, one, other));
                }
            }
        }
    }
}
