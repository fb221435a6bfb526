package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Bounds;
import cluewright.treasure.Feature;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** So many kinds of terrain, at least, are within a radius; the square's own counts. */
final class DifferentTerrains extends TreasureClue {
    DifferentTerrains() {
        super(
                Layer.TERRAIN,
                Wording.of("different-terrains", "terrain", 5, List.of(BOUNDS, RADIUS))
                        .says(
                                "There [is|are:bounds] {bounds} different [terrain|terrains:bounds] within {radius} of the"
                                        + " treasure."));
    }

    @Override
    @Nullable
    String nonsense(Hunt hunt, Args args) {
        Bounds bounds = args.get(BOUNDS);
        if (!bounds.isAtLeast()) {
            return "only 'at least' can be said of different terrains";
        }
        return bounds.low() < 2
                ? "it is always at least 1"
                : tooFar(args.get(RADIUS).number());
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        List<String> seen = new ArrayList<>();
        for (String terrain : hunt.chart().terrains()) {
            Feature feature = Feature.terrain(terrain);
            if (hunt.ruler().distance(square, feature) <= args.get(RADIUS).number()) {
                seen.add(terrain);
            }
        }
        return args.get(BOUNDS).has(seen.size());
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] kinds = kinds(hunt, args.get(RADIUS).number());
        return hunt.survey().squares(square -> args.get(BOUNDS).has(kinds[square]));
    }

    private static int[] kinds(Hunt hunt, int radius) {
        return hunt.survey().once("kinds of terrain", radius, () -> counted(hunt, radius));
    }

    private static int[] counted(Hunt hunt, int radius) {
        List<String> terrain = hunt.chart().terrain();
        int[][] around = hunt.survey().around(radius);
        int[] kinds = new int[around.length];
        for (int square = 0; square < around.length; square++) {
            List<String> seen = new ArrayList<>();
            for (int other : around[square]) {
                if (!seen.contains(terrain.get(other))) {
                    seen.add(terrain.get(other));
                }
            }
            kinds[square] = seen.size();
        }
        return kinds;
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Tally radius : radii()) {
            for (int kinds : spots.different(kinds(hunt, radius.number()))) {
                for (int slack : margin.next()) {
                    if (kinds - slack >= 2) {
                        out.accept(Args.none()
                                .with(BOUNDS, Bounds.atLeast(kinds - slack))
                                .with(RADIUS, radius));
                    }
                }
            }
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove C3", "There are at least 2 different terrains within 1 of the treasure."),
                Example.no("cove A1", "There are at least 3 different terrains within 1 of the treasure."),
                Example.yes("valley B2", "There are at least 2 different terrains within 1 of the treasure."));
    }
}
