package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the clue types share that say of people of one place (<i>where</i>) whether they are in another (<i>other</i>):
 *
 * <pre>
 *     where            other
 *   +---------+---------------+
 *   | outside | common |      |     "Exactly 2 of the 4 suspects neighbouring Ada are in row 2."
 *   +---------+---------------+
 * </pre>
 *
 * <p>Both parts of <i>where</i> must have people: with nobody in common the clue cannot speak of the other place, and
 * with nobody outside the other place says nothing new.
 */
abstract class OverlapClue extends SuspectsClue {
    OverlapClue(Wording<Grid> wording) {
        super(wording);
    }

    /** A status and two places that are worth asking about, in every order. */
    static List<Args> overlaps(Grid grid, Hand hand) {
        List<Args> all = new ArrayList<>();
        List<Unit> others = hand.of(grid.places().plain());
        for (Unit where : hand.of(grid.places().plain())) {
            for (Unit other : others) {
                if (apart(where, other) == null) {
                    addBoth(where, other, all);
                }
            }
        }
        return all;
    }

    /**
     * A status and two places that have two people or more in common and each some of their own, in one order only:
     * the order in which an intersection would name them.
     */
    static List<Args> meets(Grid grid, Hand hand) {
        List<Unit> plain = new ArrayList<>(grid.places().plain());
        plain.sort(Comparator.comparing(Unit::kind));
        List<Args> all = new ArrayList<>();
        for (Pair<Unit> two : Pair.of(plain, hand)) {
            int common = two.first().cells().common(two.second().cells());
            if (common >= 2
                    && common < two.first().size()
                    && common < two.second().size()) {
                addBoth(two.first(), two.second(), all);
            }
        }
        return all;
    }

    private static void addBoth(Unit where, Unit other, List<Args> all) {
        for (Status status : Status.BOTH) {
            all.add(Args.none().with(STATUS, status).with(WHERE, where).with(OTHER, other));
        }
    }

    static Cells common(Args args) {
        return args.get(WHERE).cells().and(args.get(OTHER).cells());
    }

    static Cells outside(Args args) {
        return args.get(WHERE).cells().minus(args.get(OTHER).cells());
    }

    /** The people of the status in the first place. */
    static Cells found(Grid grid, Args args, World world) {
        return grid.of(world, args.get(STATUS)).and(args.get(WHERE).cells());
    }

    /** So many of the status are in both places, and so many in the first alone. */
    static Formula split(Grid grid, Args args, int common, int outside) {
        Status status = args.get(STATUS);
        return Formula.and(
                count(grid, common(args), status, Numbers.of(common)),
                count(grid, outside(args), status, Numbers.of(outside)));
    }

    /** The reason when the first place has nobody in the other, or nobody outside it. */
    static @Nullable String apart(Unit where, Unit other) {
        String within = within(where, other);
        return within == null && where.cells().common(other.cells()) == 0
                ? "nobody who is " + where + " is " + other
                : within;
    }

    /** The reason when the first place is empty or a part of the other. */
    static @Nullable String within(Unit part, Unit whole) {
        String nobody = nobody(part);
        return nobody == null && whole.cells().containsAll(part.cells())
                ? "everybody who is " + part + " is " + whole + " anyway"
                : nobody;
    }

    /** The reason when so many cannot be in both places. */
    static @Nullable String tooMany(int number, Args args) {
        String apart = apart(args.get(WHERE), args.get(OTHER));
        int most = common(args).size();
        return apart == null && number > most ? "only " + people(most, args.get(WHERE)) + args.get(OTHER) : apart;
    }

    /** "1 person in row 3 is ", "2 people in row 3 are ". */
    static String people(int number, Unit where) {
        return number + (number == 1 ? " person " : " people ") + where + (number == 1 ? " is " : " are ");
    }
}
