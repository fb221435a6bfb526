package cluewright.treasure;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The signs of a text map for what has none of its own: terrains of the legend, in capitals, and animals, in small
 * letters. No letter stands for two things on one map, not even as capital and small letter.
 */
final class Letters {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz";

    /** Letters that mean something else on every map: an excluded square, snow. */
    private static final String TAKEN = "xo";

    private final Map<String, Character> letters = new LinkedHashMap<>();
    private final StringBuilder taken = new StringBuilder(TAKEN);

    static Letters of(Chart chart) {
        Letters given = new Letters();
        if (chart.has(Layer.NATURE)) {
            given.taken.append(Character.toLowerCase(Plant.TREE.letter()));
            given.taken.append(Character.toLowerCase(Plant.FLOWER.letter()));
        }
        for (Map.Entry<Character, String> entry : chart.legend().entrySet()) {
            String terrain = entry.getValue();
            if (!Chart.TERRAINS.containsValue(terrain)) {
                given.give(terrain, Character.toLowerCase(entry.getKey()) + terrain, true);
            }
        }
        for (Feature animal : chart.features(Layer.TERRITORY)) {
            given.give(animal.name(), animal.name(), false);
        }
        return given;
    }

    private void give(String name, String wishes, boolean isCapital) {
        for (char wish : (wishes + ALPHABET).toCharArray()) {
            char letter = Character.toLowerCase(wish);
            if (ALPHABET.indexOf(letter) >= 0 && taken.indexOf(Character.toString(letter)) < 0) {
                taken.append(letter);
                letters.put(key(name, isCapital), isCapital ? Character.toUpperCase(letter) : letter);
                return;
            }
        }
    }

    private static String key(String name, boolean isTerrain) {
        return (isTerrain ? "terrain " : "animal ") + name;
    }

    /** The letter of a terrain; a question mark when there are more names than letters. */
    char terrain(String name) {
        return letters.getOrDefault(key(name, true), '?');
    }

    /** The letter of an animal; a question mark when there are more names than letters. */
    char animal(String name) {
        return letters.getOrDefault(key(name, false), '?');
    }
}
