package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.World;
import cluewright.suspects.Grid;
import cluewright.suspects.Person;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What the clue types share that name one person of a place and count the others of the person's status there. */
abstract class OneAmong extends SuspectsClue {
    /** Who. */
    static final Slot<Grid, Person> PERSON = new Slot<>("person", Phrases.PERSON);

    OneAmong(Wording<Grid> wording) {
        super(wording);
    }

    /** Hands over the person, the person's status and the place, where two or more are of that status. */
    static void proposeCompanions(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        List<Unit> places = new ArrayList<>(grid.places().all());
        places.add(grid.everyone());
        List<Person> people = hand.of(grid.people());
        for (Unit where : hand.of(places)) {
            for (Person person : people) {
                boolean suspect = grid.of(truth, Status.SUSPECT).contains(person.cell());
                Status status = suspect ? Status.SUSPECT : Status.INNOCENT;
                if (where.cells().contains(person.cell()) && where.count(grid.of(truth, status)) >= 2) {
                    out.accept(Args.none()
                            .with(PERSON, person)
                            .with(STATUS, status)
                            .with(WHERE, where));
                }
            }
        }
    }

    /** The reason when the person is somewhere else. */
    static @Nullable String elsewhere(Args args) {
        Person person = args.get(PERSON);
        Unit where = args.get(WHERE);
        return where.cells().contains(person.cell()) ? null : person + " is not " + where;
    }
}
