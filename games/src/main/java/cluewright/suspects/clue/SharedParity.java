package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Parity;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An odd, or an even, number of people of a status are in both of two places; 0 is even. */
final class SharedParity extends OverlapClue {
    SharedParity() {
        super(Wording.of("shared-parity", "two places", 4, List.of(ParityOf.PARITY, STATUS, WHERE, OTHER))
                .says("An {parity} number of (the) {status} {where} are {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Args args : meets(grid, hand)) {
            int count = found(grid, args, truth).common(args.get(OTHER).cells());
            out.accept(args.with(ParityOf.PARITY, Parity.of(count)));
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return apart(args.get(WHERE), args.get(OTHER));
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        int count = found(grid, args, world).common(args.get(OTHER).cells());
        return args.get(ParityOf.PARITY).fits(count);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        Cells common = common(args);
        return count(grid, common, args.get(STATUS), args.get(ParityOf.PARITY).numbers(common.size()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("..S/S.S", "An odd number of the suspects neighbouring Ada are in row 2."),
                Example.no("..S/SSS", "An odd number of the suspects neighbouring Ada are in row 2."),
                Example.yes(".S./..S", "An even number of the suspects neighbouring Ada are in row 2.", "0 is even"));
    }
}
