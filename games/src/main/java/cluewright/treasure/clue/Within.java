package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.formula.Numbers;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import java.util.List;

/** The treasure is at most so many steps from a feature; standing on it is 0 steps. */
final class Within extends FeatureClue {
    Within(Layer layer) {
        super(
                layer,
                "within-" + layer.word(),
                layer == Layer.TERRAIN ? 2 : 3,
                slot(layer),
                "The treasure is within {distance} of {feature}.");
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return hunt.ruler().distance(square, args.get(feature))
                <= args.get(DISTANCE).number();
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] steps = hunt.survey().steps(args.get(feature));
        int most = args.get(DISTANCE).number();
        return hunt.survey().squares(square -> steps[square] <= most);
    }

    /** At least 1: that it is on the feature itself is said otherwise. */
    @Override
    int lax(int steps, int slack) {
        return Math.max(1, steps + slack);
    }

    @Override
    public List<Example> examples() {
        return switch (layer) {
            case TERRAIN ->
                List.of(
                        Example.yes("cove C3", "The treasure is within 2 of desert."),
                        Example.yes("cove E3", "The treasure is within 1 of desert.", "0 steps count"),
                        Example.no("cove A3", "The treasure is within 2 of desert."),
                        Example.yes("valley D1", "The treasure is within 1 of desert."));
            case NATURE ->
                List.of(
                        Example.yes("cove C2", "The treasure is within 1 of a tree."),
                        Example.yes("cove D2", "The treasure is within 1 of nature.", "a flower is nature too"),
                        Example.no("cove D3", "The treasure is within 1 of a tree."));
            case STONES ->
                List.of(
                        Example.yes("cove D3", "The treasure is within 1 of a stone."),
                        Example.no("cove F5", "The treasure is within 1 of a stone."));
            case ROADS ->
                List.of(
                        Example.yes("cove C3", "The treasure is within 1 of a road."),
                        Example.no("cove F5", "The treasure is within 1 of a road."));
            case LANDMARKS ->
                List.of(
                        Example.yes("cove C3", "The treasure is within 2 of the ship."),
                        Example.no("cove C4", "The treasure is within 2 of the ship."));
            case TERRITORY ->
                List.of(
                        Example.yes("cove B2", "The treasure is within 1 of bear territory."),
                        Example.yes("cove F4", "The treasure is within 1 of animal territory."),
                        Example.no("cove D3", "The treasure is within 1 of animal territory."));
            case STRUCTURES ->
                List.of(
                        Example.yes("cove D3", "The treasure is within 2 of a standing stone."),
                        Example.yes("cove E1", "The treasure is within 2 of a white structure."),
                        Example.no("cove A1", "The treasure is within 3 of a blue structure."),
                        Example.yes("valley A3", "The treasure is within 1 of a green structure."));
            case SMALL ->
                List.of(
                        Example.yes("cove E2", "The treasure is within 2 of a small treasure."),
                        Example.no("cove C2", "The treasure is within 2 of a small treasure."));
        };
    }
}
