package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Bend;
import cluewright.treasure.Feature;
import cluewright.treasure.Frame;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import cluewright.treasure.Survey;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The road on the treasure's square is straight, a bend or a dead end; or it is not, which is also true off the road. */
final class RoadBend extends TreasureClue {
    private static final Slot<Hunt, Boolean> IS = new Slot<>("is", Phrases.yesOrNo("on", "not on"));
    private static final Slot<Hunt, Bend> BEND = new Slot<>("bend", Phrases.BEND);

    RoadBend() {
        super(
                Layer.ROADS,
                Wording.of("road-bend", "roads", 2, List.of(IS, BEND)).says("The treasure is {is} {bend}."));
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        return (bend(hunt, square) == args.get(BEND)) == args.get(IS);
    }

    /** By coordinates. */
    private static @Nullable Bend bend(Hunt hunt, int square) {
        Frame frame = hunt.chart().frame();
        Feature road = Feature.any(Layer.ROADS);
        if (!hunt.chart().has(road, square)) {
            return null;
        }
        List<Integer> beside = new ArrayList<>();
        for (int other = 0; other < frame.size(); other++) {
            if (frame.distance(square, other) == 1 && hunt.chart().has(road, other)) {
                beside.add(other);
            }
        }
        if (beside.size() == 1) {
            return Bend.DEAD_END;
        }
        return beside.size() != 2
                ? null
                : frame.isOpposite(square, beside.get(0), beside.get(1)) ? Bend.STRAIGHT : Bend.BEND;
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        Survey survey = hunt.survey();
        int[] road = survey.steps(Feature.any(Layer.ROADS));
        Bend wanted = args.get(BEND);
        return survey.squares(square -> (road[square] == 0 && isSo(survey, road, square, wanted)) == args.get(IS));
    }

    /** By directions. */
    private static boolean isSo(Survey survey, int[] road, int square, Bend wanted) {
        List<Integer> beside = new ArrayList<>();
        for (int other : survey.beside(square)) {
            if (road[other] == 0) {
                beside.add(other);
            }
        }
        if (beside.size() != 2) {
            return wanted == Bend.DEAD_END && beside.size() == 1;
        }
        boolean straight = survey.isOpposite(square, beside.get(0), beside.get(1));
        return wanted == (straight ? Bend.STRAIGHT : Bend.BEND);
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        for (Bend bend : Bend.values()) {
            out.accept(Args.none().with(IS, true).with(BEND, bend));
            out.accept(Args.none().with(IS, false).with(BEND, bend));
        }
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove C2", "The treasure is on a straight road."),
                Example.yes("cove B2", "The treasure is on a bend."),
                Example.yes("cove E3", "The treasure is on a dead end."),
                Example.yes("cove A1", "The treasure is not on a bend.", "there is no road"),
                Example.no("cove C2", "The treasure is on a bend."));
    }
}
