package cluewright.print;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The letters by which a map tells what has no sign of its own: colours of structures, animals, landmarks, further
 * terrains. Each is the first letter of its word that no other word has taken before, so that none stands for two things: B
 * for bear, and then L for blue; the legend tells. A word whose letters are all taken has more of it.
 */
final class MapLetters {
    private static final String COLOUR = "colour ";
    private static final String ANIMAL = "animal ";
    private static final String LANDMARK = "landmark ";
    private static final String STRUCTURE = "structure ";
    private static final String TERRAIN = "terrain ";

    private final Map<String, String> words = new LinkedHashMap<>();
    private final Map<String, String> letters = new LinkedHashMap<>();

    private MapLetters() {}

    static MapLetters of(Chart chart) {
        MapLetters all = new MapLetters();
        chart.territory().keySet().forEach(animal -> all.words.put(ANIMAL + animal, animal));
        chart.structures().values().forEach(structure -> {
            if (!structure.colour().isEmpty()) {
                all.words.put(COLOUR + structure.colour(), structure.colour());
            }
            if (!Signs.STRUCTURES.contains(structure.kind())) {
                all.words.put(STRUCTURE + structure.kind(), structure.kind());
            }
        });
        chart.landmarks().values().forEach(kind -> all.words.put(LANDMARK + kind, kind));
        chart.others().forEach(terrain -> all.words.put(TERRAIN + terrain, terrain));
        List<String> different = List.copyOf(new LinkedHashSet<>(all.words.values()));
        all.words.forEach((key, word) -> all.letters.put(key, all.free(word, different)));
        return all;
    }

    /** The first letter of a word that is free, or else more of it. */
    private String free(String word, List<String> all) {
        for (int letter : word.toUpperCase(Locale.ROOT).codePoints().toArray()) {
            String own = Character.toString(letter);
            if (Character.isLetter(letter) && !letters.containsValue(own)) {
                return own;
            }
        }
        String begun = initial(word, all);
        String own = begun;
        for (int number = 2; letters.containsValue(own); number++) {
            own = begun + number;
        }
        return own;
    }

    String colour(String colour) {
        return letters.getOrDefault(COLOUR + colour, "");
    }

    String animal(String animal) {
        return letters.getOrDefault(ANIMAL + animal, "");
    }

    String landmark(String kind) {
        return letters.getOrDefault(LANDMARK + kind, "");
    }

    String structure(String kind) {
        return letters.getOrDefault(STRUCTURE + kind, "");
    }

    String terrain(String terrain) {
        return letters.getOrDefault(TERRAIN + terrain, "");
    }

    /** The shortest beginning of a word that no other word has. */
    static String initial(String word, List<String> all) {
        for (int length = 1; length < word.length(); length++) {
            String start = word.substring(0, length);
            if (all.stream().allMatch(other -> other.equals(word) || !other.startsWith(start))) {
                return start.toUpperCase(Locale.ROOT);
            }
        }
        return word.toUpperCase(Locale.ROOT);
    }
}
