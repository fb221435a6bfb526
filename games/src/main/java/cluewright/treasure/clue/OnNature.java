package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Feature;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import cluewright.treasure.Plant;
import java.util.List;
import java.util.function.Consumer;

/** The treasure is on a square with a tree, with a flower, or without nature; or it is not with one of the plants. */
final class OnNature extends TreasureClue {
    private static final Slot<Hunt, Plant> GROWTH = new Slot<>("growth", Phrases.GROWTH);
    private static final Slot<Hunt, Plant> PLANT = new Slot<>("plant", Phrases.PLANT);

    private final Slot<Hunt, Plant> slot;
    private final boolean is;

    OnNature(boolean is) {
        super(
                Layer.NATURE,
                is
                        ? Wording.of("on-nature", "nature", 1, List.<Slot<Hunt, ?>>of(GROWTH))
                                .says("The treasure is on a square {growth}.")
                        : Wording.of("not-on-nature", "nature", 1, List.<Slot<Hunt, ?>>of(PLANT))
                                .says("The treasure is not on a square with {plant}."));
        this.slot = is ? GROWTH : PLANT;
        this.is = is;
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return (hunt.chart().plant(square) == args.get(slot)) == is;
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Plant plant = args.get(slot);
        String name = plant == Plant.NONE ? Feature.ANY : plant.word();
        int[] steps = hunt.survey().steps(new Feature(Layer.NATURE, name));
        boolean with = (plant != Plant.NONE) == is;
        return hunt.survey().squares(square -> (steps[square] == 0) == with);
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Plant plant : Plant.values()) {
            if (is || plant != Plant.NONE) {
                out.accept(Args.none().with(slot, plant));
            }
        }
    }

    @Override
    public List<Example> examples() {
        return is
                ? List.of(
                        Example.yes("cove A1", "The treasure is on a square with a tree."),
                        Example.no("cove A1", "The treasure is on a square with a flower."),
                        Example.yes("cove C1", "The treasure is on a square without nature."))
                : List.of(
                        Example.yes("cove A1", "The treasure is not on a square with a flower."),
                        Example.no("cove A1", "The treasure is not on a square with a tree."));
    }
}
