package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Bounds;
import cluewright.treasure.Hunt;
import cluewright.treasure.Landmark;
import cluewright.treasure.Layer;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The distances to all landmarks, or to all small treasures, add up to at least or at most so many. */
final class SumOfDistances extends TreasureClue {
    private final Layer layer;

    SumOfDistances(Layer layer) {
        super(
                layer,
                Wording.of("sum-" + layer.word(), FeatureClue.category(layer), 7, List.<Slot<Hunt, ?>>of(BOUNDS))
                        .says("The distances from the treasure to all " + FeatureClue.category(layer)
                                + " add up to {bounds}."));
        this.layer = layer;
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        Bounds bounds = args.get(BOUNDS);
        if (layer == Layer.SMALL && !bounds.isAtMost()) {
            return "only 'at most' can be said of small treasures";
        }
        return bounds.isAtLeast() || bounds.isAtMost()
                ? nonsense(bounds)
                : "only 'at least' or 'at most' can be said of sums";
    }

    private List<Integer> places(Hunt hunt) {
        List<Integer> small = hunt.chart().small();
        if (layer == Layer.SMALL) {
            return small == null ? List.of() : small;
        }
        List<Landmark> landmarks = hunt.chart().landmarks();
        return landmarks == null
                ? List.of()
                : landmarks.stream().map(Landmark::square).toList();
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        int sum = 0;
        for (int place : places(hunt)) {
            sum += hunt.chart().frame().distance(square, place);
        }
        return args.get(BOUNDS).has(sum);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] sums = sums(hunt);
        return hunt.survey().squares(square -> args.get(BOUNDS).has(sums[square]));
    }

    private int[] sums(Hunt hunt) {
        return hunt.survey().once("distances to all " + layer.word(), 0, () -> summed(hunt));
    }

    private int[] summed(Hunt hunt) {
        int[] sums = new int[hunt.chart().size()];
        for (int place : places(hunt)) {
            int[] steps = hunt.survey().steps(square -> square == place);
            for (int square = 0; square < sums.length; square++) {
                sums[square] += steps[square];
            }
        }
        return sums;
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (int sum : spots.different(sums(hunt))) {
            for (int slack : margin.next()) {
                out.accept(Args.none().with(BOUNDS, Bounds.atMost(sum + slack)));
                if (layer != Layer.SMALL && sum - slack >= 1) {
                    out.accept(Args.none().with(BOUNDS, Bounds.atLeast(sum - slack)));
                }
            }
        }
    }

    @Override
    public List<Example> examples() {
        return layer == Layer.SMALL
                ? List.of(
                        Example.yes(
                                "cove D3",
                                "The distances from the treasure to all small treasures add up to at most 8."),
                        Example.no(
                                "cove F1",
                                "The distances from the treasure to all small treasures add up to at most 8."))
                : List.of(
                        Example.yes(
                                "cove A1", "The distances from the treasure to all landmarks add up to at least 9."),
                        Example.no("cove A1", "The distances from the treasure to all landmarks add up to at most 9."));
    }
}
