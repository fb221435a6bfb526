package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.OneOf;
import cluewright.clue.Phrase;
import cluewright.clue.Slot;
import cluewright.clue.Template;
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

/**
 * More people of a place are of one status than of the other, or as many. As many suspects as innocents is as many
 * innocents as suspects, and only the first is proposed.
 */
final class Majority extends SuspectsClue {
    /** How the two statuses compare. */
    enum Balance {
        MORE("more"),
        AS_MANY("as many");

        private final String words;

        Balance(String words) {
            this.words = words;
        }

        /** Whether so many against so many others is as this says. */
        boolean fits(int number, int others) {
            return this == MORE ? number > others : number == others;
        }
    }

    private static final Phrase<Grid, Balance> BALANCES =
            OneOf.these("'more' or 'as many'", List.of(Balance.values()), balance -> balance.words);

    /** The status that is named second, which is the other one. */
    private static final Phrase<Grid, Status> OTHER_STATUS = OneOf.counted(
            "the other of 'suspects' and 'innocents'",
            Status.BOTH,
            status -> status.other().noun(false),
            status -> status.other().noun(true));

    static final Slot<Grid, Balance> BALANCE = new Slot<>("balance", BALANCES);

    Majority() {
        super(Wording.of("majority", "comparing", 3, List.of(BALANCE, STATUS, WHERE))
                .says("There are more {status} than {status/other} {where}.", template -> of(Balance.MORE, template))
                .says(
                        "There are as many {status} as {status/other} {where}.",
                        template -> of(Balance.AS_MANY, template))
                .says(
                        "There are equally many {status} and {status/other} {where}.",
                        template -> of(Balance.AS_MANY, template)));
    }

    private static Template<Grid> of(Balance balance, Template<Grid> template) {
        return template.using("other", STATUS, OTHER_STATUS).when(BALANCE, balance);
    }

    @Override
    public void propose(Grid grid, World truth, Hand hand, Consumer<Args> out) {
        List<Unit> places = new ArrayList<>(grid.places().all());
        places.add(grid.everyone());
        for (Unit where : hand.of(places)) {
            int suspects = where.count(grid.of(truth, Status.SUSPECT));
            int innocents = where.size() - suspects;
            out.accept(Args.none()
                    .with(BALANCE, suspects == innocents ? Balance.AS_MANY : Balance.MORE)
                    .with(STATUS, suspects >= innocents ? Status.SUSPECT : Status.INNOCENT)
                    .with(WHERE, where));
        }
    }

    @Override
    public @Nullable String senseless(Grid grid, Args args) {
        Unit where = args.get(WHERE);
        boolean odd = where.size() % 2 == 1;
        return args.get(BALANCE) == Balance.AS_MANY && odd
                ? "the number of people " + where + " is " + where.size() + ", which has no half"
                : nobody(where);
    }

    @Override
    public boolean holds(Grid grid, Args args, World world) {
        int number = args.get(WHERE).count(grid.of(world, args.get(STATUS)));
        int others = args.get(WHERE).count(grid.of(world, args.get(STATUS).other()));
        return args.get(BALANCE).fits(number, others);
    }

    @Override
    public Formula formula(Grid grid, Args args) {
        int size = args.get(WHERE).size();
        Numbers in = args.get(BALANCE) == Balance.MORE ? Numbers.range(size / 2 + 1, size) : Numbers.of(size / 2);
        return count(grid, args.get(WHERE).cells(), args.get(STATUS), in);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("SS./..S", "There are more suspects than innocents in row 1."),
                Example.no("SS../...S", "There are more suspects than innocents in row 1.", "a tie is not more"),
                Example.yes("SS../...S", "There are as many suspects as innocents in row 1."),
                Example.no("SSS./...S", "There are as many suspects as innocents in row 1."));
    }
}
