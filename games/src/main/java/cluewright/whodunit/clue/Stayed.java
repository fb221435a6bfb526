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
import cluewright.whodunit.Time;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody was in one place from one time to a later one. */
final class Stayed extends WhodunitClue {
    private static final Slot<Affair, Time> FROM = new Slot<>("from", Phrases.TIME);
    private static final Slot<Affair, Time> TO = new Slot<>("to", Phrases.TIME);

    Stayed() {
        super(Wording.<Affair>of("stayed", "times", 2, List.of(WHO, PLACE, FROM, TO))
                .says("{person} stayed {place} from {from} to {to}."));
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        List<Time> times = affair.namedTimes();
        for (Person person : hand.of(affair.people())) {
            for (Place place : hand.of(affair.places())) {
                for (int from = 1; from < times.size(); from++) {
                    for (int to = from + 1; to < times.size(); to++) {
                        candidates.add(Args.none()
                                .with(WHO, person)
                                .with(PLACE, place)
                                .with(FROM, times.get(from))
                                .with(TO, times.get(to)));
                    }
                }
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        return args.get(FROM).slot() < args.get(TO).slot()
                ? null
                : args.get(TO).name() + " is not later than " + args.get(FROM).name();
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        for (int slot = args.get(FROM).slot(); slot <= args.get(TO).slot(); slot++) {
            if (affair.place(world, args.get(WHO).number(), slot)
                    != args.get(PLACE).number()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> there = affair.everyTime(
                slot -> affair.at(args.get(WHO).number(), slot, args.get(PLACE).number()));
        return Formula.and(there.subList(args.get(FROM).slot(), args.get(TO).slot() + 1));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("bbr bgr* ggr", "I stayed at the bar from nine to ten."),
                Example.no("bbr bgr* ggr", "Bo stayed at the bar from nine to ten."));
    }
}
