package cluewright.suspects.clue;

import cluewright.clue.Amount;
import cluewright.clue.Args;
import cluewright.clue.ClueType;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Phrases;
import cluewright.suspects.PlacePhrase;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What most clue types of the suspects game share: the usual parameters, and counting people. */
abstract class SuspectsClue extends ClueType<Grid> {
    /** Which people are counted. */
    static final Slot<Grid, Status> STATUS = new Slot<>("status", Phrases.STATUS);

    /** Where. */
    static final Slot<Grid, Unit> WHERE = new Slot<>("where", PlacePhrase.PLACE);

    /** Where else. */
    static final Slot<Grid, Unit> OTHER = new Slot<>("other", PlacePhrase.PLACE);

    /** Exactly, at least or at most how many. */
    static final Slot<Grid, Amount> AMOUNT = new Slot<>("amount", Phrases.AMOUNT);

    /** How many. */
    static final Slot<Grid, Tally> NUMBER = new Slot<>("number", Phrases.NUMBER);

    SuspectsClue(Wording<Grid> wording) {
        super(wording);
    }

    /** Proposes those that are true. */
    final void offerTrue(Grid grid, List<Args> candidates, World truth, Consumer<Args> out) {
        for (Args args : candidates) {
            if (holds(grid, args, truth)) {
                out.accept(args);
            }
        }
    }

    /** Proposes parameters that are known to be true, unless they are senseless. */
    final void offerSensible(Grid grid, Args args, Consumer<Args> out) {
        if (senseless(grid, args) == null) {
            out.accept(args);
        }
    }

    /** The number of people of the status among the cells is one of these. */
    static Formula count(Grid grid, Cells cells, Status status, Numbers in) {
        return Formula.count(grid.are(cells, status), in);
    }

    /** The reason when nobody is there. */
    static @Nullable String nobody(Unit unit) {
        return unit.size() == 0 ? "nobody is " + unit : null;
    }

    /** The reason when an amount says nothing or can never be, for a place of so many people. */
    static @Nullable String idle(Amount amount, Unit unit) {
        int most = unit.size();
        if (amount.numbers(most).isEmpty()) {
            return "there are only " + most + " people " + unit;
        }
        return amount.numbers(most).size() == most + 1 ? "every board has " + amount + " " + unit : null;
    }
}
