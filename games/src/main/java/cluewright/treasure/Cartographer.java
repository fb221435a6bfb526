package cluewright.treasure;

import cluewright.formula.Numbers;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws random maps. The same seed word gives the same map, whatever hints are to be made of it; every layer has a stream
 * of chance of its own, so that a map with one layer more is the same map otherwise.
 */
public final class Cartographer {
    private static final List<String> ANIMALS = List.of("bear", "cougar");
    private static final List<String> STRUCTURES = List.of("standing stone", "shack");
    private static final List<String> COLOURS = List.of("white", "green", "blue");
    private static final String TEMPLE = "temple";
    private static final String SHIP = "ship";
    private static final String ROCKS = "rocks";
    private static final int DOTS = 3;
    private static final int APART = 2;

    /** How likely a square of stones has one stone, or at most two, or three, of a hundred. */
    private static final int[] STONES = {62, 86, 95};

    private final Plan plan;
    private final Land land;
    private final Rng features;
    private final List<String> terrain;

    private Cartographer(Plan plan, String seed) {
        this.plan = plan;
        this.land = new Land(plan.frame());
        Rng rng = Rng.of("map " + seed);
        this.features = rng.stream("features");
        this.terrain = TerrainGrowth.grow(land, plan.terrains(), rng.stream("terrain"));
    }

    /** The map of this seed word. */
    public static Chart draw(Plan plan, String seed) {
        Cartographer drawn = new Cartographer(plan, seed);
        Chart chart = Chart.bare(plan.frame(), drawn.terrain);
        List<Landmark> landmarks = drawn.landmarks();
        for (Layer layer : plan.layers()) {
            chart = switch (layer) {
                case NATURE -> chart.withNature(drawn.nature());
                case STONES -> chart.withStones(drawn.stones());
                case ROADS ->
                    chart.withRoads(new RoadWalk(drawn.land, drawn.features.stream("roads")).roads(landmarks));
                case LANDMARKS -> chart.withLandmarks(landmarks);
                case TERRITORY -> chart.withTerritory(drawn.territory());
                case STRUCTURES -> chart.withStructures(drawn.structures());
                case TERRAIN, SMALL -> chart;
            };
        }
        return plan.small() == 0 ? chart : chart.withSmall(drawn.small());
    }

    private List<Integer> everywhere() {
        return land.squares(square -> true);
    }

    /** Trees and flowers in turn, each grown from three dots to 15 per cent. */
    private List<Plant> nature() {
        Rng rng = features.stream("nature");
        List<Plant> plants = new ArrayList<>(java.util.Collections.nCopies(land.size(), Plant.NONE));
        int goal = (15 * land.size() + 50) / 100;
        List<Integer> dots = land.dots(everywhere(), 2 * Math.min(DOTS, goal), APART, rng);
        int half = dots.size() / 2;
        List<Integer> trees = land.grow(dots.subList(0, half), goal, square -> !dots.contains(square), rng);
        List<Integer> flowers = land.grow(
                dots.subList(half, dots.size()),
                goal,
                square -> !dots.contains(square) && !trees.contains(square),
                rng);
        trees.forEach(square -> plants.set(square, Plant.TREE));
        flowers.forEach(square -> plants.set(square, Plant.FLOWER));
        return plants;
    }

    /** A third of the squares in tight groups. */
    private List<Integer> stones() {
        Rng rng = features.stream("stones");
        List<Integer> heaps = new ArrayList<>(java.util.Collections.nCopies(land.size(), 0));
        int goal = (land.size() + 1) / 3;
        List<Integer> dots = land.dots(everywhere(), Math.max(2, goal / 4), DOTS, rng);
        for (int square : land.grow(dots, goal, beside -> true, rng)) {
            int draw = rng.below(100);
            int stones = 1;
            for (int bound : STONES) {
                stones += draw >= bound ? 1 : 0;
            }
            heaps.set(square, stones);
        }
        return heaps;
    }

    /** A temple and rocks anywhere, the ship on water when there is any. */
    private List<Landmark> landmarks() {
        Rng rng = features.stream("landmarks");
        List<Landmark> landmarks = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        for (String kind : List.of(SHIP, TEMPLE, ROCKS)) {
            List<Integer> where = land.squares(
                    square -> !kind.equals(SHIP) || terrain.get(square).equals("water"));
            for (int square : land.apart(where, 1, APART, taken, rng)) {
                landmarks.add(new Landmark(square, kind));
                taken.add(square);
            }
        }
        return landmarks;
    }

    /** A group of each kind of animal, about a tenth of the map each. */
    private Map<String, Numbers> territory() {
        Rng rng = features.stream("territory");
        Map<String, Numbers> territory = new LinkedHashMap<>();
        List<Integer> taken = new ArrayList<>();
        List<Integer> dots =
                land.dots(everywhere(), ANIMALS.size(), land.frame().columns() / 3, rng);
        for (int animal = 0; animal < ANIMALS.size(); animal++) {
            int goal = Math.max(2, (land.size() + 5) / 10);
            List<Integer> group = land.grow(
                    List.of(dots.get(animal)), goal, square -> !taken.contains(square) && !dots.contains(square), rng);
            taken.addAll(group);
            territory.put(ANIMALS.get(animal), Numbers.where(land.size() - 1, group::contains));
        }
        return territory;
    }

    /** One of each kind in each colour, as many as the map has room for. */
    private List<Structure> structures() {
        Rng rng = features.stream("structures");
        List<Structure> all = new ArrayList<>();
        for (String kind : STRUCTURES) {
            for (String colour : COLOURS) {
                all.add(new Structure(0, kind, colour));
            }
        }
        List<Structure> built = new ArrayList<>();
        int many = Math.min(all.size(), Math.max(2, land.size() / 10));
        List<Integer> squares = land.apart(everywhere(), many, APART, List.of(), rng);
        for (Structure one : rng.sample(all, squares.size())) {
            built.add(new Structure(squares.get(built.size()), one.kind(), one.colour()));
        }
        built.sort((one, other) -> Integer.compare(one.square(), other.square()));
        return built;
    }

    private List<Integer> small() {
        List<Integer> squares =
                land.apart(everywhere(), plan.small(), APART, List.of(), features.stream("small treasures"));
        squares.sort(null);
        return squares;
    }
}
