package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.formula.World;
import cluewright.puzzle.Settings;
import cluewright.testkit.GameContract;
import java.util.List;
import java.util.Map;

/** The treasure game keeps the laws of games. */
class TreasureTest extends GameContract<Hunt> {
    TreasureTest() {
        super(new Treasure());
    }

    @Override
    protected List<Map<String, String>> settings() {
        return List.of(
                Map.of(),
                Map.of("preset", "colour", "players", "1"),
                Map.of("preset", "wild", "players", "6", "way", "chaotic"),
                Map.of("way", "intermediate", "bot", "2"),
                Map.of("way", "fuzzy-solution", "left", "3"),
                Map.of("way", "fuzzy-hints", "unneeded", "2"));
    }

    @Override
    protected Map<String, List<String>> outOfRange() {
        return Map.of(
                "preset", List.of("huge"),
                "players", List.of("0", "7"),
                "hints-each", List.of("0", "4"),
                "way", List.of("fast"),
                "left", List.of("0", "3"),
                "unneeded", List.of("1", "5"),
                "false-hints", List.of("1", "5"),
                "bot", List.of("0", "5"),
                "hint-level", List.of("hard"),
                "fairness", List.of("loose"));
    }

    @Override
    protected void isAsAsked(Settings asked, Hunt hunt, World world) {
        assertThat(hunt.party().players()).isEqualTo(asked.number("players", 1, 6));
        assertThat(hunt.party().way().word()).isEqualTo(asked.text("way"));
        assertThat(hunt.chart().frame())
                .isEqualTo(Plan.preset(asked.text("preset")).frame());
    }
}
