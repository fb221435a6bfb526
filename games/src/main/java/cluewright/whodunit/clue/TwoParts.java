package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Part;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import cluewright.whodunit.Time;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Two short statements joined: the first not without the second, or exactly one of them. */
final class TwoParts extends WhodunitClue {
    private static final Slot<Affair, Part> FIRST = new Slot<>("first", Phrases.PART);
    private static final Slot<Affair, Part> SECOND_PART = new Slot<>("second", Phrases.PART);
    private static final Slot<Affair, Time> TIME = TimedClue.TIME;

    private final boolean isCondition;

    TwoParts(boolean isCondition) {
        super(
                isCondition
                        ? TimedClue.say(
                                TimedClue.timed("if-then", "conditions", 4, List.of(FIRST, SECOND_PART)),
                                "if {first}, (then) {second}.")
                        : TimedClue.say(
                                TimedClue.timed("one-of-two", "conditions", 5, List.of(FIRST, SECOND_PART)),
                                "either {first} or {second}, but not both."));
        this.isCondition = isCondition;
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Part> parts = new ArrayList<>();
        for (Person person : affair.people()) {
            for (boolean is : List.of(true, false)) {
                affair.places().forEach(place -> parts.add(new Part(person, true, is, place.number())));
                affair.colours().forEach(colour -> parts.add(new Part(person, false, is, colour.number())));
            }
        }
        List<Args> candidates = new ArrayList<>();
        List<Part> seconds = hand.of(parts);
        for (Part first : hand.of(parts)) {
            for (Part second : seconds) {
                if (!first.isAbout(second) && parts.indexOf(first) < parts.indexOf(second)) {
                    for (Time time : first.isPlace() || second.isPlace() ? affair.namedTimes() : List.of(Time.UNSAID)) {
                        candidates.add(Args.none()
                                .with(FIRST, first)
                                .with(SECOND_PART, second)
                                .with(TIME, time));
                    }
                }
            }
        }
        return candidates;
    }

    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        Part first = args.get(FIRST);
        Part second = args.get(SECOND_PART);
        if (!first.isPlace() && !second.isPlace() && args.get(TIME).isSaid()) {
            return "what people wear does not change, so the time says nothing";
        }
        if (affair.colours().size() == 1 && !(first.isPlace() && second.isPlace())) {
            return "there is only one colour";
        }
        return first.equals(second) ? "it says the same twice" : null;
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        boolean first = args.get(FIRST).holds(affair, args.get(TIME), world);
        boolean second = args.get(SECOND_PART).holds(affair, args.get(TIME), world);
        return isCondition ? !first || second : first != second;
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        Formula first = args.get(FIRST).formula(affair, args.get(TIME));
        Formula second = args.get(SECOND_PART).formula(affair, args.get(TIME));
        return isCondition ? Formula.implies(first, second) : Formula.xor(first, second);
    }

    @Override
    public List<Example> examples() {
        if (isCondition) {
            return List.of(
                    Example.yes("br gr* br", "If I was at the bar, then Bo was in the garden."),
                    Example.no("br br* br", "If I was at the bar, then Bo was in the garden."),
                    Example.yes(
                            "gr br* br", "If I was at the bar, then Bo was in the garden.", "nothing is said else"));
        }
        return List.of(
                Example.yes("br br* gb", "Either Bo was at the bar or Cy wore red, but not both."),
                Example.no("br br* gr", "Either Bo was at the bar or Cy wore red, but not both."));
    }
}
