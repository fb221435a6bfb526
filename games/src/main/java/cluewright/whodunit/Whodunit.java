package cluewright.whodunit;

import cluewright.formula.World;
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

/** The whodunit game: a few people say where they were, what they wore and whom they saw, and some of them may lie. */
public final class Whodunit extends Game<Affair> {
    private static final List<Settings.Setting> SETTINGS = List.of(
            new Settings.Setting("people", "how many people, 3 to 8", "4"),
            new Settings.Setting("places", "how many places, 2 to 6", "3"),
            new Settings.Setting("colours", "how many colours, 2 to 6", "3"),
            new Settings.Setting("slots", "how many times of the evening, 1 to 4", "1"),
            new Settings.Setting("liars", "how many lie, 1 or more but not everybody; or at-most-2", "1"),
            new Settings.Setting("profile", "the sizes of the clashes, such as 2,3 or 3,3,3, or any", "any"),
            new Settings.Setting("theme", "the word list: ball, harbour, station or any", "any"));

    private static final List<String> SAMPLE_NAMES = List.of("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal");
    private static final List<String> SAMPLE_PLACES = List.of("at the bar", "in the garden", "on the stairs");
    private static final List<String> SAMPLE_COLOURS = List.of("red", "blue", "green");
    private static final List<String> SAMPLE_SLOTS = List.of("nine", "ten", "eleven");

    public Whodunit() {
        super("whodunit", "A few people say what they saw. Some of them may lie: who?", SETTINGS, WhodunitClues.all());
    }

    @Override
    public Scene<Affair> draw(Settings asked, Rng rng) {
        int people = asked.number("people", AffairReader.FEWEST_PEOPLE, AffairReader.MOST_PEOPLE);
        int places = asked.number("places", AffairReader.FEWEST_CHOICES, AffairReader.MOST_CHOICES);
        int colours = asked.number("colours", AffairReader.FEWEST_CHOICES, AffairReader.MOST_CHOICES);
        int slots = asked.number("slots", 1, AffairReader.MOST_SLOTS);
        Liars liars = liars(asked.text("liars"), people);
        String profile = asked.text("profile");
        if (!profile.equals("any")) {
            Profile.read(profile, people);
        }
        String theme = asked.text("theme");
        Theme words = theme.equals("any") ? rng.stream("theme").pick(Theme.ALL) : Theme.of(theme);
        Affair affair = new Affair(words.draw(people, places, colours, slots, liars, rng.stream("cast")));
        return new Scene<>(affair, world(affair, rng.stream("world")));
    }

    private static Liars liars(String text, int people) {
        for (int number = 1; number < people; number++) {
            if (text.equals(Integer.toString(number))) {
                return Liars.exactly(number);
            }
            if (text.equals("at-most-" + number)) {
                return new Liars(Liars.Kind.AT_MOST, number);
            }
        }
        throw new Refused("'liars' must be a number from 1 to " + (people - 1) + " for " + people
                + " people, or at-most- with such a number, not '" + text + "'.");
    }

    /** A random world: as many liars as there may be, and everybody somewhere, going only where there is a way. */
    static World world(Affair affair, Rng rng) {
        int people = affair.people().size();
        int[] values = new int[affair.space().variables().size()];
        for (int liar : rng.sample(affair.holders(), affair.setting().liars().number() % people)) {
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
    public Composer composer() {
        return new Playwright(this);
    }

    @Override
    public Examiner examiner() {
        return new Inquest();
    }
}
