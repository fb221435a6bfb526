package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Grid;
import cluewright.suspects.Person;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One person's status, plainly. */
final class StatusIs extends SuspectsClue {
    StatusIs() {
        super(Wording.of("status", "giving away", 1, List.of(OneAmong.PERSON, STATUS))
                .says("{person} is {status/is}.", template -> template.using("is", STATUS, Phrases.PREDICATE)));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Person person : hand.of(grid.people())) {
            boolean suspect = grid.of(truth, Status.SUSPECT).contains(person.cell());
            out.accept(
                    Args.none().with(OneAmong.PERSON, person).with(STATUS, suspect ? Status.SUSPECT : Status.INNOCENT));
        }
    }

    /** Never: everybody may be either. */
    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        return grid.of(world, args.get(STATUS))
                .contains(args.get(OneAmong.PERSON).cell());
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        return grid.is(args.get(OneAmong.PERSON).cell(), args.get(STATUS));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Ada is a suspect."),
                Example.no("SS./..S", "Ada is innocent."),
                Example.yes("SS./..S", "Cy is innocent."));
    }
}
