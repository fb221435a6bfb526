package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.formula.Numbers;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random maps keep the rules that players are told. */
class CartographerTest {
    private static final List<String> SIX = List.copyOf(Chart.TERRAINS.values());

    private static Plan everything(Shape shape, int columns, int rows, int terrains) {
        return new Plan(new Frame(shape, columns, rows), SIX.subList(0, terrains), EnumSet.allOf(Layer.class), 3);
    }

    private static List<Plan> plans() {
        return List.of(
                Plan.preset("pocket"),
                Plan.preset("colour"),
                Plan.preset("wild"),
                everything(Shape.SQUARE, 8, 4, 3),
                everything(Shape.HEX, 12, 9, 6),
                everything(Shape.SQUARE, 4, 4, 6),
                everything(Shape.HEX, 4, 4, 2),
                everything(Shape.SQUARE, 16, 4, 5),
                everything(Shape.HEX, 4, 16, 4));
    }

    private static List<Chart> charts(Plan plan, int many) {
        List<Chart> charts = new ArrayList<>();
        for (int seed = 0; seed < many; seed++) {
            charts.add(Cartographer.draw(plan, "map" + seed));
        }
        return charts;
    }

    @Test
    void noTerrainHasLessThanHalfOrMoreThanTwiceItsShare() {
        for (Plan plan : plans()) {
            for (Chart chart : charts(plan, 150)) {
                Map<String, Integer> counts = new LinkedHashMap<>();
                chart.terrain().forEach(kind -> counts.merge(kind, 1, Integer::sum));
                double share = (double) chart.size() / plan.terrains().size();
                assertThat(counts.keySet()).containsExactlyInAnyOrderElementsOf(plan.terrains());
                assertThat(counts.values())
                        .as(chart.toString())
                        .allSatisfy(count -> assertThat((double) count).isBetween(share / 2, share * 2));
            }
        }
    }

    /** Dots are at least three steps apart where there is room, so chunks are few, and lone squares rare. */
    @Test
    void terrainLiesInFewChunks() {
        Map<String, Integer> most = Map.of("pocket", 6, "colour", 12, "wild", 18);
        for (String preset : Plan.PRESETS) {
            int lone = 0;
            for (Chart chart : charts(Plan.preset(preset), 200)) {
                List<List<Integer>> chunks = chunks(chart.frame(), all(chart), chart.terrain());
                assertThat(chunks.size()).isLessThanOrEqualTo(most.get(preset));
                lone += (int) chunks.stream().filter(chunk -> chunk.size() == 1).count();
            }
            assertThat(lone).as(preset).isLessThan(200);
        }
    }

    private static List<Integer> all(Chart chart) {
        List<Integer> all = new ArrayList<>();
        for (int square = 0; square < chart.size(); square++) {
            all.add(square);
        }
        return all;
    }

    /** Groups of squares that hang together and are alike. */
    private static List<List<Integer>> chunks(Frame frame, List<Integer> squares, List<?> kinds) {
        List<List<Integer>> chunks = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (int square : squares) {
            if (seen.add(square)) {
                List<Integer> chunk = new ArrayList<>(List.of(square));
                for (int i = 0; i < chunk.size(); i++) {
                    for (int beside : frame.neighbours(chunk.get(i))) {
                        if (squares.contains(beside)
                                && kinds.get(beside).equals(kinds.get(square))
                                && seen.add(beside)) {
                            chunk.add(beside);
                        }
                    }
                }
                chunks.add(chunk);
            }
        }
        return chunks;
    }

    @Test
    void treesAndFlowersCoverFifteenPercentEachInThreeGroups() {
        for (Plan plan : List.of(Plan.preset("pocket"), Plan.preset("colour"), everything(Shape.HEX, 16, 16, 6))) {
            int trees = 0;
            int flowers = 0;
            List<Chart> charts = charts(plan, 100);
            for (Chart chart : charts) {
                List<Plant> nature = java.util.Objects.requireNonNull(chart.nature());
                List<Integer> woods = all(chart);
                woods.removeIf(square -> nature.get(square) != Plant.TREE);
                trees += woods.size();
                flowers += (int)
                        nature.stream().filter(plant -> plant == Plant.FLOWER).count();
                assertThat(chunks(chart.frame(), woods, nature).size()).isLessThanOrEqualTo(3);
            }
            double squares = 100.0 * plan.frame().size();
            assertThat(trees / squares).isBetween(0.13, 0.17);
            assertThat(flowers / squares).isBetween(0.13, 0.17);
        }
    }

