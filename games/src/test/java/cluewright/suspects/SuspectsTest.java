package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.formula.World;
import cluewright.puzzle.Settings;
import cluewright.testkit.GameContract;
import java.util.List;
import java.util.Map;

/** The suspects game keeps the laws of games. */
class SuspectsTest extends GameContract<Grid> {
    SuspectsTest() {
        super(new Suspects());
    }

    @Override
    protected List<Map<String, String>> settings() {
        return List.of(
                Map.of(),
                Map.of("size", "4x1"),
                Map.of("size", "1x4"),
                Map.of("size", "3x3", "share", "20"),
                Map.of("size", "5x5", "share", "80"),
                Map.of("size", "10x10"));
    }

    @Override
    protected Map<String, List<String>> outOfRange() {
        return Map.of(
                "size", List.of("1x3", "0x5", "11x2", "2x11", "4x", "x4", "4X5", "4x5x6", "04x5", "4 x 5"),
                "share", List.of("0", "19", "81", "100", "50%"));
    }

    @Override
    protected void isAsAsked(Settings asked, Grid grid, World world) {
        assertThat(grid.columns() + "x" + grid.rows()).isEqualTo(asked.text("size"));
        int suspects = grid.of(world, Status.SUSPECT).size();
        int share = asked.number("share", 20, 80);
        assertThat(suspects)
                .as("suspects among %s people, %s percent give or take 15", grid.size(), share)
                .isBetween(
                        Math.max(1, (int) Math.ceil(grid.size() * (share - 15) / 100.0)),
                        Math.min(grid.size() - 1, grid.size() * (share + 15) / 100));
    }
}
