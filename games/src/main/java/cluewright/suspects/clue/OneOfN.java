package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A person of a place is of a status, and exactly so many people are there, the person included. One of 1 is said "the
 * only suspect" and is read, not proposed: it settles the whole place.
 */
final class OneOfN extends OneAmong {
    OneOfN() {
        super(Wording.of("one-of-n", "one among others", 2, List.of(PERSON, NUMBER, STATUS, WHERE))
                .says("{person} is the only {status:one} {where}.", template -> template.when(NUMBER, new Tally(1)))
                .says("{person} is one of the {number} {status:number} {where}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        proposeCompanions(grid, truth, hand, args -> {
            int count = args.get(WHERE).count(grid.of(truth, args.get(STATUS)));
            out.accept(args.with(NUMBER, new Tally(count)));
        });
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        if (number == 0) {
            return args.get(PERSON) + " alone makes 1 already";
        }
        String elsewhere = elsewhere(args);
        int most = args.get(WHERE).size();
        return elsewhere == null && number > most
                ? "the number of people " + args.get(WHERE) + " is only " + most
                : elsewhere;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells found = grid.of(world, args.get(STATUS)).and(args.get(WHERE).cells());
        return found.contains(args.get(PERSON).cell())
                && found.size() == args.get(NUMBER).number();
    }

    /** The person is, and so are exactly n - 1 of the others. */
    @Override
    public Formula formula(Grid grid, Args args) {
        Status status = args.get(STATUS);
        int person = args.get(PERSON).cell();
        Cells others = args.get(WHERE).cells().without(person);
        return Formula.and(
                grid.is(person, status),
                count(grid, others, status, Numbers.of(args.get(NUMBER).number() - 1)));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "Ada is one of the 2 suspects in row 1."),
                Example.no("SSS/..S", "Ada is one of the 2 suspects in row 1.", "the number is exact: there are 3"),
                Example.no("SS./..S", "Cy is one of the 2 suspects in row 1.", "there are 2, but Cy is none of them"),
                Example.yes("SS./..S", "Flo is the only suspect in row 2."));
    }
}