    @Test
    void aThirdOfTheSquaresHasStonesMostlyOne() {
        for (Plan plan : List.of(Plan.preset("pocket"), Plan.preset("colour"), everything(Shape.HEX, 12, 9, 6))) {
            int[] counts = new int[5];
            int groups = 0;
            for (Chart chart : charts(plan, 100)) {
                List<Integer> stones = java.util.Objects.requireNonNull(chart.stones());
                stones.forEach(heap -> counts[heap]++);
                List<Integer> heaps = all(chart);
                heaps.removeIf(square -> stones.get(square) == 0);
                groups += chunks(chart.frame(), heaps, java.util.Collections.nCopies(chart.size(), ""))
                        .size();
            }
            int squares = 100 * plan.frame().size();
            assertThat((double) (squares - counts[0]) / squares).isBetween(0.30, 0.37);
            assertThat(counts[1]).isGreaterThan(2 * counts[2]);
            assertThat(counts[2]).isGreaterThan(counts[3] + counts[4]);
            assertThat(counts[4]).isPositive();
            assertThat(groups * 3.0).isLessThan(squares - counts[0]);
        }
    }

    @Test
    void landmarksAreApartAndTheShipIsOnWater() {
        int ships = 0;
        for (Plan plan : plans()) {
            for (Chart chart : charts(plan, 100)) {
                List<Landmark> landmarks = chart.landmarks() == null ? List.of() : chart.landmarks();
                for (Landmark one : landmarks) {
                    if (one.kind().equals("ship")) {
                        ships++;
                        assertThat(chart.terrain().get(one.square())).isEqualTo("water");
                    }
                    for (Landmark other : landmarks) {
                        assertThat(one == other || chart.frame().distance(one.square(), other.square()) >= 2)
                                .isTrue();
                        assertThat(one == other || !one.kind().equals(other.kind()))
                                .isTrue();
                    }
                }
            }
        }
        assertThat(ships).isGreaterThan(500);
    }

    /** Trap 6: without water there is no ship; a map of one terrain is refused here, and may come from a file. */
    @Test
    void withoutWaterThereIsNoShip() {
        Plan dry = Plan.preset("colour").of(List.of("grass", "desert", "snow"));
        for (Chart chart : charts(dry, 50)) {
            assertThat(java.util.Objects.requireNonNull(chart.landmarks()))
                    .extracting(Landmark::kind)
                    .containsExactly("temple", "rocks");
        }
    }

    @Test
    void roadsAreWalksThatDoNotTouch() {
        int with = 0;
        int two = 0;
        List<Chart> charts = new ArrayList<>(charts(Plan.preset("colour"), 200));
        charts.addAll(charts(everything(Shape.HEX, 12, 9, 6), 200));
        for (Chart chart : charts) {
            Numbers roads = java.util.Objects.requireNonNull(chart.roads());
            List<Integer> squares = all(chart);
            squares.removeIf(square -> !roads.contains(square));
            List<List<Integer>> walks = chunks(chart.frame(), squares, java.util.Collections.nCopies(chart.size(), ""));
            with += walks.isEmpty() ? 0 : 1;
            two += walks.size() == 2 ? 1 : 0;
            assertThat(walks.size()).isLessThanOrEqualTo(2);
            for (List<Integer> walk : walks) {
                assertThat(walk.size()).isBetween(3, RoadWalk.most(chart.size()));
                for (int square : walk) {
                    assertThat(chart.frame().neighbours(square).stream()
                                    .filter(roads::contains)
                                    .count())
                            .isBetween(1L, 2L);
                }
            }
        }
        assertThat(with).isGreaterThan(390);
        assertThat(two).isBetween(100, 300);
        assertThat(RoadWalk.most(32)).isEqualTo(4);
        assertThat(RoadWalk.most(108)).isEqualTo(8);
        assertThat(RoadWalk.most(16)).isEqualTo(3);
    }

