package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Phrase;
import cluewright.clue.Slot;
import cluewright.clue.Tally;
import cluewright.clue.Template;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.PlacePhrase;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * So many people of a status are in two places taken together, each person counted once.
 *
 * <p>A place that is itself joined with "and" cannot be told from two places here, so it is not read. Proposed are
 * places that share nobody: there the sentence cannot be mistaken for a sum.
 */
final class Total extends SuspectsClue {
    private static final Phrase<Grid, Unit> SINGLE = PlacePhrase.only(
            "a place such as 'in row 3', not joined with another", unit -> unit.kind() != Unit.Kind.INTERSECTION);

    static final Slot<Grid, Unit> ONE = new Slot<>("where", SINGLE);
    static final Slot<Grid, Unit> TWO = new Slot<>("other", SINGLE);

    Total() {
        super(Wording.of("total", "counting", 2, List.of(NUMBER, STATUS, ONE, TWO))
                .says("There are no {status} {where/in} and {other/line} together.", Total::none)
                .says("There are no {status} {where} and {other} together.", Total::none)
                .says(
                        "There [is|are:number] (exactly) {number} {status:number} {where/in} and {other/line} together.",
                        Total::ofLines)
                .says("There [is|are:number] (exactly) {number} {status:number} {where} and {other} together."));
    }

    private static Template<Grid> none(Template<Grid> template) {
        return ofLines(template).when(NUMBER, new Tally(0));
    }

    private static Template<Grid> ofLines(Template<Grid> template) {
        return template.using("in", ONE, PlacePhrase.only("a line such as 'in row 3'", Unit::isLine))
                .using("line", TWO, PlacePhrase.line());
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        for (Pair<Unit> two : Pair.of(grid.places().plain(), hand)) {
            if (two.first().cells().common(two.second().cells()) > 0) {
                continue;
            }
            for (Status status : Status.BOTH) {
                Args args =
                        Args.none().with(STATUS, status).with(ONE, two.first()).with(TWO, two.second());
                int count = together(args).common(grid.of(truth, status));
                out.accept(args.with(NUMBER, new Tally(count)));
            }
        }
    }

    private static Cells together(Args args) {
        return args.get(ONE).cells().or(args.get(TWO).cells());
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit one = args.get(ONE);
        Unit two = args.get(TWO);
        String within = OverlapClue.within(one, two);
        String reason = within != null ? within : OverlapClue.within(two, one);
        int most = together(args).size();
        return reason == null && args.get(NUMBER).number() > most
                ? "the number of people " + one + " and " + two + " together is only " + most
                : reason;
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        int count = together(args).common(grid.of(world, args.get(STATUS)));
        return count == args.get(NUMBER).number();
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int number = args.get(NUMBER).number();
        return count(grid, together(args), args.get(STATUS), Numbers.of(number));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "There are exactly 3 suspects in row 1 and row 2 together."),
                Example.yes(
                        "SS./..S", "There are exactly 2 suspects in row 1 and column A together.", "Ada counts once"),
                Example.no(
                        "SS./..S", "There are exactly 3 suspects in row 1 and column A together.", "no sum of 2 and 1"),
                Example.yes("..S/...", "There are no suspects in row 2 and among the bakers together."),
                Example.no("S../...", "There are no suspects in row 2 and among the bakers together."));
    }
}
