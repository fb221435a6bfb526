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
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** So many people of a status are in both of two places; how many are in either is left open. */
final class Shared extends OverlapClue {
    Shared() {
        super(Wording.of("shared", "two places", 3, List.of(NUMBER, STATUS, WHERE, OTHER))
                .says("No {status:one} {where} [is|are:one] {other}.", template -> template.when(NUMBER, new Tally(0)))
                .says("(Exactly) {number} {status:number} {where} [is|are:number] {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Args args : meets(grid, hand)) {
            int count = found(grid, args, truth).common(args.get(OTHER).cells());
            out.accept(args.with(NUMBER, new Tally(count)));
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        return tooMany(args.get(NUMBER).number(), args);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        int count = found(grid, args, world).common(args.get(OTHER).cells());
        return count == args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        return count(grid, common(args), args.get(STATUS), Numbers.of(number));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("..S/S.S", "Exactly 1 suspect neighbouring Ada is in row 2.", "Di; Flo is no neighbour"),
                Example.no("..S/SS.", "Exactly 1 suspect neighbouring Ada is in row 2.", "the number is exact"),
                Example.yes(".S./..S", "No suspect neighbouring Ada is in row 2.", "Bo may be one"));
    }
}
