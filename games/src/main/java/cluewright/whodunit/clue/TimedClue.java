package cluewright.whodunit.clue;

import cluewright.clue.Args;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Template;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Phrases;
import cluewright.whodunit.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A statement about places. "At nine, …" speaks of that time. Without a time, statements of what somebody saw speak of
 * some time, all others of every time.
 */
abstract class TimedClue extends WhodunitClue {
    static final Slot<Affair, Time> TIME = new Slot<>("time", Phrases.TIME, Time.UNSAID);

    private final boolean isSight;

    TimedClue(Wording<Affair> wording, boolean isSight) {
        super(wording);
        this.isSight = isSight;
    }

    /** A wording over these slots and the time. */
    static Wording<Affair> timed(String id, String category, int weight, List<Slot<Affair, ?>> slots) {
        List<Slot<Affair, ?>> more = new ArrayList<>(slots);
        more.add(TIME);
        return Wording.of(id, category, weight, more);
    }

    /** The sentence with and without a time; it begins in lower case. */
    static Wording<Affair> say(Wording<Affair> wording, String sentence) {
        return say(wording, sentence, template -> template);
    }

    static Wording<Affair> say(Wording<Affair> wording, String sentence, UnaryOperator<Template<Affair>> narrowed) {
        return wording.says(sentence, template -> narrowed.apply(template.when(TIME, Time.UNSAID)))
                .says("at {time}, " + sentence, narrowed);
    }

    /** Candidates but for the time. */
    abstract List<Args> timeless(Affair affair, Hand hand);

    /** The truth at one time. */
    abstract boolean holdsAt(Affair affair, Args args, World world, int slot);

    /** The formula for one time. */
    abstract Formula formulaAt(Affair affair, Args args, int slot);

    @Override
    final List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        for (Args args : timeless(affair, hand)) {
            for (Time time : affair.namedTimes()) {
                candidates.add(args.with(TIME, time));
            }
        }
        return candidates;
    }

    @Override
    public final boolean holds(Affair affair, Args args, World world) {
        Time time = args.get(TIME);
        if (time.isSaid()) {
            return holdsAt(affair, args, world, time.slot());
        }
        for (int slot = 0; slot < affair.times(); slot++) {
            if (holdsAt(affair, args, world, slot) == isSight) {
                return isSight;
            }
        }
        return !isSight;
    }

    @Override
    public final Formula formula(Affair affair, Args args) {
        Time time = args.get(TIME);
        if (time.isSaid()) {
            return formulaAt(affair, args, time.slot());
        }
        List<Formula> every = affair.everyTime(slot -> formulaAt(affair, args, slot));
        return isSight ? Formula.or(every) : Formula.and(every);
    }
}
