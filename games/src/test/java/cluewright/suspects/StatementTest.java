package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.puzzle.Statement;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.template.Row;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players say about a board, in many spellings. */
class StatementTest {
    private static final Statement BOARD =
            new Statement(new Suspects().sample("SS./..S").board());

    private static Statement named(String... names) {
        List<Person> people = new java.util.ArrayList<>();
        for (String name : names) {
            people.add(new Person(people.size(), name, "baker"));
        }
        return new Statement(new Grid(2, 2, people, Map.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bo suspect",
                "bo is a suspect.",
                "BO = suspect",
                "Bo: suspect",
                "B1 suspect",
                "b1 s",
                "Bo sus",
                "Bo not innocent",
                "Bo is not innocent",
                "  Bo   is  a  Suspect "
            })
    void oneFactInManyWords(String text) {
        assertThat(BOARD.read(text)).isEqualTo(Fact.is(1, 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "suspect", "Bo", "Bo is", "Bo not", "Bo a suspect now", "Zed suspect", "D9 suspect", "hint"})
    void whatIsNoFactIsRefused(String text) {
        assertThat(BOARD.find(text)).isNull();
        assertThatThrownBy(() -> BOARD.read(text)).isInstanceOf(Refused.class);
    }

    @Test
    void whatWasMeantIsSaid() {
        assertThatThrownBy(() -> BOARD.read("Floo suspect")).hasMessageContaining("Maybe you meant 'Flo'");
        assertThatThrownBy(() -> BOARD.read("Bo suspekt"))
                .hasMessageContaining("innocent or suspect")
                .hasMessageContaining("Maybe you meant 'suspect'");
    }

    @Test
    void theLongestNameWinsAndANameWinsOverACoordinate() {
        assertThat(named("Mary", "Mary Ann", "Eve", "Steve").read("mary ann suspect"))
                .isEqualTo(Fact.is(1, 1));
        assertThat(named("Ada", "A1", "Cy", "Di").read("A1 suspect")).isEqualTo(Fact.is(1, 1));
        assertThat(named("Ada", "A1", "Cy", "Di").read("A2 suspect")).isEqualTo(Fact.is(2, 1));
    }

    @Test
    void aSingleVariableNeedNotBeNamed() {
        Statement row = new Statement(new Row(List.of("red", "blue", "black")));
        assertThat(row.read("red")).isEqualTo(Fact.is(Row.COIN, 0));
        assertThat(row.read("not blue")).isEqualTo(Fact.isNot(Row.COIN, 1));
        assertThat(row.read("coin in the red")).isEqualTo(Fact.is(Row.COIN, 0));
        assertThat(row.read("coin r")).isEqualTo(Fact.is(Row.COIN, 0));
        assertThat(row.read("metal not gold")).isEqualTo(Fact.is(Row.METAL, 1));
        assertThat(row.find("r")).as("too short to be meant").isNull();
        assertThat(row.find("coin bl")).as("blue or black").isNull();
    }
}
