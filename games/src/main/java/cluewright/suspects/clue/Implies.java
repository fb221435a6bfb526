package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Template;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Grid;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import java.util.List;
import java.util.function.Consumer;

/**
 * If one person is of a status, another is of a status; nothing is said otherwise, and the converse need not hold.
 *
 * <p>"If Ada is a suspect, then Bo is innocent" means the same as "If Bo is a suspect, then Ada is innocent". Both are
 * read; proposed is the one whose condition is about the earlier person on the board.
 */
final class Implies extends TwoPeople {
    static final Slot<Grid, Status> THEN = new Slot<>("then", Phrases.STATUS);

    Implies() {
        super(Wording.of("implies", "who is who", 3, List.of(FIRST, STATUS, SECOND, THEN))
                .says("If {first} is {status/is}, (then) {second} is {then/is}.", Implies::withPredicates)
                .says("If {first} is {status/is} then {second} is {then/is}.", Implies::withPredicates)
                .says("{second} is {then/is} if {first} is {status/is}.", Implies::withPredicates));
    }

    private static Template<Grid> withPredicates(Template<Grid> template) {
        return template.using("is", STATUS, Phrases.PREDICATE).using("is", THEN, Phrases.PREDICATE);
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Args two : everyTwo(grid, hand)) {
            for (Status status : Status.BOTH) {
                for (Status then : Status.BOTH) {
                    Args args = two.with(STATUS, status).with(THEN, then);
                    if (holds(grid, args, truth)) {
                        out.accept(args);
                    }
                }
            }
        }
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        boolean premise =
                grid.of(world, args.get(STATUS)).contains(args.get(FIRST).cell());
        return !premise
                || grid.of(world, args.get(THEN)).contains(args.get(SECOND).cell());
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return Formula.implies(
                grid.is(args.get(FIRST).cell(), args.get(STATUS)),
                grid.is(args.get(SECOND).cell(), args.get(THEN)));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("S../..S", "If Ada is a suspect, then Bo is innocent."),
                Example.no("SS./..S", "If Ada is a suspect, then Bo is innocent."),
                Example.yes("..S/..S", "If Ada is a suspect, then Bo is innocent.", "Ada is none, so nothing is said"),
                Example.yes(
                        "..S/..S", "If Ada is a suspect, then Cy is a suspect.", "no converse: Cy may be one alone"));
    }
}
