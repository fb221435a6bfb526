package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.suspects.Grid;
import cluewright.suspects.Person;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the clue types about the statuses of two people share. */
abstract class TwoPeople extends SuspectsClue {
    /** The person named first. */
    static final Slot<Grid, Person> FIRST = new Slot<>("first", Phrases.PERSON);

    /** The person named second. */
    static final Slot<Grid, Person> SECOND = new Slot<>("second", Phrases.PERSON);

    TwoPeople(Wording<Grid> wording) {
        super(wording);
    }

    /** Every two of the people in hand, each once. */
    static List<Args> everyTwo(Grid grid, Hand hand) {
        List<Args> all = new ArrayList<>();
        for (Pair<Person> two : Pair.of(grid.people(), hand)) {
            all.add(Args.none().with(FIRST, two.first()).with(SECOND, two.second()));
        }
        return all;
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Person first = args.get(FIRST);
        return first.equals(args.get(SECOND)) ? "it takes two people, and " + first + " is only one" : null;
    }

    /** Both are suspects or both are innocent. */
    static Formula alike(Grid grid, Args args) {
        return Formula.iff(
                grid.is(args.get(FIRST).cell(), Status.SUSPECT),
                grid.is(args.get(SECOND).cell(), Status.SUSPECT));
    }
}
