package cluewright.whodunit;

import cluewright.formula.World;
import cluewright.puzzle.Answering;
import cluewright.puzzle.Composer;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.Game;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.whodunit.clue.WhodunitClues;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The whodunit game: a few people say where they were, what they wore and whom they saw, and some of them may lie. */
public final class Whodunit extends Game<Affair> {
    /** The value of settings that leave the choice to chance. */
    static final String ANY = "any";

    private static final String NONE = "none";
    private static final int LONGEST = 40;
    private static final int MOST_SAID = 1000;

    private static final List<Settings.Setting> SETTINGS = List.of(
            new Settings.Setting("people", "how many people, 3 to 8", "4"),
            new Settings.Setting("places", "how many places, 2 to 6", "3"),
            new Settings.Setting("colours", "how many colours, 2 to 6", "3"),
            new Settings.Setting("slots", "how many times of the evening, 1 to 4", "1"),
            new Settings.Setting(
                    "liars",
                    "how many lie, 1 or more but not everybody; or at-most-2; or any for knights, who always tell the"
                            + " truth, and knaves, who never do",
                    "1"),
            new Settings.Setting("profile", "the sizes of the clashes, such as 2,3 or 3,3,3, or any", ANY),
            new Settings.Setting("theme", "the word list: ball, harbour, station or any", ANY),
            new Settings.Setting(
                    "without-gates",
                    "gates that are not asked, with + between: " + String.join(", ", Gates.NAMES),
                    NONE));

    private static final List<String> SAMPLE_NAMES = List.of("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal");
    private static final List<String> SAMPLE_PLACES = List.of("at the bar", "in the garden", "on the stairs");
    private static final List<String> SAMPLE_COLOURS = List.of("red", "blue", "green");
    private static final List<String> SAMPLE_SLOTS = List.of("nine", "ten", "eleven");

    /** The one that was used last. Whoever sees another thread's sees it whole, since it never changes. */
    private @Nullable Repertoire repertoire;

    public Whodunit() {
        super("whodunit", "A few people say what they saw. Some of them may lie: who?", SETTINGS, WhodunitClues.all());
    }

    /** The size of an affair. */
    record Shape(int people, int places, int colours, int slots, Liars liars) {}

    /** The size that is asked for; refused when any setting cannot be. */
    static Shape shape(Settings asked) {
        int people = people(asked);
        int places = asked.number("places", AffairReader.FEWEST_CHOICES, AffairReader.MOST_CHOICES);
        int colours = asked.number("colours", AffairReader.FEWEST_CHOICES, AffairReader.MOST_CHOICES);
        int slots = asked.number("slots", 1, AffairReader.MOST_SLOTS);
        Liars liars = Liars.read(asked.text("liars"), people);
        String profile = asked.text("profile");
        if (!profile.equals(ANY)) {
            Profile.read(profile, people);
        }
        gatesOff(asked);
        String theme = asked.text("theme");
        if (!theme.equals(ANY)) {
            Theme.of(theme);
        }
        return new Shape(people, places, colours, slots, liars);
    }

    /** A cast and scene of this size in the words of a theme; these people's statements matter to nobody. */
    static Affair affair(Settings asked, Shape shape, int bystanders, Rng rng) {
        String theme = asked.text("theme");
        Theme words = theme.equals(ANY) ? rng.stream("theme").pick(Theme.ALL) : Theme.of(theme);
        return new Affair(words.draw(shape, bystanders, rng.stream("cast")));
    }

    @Override
    public Scene<Affair> draw(Settings asked, Rng rng) {
        Affair affair = affair(asked, shape(asked), 0, rng);
        return new Scene<>(affair, world(affair, rng.stream("world")));
    }

    /** What can be said in small affairs of this size, or null where there are too many worlds for that. */
    @Nullable
    Repertoire repertoire(Shape shape) {
        Repertoire known = repertoire;
        if (known != null && known.isFor(shape.people, shape.places, shape.colours, shape.liars)) {
            return known;
        }
        Affair affair = new Affair(Theme.ALL.get(0).draw(shape, 0, Rng.of("repertoire")));
        if (!Repertoire.serves(affair)) {
            return null;
        }
        Repertoire made = new Repertoire(affair, vocabulary().types());
        repertoire = made;
        return made;
    }

    private static int people(Settings asked) {
        int people = asked.number("people", 0, MOST_SAID);
        if (people < AffairReader.FEWEST_PEOPLE || people > AffairReader.MOST_PEOPLE) {
            throw new Refused("'people': " + AffairReader.number(people));
        }
        return people;
    }

