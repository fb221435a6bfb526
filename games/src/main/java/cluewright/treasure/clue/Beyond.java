package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.formula.Numbers;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import java.util.List;

/** The treasure is more than so many steps from a feature. Negations are hard on people, so it belongs to the advanced set. */
final class Beyond extends FeatureClue {
    Beyond(Layer layer) {
        super(layer, "beyond-" + layer.word(), 4, slot(layer), "The treasure is not within {distance} of {feature}.");
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return hunt.ruler().distance(square, args.get(feature))
                > args.get(DISTANCE).number();
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        int[] steps = hunt.survey().steps(args.get(feature));
        int most = args.get(DISTANCE).number();
        return hunt.survey().squares(square -> steps[square] > most);
    }

    @Override
    public boolean isAdvanced(Args args) {
        return layer != Layer.LANDMARKS || super.isAdvanced(args);
    }

    @Override
    int lax(int steps, int slack) {
        return Math.min(steps, LARGEST_RADIUS + 1) - 1 - slack;
    }

    @Override
    public List<Example> examples() {
        return switch (layer) {
            case TERRAIN ->
                List.of(
                        Example.yes("cove A3", "The treasure is not within 2 of desert."),
                        Example.no("cove D3", "The treasure is not within 1 of desert."));
            case LANDMARKS ->
                List.of(
                        Example.yes("cove C4", "The treasure is not within 2 of the ship."),
                        Example.no("cove C3", "The treasure is not within 2 of the ship."));
            case TERRITORY ->
                List.of(
                        Example.yes("cove D3", "The treasure is not within 1 of animal territory."),
                        Example.no("cove F4", "The treasure is not within 1 of cougar territory."));
            default ->
                List.of(
                        Example.yes("cove A1", "The treasure is not within 2 of a blue structure."),
                        Example.no("cove A4", "The treasure is not within 2 of a standing stone."));
        };
    }
}
