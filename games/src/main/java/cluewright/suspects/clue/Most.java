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
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A line (or role) has strictly more people of a status than every other of its kind. */
final class Most extends SuspectsClue {
    /** A line or a role. */
    static final Slot<Grid, Unit> GROUP = new Slot<>(
            "line", LineKind.bare("a line or role such as 'row 3', 'column B' or 'the bakers'", LineKind.ALL));

    Most() {
        super(sentences("most"));
    }

    /** The wording of "most" and "fewest", which differ in this word alone. */
    static Wording<Grid> sentences(String most) {
        Wording<Grid> wording = Wording.of(most, "comparing lines", 3, List.of(GROUP, STATUS));
        for (LineKind kind : LineKind.ALL) {
            String have = kind == LineKind.ROLE ? "have" : "has";
            wording = wording.says(
                    "{line/kind} " + have + " the " + most + " {status} of all " + kind.words() + ".",
                    template -> template.using("kind", GROUP, LineKind.bare(kind.words(), List.of(kind))));
        }
        return wording;
    }

    /** The lines and roles that may be proposed: a role of one person would give that person away. */
    static List<Unit> groups(Grid grid) {
        List<Unit> groups = new ArrayList<>(grid.lines());
        groups.addAll(grid.roles());
        groups.removeIf(group -> group.size() < 2);
        return groups;
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit group : hand.of(groups(grid))) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(GROUP, group).with(STATUS, status);
                if (senseless(grid, args) == null && holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return LineKind.of(args.get(GROUP)).alone(grid);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Unit group = args.get(GROUP);
        Cells ofStatus = grid.of(world, args.get(STATUS));
        boolean holds = true;
        for (Unit other : grid.othersLike(group)) {
            holds &= group.count(ofStatus) > other.count(ofStatus);
        }
        return holds;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Unit group = args.get(GROUP);
        List<Formula> own = grid.are(group.cells(), args.get(STATUS));
        List<Formula> parts = new ArrayList<>();
        for (Unit other : grid.othersLike(group)) {
            parts.add(Formula.more(own, grid.are(other.cells(), args.get(STATUS))));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Row 1 has the most suspects of all rows."),
                Example.no("S../..S", "Row 1 has the most suspects of all rows.", "a tie is false"),
                Example.yes("S../S.S", "The bakers have the most suspects of all roles.", "Ada and Di"),
                Example.no("SS./.S.", "Column A has the most suspects of all columns."));
    }
}
