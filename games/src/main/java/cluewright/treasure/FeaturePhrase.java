package cluewright.treasure;

import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import java.util.ArrayList;
import java.util.List;

/**
 * A feature as something that a square is near to: "desert", "a tree", "the temple", "bear territory". The usual names
 * are read whether or not the map has them, so that it can be said that it lacks them.
 *
 * @param layer the layer of the features
 */
public record FeaturePhrase(Layer layer) implements Phrase<Hunt, Feature> {
    private static final String TERRITORY = " territory";

    /** What maps usually have of a layer. */
    private static List<String> usual(Layer layer) {
        return switch (layer) {
            case LANDMARKS -> List.of("temple", "ship", "rocks");
            case TERRITORY -> List.of(Feature.ANY, "bear", "cougar");
            case STRUCTURES ->
                List.of(
                        "standing stone",
                        "shack",
                        "blue structure",
                        "green structure",
                        "white structure",
                        "black structure");
            case NATURE -> List.of(Feature.ANY, Plant.TREE.word(), Plant.FLOWER.word());
            case STONES, ROADS, SMALL -> List.of(Feature.ANY);
            case TERRAIN -> List.of();
        };
    }

    /** The features that a sentence may name. */
    public List<Feature> features(Hunt hunt) {
        List<Feature> features = new ArrayList<>(hunt.chart().features(layer));
        List<String> more = layer == Layer.TERRAIN ? hunt.chart().terrains() : usual(layer);
        for (String name : more) {
            Feature feature = new Feature(layer, name);
            if (!features.contains(feature)) {
                features.add(feature);
            }
        }
        return features;
    }

    @Override
    public String name() {
        return switch (layer) {
            case TERRAIN -> "a kind of terrain";
            case NATURE -> "'a tree', 'a flower' or 'nature'";
            case STONES -> "'a stone'";
            case ROADS -> "'a road'";
            case LANDMARKS -> "a landmark such as 'the temple'";
            case TERRITORY -> "a territory such as 'bear territory'";
            case STRUCTURES -> "a structure such as 'a shack' or 'a blue structure'";
            case SMALL -> "'a small treasure'";
        };
    }

    @Override
    public String say(Hunt hunt, Feature feature, boolean many) {
        return words(feature);
    }

    /** The feature in words. */
    public static String words(Feature feature) {
        return switch (feature.layer()) {
            case TERRAIN -> feature.name();
            case NATURE -> feature.isAny() ? Plant.NONE.word() : "a " + feature.name();
            case STONES -> "a stone";
            case ROADS -> "a road";
            case LANDMARKS -> "the " + feature.name();
            case TERRITORY -> (feature.isAny() ? "animal" : feature.name()) + TERRITORY;
            case STRUCTURES -> article(feature.name()) + feature.name();
            case SMALL -> "a small treasure";
        };
    }

    private static String article(String noun) {
        return "aeiou".indexOf(Character.toLowerCase(noun.charAt(0))) >= 0 ? "an " : "a ";
    }

    @Override
    public List<Match<Feature>> read(Hunt hunt, Scan scan, int from) {
        List<Match<Feature>> matches = new ArrayList<>();
        for (Feature feature : features(hunt)) {
            String words = words(feature);
            int end = scan.after(from, words);
            if (end < 0 && (words.startsWith("a ") || words.startsWith("an "))) {
                String noun = words.substring(words.indexOf(' '));
                end = Math.max(scan.after(from, "a" + noun), scan.after(from, "an" + noun));
            }
            if (end >= 0) {
                matches.add(new Match<>(feature, end));
            }
        }
        return matches;
    }
}
