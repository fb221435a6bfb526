package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Person;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Somebody has strictly more neighbours of a status than everybody else on the board. */
final class MostNeighbours extends NeighbourClue {
    MostNeighbours() {
        super(Wording.of("most-neighbours", "counting neighbours", 6, List.of(PERSON, STATUS))
                .says("{person} has the most {status:one} " + ALL_NEIGHBOURS + " of all people."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Person person : hand.of(grid.people())) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(PERSON, person).with(STATUS, status);
                if (holds(grid, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    /** When nobody else has all neighbours of the person, the world where just these are of the status makes it true. */
    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Person person = args.get(PERSON);
        Cells own = grid.neighboursOf(person.cell()).cells();
        for (Person other : grid.people()) {
            boolean all = grid.neighboursOf(other.cell()).cells().containsAll(own);
            if (all && !other.equals(person)) {
                return "every neighbour of " + person + " is a neighbour of " + other;
            }
        }
        return null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Person person = args.get(PERSON);
        Cells ofStatus = grid.of(world, args.get(STATUS));
        Unit others = new Unit(Unit.Kind.PEOPLE, "", grid.everyone().cells().without(person.cell()));
        return neighbours(grid, person.cell(), ofStatus) > most(grid, others, ofStatus);
    }

    /** Common neighbours count for both, so only the others are compared. */
    @Override
    public Formula formula(Grid grid, Args args) {
        Status status = args.get(STATUS);
        int person = args.get(PERSON).cell();
        Cells own = grid.neighboursOf(person).cells();
        List<Formula> parts = new ArrayList<>();
        for (int other : grid.everyone().cells().without(person).toArray()) {
            Cells theirs = grid.neighboursOf(other).cells();
            parts.add(Formula.more(grid.are(own.minus(theirs), status), grid.are(theirs.minus(own), status)));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes(".../SSS", "Bo has the most suspect neighbours of all people."),
                Example.no("SSS/SSS", "Bo has the most suspect neighbours of all people.", "a tie with Ed is false"));
    }
}
