package cluewright.template.clue;

import cluewright.clue.Args;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.template.Row;
import cluewright.template.Word;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

// @start region=wording
/** The coin is in some box to the left, or to the right, of a box. */
final class ToOneSide extends ClueType<Row> {
    private static final Slot<Row, String> SIDE = new Slot<>("side", Word.SIDE);
    private static final Slot<Row, String> BOX = new Slot<>("box", Word.BOX);

    ToOneSide() {
        super(Wording.of("to-one-side", "places", 2, List.of(SIDE, BOX))
                .says("The coin is to the {side} of the {box} box."));
    }
    // @end

    // @start region=propose
    /** Clues that are true in the world {@code truth}: one for each box that the coin is not in. */
    @Override
    public void propose(Row row, World truth, Hand hand, Consumer<Args> out) {
        for (String box : hand.of(row.colours())) {
            int place = row.colours().indexOf(box);
            int coin = truth.value(Row.COIN);
            if (coin != place) {
                out.accept(
                        Args.none().with(SIDE, coin < place ? "left" : "right").with(BOX, box));
            }
        }
    }

    /** A clue that no world fits, or that every world fits, is senseless: nothing is left of the first box. */
    @Override
    public @Nullable String senseless(Row row, Args args) {
        return places(row, args).isEmpty()
                ? "there is no box to the " + args.get(SIDE) + " of the " + args.get(BOX) + " box"
                : null;
    }
    // @end

    // @start region=truth
    /** The first meaning: is it true in this world? */
    @Override
    public boolean holds(Row row, Args args, World world) {
        int place = row.colours().indexOf(args.get(BOX));
        int coin = world.value(Row.COIN);
        return args.get(SIDE).equals("left") ? coin < place : coin > place;
    }

    /** The second meaning, for provers: the variable "coin" has one of these values. */
    @Override
    public Formula formula(Row row, Args args) {
        return Formula.literal(Row.COIN, places(row, args));
    }

    private static Numbers places(Row row, Args args) {
        int place = row.colours().indexOf(args.get(BOX));
        return args.get(SIDE).equals("left") ? Numbers.range(0, place - 1) : Numbers.range(place + 1, row.size() - 1);
    }
    // @end

    // @start region=examples
    /** Examples are printed in the reference, and checked by a test. */
    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("..*.", "The coin is to the right of the red box."),
                Example.yes("o..", "The coin is to the left of the green box.", "not only the next one to the left"),
                Example.no(".*..", "The coin is to the left of the blue box.", "it is in the blue box itself"));
    }
    // @end
}
