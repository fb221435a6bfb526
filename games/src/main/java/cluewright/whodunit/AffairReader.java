package cluewright.whodunit;

import cluewright.clue.Scan;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads and writes the board of a whodunit document, and checks everything that comes from outside about it. */
final class AffairReader {
    static final int FEWEST_PEOPLE = 3;
    static final int MOST_PEOPLE = 8;
    static final int FEWEST_CHOICES = 2;
    static final int MOST_CHOICES = 6;
    static final int MOST_SLOTS = 4;

    private static final int LONGEST_WORD = 40;
    private static final int MOST_TRAITS = 6;
    private static final List<String> PRONOUNS =
            List.of("i", "me", "it", "nobody", "somebody", "someone", "everybody", "either", "neither", "none");

    private AffairReader() {}

    static Affair read(Tree tree) {
        Tree.Fields board = tree.asFields();
        board.only("people", "places", "colours", "slots", "adjoining", "liars", "bystanders");
        List<Person> people = people(board.get("people"));
        List<Place> places = places(board.get("places"));
        List<Colour> colours = new ArrayList<>();
        for (String colour : words(board, "colours", FEWEST_CHOICES, MOST_CHOICES)) {
            colours.add(new Colour(colours.size(), colour));
        }
        List<String> slots = board.has("slots") ? words(board, "slots", 1, MOST_SLOTS) : List.of();
        List<List<Place>> adjoining = adjoining(board.list("adjoining"), places);
        Liars liars = board.has("liars") ? liars(board.get("liars"), people.size()) : Liars.exactly(1);
        List<Person> bystanders = new ArrayList<>();
        for (Tree bystander : board.list("bystanders")) {
            bystanders.add(named(people, bystander));
        }
        Affair affair = new Affair(new Affair.Setting(people, places, colours, slots, adjoining, liars, bystanders));
        Map<String, Integer> names = new LinkedHashMap<>();
        affair.space().variables().forEach(variable -> names.merge(variable.name(), 1, Integer::sum));
        names.forEach((name, uses) -> {
            if (uses > 1) {
                throw board.get("people")
                        .refused("'" + name + "' would be the name of two things; call somebody else.");
            }
        });
        return affair;
    }

    private static List<Person> people(Tree tree) {
        List<Person> people = new ArrayList<>();
        Map<String, String> seen = new LinkedHashMap<>();
        for (Tree entry : tree.asList()) {
            Tree.Fields fields = entry.asFields();
            fields.only("name", "traits");
            String name = word(fields.get("name"), seen, "two people called");
            if (PRONOUNS.contains(name.toLowerCase(Locale.ROOT))) {
                throw fields.get("name").refused("'" + name + "' is no name, since sentences use the word otherwise.");
            }
            List<String> traits = new ArrayList<>();
            Map<String, String> own = new LinkedHashMap<>();
            for (Tree trait : fields.list("traits")) {
                traits.add(word(trait, own, "the same trait twice,"));
            }
            if (traits.size() > MOST_TRAITS) {
                throw fields.get("traits").refused("'" + name + "' has more than " + MOST_TRAITS + " traits.");
            }
            people.add(new Person(people.size(), name, traits));
        }
        if (people.size() < FEWEST_PEOPLE || people.size() > MOST_PEOPLE) {
            throw tree.refused(number(people.size()));
        }
        return people;
    }

    /** Why so many people are not allowed. */
    static String number(int people) {
        return people < FEWEST_PEOPLE
                ? "there must be at least " + FEWEST_PEOPLE + " people, not " + people
                        + ": of two who contradict each other nobody could say who lies."
                : "there may be " + MOST_PEOPLE + " people at most, not " + people + ".";
    }

    private static List<Place> places(Tree tree) {
        List<Place> places = new ArrayList<>();
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, String> phrases = new LinkedHashMap<>();
        for (Tree entry : tree.asList()) {
            boolean isBare = !(entry instanceof Tree.Fields);
            Tree named = isBare ? entry : entry.asFields().get("name");
            String name = word(named, names, "two places called");
            String at = Place.standard(name);
            if (entry instanceof Tree.Fields fields) {
                fields.only("name", "at");
                at = fields.has("at") ? word(fields.get("at"), new LinkedHashMap<>(), "") : at;
            }
            if (at.indexOf(' ') < 0) {
                throw entry.refused("'" + at + "' is no phrase for a place; write for instance \"in the garden\".");
            }
            Place place = new Place(places.size(), name, at);
            if (phrases.put(place.bare().toLowerCase(Locale.ROOT), name) != null) {
                throw entry.refused("two places are called '" + place.bare() + "' in sentences.");
            }
            places.add(place);
        }
        if (places.size() < FEWEST_CHOICES || places.size() > MOST_CHOICES) {
            throw tree.refused(
                    "there must be " + FEWEST_CHOICES + " to " + MOST_CHOICES + " places, not " + places.size() + ".");
        }
        return places;
    }

    private static List<String> words(Tree.Fields board, String field, int fewest, int most) {
        List<String> words = new ArrayList<>();
        Map<String, String> seen = new LinkedHashMap<>();
        for (Tree entry : board.get(field).asList()) {
            words.add(word(entry, seen, "the same twice in '" + field + "',"));
        }
        if (words.size() < fewest || words.size() > most) {
            throw board.get(field)
                    .refused("there must be " + fewest + " to " + most + " " + field + ", not " + words.size() + ".");
        }
        return words;
    }

