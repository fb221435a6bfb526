package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Phrases;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Exactly m people of a status are in a place, and exactly n of these are in another place too. All of them, or 1 of 1,
 * is read but not proposed: {@link AllAreIn}, {@link BothAreIn} and {@link OnlyOneIsIn} say that better.
 */
final class NOfTheM extends OverlapClue {
    static final Slot<Grid, Tally> TOTAL = new Slot<>("total", Phrases.NUMBER);

    NOfTheM() {
        super(Wording.of("n-of-the-m", "two places", 4, List.of(NUMBER, TOTAL, STATUS, WHERE, OTHER))
                .says(
                        "None of the {total} {status:total} {where} [is|are:one] {other}.",
                        template -> template.when(NUMBER, new Tally(0)))
                .says("(Exactly) {number} of the {total} {status:total} {where} [is|are:number] {other}."));
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Args args : overlaps(grid, hand)) {
            Cells found = found(grid, args, truth);
            int number = found.common(args.get(OTHER).cells());
            int total = found.size();
            if (total >= 2 && number < total) {
                out.accept(args.with(NUMBER, new Tally(number)).with(TOTAL, new Tally(total)));
            }
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        int total = args.get(TOTAL).number();
        if (total == 0) {
            return "of 0 people there is nothing more to say";
        }
        if (number > total) {
            return "of " + total + " there cannot be " + number;
        }
        String tooMany = tooMany(number, args);
        int most = outside(args).size();
        return tooMany == null && total - number > most
                ? "only " + people(most, args.get(WHERE)) + "not " + args.get(OTHER)
                : tooMany;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        Cells found = found(grid, args, world);
        return found.size() == args.get(TOTAL).number()
                && found.common(args.get(OTHER).cells()) == args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        return split(grid, args, number, args.get(TOTAL).number() - number);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes(".S./S..", "Exactly 1 of the 2 suspects neighbouring Ada is in row 2."),
                Example.no(".S./SS.", "Exactly 1 of the 2 suspects neighbouring Ada is in row 2."),
                Example.no("..S/S..", "Exactly 1 of the 2 suspects neighbouring Ada is in row 2.", "there is only 1"),
                Example.yes(
                        "SS../..S.", "None of the 2 suspects in row 1 is neighbouring Hal.", "his are Cy, Di and Gus"));
    }
}
