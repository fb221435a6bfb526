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
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Exactly one person of a place has exactly so many neighbours of a status. */
final class OnePersonWith extends NeighbourClue {
    OnePersonWith() {
        super(Wording.of("one-person-with", "counting neighbours", 7, List.of(WHERE, STATUS, NUMBER))
                .says(
                        "Exactly [1|one] person {where} has no {status:one} " + ALL_NEIGHBOURS + ".",
                        template -> template.when(NUMBER, new Tally(0)))
                .says("Exactly [1|one] person {where} has (exactly) {number} {status:one} " + NEIGHBOURS + "."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(places(grid))) {
            for (Status status : Status.BOTH) {
                int most = most(grid, where, grid.of(truth, status));
                for (int number = 0; number <= most; number++) {
                    Args args =
                            Args.none().with(WHERE, where).with(STATUS, status).with(NUMBER, new Tally(number));
                    if (holds(grid, args, truth)) {
                        out.accept(args);
                    }
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        String nobody = nobody(where);
        if (nobody != null) {
            return nobody;
        }
        int most = most(grid, where, grid.everyone().cells());
        if (args.get(NUMBER).number() > most) {
            return "nobody " + where + " has more than " + say(most);
        }
        return impossible(grid, args) ? "it can be nobody or several people " + where + ", but never one" : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        int people = 0;
        for (int cell : args.get(WHERE).cells().toArray()) {
            people += neighbours(grid, cell, ofStatus) == args.get(NUMBER).number() ? 1 : 0;
        }
        return people == 1;
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Numbers number = Numbers.of(args.get(NUMBER).number());
        List<Formula> people = new ArrayList<>();
        for (int cell : args.get(WHERE).cells().toArray()) {
            people.add(has(grid, cell, args.get(STATUS), number));
        }
        return Formula.count(people, Numbers.of(1));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("S.../....", "Exactly one person in row 1 has exactly 1 suspect neighbour.", "Bo"),
                Example.no(".S../....", "Exactly one person in row 1 has exactly 1 suspect neighbour.", "Ada and Cy"),
                Example.yes("S.../....", "Exactly one person in column A has no suspect neighbours.", "Ada"),
                Example.no("..../....", "Exactly one person in row 1 has exactly 1 suspect neighbour."));
    }
}
