package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Chart;
import cluewright.treasure.Either;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The number of stones on the treasure's square is not one of one or two numbers. */
final class NotStones extends TreasureClue {
    private static final Slot<Hunt, Either<Tally>> NUMBERS = new Slot<>("stones", Phrases.NUMBERS);

    NotStones() {
        super(
                Layer.STONES,
                Wording.of("not-stones", "stones", 2, List.of(NUMBERS))
                        .says("The treasure is not on a square with {stones} [stone|stones:stones]."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        for (Tally stones : args.get(NUMBERS).values()) {
            if (stones.number() > Chart.MOST_STONES) {
                return "no square has more than " + Chart.MOST_STONES + " stones";
            }
        }
        return args.get(NUMBERS).isTwice() ? "it names the same number twice" : null;
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return !args.get(NUMBERS).values().contains(new Tally(hunt.chart().stonesAt(square)));
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] heaps = hunt.survey().sums(0, hunt.chart()::stonesAt);
        List<Tally> numbers = args.get(NUMBERS).values();
        int one = numbers.get(0).number();
        int other = numbers.get(numbers.size() - 1).number();
        return hunt.survey().squares(square -> heaps[square] != one && heaps[square] != other);
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (int one = 0; one <= Chart.MOST_STONES; one++) {
            out.accept(Args.none().with(NUMBERS, Either.of(new Tally(one))));
            for (int other = one + 1; other <= Chart.MOST_STONES; other++) {
                out.accept(Args.none().with(NUMBERS, Either.of(new Tally(one), new Tally(other))));
            }
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove A1", "The treasure is not on a square with 1 or 2 stones."),
                Example.no("cove C2", "The treasure is not on a square with 1 or 2 stones."),
                Example.no("cove C1", "The treasure is not on a square with 1 stone."));
    }
}
