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
import cluewright.treasure.Phrases;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The treasure is in the territory of an animal, or is not. */
final class InTerritory extends TreasureClue {
    private static final Slot<Hunt, Boolean> IS = new Slot<>("is", Phrases.yesOrNo("in", "not in"));
    private static final Slot<Hunt, Feature> ANIMAL = new Slot<>("animal", new FeaturePhrase(Layer.TERRITORY));

    InTerritory() {
        super(
                Layer.TERRITORY,
                Wording.of("in-territory", "territory", 1, List.of(IS, ANIMAL)).says("The treasure is {is} {animal}."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        return FeatureClue.unknown(hunt, args.get(ANIMAL));
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return hunt.chart().has(args.get(ANIMAL), square) == args.get(IS);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] steps = hunt.survey().steps(args.get(ANIMAL));
        return hunt.survey().squares(square -> (steps[square] == 0) == args.get(IS));
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Feature animal : hunt.chart().features(Layer.TERRITORY)) {
            out.accept(Args.none().with(IS, true).with(ANIMAL, animal));
            out.accept(Args.none().with(IS, false).with(ANIMAL, animal));
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove A1", "The treasure is in bear territory."),
                Example.no("cove A1", "The treasure is not in bear territory."),
                Example.yes("valley B2", "The treasure is not in bear territory."));
    }
}
