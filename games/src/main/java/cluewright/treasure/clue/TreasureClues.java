package cluewright.treasure.clue;

import cluewright.clue.ClueType;
import cluewright.clue.Vocabulary;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import java.util.ArrayList;
import java.util.List;

/** The list of all hint types. */
public final class TreasureClues {
    private TreasureClues() {}

    /** All types, by category. */
    public static Vocabulary<Hunt> all() {
        List<ClueType<Hunt>> types = new ArrayList<>();
        types.addAll(List.of(
                new OnTerrain(true),
                new OnTerrain(false),
                new Within(Layer.TERRAIN),
                new Beyond(Layer.TERRAIN),
                new SameTerrain(),
                new DifferentTerrains(),
                new CountWithin(Layer.TERRAIN)));
        types.addAll(List.of(
                new OnNature(true),
                new OnNature(false),
                new Within(Layer.NATURE),
                new CompareNature(),
                new CountWithin(Layer.NATURE),
                new NatureOnTerrain()));
        types.addAll(List.of(
                new Stones(),
                new NotStones(),
                new Within(Layer.STONES),
                new CountWithin(Layer.STONES),
                new SumStones()));
        types.addAll(
                List.of(new InHalf(), NotInLine.rows(), NotInLine.columns(), new NotInQuarter(), new NearerEdge()));
        types.addAll(List.of(
                new Within(Layer.LANDMARKS),
                new Beyond(Layer.LANDMARKS),
                new NearerLandmark(),
                new SumOfDistances(Layer.LANDMARKS)));
        types.addAll(List.of(new OnRoad(), new Within(Layer.ROADS), new RoadBend(), new CountWithin(Layer.ROADS)));
        types.addAll(List.of(new InTerritory(), new Within(Layer.TERRITORY), new Beyond(Layer.TERRITORY)));
        types.addAll(List.of(new Within(Layer.STRUCTURES), new Beyond(Layer.STRUCTURES)));
        types.addAll(List.of(new Within(Layer.SMALL), new CountWithin(Layer.SMALL), new SumOfDistances(Layer.SMALL)));
        return new Vocabulary<>(types);
    }
}
