package cluewright.treasure;

import cluewright.formula.Numbers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A map: squares and what is on them. A layer that is {@code null} is missing, which is something else than a layer with
 * nothing in it. Immutable.
 *
 * @param frame the bare squares
 * @param terrain the name of each square's terrain, row by row
 * @param nature what grows on each square
 * @param stones how many stones lie on each square, 0 to {@link #MOST_STONES}
 * @param roads the squares with a road
 * @param landmarks at most one on a square
 * @param territory the squares of each kind of animal; they do not overlap
 * @param structures at most one on a square
 * @param small the squares with small treasures, ascending
 * @param legend the letters of terrains other than {@link #TERRAINS}, or of these under other letters
 */
public record Chart(
        Frame frame,
        List<String> terrain,
        @Nullable List<Plant> nature,
        @Nullable List<Integer> stones,
        @Nullable Numbers roads,
        @Nullable List<Landmark> landmarks,
        @Nullable Map<String, Numbers> territory,
        @Nullable List<Structure> structures,
        @Nullable List<Integer> small,
        Map<Character, String> legend) {
    /** The terrains that every map may have, by the letter of documents. */
    public static final Map<Character, String> TERRAINS = usual();

    /** The most stones of a square. */
    public static final int MOST_STONES = 4;

    public Chart {
        terrain = List.copyOf(terrain);
        nature = nature == null ? null : List.copyOf(nature);
        stones = stones == null ? null : List.copyOf(stones);
        landmarks = landmarks == null ? null : List.copyOf(landmarks);
        territory = territory == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(territory));
        structures = structures == null ? null : List.copyOf(structures);
        small = small == null ? null : List.copyOf(small);
        legend = Collections.unmodifiableMap(new LinkedHashMap<>(legend));
    }

    private static Map<Character, String> usual() {
        Map<Character, String> terrains = new LinkedHashMap<>();
        terrains.put('G', "grass");
        terrains.put('W', "water");
        terrains.put('D', "desert");
        terrains.put('M', "mountain");
        terrains.put('S', "swamp");
        terrains.put('N', "snow");
        return Collections.unmodifiableMap(terrains);
    }

    /** A map of terrain alone. */
    public static Chart bare(Frame frame, List<String> terrain) {
        return new Chart(frame, terrain, null, null, null, null, null, null, null, Map.of());
    }

    public Chart withNature(List<Plant> plants) {
        return new Chart(frame, terrain, plants, stones, roads, landmarks, territory, structures, small, legend);
    }

    public Chart withStones(List<Integer> heaps) {
        return new Chart(frame, terrain, nature, heaps, roads, landmarks, territory, structures, small, legend);
    }

    public Chart withRoads(Numbers squares) {
        return new Chart(frame, terrain, nature, stones, squares, landmarks, territory, structures, small, legend);
    }

    public Chart withLandmarks(List<Landmark> places) {
        return new Chart(frame, terrain, nature, stones, roads, places, territory, structures, small, legend);
    }

    public Chart withTerritory(Map<String, Numbers> animals) {
        return new Chart(frame, terrain, nature, stones, roads, landmarks, animals, structures, small, legend);
    }

    public Chart withStructures(List<Structure> built) {
        return new Chart(frame, terrain, nature, stones, roads, landmarks, territory, built, small, legend);
    }

    public Chart withSmall(List<Integer> squares) {
        return new Chart(frame, terrain, nature, stones, roads, landmarks, territory, structures, squares, legend);
    }

    public Chart withLegend(Map<Character, String> letters) {
        return new Chart(frame, terrain, nature, stones, roads, landmarks, territory, structures, small, letters);
    }

    /** How many squares there are. */
    public int size() {
        return frame.size();
    }

    /** Whether the map has this layer. */
    public boolean has(Layer layer) {
        return switch (layer) {
            case TERRAIN -> true;
            case NATURE -> nature != null;
            case STONES -> stones != null;
            case ROADS -> roads != null;
            case LANDMARKS -> landmarks != null;
            case TERRITORY -> territory != null;
            case STRUCTURES -> structures != null;
            case SMALL -> small != null;
        };
    }

    /** What grows on a square; nothing where there is no such layer. */
    public Plant plant(int square) {
        return nature == null ? Plant.NONE : nature.get(square);
    }

    /** How many stones lie on a square. */
    public int stonesAt(int square) {
        return stones == null ? 0 : stones.get(square);
    }

    /** Whether a square has the feature. */
    public boolean has(Feature feature, int square) {
        return switch (feature.layer()) {
            case TERRAIN -> terrain.get(square).equals(feature.name());
            case NATURE ->
                feature.isAny()
                        ? plant(square) != Plant.NONE
                        : plant(square) != Plant.NONE && plant(square).word().equals(feature.name());
            case STONES -> stonesAt(square) > 0;
            case ROADS -> roads != null && roads.contains(square);
            case LANDMARKS -> hasLandmark(feature, square);
            case TERRITORY -> hasTerritory(feature, square);
            case STRUCTURES -> hasStructure(feature, square);
            case SMALL -> small != null && small.contains(square);
        };
    }

    private boolean hasLandmark(Feature feature, int square) {
        for (Landmark landmark : landmarks == null ? List.<Landmark>of() : landmarks) {
            if (landmark.square() == square
                    && (feature.isAny() || landmark.kind().equals(feature.name()))) {
                return true;
            }
        }
        return false;
    }

    private boolean hasTerritory(Feature feature, int square) {
        boolean has = false;
        if (territory != null) {
            for (Map.Entry<String, Numbers> animal : territory.entrySet()) {
                has |= animal.getValue().contains(square)
                        && (feature.isAny() || animal.getKey().equals(feature.name()));
            }
        }
        return has;
    }

    private boolean hasStructure(Feature feature, int square) {
        for (Structure built : structures == null ? List.<Structure>of() : structures) {
            if (built.square() == square
                    && (built.kind().equals(feature.name())
                            || Feature.coloured(built.colour()).equals(feature))) {
                return true;
            }
        }
        return false;
    }

    /** The features of a layer that hints about this map may name, each once: those that are there. */
    public List<Feature> features(Layer layer) {
        List<Feature> features = new ArrayList<>();
        switch (layer) {
            case TERRAIN -> terrain.forEach(name -> add(features, Feature.terrain(name)));
            case NATURE -> {
                add(features, new Feature(layer, Plant.TREE.word()));
                add(features, new Feature(layer, Plant.FLOWER.word()));
            }
            case LANDMARKS -> {
                for (Landmark landmark : landmarks == null ? List.<Landmark>of() : landmarks) {
                    add(features, new Feature(layer, landmark.kind()));
                }
            }
            case TERRITORY -> {
                for (String animal : territory == null ? List.<String>of() : List.copyOf(territory.keySet())) {
                    add(features, new Feature(layer, animal));
                }
            }
            case STRUCTURES -> addStructures(features);
            case STONES, ROADS, SMALL -> features.add(Feature.any(layer));
        }
        return features;
    }

    private void addStructures(List<Feature> features) {
        List<Structure> all = structures == null ? List.of() : structures;
        all.forEach(built -> add(features, new Feature(Layer.STRUCTURES, built.kind())));
        for (Structure built : all) {
            if (!built.colour().isEmpty()) {
                add(features, Feature.coloured(built.colour()));
            }
        }
    }

    private static void add(List<Feature> features, Feature feature) {
        if (!features.contains(feature)) {
            features.add(feature);
        }
    }

    /** The terrains that hints may name: the usual ones and those of the legend, on the map or not. */
    public List<String> terrains() {
        List<String> names = new ArrayList<>();
        for (String name : TERRAINS.values()) {
            names.add(name);
        }
        for (String name : legend.values()) {
            if (!names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }
}
