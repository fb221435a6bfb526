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
        int[] counts = counts(hunt);
        return hunt.survey().squares(square -> args.get(BOUNDS).has(counts[square]));
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (int count : spots.different(counts(hunt))) {
            for (int slack : margin.next()) {
                out.accept(Args.none().with(BOUNDS, Bounds.atMost(count + slack)));
            }
        }
    }

    /** For each square how many squares of its own terrain have nature. */
    private static int[] counts(Hunt hunt) {
        return hunt.survey().once("nature on a terrain", 0, () -> {
            int[] counts = new int[hunt.chart().size()];
            int[] nature = hunt.survey().steps(Feature.any(Layer.NATURE));
            for (Feature terrain : hunt.chart().features(Layer.TERRAIN)) {
                int[] on = hunt.survey().steps(terrain);
                int count = hunt.survey()
                        .squares(square -> on[square] + nature[square] == 0)
                        .size();
                for (int square = 0; square < counts.length; square++) {
                    counts[square] = on[square] == 0 ? count : counts[square];
                }
            }
            return counts;
        });
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove F1", "There are at most 2 squares with nature on the treasure's kind of terrain."),
                Example.no("cove A1", "There are at most 2 squares with nature on the treasure's kind of terrain."));
    }
}
