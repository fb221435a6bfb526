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
import java.util.List;
import java.util.function.Consumer;

/** The treasure is on a road, or is not. */
final class OnRoad extends TreasureClue {
    private static final Slot<Hunt, Boolean> IS = new Slot<>("is", Phrases.yesOrNo("on", "not on"));

    OnRoad() {
        super(Layer.ROADS, Wording.of("on-road", "roads", 1, List.of(IS)).says("The treasure is {is} a road."));
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return hunt.chart().has(Feature.any(Layer.ROADS), square) == args.get(IS);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] steps = hunt.survey().steps(Feature.any(Layer.ROADS));
        return hunt.survey().squares(square -> (steps[square] == 0) == args.get(IS));
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        out.accept(Args.none().with(IS, true));
        out.accept(Args.none().with(IS, false));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove C2", "The treasure is on a road."),
                Example.no("cove C2", "The treasure is not on a road."));
    }
}
