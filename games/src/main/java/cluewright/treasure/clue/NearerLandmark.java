package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Feature;
import cluewright.treasure.FeaturePhrase;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One landmark is strictly nearer than another. */
final class NearerLandmark extends TreasureClue {
    private static final Slot<Hunt, Feature> NEAR = new Slot<>("near", new FeaturePhrase(Layer.LANDMARKS));
    private static final Slot<Hunt, Feature> FAR = new Slot<>("far", new FeaturePhrase(Layer.LANDMARKS));

    NearerLandmark() {
        super(
                Layer.LANDMARKS,
                Wording.of("nearer-landmark", "landmarks", 5, List.of(NEAR, FAR))
                        .says("The treasure is nearer to {near} than to {far}."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        String near = FeatureClue.unknown(hunt, args.get(NEAR));
        String far = FeatureClue.unknown(hunt, args.get(FAR));
        if (near != null || far != null) {
            return near != null ? near : far;
        }
        return args.get(NEAR).equals(args.get(FAR)) ? "it names the same landmark twice" : null;
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return hunt.ruler().distance(square, args.get(NEAR)) < hunt.ruler().distance(square, args.get(FAR));
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] near = hunt.survey().steps(args.get(NEAR));
        int[] far = hunt.survey().steps(args.get(FAR));
        return hunt.survey().squares(square -> near[square] < far[square]);
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Feature near : hunt.chart().features(Layer.LANDMARKS)) {
            for (Feature far : hunt.chart().features(Layer.LANDMARKS)) {
                out.accept(Args.none().with(NEAR, near).with(FAR, far));
            }
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove C2", "The treasure is nearer to the ship than to the temple."),
                Example.no("cove D3", "The treasure is nearer to the ship than to the temple.", "a tie"),
                Example.no("cove D3", "The treasure is nearer to the temple than to the ship.", "a tie"));
    }
}
