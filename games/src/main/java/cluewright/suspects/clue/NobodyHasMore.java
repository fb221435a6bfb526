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
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Nobody of a place has more than so many neighbours of a status. */
final class NobodyHasMore extends NeighbourClue {
    NobodyHasMore() {
        super(Wording.of("nobody-has-more", "counting neighbours", 5, List.of(WHERE, STATUS, NUMBER))
                .says(
                        "Nobody {where} has {status/a} [neighbor|neighbour].",
                        template ->
                                template.using("a", STATUS, Phrases.INDEFINITE).when(NUMBER, new Tally(0)))
                .says("Nobody {where} has more than {number} {status:one} " + NEIGHBOURS + "."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Unit where : hand.of(places(grid))) {
            for (Status status : Status.BOTH) {
                Args args = Args.none().with(WHERE, where).with(STATUS, status);
                int tautology = most(grid, where, grid.everyone().cells());
                for (int number = most(grid, where, grid.of(truth, status)); number < tautology; number++) {
                    out.accept(args.with(NUMBER, new Tally(number)));
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        int number = args.get(NUMBER).number();
        if (where.size() > 0 && number >= most(grid, where, grid.everyone().cells())) {
            return "nobody " + where + " has more than " + say(number) + " at all";
        }
        return nobody(where);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        return most(grid, args.get(WHERE), grid.of(world, args.get(STATUS)))
                <= args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Numbers upTo = Numbers.range(0, args.get(NUMBER).number());
        List<Formula> parts = new ArrayList<>();
        for (int cell : args.get(WHERE).cells().toArray()) {
            parts.add(has(grid, cell, args.get(STATUS), upTo));
        }
        return Formula.and(parts);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./...", "Nobody in row 1 has more than 1 suspect neighbour.", "nobody is their own"),
                Example.no("S.S/...", "Nobody in row 1 has more than 1 suspect neighbour.", "Bo has two"),
                Example.yes("S.../....", "Nobody in column D has a suspect neighbour."),
                Example.no("..S./....", "Nobody in column D has a suspect neighbour."));
    }
}
