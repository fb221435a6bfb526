package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Template;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Direction;
import cluewright.suspects.Grid;
import cluewright.suspects.Phrases;
import cluewright.suspects.PlacePhrase;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Exactly so many people of a place have somebody of a status directly above, below, left or right of them. Who stands
 * at that border of the board has nobody there.
 */
final class Beside extends SuspectsClue {
    static final Slot<Grid, Direction> DIRECTION = new Slot<>("direction", Phrases.DIRECTION);

    Beside() {
        super(sentences());
    }

    private static Wording<Grid> sentences() {
        String rest = "{status/a} directly {direction} them.";
        UnaryOperator<Template<Grid>> some = template ->
                template.using("a", STATUS, Phrases.INDEFINITE).using("people", WHERE, PlacePhrase.roleNoun());
        UnaryOperator<Template<Grid>> none = template -> some.apply(template).when(NUMBER, new Tally(0));
        return Wording.of("beside", "side by side", 4, List.of(NUMBER, WHERE, STATUS, DIRECTION))
                .says("No {where/people:one} [has|have:one] " + rest, none)
                .says("Nobody {where} has " + rest, none)
                .says("(Exactly) {number} {where/people:number} [has|have:number] " + rest, some)
                .says("(Exactly) {number} [person|people:number] {where} [has|have:number] " + rest, some);
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(NeighbourClue.places(grid))) {
            for (Direction direction : Direction.values()) {
                Cells beside = beside(grid, where, direction);
                for (Status status : Status.BOTH) {
                    // One person alone there would be given away.
                    if (beside.size() > 1) {
                        out.accept(Args.none()
                                .with(NUMBER, new Tally(beside.common(grid.of(truth, status))))
                                .with(WHERE, where)
                                .with(STATUS, status)
                                .with(DIRECTION, direction));
                    }
                }
            }
        }
    }

    /** The people who stand directly in this direction from those of the place. */
    private static Cells beside(Grid grid, Unit where, Direction direction) {
        Cells beside = Cells.NONE;
        for (int cell : where.cells().toArray()) {
            int next = grid.next(cell, direction);
            beside = next < 0 ? beside : beside.with(next);
        }
        return beside;
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        String nobody = nobody(where);
        return nobody != null
                ? nobody
                : tooMany(args, beside(grid, where, args.get(DIRECTION)).size());
    }

    /** The reason when no board has so many, given the most that one can have. */
    static @Nullable String tooMany(Args args, int most) {
        String there = "directly " + args.get(DIRECTION).words() + " somebody " + args.get(WHERE);
        if (most == 0) {
            return "nobody stands " + there;
        }
        return args.get(NUMBER).number() > most ? "there can be only " + most + " " + there : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells beside = beside(grid, args.get(WHERE), args.get(DIRECTION));
        return beside.common(grid.of(world, args.get(STATUS)))
                == args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Cells beside = beside(grid, args.get(WHERE), args.get(DIRECTION));
        return count(grid, beside, args.get(STATUS), Numbers.of(args.get(NUMBER).number()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./...", "Exactly 2 people in row 2 have a suspect directly above them."),
                Example.yes(
                        "S../...", "Exactly 1 baker has a suspect directly above them.", "Di, who stands below Ada"),
                Example.yes("SS./S..", "Exactly 1 person in row 1 has a suspect directly below them."),
                Example.no(
                        "S.S/...",
                        "Exactly 2 people in row 1 have a suspect directly to the left of them.",
                        "Ada has nobody there"),
                Example.yes("..S/...", "Nobody in row 2 has a suspect directly to the left of them."),
                Example.no("S../...", "No baker has a suspect directly above them."));
    }
}