    private static String word(Tree tree, Map<String, String> seen, String twice) {
        String word = Scan.tidy(tree.asText());
        boolean isShort = word.length() <= LONGEST_WORD;
        String said = said(tree);
        boolean letters = false;
        for (int i = 0; i < word.length(); i++) {
            letters |= Character.isLetterOrDigit(word.charAt(i));
            if (",.\"{}[]<>".indexOf(word.charAt(i)) >= 0) {
                throw tree.refused(
                        "'" + said + "' contains '" + word.charAt(i) + "', which a sentence needs for itself.");
            }
        }
        if (!letters || !isShort) {
            throw tree.refused("'" + said + "' is no name: write 1 to " + LONGEST_WORD + " letters.");
        }
        if (seen.put(word.toLowerCase(Locale.ROOT), word) != null) {
            throw tree.refused("there are " + twice + " '" + word + "'; every name must be different.");
        }
        return word;
    }

    /** The text, cut to what a message can hold. */
    private static String said(Tree tree) {
        String word = Scan.tidy(tree.asText());
        return word.length() <= LONGEST_WORD ? word : word.substring(0, LONGEST_WORD) + "…";
    }

    private static List<List<Place>> adjoining(List<Tree> listed, List<Place> places) {
        List<List<Place>> adjoining = new ArrayList<>();
        List<String> names = new ArrayList<>();
        places.forEach(place -> names.add(place.name()));
        for (Tree entry : listed) {
            List<Place> pair = new ArrayList<>();
            for (Tree end : entry.asList()) {
                int place = names.indexOf(end.asText());
                if (place < 0) {
                    throw end.refused("there is no place '" + said(end) + "'." + Refused.maybe(end.asText(), names));
                }
                pair.add(places.get(place));
            }
            if (pair.size() != 2 || pair.get(0).equals(pair.get(1))) {
                throw entry.refused("write two different places that adjoin, for instance [" + names.get(0) + ", "
                        + names.get(1) + "].");
            }
            adjoining.add(List.copyOf(pair));
        }
        return adjoining;
    }

    private static Liars liars(Tree tree, int people) {
        if (!(tree instanceof Tree.Fields fields)) {
            if (tree.asText().equals("any")) {
                return new Liars(Liars.Kind.ANY, people);
            }
            throw tree.refused("write {exactly: 1}, {at-most: 2} or any, not '" + said(tree) + "'.");
        }
        fields.only("exactly", "at-most");
        if (fields.has("exactly") == fields.has("at-most")) {
            throw tree.refused("write either {exactly: 1} or {at-most: 2}.");
        }
        boolean exactly = fields.has("exactly");
        Tree number = fields.get(exactly ? "exactly" : "at-most");
        int liars = number.asNumber(0, 1000);
        if (liars < 1 || liars >= people) {
            throw number.refused(
                    "of " + people + " people, 1 to " + (people - 1) + " can be liars, not " + liars + ".");
        }
        return new Liars(exactly ? Liars.Kind.EXACTLY : Liars.Kind.AT_MOST, liars);
    }

    private static Person named(List<Person> people, Tree tree) {
        List<String> names = new ArrayList<>();
        for (Person person : people) {
            if (person.name().equals(tree.asText())) {
                return person;
            }
            names.add(person.name());
        }
        throw tree.refused("there is nobody called '" + said(tree) + "'." + Refused.maybe(tree.asText(), names));
    }

    static Tree write(Affair affair) {
        Affair.Setting setting = affair.setting();
        List<Tree> people = new ArrayList<>();
        for (Person person : setting.people()) {
            Tree.Fields fields = Tree.fields().with("name", person.name());
            people.add(person.traits().isEmpty() ? fields : fields.with("traits", Tree.texts(person.traits())));
        }
        List<Tree> places = new ArrayList<>();
        for (Place place : setting.places()) {
            boolean isBare = place.at().equals(Place.standard(place.name()));
            places.add(
                    isBare
                            ? Tree.of(place.name())
                            : Tree.fields().with("name", place.name()).with("at", place.at()));
        }
        List<String> colours = new ArrayList<>();
        setting.colours().forEach(colour -> colours.add(colour.name()));
        Tree.Fields board = Tree.fields()
                .with("people", Tree.of(people))
                .with("places", Tree.of(places))
                .with("colours", Tree.texts(colours));
        board = setting.slots().isEmpty() ? board : board.with("slots", Tree.texts(setting.slots()));
        List<Tree> adjoining = new ArrayList<>();
        for (List<Place> pair : setting.adjoining()) {
            adjoining.add(Tree.texts(List.of(pair.get(0).name(), pair.get(1).name())));
        }
        board = adjoining.isEmpty() ? board : board.with("adjoining", Tree.of(adjoining));
        Liars liars = setting.liars();
        board = board.with(
                "liars",
                liars.areKnaves()
                        ? Tree.of("any")
                        : Tree.fields().with(liars.kind().word(), liars.number()));
        List<String> bystanders = new ArrayList<>();
        setting.bystanders().forEach(person -> bystanders.add(person.name()));
        return bystanders.isEmpty() ? board : board.with("bystanders", Tree.texts(bystanders));
    }
}