    /** The gates that are switched off; refused when there is no such gate. */
    static List<String> gatesOff(Settings asked) {
        String text = asked.text("without-gates");
        List<String> off = new ArrayList<>();
        if (text.equals(NONE)) {
            return off;
        }
        for (String name : text.split("[+,]", -1)) {
            if (!Gates.NAMES.contains(name.trim())) {
                String said = name.length() > LONGEST ? name.substring(0, LONGEST) + "…" : name;
                throw new Refused("there is no gate '" + said + "'; the gates are " + String.join(", ", Gates.NAMES)
                        + "." + Refused.maybe(said, Gates.NAMES));
            }
            off.add(name.trim());
        }
        return off;
    }

    /** A random world: as many liars as there may be (some knaves and some knights), and everybody somewhere, going only where there is a way. */
    static World world(Affair affair, Rng rng) {
        int people = affair.people().size();
        int[] values = new int[affair.space().variables().size()];
        Liars liars = affair.setting().liars();
        int number = liars.areKnaves() ? 1 + rng.below(people - 1) : liars.number();
        for (int liar : rng.sample(affair.holders(), number)) {
            values[liar] = 1;
        }
        for (int person = 0; person < people; person++) {
            values[people + person] = rng.below(affair.colours().size());
            int place = rng.below(affair.places().size());
            values[affair.placeVariable(person, 0)] = place;
            for (int slot = 1; slot < affair.times(); slot++) {
                List<Integer> near = new ArrayList<>();
                for (int to = 0; to < affair.places().size(); to++) {
                    if (affair.isNear(place, to)) {
                        near.add(to);
                    }
                }
                place = rng.pick(near);
                values[affair.placeVariable(person, slot)] = place;
            }
        }
        return World.of(values);
    }

    @Override
    public Affair read(Tree board) {
        return AffairReader.read(board);
    }

    @Override
    public Tree write(Affair affair) {
        return AffairReader.write(affair);
    }

    /**
     * {@code br gb* bg}: for each person the places, one letter for each time, then the colour, and a star for a liar.
     * Places and colours go by their first letters; the first person speaks.
     */
    @Override
    public Scene<Affair> sample(String shorthand) {
        List<String> tokens = new ArrayList<>();
        for (String token : shorthand.split(" ")) {
            tokens.add(token.replace("*", ""));
        }
        int slots = tokens.get(0).length() - 1;
        int places = 2;
        int colours = 2;
        int liars = shorthand.length() - shorthand.replace("*", "").length();
        int people = tokens.size();
        int[] values = new int[people * (2 + slots)];
        List<Person> cast = new ArrayList<>();
        for (int person = 0; person < people; person++) {
            String token = tokens.get(person);
            values[person] = shorthand.split(" ")[person].endsWith("*") ? 1 : 0;
            values[people + person] = "rbg".indexOf(token.charAt(slots));
            colours = Math.max(colours, values[people + person] + 1);
            for (int slot = 0; slot < slots; slot++) {
                int place = "bgs".indexOf(token.charAt(slot));
                values[(2 + slot) * people + person] = place;
                places = Math.max(places, place + 1);
            }
            List<String> traits = List.of(person % 2 == 0 ? "tall" : "short", person < 2 ? "fair" : "dark");
            cast.add(new Person(person, SAMPLE_NAMES.get(person), traits));
        }
        List<Place> where = new ArrayList<>();
        for (String at : SAMPLE_PLACES.subList(0, places)) {
            where.add(new Place(where.size(), at.substring(at.indexOf(" the ") + 5), at));
        }
        List<Colour> worn = new ArrayList<>();
        for (String colour : SAMPLE_COLOURS.subList(0, colours)) {
            worn.add(new Colour(worn.size(), colour));
        }
        List<List<Place>> map = new ArrayList<>();
        for (int place = 1; slots > 1 && place < places; place++) {
            map.add(List.of(where.get(place - 1), where.get(place)));
        }
        List<String> times = slots > 1 ? SAMPLE_SLOTS.subList(0, slots) : List.of();
        Affair affair = new Affair(
                new Affair.Setting(cast, where, worn, times, map, Liars.exactly(Math.max(1, liars)), List.of()));
        return new Scene<>(affair.spokenBy(0), World.of(values));
    }

    /** One person a line with traits, and what is known; then the places, the colours and the number of liars. */
    @Override
    public List<String> picture(Affair affair, List<Fact> known) {
        return Picture.of(affair, known);
    }

    @Override
    public Answering answering() {
        return new Answering("accuse", 1, "suspected", "cleared");
    }

    @Override
    public Composer composer() {
        return new Playwright(this);
    }

    @Override
    public Examiner examiner() {
        return new Inquest();
    }
}
