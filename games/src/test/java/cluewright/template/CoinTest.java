package cluewright.template;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.formula.World;
import cluewright.puzzle.Settings;
import cluewright.testkit.GameContract;
import java.util.List;
import java.util.Map;

// @start region=game
/** The coin game keeps the laws of games. */
class CoinTest extends GameContract<Row> {
    CoinTest() {
        super(new Coin());
    }

    @Override
    protected List<Map<String, String>> settings() {
        return List.of(Map.of(), Map.of("boxes", "3"), Map.of("boxes", "5"));
    }

    @Override
    protected Map<String, List<String>> outOfRange() {
        return Map.of("boxes", List.of("0", "2", "6"));
    }

    @Override
    protected void isAsAsked(Settings asked, Row row, World world) {
        assertThat(row.colours()).hasSize(asked.number("boxes", 3, 5)).doesNotHaveDuplicates();
    }
}
// @end
