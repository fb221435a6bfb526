package cluewright.print;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The letters by which a map tells what has no sign of its own: colours of structures, animals, landmarks, further
 * terrains. Each is the shortest beginning of its word that no other word of the map has, so that none stands for two
 * things: BE for bear where blue is BL.
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
        chart.structures().values().forEach(structure -> {
            if (!structure.colour().isEmpty()) {
                all.words.put(COLOUR + structure.colour(), structure.colour());
            }
            if (!Signs.STRUCTURES.contains(structure.kind())) {
                all.words.put(STRUCTURE + structure.kind(), structure.kind());
            }
        });
        chart.territory().keySet().forEach(animal -> all.words.put(ANIMAL + animal, animal));
        chart.landmarks().values().forEach(kind -> all.words.put(LANDMARK + kind, kind));
        chart.others().forEach(terrain -> all.words.put(TERRAIN + terrain, terrain));
        Set<String> different = new LinkedHashSet<>(all.words.values());
        all.words.forEach((key, word) -> {
            String letter = initial(word, List.copyOf(different));
            int number = 2;
            String own = letter;
            while (all.letters.containsValue(own)) {
                own = letter + number++;
            }
            all.letters.put(key, own);
        });
        return all;
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
