package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Either;
import cluewright.treasure.Feature;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The treasure is, or is not, on one of one or two kinds of terrain. */
final class OnTerrain extends TreasureClue {
    private static final Slot<Hunt, Either<String>> TERRAINS = new Slot<>("terrains", Phrases.TERRAINS);

    private final boolean is;

    OnTerrain(boolean is) {
        super(
                Layer.TERRAIN,
                Wording.of(is ? "on-terrain" : "not-on-terrain", "terrain", 1, List.of(TERRAINS))
                        .says("The treasure is " + (is ? "" : "not ") + "on {terrains}."));
        this.is = is;
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        return args.get(TERRAINS).isTwice() ? "it names the same terrain twice" : null;
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return args.get(TERRAINS).values().contains(hunt.chart().terrain().get(square)) == is;
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Numbers on = Numbers.of();
        int last = hunt.chart().size() - 1;
        for (String terrain : args.get(TERRAINS).values()) {
            int[] steps = hunt.survey().steps(Feature.terrain(terrain));
            Numbers before = on;
            on = Numbers.where(last, square -> before.contains(square) || steps[square] == 0);
        }
        return is ? on : on.outside(last);
    }

    /** Two kinds when it is on one of them, since one alone gives too much away; one or two when it is on neither. */
    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        List<String> terrains = new ArrayList<>(hunt.chart().terrains());
        terrains.retainAll(hunt.chart().terrain());
        for (int one = 0; one < terrains.size(); one++) {
            if (!is) {
                out.accept(Args.none().with(TERRAINS, Either.of(terrains.get(one))));
            }
            for (int other = one + 1; other < terrains.size(); other++) {
                out.accept(Args.none().with(TERRAINS, Either.of(terrains.get(one), terrains.get(other))));
            }
        }
    }

    @Override
    public List<Example> examples() {
        String not = is ? "" : "not ";
        return is
                ? List.of(
                        Example.yes("cove A1", "The treasure is on grass or water."),
                        Example.no("cove F1", "The treasure is on grass or water."))
                : List.of(
                        Example.no("cove A1", "The treasure is " + not + "on grass or water."),
                        Example.yes("cove F1", "The treasure is " + not + "on grass."));
    }
}
