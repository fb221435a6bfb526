package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Frame;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import cluewright.treasure.Side;
import java.util.List;
import java.util.function.Consumer;

/** The treasure is in a half of the map; the middle line of an odd number belongs to neither. */
final class InHalf extends TreasureClue {
    private static final Slot<Hunt, Side> SIDE = new Slot<>("half", Phrases.SIDE);

    InHalf() {
        super(Layer.TERRAIN, Wording.of("half", "place", 1, List.of(SIDE)).says("The treasure is in the {half} half."));
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return args.get(SIDE).has(hunt.chart().frame(), square);
    }

    /** The squares nearer to that side than to the one opposite. */
    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Frame frame = hunt.chart().frame();
        return hunt.survey().squares(square -> {
            int fromLeft = 2 * frame.column(square) - frame.columns() + 1;
            int fromTop = 2 * frame.row(square) - frame.rows() + 1;
            return switch (args.get(SIDE)) {
                case LEFT -> fromLeft < 0;
                case RIGHT -> fromLeft > 0;
                case TOP -> fromTop < 0;
                case BOTTOM -> fromTop > 0;
            };
        });
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Side side : Side.values()) {
            out.accept(Args.none().with(SIDE, side));
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove C3", "The treasure is in the left half."),
                Example.no("cove C3", "The treasure is in the top half.", "the middle of five rows"));
    }
}