    @Test
    void animalsHangTogetherAndStructuresAndSmallTreasuresAreApart() {
        for (Plan plan :
                List.of(Plan.preset("wild"), everything(Shape.HEX, 12, 9, 6), everything(Shape.HEX, 4, 4, 3))) {
            for (Chart chart : charts(plan, 100)) {
                Map<String, Numbers> territory = java.util.Objects.requireNonNull(chart.territory());
                assertThat(territory.keySet()).containsExactly("bear", "cougar");
                List<Integer> taken = new ArrayList<>();
                for (Numbers animal : territory.values()) {
                    List<Integer> squares = all(chart);
                    squares.removeIf(square -> !animal.contains(square));
                    assertThat(chunks(chart.frame(), squares, java.util.Collections.nCopies(chart.size(), "")))
                            .hasSize(1);
                    assertThat(taken).doesNotContainAnyElementsOf(squares);
                    taken.addAll(squares);
                }
                List<Structure> built = java.util.Objects.requireNonNull(chart.structures());
                assertThat(built).extracting(one -> one.kind() + one.colour()).doesNotHaveDuplicates();
                apart(chart, built.stream().map(Structure::square).toList());
                apart(chart, chart.small() == null ? List.of() : chart.small());
                assertThat(built.size()).isGreaterThanOrEqualTo(2);
            }
        }
    }

    private static void apart(Chart chart, List<Integer> squares) {
        for (int one : squares) {
            for (int other : squares) {
                assertThat(one == other || chart.frame().distance(one, other) >= 2)
                        .isTrue();
            }
        }
    }

    /** Trap 4: streams do not mix. A layer more or less leaves the others as they are, and words differ. */
    @Test
    void theSameSeedWordGivesTheSameMapWhateverElseIsAsked() {
        Plan all = everything(Shape.HEX, 12, 9, 6);
        Chart whole = Cartographer.draw(all, "HUNT");
        assertThat(Cartographer.draw(all, "HUNT")).isEqualTo(whole);
        assertThat(Cartographer.draw(all, "hunt").terrain()).isNotEqualTo(whole.terrain());
        for (Layer layer : Layer.values()) {
            Set<Layer> fewer = EnumSet.allOf(Layer.class);
            fewer.remove(layer);
            Chart chart = Cartographer.draw(all.with(fewer), "HUNT");
            assertThat(chart.terrain()).isEqualTo(whole.terrain());
            assertThat(layer == Layer.NATURE ? null : whole.nature()).isEqualTo(chart.nature());
            assertThat(layer == Layer.STONES ? null : whole.stones()).isEqualTo(chart.stones());
            assertThat(layer == Layer.ROADS ? null : whole.roads()).isEqualTo(chart.roads());
            assertThat(layer == Layer.LANDMARKS ? null : whole.landmarks()).isEqualTo(chart.landmarks());
            assertThat(layer == Layer.TERRITORY ? null : whole.territory()).isEqualTo(chart.territory());
            assertThat(layer == Layer.STRUCTURES ? null : whole.structures()).isEqualTo(chart.structures());
        }
        assertThat(Cartographer.draw(all.withSmall(0), "HUNT").withSmall(List.of(0)))
                .isEqualTo(whole.withSmall(List.of(0)));
    }

    @Test
    void theRulesNameTheLayersThatAreThere() {
        assertThat(Plan.preset("pocket").rules()).hasSize(3).first().asString().startsWith("Terrain: ");
        assertThat(Plan.preset("wild").withSmall(3).rules()).hasSize(4);
        assertThat(everything(Shape.HEX, 12, 9, 6).rules()).hasSize(8);
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        assertThatThrownBy(() -> Plan.preset("pockt"))
                .isInstanceOf(Refused.class)
                .hasMessage("there is no map 'pockt'; the presets are pocket, colour, wild. Maybe you meant 'pocket'.");
        assertThatThrownBy(() -> Plan.preset("pocket").of(List.of("grass"))).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> Plan.preset("pocket").withSmall(9)).isInstanceOf(Refused.class);
    }

    @Test
    void theLargestMapIsDrawnToo() {
        assertThat(Cartographer.draw(everything(Shape.HEX, 16, 16, 6), "LARGE").size())
                .isEqualTo(256);
    }
}
