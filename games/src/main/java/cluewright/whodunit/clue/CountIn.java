package cluewright.whodunit.clue;

import cluewright.clue.Amount;
import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Colour;
import cluewright.whodunit.Person;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** So many people wore a colour; the speaker counts. */
final class CountIn extends WhodunitClue {
    CountIn() {
        super(Wording.<Affair>of("count-in", "counting", 3, List.of(AMOUNT, COLOUR))
                .says("nobody wore {colour}.", template -> template.when(AMOUNT, Amount.exactly(0)))
                .says("{amount} [person|people:amount] wore {colour}."));
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Colour colour : hand.of(affair.colours())) {
            for (Amount amount : hand.of(amounts(affair.people().size()))) {
                candidates.add(Args.none().with(AMOUNT, amount).with(COLOUR, colour));
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return idle(args.get(AMOUNT), 0, affair.people().size());
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        int count = 0;
        for (Person person : affair.people()) {
            count += affair.colour(world, person.number()) == args.get(COLOUR).number() ? 1 : 0;
        }
        return args.get(AMOUNT).fits(count);
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> so = new ArrayList<>();
        affair.people()
                .forEach(person ->
                        so.add(affair.wore(person.number(), args.get(COLOUR).number())));
        return Formula.count(so, args.get(AMOUNT).numbers(so.size()));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("bb br* gb", "At most 1 person wore red."),
                Example.no("br br* gb", "At most 1 person wore red."),
                Example.no("br bb* gb", "Nobody wore red.", "the speaker counts"));
    }
}
