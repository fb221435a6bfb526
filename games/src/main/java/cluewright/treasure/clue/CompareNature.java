package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Compared;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import cluewright.treasure.Plant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** More trees than flowers, fewer, or as many, are within a radius. */
final class CompareNature extends TreasureClue {
    private static final Slot<Hunt, Compared> COMPARED = new Slot<>("compared", Phrases.COMPARED);

    CompareNature() {
        super(
                Layer.NATURE,
                Wording.of("compare-nature", "nature", 6, List.of(COMPARED, RADIUS))
                        .says("There are {compared} within {radius} of the treasure."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        return tooFar(args.get(RADIUS).number());
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        int radius = args.get(RADIUS).number();
        int trees = hunt.ruler().count(square, radius, other -> hunt.chart().plant(other) == Plant.TREE);
        int flowers = hunt.ruler().count(square, radius, other -> hunt.chart().plant(other) == Plant.FLOWER);
        return args.get(COMPARED).holds(trees, flowers);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] more = more(hunt, args.get(RADIUS).number());
        Compared compared = args.get(COMPARED);
        return hunt.survey().squares(square -> compared.holds(more[square], 0));
    }

    /** For each square how many more trees than flowers are around it. */
    private static int[] more(Hunt hunt, int radius) {
        return hunt.survey()
                .once(
                        "trees but for flowers",
                        radius,
                        () -> hunt.survey()
                                .sums(radius, square -> switch (hunt.chart().plant(square)) {
                                    case TREE -> 1;
                                    case FLOWER -> -1;
                                    case NONE -> 0;
                                }));
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Tally radius : radii()) {
            for (Compared compared : Compared.values()) {
                out.accept(Args.none().with(COMPARED, compared).with(RADIUS, radius));
            }
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove A2", "There are more trees than flowers within 2 of the treasure."),
                Example.no("cove A2", "There are fewer trees than flowers within 2 of the treasure."),
                Example.yes("cove E1", "There are as many trees as flowers within 0 of the treasure."));
    }
}
