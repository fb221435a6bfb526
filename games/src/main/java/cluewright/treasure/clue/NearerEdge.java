package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Frame;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Ruler;
import java.util.List;
import java.util.function.Consumer;

/** The nearest edge square is strictly nearer than the nearest middle square. */
final class NearerEdge extends TreasureClue {
    NearerEdge() {
        super(
                Layer.TERRAIN,
                Wording.of("nearer-edge", "place", 3, List.<Slot<Hunt, ?>>of())
                        .says("The treasure is nearer to the edge than to the middle."));
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        Ruler ruler = hunt.ruler();
        return ruler.distance(square, ruler::isEdge) < ruler.distance(square, ruler::isMiddle);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Frame frame = hunt.chart().frame();
        int[] toEdge = hunt.survey()
                .steps(square ->
                        isEnd(frame.column(square), frame.columns()) || isEnd(frame.row(square), frame.rows()));
        int[] toMiddle = hunt.survey()
                .steps(square ->
                        isCentre(frame.column(square), frame.columns()) && isCentre(frame.row(square), frame.rows()));
        return hunt.survey().squares(square -> toEdge[square] < toMiddle[square]);
    }

    private static boolean isEnd(int line, int lines) {
        return line == 0 || line == lines - 1;
    }

    private static boolean isCentre(int line, int lines) {
        return line == lines / 2 || line == (lines - 1) / 2;
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        out.accept(Args.none());
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove A1", "The treasure is nearer to the edge than to the middle."),
                Example.no("cove B3", "The treasure is nearer to the edge than to the middle.", "a tie"),
                Example.no("cove C3", "The treasure is nearer to the edge than to the middle."));
    }
}
