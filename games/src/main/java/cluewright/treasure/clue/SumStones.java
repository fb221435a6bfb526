package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Bounds;
import cluewright.treasure.Chart;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The stones within a radius, all counted, are at most or at least so many. */
final class SumStones extends TreasureClue {
    SumStones() {
        super(
                Layer.STONES,
                Wording.of("sum-stones", "stones", 6, List.of(RADIUS, BOUNDS))
                        .says("The stones within {radius} of the treasure add up to {bounds}."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        Bounds bounds = args.get(BOUNDS);
        if (!bounds.isAtLeast() && !bounds.isAtMost()) {
            return "only 'at least' or 'at most' can be said of sums";
        }
        String why = nonsense(bounds);
        return why != null ? why : tooFar(args.get(RADIUS).number());
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        int sum = 0;
        for (int stones = 1; stones <= Chart.MOST_STONES; stones++) {
            int heap = stones;
            int radius = args.get(RADIUS).number();
            sum += stones
                    * hunt.ruler().count(square, radius, other -> hunt.chart().stonesAt(other) == heap);
        }
        return args.get(BOUNDS).has(sum);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] sums = sums(hunt, args.get(RADIUS).number());
        return hunt.survey().squares(square -> args.get(BOUNDS).has(sums[square]));
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Tally radius : radii()) {
            Args args = Args.none().with(RADIUS, radius);
            for (int sum : spots.different(sums(hunt, radius.number()))) {
                for (int slack : margin.next()) {
                    out.accept(args.with(BOUNDS, Bounds.atMost(sum + slack)));
                    if (sum - slack >= 1) {
                        out.accept(args.with(BOUNDS, Bounds.atLeast(sum - slack)));
                    }
                }
            }
        }
    }

    private static int[] sums(Hunt hunt, int radius) {
        return hunt.survey().once("stones", radius, () -> hunt.survey().sums(radius, hunt.chart()::stonesAt));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove C2", "The stones within 1 of the treasure add up to at most 4."),
                Example.no("cove C2", "The stones within 1 of the treasure add up to at most 3."),
                Example.yes("cove A4", "The stones within 1 of the treasure add up to at least 4."));
    }
}
