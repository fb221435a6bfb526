package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Bounds;
import cluewright.treasure.Feature;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** So many squares of a kind are within a radius, the treasure's own square among them. */
final class CountWithin extends TreasureClue {
    private static final Slot<Hunt, String> TERRAIN = new Slot<>("terrain", Phrases.TERRAIN);

    /** Which bounds can be said of a layer. */
    private enum Sayable {
        BETWEEN,
        ONE_BOUND,
        AT_MOST
    }

    private final Layer layer;
    private final Sayable sayable;

    CountWithin(Layer layer) {
        super(layer, wording(layer));
        this.layer = layer;
        this.sayable =
                layer == Layer.TERRAIN ? Sayable.BETWEEN : layer == Layer.SMALL ? Sayable.AT_MOST : Sayable.ONE_BOUND;
    }

    private static Wording<Hunt> wording(Layer layer) {
        List<Slot<Hunt, ?>> slots = layer == Layer.TERRAIN ? List.of(BOUNDS, TERRAIN, RADIUS) : List.of(BOUNDS, RADIUS);
        return Wording.of("count-" + layer.word(), FeatureClue.category(layer), 5, slots)
                .says("There [is|are:bounds] {bounds} " + counted(layer) + " within {radius} of the treasure.");
    }

    private static String counted(Layer layer) {
        return switch (layer) {
            case TERRAIN -> "[square|squares:bounds] of {terrain}";
            case NATURE -> "[square|squares:bounds] with nature";
            case STONES -> "[square|squares:bounds] with stones";
            case ROADS -> "road [square|squares:bounds]";
            case SMALL -> "small [treasure|treasures:bounds]";
            default -> throw new IllegalArgumentException("squares with " + layer + " are not counted");
        };
    }

    private Feature feature(Args args) {
        return layer == Layer.TERRAIN ? Feature.terrain(args.get(TERRAIN)) : Feature.any(layer);
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        Bounds bounds = args.get(BOUNDS);
        boolean isOne = bounds.isAtLeast() || bounds.isAtMost();
        if (sayable == Sayable.AT_MOST && !bounds.isAtMost()) {
            return "only 'at most' can be said of small treasures";
        }
        if (sayable == Sayable.ONE_BOUND && !isOne) {
            return "only 'at least' or 'at most' can be said of them";
        }
        String why = nonsense(bounds);
        return why != null ? why : tooFar(args.get(RADIUS).number());
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        Feature feature = feature(args);
        int count = hunt.ruler()
                .count(square, args.get(RADIUS).number(), other -> hunt.chart().has(feature, other));
        return args.get(BOUNDS).has(count);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] counts = hunt.survey().counts(feature(args), args.get(RADIUS).number());
        return hunt.survey().squares(square -> args.get(BOUNDS).has(counts[square]));
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Feature what : hunt.chart().features(layer == Layer.NATURE ? Layer.STONES : layer)) {
            Feature feature = layer == Layer.TERRAIN ? what : Feature.any(layer);
            for (Tally radius : radii()) {
                Args args = Args.none().with(RADIUS, radius);
                args = layer == Layer.TERRAIN ? args.with(TERRAIN, feature.name()) : args;
                for (int count : spots.different(hunt.survey().counts(feature, radius.number()))) {
                    bounds(count, args, margin, out);
                }
            }
        }
    }

    private void bounds(int count, Args args, Margin margin, Consumer<Args> out) {
        for (int slack : margin.next()) {
            out.accept(args.with(BOUNDS, Bounds.atMost(count + slack)));
            if (sayable != Sayable.AT_MOST && count - slack >= 1) {
                out.accept(args.with(BOUNDS, Bounds.atLeast(count - slack)));
            }
        }
        for (int below : sayable == Sayable.BETWEEN ? margin.next() : List.<Integer>of()) {
            for (int above : margin.next()) {
                if (count - below >= 1 && below + above >= 1) {
                    out.accept(args.with(BOUNDS, new Bounds(count - below, count + above)));
                }
            }
        }
    }

    @Override
    public List<Example> examples() {
        return switch (layer) {
            case TERRAIN ->
                List.of(
                        Example.yes("cove A2", "There are between 2 and 4 squares of grass within 1 of the treasure."),
                        Example.no("cove A2", "There are at most 3 squares of grass within 1 of the treasure."),
                        Example.yes("valley C2", "There is at least 1 square of water within 1 of the treasure."));
            case NATURE ->
                List.of(
                        Example.yes("cove A1", "There are at least 2 squares with nature within 1 of the treasure."),
                        Example.no("cove D3", "There are at least 2 squares with nature within 1 of the treasure."));
            case STONES ->
                List.of(
                        Example.yes("cove C2", "There are at least 2 squares with stones within 1 of the treasure."),
                        Example.no("cove C2", "There is at most 1 square with stones within 1 of the treasure."));
            case ROADS ->
                List.of(
                        Example.yes("cove D3", "There are at most 2 road squares within 1 of the treasure."),
                        Example.no("cove C2", "There are at most 2 road squares within 1 of the treasure."));
            default ->
                List.of(
                        Example.yes("cove F3", "There is at most 1 small treasure within 2 of the treasure."),
                        Example.no("cove F3", "There are at most 0 small treasures within 2 of the treasure."));
        };
    }
}
