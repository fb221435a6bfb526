package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Grid;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Everybody of a place has at least so many neighbours of a status. */
final class EverybodyHas extends NeighbourClue {
    EverybodyHas() {
        super(Wording.of("everybody-has", "counting neighbours", 5, List.of(WHERE, STATUS, NUMBER))
                .says("[Everyone|Everybody] {where} has at least {number} {status:one} " + NEIGHBOURS + "."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(places(grid))) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(WHERE, where).with(STATUS, status);
                int fewest = fewest(grid, where, grid.of(truth, status));
                for (int number = 1; number <= fewest; number++) {
                    out.accept(args.with(NUMBER, new Tally(number)));
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        int number = args.get(NUMBER).number();
        if (where.size() == 0) {
            return nobody(where);
        }
        if (number == 0) {
            return "at least 0 is always so";
        }
        int fewest = fewest(grid, where, grid.everyone().cells());
        return number > fewest ? "somebody " + where + " has only " + say(fewest) : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        return fewest(grid, args.get(WHERE), grid.of(world, args.get(STATUS)))
                >= args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        List<Formula> parts = new ArrayList<>();
        for (int cell : args.get(WHERE).cells().toArray()) {
            parts.add(has(grid, cell, args.get(STATUS), Numbers.range(number, neighbours(grid, cell))));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes(".S./...", "Everybody in row 2 has at least 1 suspect neighbour.", "diagonals count"),
                Example.no(".S./...", "Everybody in row 1 has at least 1 suspect neighbour.", "Bo is no own neighbour"),
                Example.no("S../...", "Everybody in row 2 has at least 1 suspect neighbour."),
                Example.yes("SSS/...", "Everybody in row 2 has at least 2 suspect neighbours."));
    }
}
