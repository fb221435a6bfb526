package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import cluewright.whodunit.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody was in one place at some time and in another at the next. */
final class Moved extends WhodunitClue {
    private static final Slot<Affair, Place> FROM = new Slot<>("from", Phrases.BARE);
    private static final Slot<Affair, Place> TO = new Slot<>("to", Phrases.BARE);

    Moved() {
        super(Wording.<Affair>of("moved", "times", 2, List.of(WHO, FROM, TO))
                .says("{person} went from {from} to {to}."));
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Person person : hand.of(affair.people())) {
            for (Place from : hand.of(affair.places())) {
                for (Place to : hand.of(affair.places())) {
                    candidates.add(
                            Args.none().with(WHO, person).with(FROM, from).with(TO, to));
                }
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        Place from = args.get(FROM);
        Place to = args.get(TO);
        if (from.equals(to)) {
            return "it names the same place twice";
        }
        if (affair.times() == 1) {
            return "there is only one time";
        }
        return affair.isNear(from.number(), to.number())
                ? null
                : "there is no way from " + from.bare() + " to " + to.bare();
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        boolean went = false;
        for (int slot = 1; slot < affair.times(); slot++) {
            went |= affair.place(world, args.get(WHO).number(), slot - 1)
                            == args.get(FROM).number()
                    && affair.place(world, args.get(WHO).number(), slot)
                            == args.get(TO).number();
        }
        return went;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> ways = new ArrayList<>();
        for (int slot = 1; slot < affair.times(); slot++) {
            ways.add(Formula.and(
                    affair.at(args.get(WHO).number(), slot - 1, args.get(FROM).number()),
                    affair.at(args.get(WHO).number(), slot, args.get(TO).number())));
        }
        return Formula.or(ways);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("bbr bgr* ggr", "Bo went from the bar to the garden."),
                Example.no("bbr bgr* ggr", "I went from the bar to the garden."));
    }
}
