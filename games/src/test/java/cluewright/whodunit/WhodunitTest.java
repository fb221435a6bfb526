package cluewright.whodunit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.formula.World;
import cluewright.puzzle.Settings;
import cluewright.testkit.GameContract;
import java.util.List;
import java.util.Map;

/** The whodunit game keeps the laws of games. */
class WhodunitTest extends GameContract<Affair> {
    WhodunitTest() {
        super(new Whodunit());
    }

    @Override
    protected List<Map<String, String>> settings() {
        return List.of(
                Map.of(),
                Map.of("people", "3", "places", "2", "colours", "2", "theme", "ball"),
                Map.of("people", "8", "places", "6", "colours", "6", "theme", "station"),
                Map.of("slots", "4", "liars", "2", "theme", "harbour"),
                Map.of("liars", "at-most-2"));
    }

    @Override
    protected Map<String, List<String>> outOfRange() {
        return Map.of(
                "people", List.of("2", "9"),
                "places", List.of("1", "7"),
                "colours", List.of("1", "7"),
                "slots", List.of("0", "5"),
                "liars", List.of("0", "4", "at-most-4"),
                "profile", List.of("1,2", "3,3,5", "3,", "2,2,2,2,2,2,2,2,2"),
                "theme", List.of("zoo"));
    }

    @Override
    protected void isAsAsked(Settings asked, Affair affair, World world) {
        assertThat(affair.people()).hasSize(asked.number("people", 3, 8));
        assertThat(affair.places()).hasSize(asked.number("places", 2, 6));
        assertThat(affair.colours()).hasSize(asked.number("colours", 2, 6));
        assertThat(affair.times()).isEqualTo(asked.number("slots", 1, 4));
    }
}
