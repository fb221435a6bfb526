package cluewright.whodunit;

import cluewright.random.Rng;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/**
 * A word list: who may have been there, where one could be, what one could wear, and when.
 *
 * @param name what settings call it
 * @param names first names
 * @param places names of places, each with its phrase
 * @param colours adjectives
 * @param slots times, in order
 */
record Theme(String name, List<String> names, List<String> places, List<String> colours, List<String> slots) {
    private static final List<List<String>> TRAITS =
            List.of(List.of("tall", "short"), List.of("fair", "dark"), List.of("bearded", "freckled"));

    static final List<Theme> ALL = List.of(
            new Theme(
                    "ball",
                    List.of(
                            "Ada", "Bruno", "Clarice", "Dorian", "Estelle", "Florian", "Giselle", "Hugo", "Iris",
                            "James"),
                    List.of(
                            "at the bar",
                            "in the garden",
                            "on the stairs",
                            "on the balcony",
                            "in the library",
                            "in the hall"),
                    List.of("red", "blue", "green", "silver", "black", "white"),
                    List.of("nine", "ten", "eleven", "midnight")),
            new Theme(
                    "harbour",
                    List.of(
                            "Anders", "Birgit", "Carlos", "Dagny", "Edda", "Fergus", "Greta", "Henrik", "Inga",
                            "Jonas"),
                    List.of(
                            "on the pier",
                            "at the lighthouse",
                            "on the ferry",
                            "in the tavern",
                            "at the fish market",
                            "in the boathouse"),
                    List.of("yellow", "blue", "black", "grey", "orange", "white"),
                    List.of("six", "seven", "eight", "nine")),
            new Theme(
                    "station",
                    List.of(
                            "Ariel", "Boris", "Chandra", "Dmitri", "Elena", "Farouk", "Grace", "Hiro", "Imani",
                            "Jules"),
                    List.of(
                            "on the bridge",
                            "in the airlock",
                            "in the greenhouse",
                            "at the docking ring",
                            "in the galley",
                            "in the laboratory"),
                    List.of("white", "orange", "blue", "silver", "green", "purple"),
                    List.of("noon", "one", "two", "three")));

    /** The theme of this name. */
    static Theme of(String name) {
        List<String> names = new ArrayList<>();
        for (Theme theme : ALL) {
            if (theme.name.equals(name)) {
                return theme;
            }
            names.add(theme.name);
        }
        throw new Refused("there is no theme '" + name + "'; the themes are " + String.join(", ", names) + "."
                + Refused.maybe(name, names));
    }

    /** A cast and a scene of this theme. With times, the places stand in a ring of adjoining ones. */
    Affair.Setting draw(int people, int places, int colours, int slots, Liars liars, Rng rng) {
        List<String> cast = rng.sample(names, people);
        cast.sort(null);
        List<Person> persons = new ArrayList<>();
        for (String one : cast) {
            int first = persons.size() % TRAITS.size();
            List<String> traits = List.of(
                    TRAITS.get(first).get(persons.size() / 2 % 2),
                    TRAITS.get((first + 1) % TRAITS.size()).get(rng.below(2)));
            persons.add(new Person(persons.size(), one, traits));
        }
        List<Place> rooms = new ArrayList<>();
        for (String at : rng.sample(this.places, places)) {
            String bare = at.substring(at.indexOf(" the ") + 5);
            rooms.add(new Place(rooms.size(), bare, at));
        }
        List<Colour> worn = new ArrayList<>();
        for (String colour : rng.sample(this.colours, colours)) {
            worn.add(new Colour(worn.size(), colour));
        }
        List<List<Place>> adjoining = new ArrayList<>();
        for (int place = 1; slots > 1 && place < places; place++) {
            adjoining.add(List.of(rooms.get(place - 1), rooms.get(place)));
        }
        return new Affair.Setting(
                persons,
                rooms,
                worn,
                slots > 1 ? this.slots.subList(0, slots) : List.of(),
                adjoining,
                liars,
                List.of());
    }
}
