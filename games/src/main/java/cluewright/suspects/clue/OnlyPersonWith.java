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
import cluewright.suspects.Person;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Somebody of a place has exactly so many neighbours of a status, and nobody else there has exactly so many. */
final class OnlyPersonWith extends NeighbourClue {
    OnlyPersonWith() {
        super(Wording.of("only-person-with", "counting neighbours", 6, List.of(PERSON, WHERE, STATUS, NUMBER))
                .says(
                        "{person} is the only person {where} with no {status:one} " + ALL_NEIGHBOURS + ".",
                        template -> template.when(NUMBER, new Tally(0)))
                .says("{person} is the only person {where} with (exactly) {number} {status:one} " + NEIGHBOURS + "."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(places(grid))) {
            for (Status status : Status.BOTH) {
                for (int cell : where.cells().toArray()) {
                    Args args = Args.none()
                            .with(PERSON, grid.person(cell))
                            .with(WHERE, where)
                            .with(STATUS, status)
                            .with(NUMBER, new Tally(neighbours(grid, cell, grid.of(truth, status))));
                    if (holds(grid, args, truth)) {
                        out.accept(args);
                    }
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Person person = args.get(PERSON);
        Unit where = args.get(WHERE);
        if (!where.cells().contains(person.cell())) {
            return person + " is not " + where;
        }
        int neighbours = neighbours(grid, person.cell());
        if (args.get(NUMBER).number() > neighbours) {
            return person + " has only " + say(neighbours);
        }
        return impossible(grid, args) ? "somebody else " + where + " always has as many" : null;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells ofStatus = grid.of(world, args.get(STATUS));
        Cells found = Cells.NONE;
        for (int cell : args.get(WHERE).cells().toArray()) {
            found = neighbours(grid, cell, ofStatus) == args.get(NUMBER).number() ? found.with(cell) : found;
        }
        return found.equals(Cells.of(args.get(PERSON).cell()));
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int person = args.get(PERSON).cell();
        Status status = args.get(STATUS);
        if (!args.get(WHERE).cells().contains(person)) {
            return Formula.no();
        }
        Numbers number = Numbers.of(args.get(NUMBER).number());
        List<Formula> parts = new ArrayList<>();
        parts.add(has(grid, person, status, number));
        for (int other : args.get(WHERE).cells().without(person).toArray()) {
            parts.add(has(grid, other, status, number.outside(neighbours(grid, other))));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("S.../....", "Bo is the only person in row 1 with exactly 1 suspect neighbour."),
                Example.no(
                        "S.S./....", "Bo is the only person in row 1 with exactly 1 suspect neighbour.", "Bo has two"),
                Example.no(".S../....", "Ada is the only person in row 1 with exactly 1 suspect neighbour.", "Cy too"),
                Example.yes("SS../....", "Di is the only person in row 1 with no suspect neighbours."));
    }
}
