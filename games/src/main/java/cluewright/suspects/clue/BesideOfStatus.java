package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Direction;
import cluewright.suspects.Grid;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Exactly so many people of a status in a place have somebody of a status directly above, below, left or right of them.
 * Who stands at that border of the board has nobody there.
 */
final class BesideOfStatus extends SuspectsClue {
    static final Slot<Grid, Status> BESIDE = new Slot<>("beside", Phrases.INDEFINITE);

    BesideOfStatus() {
        super(Wording.of(
                        "beside-of-status", "side by side", 5, List.of(NUMBER, STATUS, WHERE, BESIDE, Beside.DIRECTION))
                .says(
                        "No {status:one} {where} [has|have:one] {beside} directly {direction} them.",
                        template -> template.when(NUMBER, new Tally(0)))
                .says("(Exactly) {number} {status:number} {where} [has|have:number]"
                        + " {beside} directly {direction} them."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(NeighbourClue.places(grid))) {
            for (Direction direction : Direction.values()) {
                Args args = Args.none().with(WHERE, where).with(Beside.DIRECTION, direction);
                // One pair alone would be given away.
                if (starts(grid, where, direction).size() > 1) {
                    propose(grid, truth, args, out);
                }
            }
        }
    }

    private static void propose(Grid grid, World truth, Args args, Consumer<Args> out) {
        for (Status status : Status.BOTH) {
            for (Status beside : Status.BOTH) {
                Args more = args.with(STATUS, status).with(BESIDE, beside);
                out.accept(more.with(NUMBER, new Tally(pairs(grid, more, truth))));
            }
        }
    }

    /** The people of the place who have somebody in this direction. */
    private static Cells starts(Grid grid, Unit where, Direction direction) {
        Cells starts = Cells.NONE;
        for (int cell : where.cells().toArray()) {
            starts = grid.next(cell, direction) < 0 ? starts : starts.with(cell);
        }
        return starts;
    }

    private static int pairs(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        Cells beside = grid.of(world, args.get(BESIDE));
        int pairs = 0;
        for (int cell : starts(grid, args.get(WHERE), args.get(Beside.DIRECTION))
                .and(ofStatus)
                .toArray()) {
            pairs += beside.contains(grid.next(cell, args.get(Beside.DIRECTION))) ? 1 : 0;
        }
        return pairs;
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        Direction direction = args.get(Beside.DIRECTION);
        Cells starts = starts(grid, where, direction);
        boolean same = args.get(STATUS) == args.get(BESIDE);
        String nobody = nobody(where);
        return nobody != null
                ? nobody
                : Beside.tooMany(args, same ? starts.size() : alternating(grid, starts, direction));
    }

    /**
     * The most pairs of different status. Of k successive pairs in one line at most every second can be so, since the
     * second of a pair is the first of the next; that is every pair with an odd number of pairs from it to the run's
     * end. All smaller numbers are possible too.
     */
    private static int alternating(Grid grid, Cells starts, Direction direction) {
        int most = 0;
        for (int cell : starts.toArray()) {
            int run = 0;
            for (int at = cell; at >= 0 && starts.contains(at); at = grid.next(at, direction)) {
                run++;
            }
            most += run & 1;
        }
        return most;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        return pairs(grid, args, world) == args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        List<Formula> pairs = new ArrayList<>();
        for (int cell : args.get(WHERE).cells().toArray()) {
            int next = grid.next(cell, args.get(Beside.DIRECTION));
            if (next >= 0) {
                pairs.add(Formula.and(grid.is(cell, args.get(STATUS)), grid.is(next, args.get(BESIDE))));
            }
        }
        return Formula.count(pairs, Numbers.of(args.get(NUMBER).number()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./...", "Exactly 2 innocents in row 2 have a suspect directly above them."),
                Example.yes(
                        "SS./.S.", "Exactly 1 innocent in row 2 has a suspect directly above them.", "Ed is a suspect"),
                Example.yes("S../S..", "No innocent in row 2 has a suspect directly above them."),
                Example.yes(
                        "SSS/...",
                        "Exactly 2 suspects in row 1 have a suspect directly to the right of them.",
                        "nobody is to the right of Cy"),
                Example.no("SS./...", "No suspect in row 1 has a suspect directly to the right of them."));
    }
}
