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
import cluewright.treasure.Quarter;
import cluewright.treasure.Side;
import java.util.List;
import java.util.function.Consumer;

/** The treasure is not in a quarter of the map, which is what two halves have in common. */
final class NotInQuarter extends TreasureClue {
    private static final Slot<Hunt, Quarter> QUARTER = new Slot<>("quarter", Phrases.QUARTER);

    NotInQuarter() {
        super(
                Layer.TERRAIN,
                Wording.of("not-in-quarter", "place", 1, List.of(QUARTER))
                        .says("The treasure is not in the {quarter} quarter."));
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return !args.get(QUARTER).has(hunt.chart().frame(), square);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Frame frame = hunt.chart().frame();
        int down = args.get(QUARTER).upper() == Side.TOP ? -1 : 1;
        int across = args.get(QUARTER).aside() == Side.LEFT ? -1 : 1;
        return hunt.survey().squares(square -> {
            int fromLeft = across * (2 * frame.column(square) - frame.columns() + 1);
            int fromTop = down * (2 * frame.row(square) - frame.rows() + 1);
            return fromLeft <= 0 || fromTop <= 0;
        });
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Quarter quarter : Phrases.quarters()) {
            out.accept(Args.none().with(QUARTER, quarter));
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.no("cove A1", "The treasure is not in the top left quarter."),
                Example.yes("cove A3", "The treasure is not in the top left quarter.", "the middle of five rows"));
    }
}
