package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Bounds;
import cluewright.treasure.Feature;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Plant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** So many squares with nature, at most, are on all squares that have the terrain of the treasure's square. */
final class NatureOnTerrain extends TreasureClue {
    NatureOnTerrain() {
        super(
                Layer.NATURE,
                Wording.of("nature-on-terrain", "nature", 7, List.of(BOUNDS))
                        .says(
                                "There [is|are:bounds] {bounds} [square|squares:bounds] with nature on the treasure's kind"
                                        + " of terrain."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        return args.get(BOUNDS).isAtMost() ? null : "only 'at most' can be said here";
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        List<String> terrain = hunt.chart().terrain();
        int count = 0;
        for (int other = 0; other < hunt.chart().size(); other++) {
            boolean counts = terrain.get(other).equals(terrain.get(square));
            count += counts && hunt.chart().plant(other) != Plant.NONE ? 1 : 0;
        }
        return args.get(BOUNDS).has(count);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Numbers found = Numbers.of();
        int last = hunt.chart().size() - 1;
        int[] nature = hunt.survey().steps(Feature.any(Layer.NATURE));
        for (Feature terrain : hunt.chart().features(Layer.TERRAIN)) {
            int[] on = hunt.survey().steps(terrain);
            int count = hunt.survey()
                    .squares(square -> on[square] + nature[square] == 0)
                    .size();
            Numbers before = found;
            boolean fits = args.get(BOUNDS).has(count);
            found = Numbers.where(last, square -> before.contains(square) || fits && on[square] == 0);
        }
        return found;
    }

    @Override
    void candidates(Hunt hunt, int square, Margin margin, Consumer<Args> out) {
        int[] on = hunt.survey().steps(Feature.terrain(hunt.chart().terrain().get(square)));
        int[] nature = hunt.survey().steps(Feature.any(Layer.NATURE));
        int count =
                hunt.survey().squares(other -> on[other] + nature[other] == 0).size();
        for (int slack : margin.next()) {
            out.accept(Args.none().with(BOUNDS, Bounds.atMost(count + slack)));
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove F1", "There are at most 2 squares with nature on the treasure's kind of terrain."),
                Example.no("cove A1", "There are at most 2 squares with nature on the treasure's kind of terrain."));
    }
}
