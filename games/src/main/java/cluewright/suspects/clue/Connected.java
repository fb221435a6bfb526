package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.PlacePhrase;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The people of a status in a straight stretch stand without a gap, and there is at least one.
 *
 * <p>As a formula: at least one, and for any two of them everybody between is one too. That is quadratic in pairs, but
 * a stretch has ten people at most.
 */
final class Connected extends SuspectsClue {
    static final Slot<Grid, Unit> STRETCH = new Slot<>("where", PlacePhrase.stretch());

    Connected() {
        super(Wording.of("connected", "standing together", 3, List.of(STATUS, STRETCH))
                .says("All {status} {where} are connected."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(grid.places().stretches())) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(STATUS, status).with(STRETCH, where);
                if (senseless(grid, args) == null && holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        int size = args.get(STRETCH).size();
        return size < 3 ? "there can be no gap among the " + size + " people " + args.get(STRETCH) : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells found = grid.of(world, args.get(STATUS)).and(args.get(STRETCH).cells());
        return !found.isEmpty() && gap(args.get(STRETCH), found).isEmpty();
    }

    /** The people of the stretch between the first and the last of those found who were not found themselves. */
    static Cells gap(Unit stretch, Cells found) {
        Cells upToLast = Cells.below(found.last() + 1).minus(Cells.below(found.first() + 1));
        return stretch.cells().and(upToLast).minus(found);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Status status = args.get(STATUS);
        List<Formula> parts = new ArrayList<>();
        parts.add(Formula.or(grid.are(args.get(STRETCH).cells(), status)));
        parts.add(gapless(grid, args.get(STRETCH), status));
        return Formula.and(parts);
    }

    /** Nobody of the other status stands between two of this one. */
    static Formula gapless(Grid grid, Unit stretch, Status status) {
        int[] cells = stretch.cells().toArray();
        List<Formula> parts = new ArrayList<>();
        for (int first = 0; first < cells.length; first++) {
            for (int last = first + 2; last < cells.length; last++) {
                for (int middle = first + 1; middle < last; middle++) {
                    parts.add(Formula.or(
                            grid.is(cells[first], status.other()),
                            grid.is(cells[middle], status),
                            grid.is(cells[last], status.other())));
                }
            }
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes(".SS./....", "All suspects in row 1 are connected."),
                Example.yes("..S./....", "All suspects in row 1 are connected.", "a single one is connected"),
                Example.no("S..S/....", "All suspects in row 1 are connected.", "the gap is two wide"),
                Example.no("..../....", "All suspects in row 1 are connected.", "'all' means at least one"));
    }
}
