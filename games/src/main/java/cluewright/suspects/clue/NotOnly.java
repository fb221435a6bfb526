package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A person of a place is of a status, and so is at least one other person there. */
final class NotOnly extends OneAmong {
    NotOnly() {
        super(Wording.of("not-only", "one among others", 2, List.of(PERSON, STATUS, WHERE))
                .says(
                        "{person} is {status/is}, but not the only one {where}.",
                        template -> template.using("is", STATUS, Phrases.PREDICATE))
                .says(
                        "{person} is {status/is} but not the only one {where}.",
                        template -> template.using("is", STATUS, Phrases.PREDICATE)));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        proposeCompanions(grid, truth, hand, out);
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        String elsewhere = elsewhere(args);
        if (elsewhere != null) {
            return elsewhere;
        }
        return args.get(WHERE).size() == 1 ? "nobody but " + args.get(PERSON) + " is " + args.get(WHERE) : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells found = grid.of(world, args.get(STATUS)).and(args.get(WHERE).cells());
        return found.contains(args.get(PERSON).cell()) && found.size() >= 2;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Status status = args.get(STATUS);
        int person = args.get(PERSON).cell();
        Cells others = args.get(WHERE).cells().without(person);
        return Formula.and(grid.is(person, status), Formula.or(grid.are(others, status)));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Ada is a suspect, but not the only one in row 1."),
                Example.yes(
                        "SSS/..S", "Ada is a suspect, but not the only one in row 1.", "there may be more than two"),
                Example.no("S../..S", "Ada is a suspect, but not the only one in row 1."),
                Example.no(".SS/..S", "Ada is a suspect, but not the only one in row 1.", "Ada must be one too"));
    }
}
