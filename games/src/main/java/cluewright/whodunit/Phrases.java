package cluewright.whodunit;

import cluewright.clue.Amount;
import cluewright.clue.AmountPhrase;
import cluewright.clue.NumberPhrase;
import cluewright.clue.Numerals;
import cluewright.clue.OneOf;
import cluewright.clue.Parity;
import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The phrases that statements are made of. */
public final class Phrases {
    /** Somebody other than the speaker, by name. */
    public static final Phrase<Affair, Person> OTHER = oneOf("a person's name", Affair::others, Person::name);

    /** Anybody; the speaker is "I". */
    public static final Phrase<Affair, Person> ANYBODY = new OneOf<>(
            "a person's name or 'I'",
            Affair::people,
            (affair, person) -> List.of(person.number() == affair.speaker() ? "I" : person.name()));

    /** "at the bar", "in the garden". */
    public static final Phrase<Affair, Place> PLACE = oneOf("a place such as 'at the bar'", Affair::places, Place::at);

    /** "the bar", "the garden". */
    public static final Phrase<Affair, Place> BARE = oneOf("a place such as 'the bar'", Affair::places, Place::bare);

    /** "red". */
    public static final Phrase<Affair, Colour> COLOUR = oneOf("a colour", Affair::colours, Colour::name);

    /** "tall". */
    public static final Phrase<Affair, String> TRAIT = oneOf("a trait", Phrases::traits, trait -> trait);

    /** "nine". */
    public static final Phrase<Affair, Time> TIME = new OneOf<>(
            "a time",
            affair -> affair.namedTimes().subList(1, affair.namedTimes().size()),
            (affair, time) -> time.isSaid() ? List.of(time.name()) : List.of());

    /** "odd", "even". */
    public static final Phrase<Affair, Parity> PARITY = OneOf.these("'odd' or 'even'", Parity.BOTH, Parity::word);

    /** "2"; number words are read too. */
    public static final NumberPhrase<Affair> NUMBER = new NumberPhrase<>(new Numerals(2, 8));

    /** "exactly 2"; a bare number is read too. */
    public static final Phrase<Affair, Amount> AMOUNT = new AmountPhrase<>(NUMBER, List.of());

    /** "Bo, Cy and me": two people or more. */
    public static final Phrase<Affair, List<Person>> PEOPLE = new PeoplePhrase("and");

    /** "Bo nor Cy". */
    public static final Phrase<Affair, List<Person>> NOR = new PeoplePhrase("nor");

    /** "I was at the bar", "Bo did not wear red". */
    public static final Phrase<Affair, Part> PART = new PartPhrase();

    private Phrases() {}

    private static <T> Phrase<Affair, T> oneOf(
            String name, Function<Affair, List<T>> values, Function<T, String> words) {
        return new OneOf<>(name, values, (affair, value) -> List.of(words.apply(value)));
    }

    /** The different traits of all but the speaker. */
    public static List<String> traits(Affair affair) {
        List<String> traits = new ArrayList<>();
        for (Person person : affair.others()) {
            for (String trait : person.traits()) {
                if (!traits.contains(trait)) {
                    traits.add(trait);
                }
            }
        }
        return traits;
    }

    /** Two people or more, kept in the order of the cast; the speaker is "me". */
    private static final class PeoplePhrase implements Phrase<Affair, List<Person>> {
        private final String and;

        PeoplePhrase(String and) {
            this.and = and;
        }

        @Override
        public String name() {
            return "people, such as 'Bo " + and + " Cy'";
        }

        @Override
        public @Nullable String say(Affair affair, List<Person> people, boolean many) {
            if (and.equals("nor") && people.size() != 2) {
                return null;
            }
            List<String> names = new ArrayList<>();
            for (Person person : people) {
                if (person.number() != affair.speaker()) {
                    names.add(person.name());
                }
            }
            if (names.size() < people.size()) {
                names.add("me");
            }
            return Names.list(names, and);
        }

        @Override
        public List<Match<List<Person>>> read(Affair affair, Scan scan, int from) {
            List<Match<List<Person>>> found = new ArrayList<>();
            extend(affair, scan, from, List.of(), found);
            return found;
        }

        private void extend(Affair affair, Scan scan, int from, List<Person> before, List<Match<List<Person>>> found) {
            for (Match<Person> next : one(affair, scan, from)) {
                if (before.contains(next.value())) {
                    continue;
                }
                List<Person> sofar = new ArrayList<>(before);
                sofar.add(next.value());
                int last = scan.after(next.end(), and);
                for (Match<Person> end : last < 0 ? List.<Match<Person>>of() : one(affair, scan, last)) {
                    if (!sofar.contains(end.value())) {
                        List<Person> whole = new ArrayList<>(sofar);
                        whole.add(end.value());
                        whole.sort((left, right) -> Integer.compare(left.number(), right.number()));
                        found.add(new Match<>(List.copyOf(whole), end.end()));
                    }
                }
                int comma = scan.after(next.end(), ",");
                if (comma >= 0) {
                    extend(affair, scan, comma, sofar, found);
                }
            }
        }

        private static List<Match<Person>> one(Affair affair, Scan scan, int from) {
            List<Match<Person>> found = new ArrayList<>();
            for (Person person : affair.people()) {
                int end = scan.after(from, person.name());
                int me = person.number() == affair.speaker()
                        ? Math.max(scan.after(from, "me"), scan.after(from, "I"))
                        : -1;
                if (Math.max(end, me) >= 0) {
                    found.add(new Match<>(person, Math.max(end, me)));
                }
            }
            return found;
        }
    }

    private static final class PartPhrase implements Phrase<Affair, Part> {
        @Override
        public String name() {
            return "a short statement such as 'I was at the bar' or 'Bo did not wear red'";
        }

        @Override
        public String say(Affair affair, Part part, boolean many) {
            String verb = part.isPlace() ? part.is() ? "was" : "was not" : part.is() ? "wore" : "did not wear";
            String what = part.isPlace()
                    ? affair.places().get(part.value()).at()
                    : affair.colours().get(part.value()).name();
            return ANYBODY.say(affair, part.person(), false) + " " + verb + " " + what;
        }

        @Override
        public List<Match<Part>> read(Affair affair, Scan scan, int from) {
            List<Match<Part>> found = new ArrayList<>();
            for (Match<Person> person : ANYBODY.read(affair, scan, from)) {
                for (boolean is : List.of(true, false)) {
                    int was = scan.after(person.end(), is ? "was" : "was not");
                    for (Match<Place> place : was < 0 ? List.<Match<Place>>of() : PLACE.read(affair, scan, was)) {
                        found.add(new Match<>(
                                new Part(person.value(), true, is, place.value().number()), place.end()));
                    }
                    int wore = scan.after(person.end(), is ? "wore" : "did not wear");
                    for (Match<Colour> colour : wore < 0 ? List.<Match<Colour>>of() : COLOUR.read(affair, scan, wore)) {
                        found.add(new Match<>(
                                new Part(
                                        person.value(),
                                        false,
                                        is,
                                        colour.value().number()),
                                colour.end()));
                    }
                }
            }
            return found;
        }
    }
}
