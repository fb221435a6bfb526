package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.OneOf;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Person;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Somebody has strictly more neighbours of a status than somebody else, or the same number. */
final class MoreNeighbours extends NeighbourClue {
    /** Than whom. */
    static final Slot<Grid, Person> THAN = new Slot<>("than", Phrases.PERSON);

    /** How the two numbers compare. */
    enum Relation {
        MORE("more"),
        EQUAL("equal");

        private final String word;

        Relation(String word) {
            this.word = word;
        }
    }

    static final Slot<Grid, Relation> RELATION =
            new Slot<>("relation", OneOf.these("'more' or 'equal'", List.of(Relation.values()), value -> value.word));

    MoreNeighbours() {
        super(Wording.of("more-neighbours", "counting neighbours", 4, List.of(PERSON, THAN, STATUS, RELATION))
                .says(
                        "{person} has more {status:one} " + ALL_NEIGHBOURS + " than {than}.",
                        template -> template.when(RELATION, Relation.MORE))
                .says(
                        "{person} and {than} have equally many {status:one} " + ALL_NEIGHBOURS + ".",
                        template -> template.when(RELATION, Relation.EQUAL)));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        List<Person> others = hand.of(grid.people());
        for (Person person : hand.of(grid.people())) {
            for (Person other : others) {
                Args pair = Args.none().with(PERSON, person).with(THAN, other);
                for (Status status : Status.BOTH) {
                    Args args = pair.with(STATUS, status);
                    offer(grid, truth, args.with(RELATION, Relation.MORE), out);
                    if (person.cell() < other.cell()) {
                        offer(grid, truth, args.with(RELATION, Relation.EQUAL), out);
                    }
                }
            }
        }
    }

    private void offer(Grid grid, World truth, Args args, Consumer<Args> out) {
        if (holds(grid, args, truth) && senseless(grid, args) == null) {
            out.accept(args);
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Person person = args.get(PERSON);
        Person other = args.get(THAN);
        if (person.equals(other)) {
            return "it names " + person + " twice";
        }
        boolean none = only(grid, person, other).isEmpty();
        if (args.get(RELATION) == Relation.MORE) {
            return none ? "every neighbour of " + person + " is a neighbour of " + other : null;
        }
        boolean same = none && only(grid, other, person).isEmpty();
        return same ? person + " and " + other + " have the same neighbours" : null;
    }

    /** The neighbours of the one who are not neighbours of the other. */
    private static Cells only(Grid grid, Person one, Person other) {
        return grid.neighboursOf(one.cell())
                .cells()
                .minus(grid.neighboursOf(other.cell()).cells());
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        int one = neighbours(grid, args.get(PERSON).cell(), ofStatus);
        int other = neighbours(grid, args.get(THAN).cell(), ofStatus);
        return args.get(RELATION) == Relation.MORE ? one > other : one == other;
    }

    /** Common neighbours count for both, so only the others are compared. */
    @Override
    public Formula formula(Grid grid, Args args) {
        Person person = args.get(PERSON);
        Person other = args.get(THAN);
        List<Formula> one = grid.are(only(grid, person, other), args.get(STATUS));
        List<Formula> two = grid.are(only(grid, other, person), args.get(STATUS));
        return args.get(RELATION) == Relation.MORE ? Formula.more(one, two) : Formula.compare(one, two, 0, 0);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("S.S/...", "Bo has more suspect neighbours than Ada."),
                Example.no("S../...", "Bo has more suspect neighbours than Di.", "a tie is false"),
                Example.yes("S../...", "Bo and Di have equally many suspect neighbours."),
                Example.no("SS./..S", "Ada and Cy have equally many suspect neighbours.", "1 and 2"));
    }
}
