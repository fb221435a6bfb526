package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Chart;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import cluewright.treasure.Range;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** From so many to so many stones are on the treasure's square. */
final class Stones extends TreasureClue {
    private static final Slot<Hunt, Range> RANGE = new Slot<>("stones", Phrases.RANGE);

    Stones() {
        super(
                Layer.STONES,
                Wording.of("stones", "stones", 2, List.of(RANGE))
                        .says("The treasure is on a square with {stones} [stone|stones:stones]."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        Range range = args.get(RANGE);
        if (range.isReversed()) {
            return "the bounds are the wrong way round";
        }
        if (range.high() > Chart.MOST_STONES) {
            return "no square has more than " + Chart.MOST_STONES + " stones";
        }
        return range.low() == 0 && range.high() == Chart.MOST_STONES ? "every square is like that" : null;
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return args.get(RANGE).has(hunt.chart().stonesAt(square));
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] heaps = hunt.survey().sums(0, hunt.chart()::stonesAt);
        return hunt.survey().squares(square -> args.get(RANGE).has(heaps[square]));
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        int[] heaps = hunt.survey().once("stones", 0, () -> hunt.survey().sums(0, hunt.chart()::stonesAt));
        for (int stones : spots.different(heaps)) {
            for (int low = 0; low <= stones; low++) {
                for (int high = stones; high <= Chart.MOST_STONES; high++) {
                    out.accept(Args.none().with(RANGE, new Range(low, high)));
                }
            }
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove C2", "The treasure is on a square with 1 to 3 stones."),
                Example.yes("cove C2", "The treasure is on a square with 2 stones."),
                Example.no("cove A1", "The treasure is on a square with 1 stone."));
    }
}
