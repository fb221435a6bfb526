package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.treasure.Feature;
import cluewright.treasure.FeaturePhrase;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A hint that measures the distance to a feature of one layer. */
abstract class FeatureClue extends TreasureClue {
    final Layer layer;
    final Slot<Hunt, Feature> feature;

    FeatureClue(Layer layer, String id, int weight, Slot<Hunt, Feature> feature, String template) {
        super(
                layer,
                Wording.of(id, category(layer), weight, List.of(DISTANCE, feature))
                        .says(template));
        this.layer = layer;
        this.feature = feature;
    }

    /** The category of hints about a layer. */
    static String category(Layer layer) {
        return layer == Layer.SMALL ? "small treasures" : layer.word();
    }

    static Slot<Hunt, Feature> slot(Layer layer) {
        return new Slot<>("feature", new FeaturePhrase(layer));
    }

    /** Why a feature cannot be spoken of on this map, or null. An absent terrain or plant can. */
    static @Nullable String unknown(Hunt hunt, Feature feature) {
        boolean isFree = feature.isAny() || feature.layer() == Layer.TERRAIN || feature.layer() == Layer.NATURE;
        return isFree || hunt.chart().features(feature.layer()).contains(feature)
                ? null
                : "there is no " + feature.name() + " on the map";
    }

    /** The number of steps to name where the feature is so many steps away, with a margin. */
    abstract int lax(int steps, int slack);

    @Override
    final void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Feature what : proposed(hunt, layer)) {
            for (int steps : spots.different(hunt.survey().steps(what))) {
                for (int slack : margin.next()) {
                    int most = lax(steps, slack);
                    if (most >= 1 && most <= LARGEST_RADIUS) {
                        out.accept(Args.none().with(DISTANCE, new Tally(most)).with(feature, what));
                    }
                }
            }
        }
    }

    /** The features to propose: each of the map, and any of them where that can be said. */
    static List<Feature> proposed(Hunt hunt, Layer layer) {
        List<Feature> features = new ArrayList<>(hunt.chart().features(layer));
        if (layer == Layer.NATURE || layer == Layer.TERRITORY) {
            features.add(Feature.any(layer));
        }
        return features;
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        String unknown = unknown(hunt, args.get(feature));
        return unknown != null ? unknown : tooFar(args.get(DISTANCE).number());
    }
}
