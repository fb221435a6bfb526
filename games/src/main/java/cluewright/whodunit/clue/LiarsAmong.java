package cluewright.whodunit.clue;

import cluewright.clue.Amount;
import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Parity;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.whodunit.Affair;
import cluewright.whodunit.Liars;
import cluewright.whodunit.Person;
import cluewright.whodunit.Phrases;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** So many of some people lie, or tell the truth; an odd or even number of them do. The speaker may be among them. */
final class LiarsAmong extends WhodunitClue {
    private static final Slot<Affair, List<Person>> PEOPLE = new Slot<>("people", Phrases.PEOPLE);
    private static final Slot<Affair, HowMany> MANY = new Slot<>("count", new HowManyPhrase());
    private static final Slot<Affair, Boolean> LIE = new Slot<>("do", new DoPhrase());

    /** An amount or a parity. */
    record HowMany(@Nullable Amount amount, @Nullable Parity parity) implements cluewright.clue.Quantity {
        static final HowMany NONE = new HowMany(Amount.exactly(0), null);

        boolean fits(int count) {
            return amount != null ? amount.fits(count) : parity != null && parity.fits(count);
        }

        /** Only "1" is followed by a verb in the singular. */
        @Override
        public int number() {
            return amount == null ? 2 : amount.number();
        }
    }

    LiarsAmong() {
        super(Wording.<Affair>of("liars-among", "lying", 4, List.of(MANY, PEOPLE, LIE))
                .says(
                        "neither {people/nor} {do:one}.",
                        template -> template.when(MANY, HowMany.NONE).using("nor", PEOPLE, Phrases.NOR))
                .says("none of {people} {do:one}.", template -> template.when(MANY, HowMany.NONE))
                .says("{count} of {people} {do:count}."));
    }

    private static final class HowManyPhrase implements cluewright.clue.Phrase<Affair, HowMany> {
        @Override
        public String name() {
            return "an amount such as 'exactly 1', or 'an odd number'";
        }

        @Override
        public String say(Affair affair, HowMany many, boolean plural) {
            Parity parity = many.parity;
            return parity != null ? "an " + parity.word() + " number" : String.valueOf(many.amount);
        }

        @Override
        public List<Match<HowMany>> read(Affair affair, cluewright.clue.Scan scan, int from) {
            List<Match<HowMany>> found = new ArrayList<>();
            for (Match<Amount> amount : Phrases.AMOUNT.read(affair, scan, from)) {
                found.add(new Match<>(new HowMany(amount.value(), null), amount.end()));
            }
            for (Parity parity : Parity.values()) {
                int end = scan.after(from, "an " + parity.word() + " number");
                if (end >= 0) {
                    found.add(new Match<>(new HowMany(null, parity), end));
                }
            }
            return found;
        }
    }

    private static final class DoPhrase implements cluewright.clue.Phrase<Affair, Boolean> {
        @Override
        public String name() {
            return "'lie' or 'tell the truth'";
        }

        @Override
        public String say(Affair affair, Boolean lie, boolean many) {
            return lie ? many ? "lie" : "lies" : many ? "tell the truth" : "tells the truth";
        }

        @Override
        public List<Match<Boolean>> read(Affair affair, cluewright.clue.Scan scan, int from) {
            List<Match<Boolean>> found = new ArrayList<>();
            for (boolean lie : List.of(true, false)) {
                for (boolean many : List.of(true, false)) {
                    int end = scan.after(from, say(affair, lie, many));
                    if (end >= 0) {
                        found.add(new Match<>(lie, end));
                    }
                }
            }
            return found;
        }
    }

    @Override
    List<Args> candidates(Affair affair, Hand hand) {
        List<Args> candidates = new ArrayList<>();
        List<Person> others = hand.of(affair.others());
        for (int members = 0; members < 1 << Math.min(4, others.size()); members++) {
            List<Person> people = new ArrayList<>();
            for (int i = 0; i < others.size() && i < 4; i++) {
                if ((members >> i & 1) == 1) {
                    people.add(others.get(i));
                }
            }
            people.sort((left, right) -> Integer.compare(left.number(), right.number()));
            if (people.size() >= 2 && people.size() <= 3) {
                add(people, hand, candidates);
            }
        }
        return candidates;
    }

    private static void add(List<Person> people, Hand hand, List<Args> candidates) {
        List<HowMany> many = new ArrayList<>();
        amounts(people.size()).forEach(amount -> many.add(new HowMany(amount, null)));
        many.add(new HowMany(null, Parity.ODD));
        many.add(new HowMany(null, Parity.EVEN));
        for (HowMany howMany : hand.of(many)) {
            for (boolean lie : List.of(true, false)) {
                candidates.add(Args.none()
                        .with(MANY, howMany)
                        .with(PEOPLE, List.copyOf(people))
                        .with(LIE, lie));
            }
        }
    }

    /** Whether some, and not all, numbers of liars that may be among these people are as it says. */
    @Override
    public @Nullable String senseless(Affair affair, Args args) {
        Liars liars = affair.setting().liars();
        int size = args.get(PEOPLE).size();
        int rest = affair.people().size() - size;
        int possible = 0;
        int fitting = 0;
        for (int count = 0; count <= size; count++) {
            boolean may = false;
            for (int other = 0; other <= rest; other++) {
                may |= liars.allows(count + other);
            }
            possible += may ? 1 : 0;
            fitting += may && args.get(MANY).fits(args.get(LIE) ? count : size - count) ? 1 : 0;
        }
        if (fitting == 0) {
            return "it can never be so";
        }
        return fitting == possible ? "it is always so" : null;
    }

    @Override
    public boolean holds(Affair affair, Args args, World world) {
        int count = 0;
        for (Person person : args.get(PEOPLE)) {
            count += affair.lies(world, person.number()) == args.get(LIE) ? 1 : 0;
        }
        return args.get(MANY).fits(count);
    }

    @Override
    public Formula formula(Affair affair, Args args) {
        List<Formula> parts = new ArrayList<>();
        for (Person person : args.get(PEOPLE)) {
            Formula lies = affair.lies(person.number());
            parts.add(args.get(LIE) ? lies : Formula.not(lies));
        }
        return Formula.count(parts, Numbers.where(parts.size(), args.get(MANY)::fits));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("br br* gr", "Exactly 1 of Bo and Cy lies."),
                Example.no("br* br gr", "Exactly 1 of Bo and Cy lies."),
                Example.yes("br br* gr*", "Neither Bo nor Cy tells the truth."),
                Example.no("br br gr*", "An even number of Bo and Cy lie."));
    }
}
