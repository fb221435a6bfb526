package cluewright.suspects;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;

/** The names and roles that boards are drawn from. */
final class Cast {
    /** Short first names, five or more for most initials, none of them inside another of the same initial. */
    static final List<String> NAMES = List.of(
            "Ada", "Arlo", "Anouk", "Aldo", "Astrid", "Bo", "Bella", "Bruno", "Bram", "Birgit", "Cy", "Cleo", "Carl",
            "Chloe", "Conrad", "Di", "Dora", "Dex", "Duncan", "Delia", "Ed", "Elsa", "Emil", "Enid", "Ezra", "Flo",
            "Finn", "Fred", "Fay", "Franz", "Gus", "Greta", "Gwen", "Guido", "Gail", "Hal", "Hugo", "Hanna", "Hilda",
            "Horst", "Ivy", "Ian", "Ines", "Igor", "Isla", "Jon", "Jade", "Jules", "Jasper", "Judy", "Kim", "Kurt",
            "Klara", "Kyle", "Karen", "Leo", "Lena", "Luca", "Lotte", "Lydia", "Max", "Mona", "Milo", "Maud", "Marco",
            "Nan", "Nils", "Nora", "Ned", "Nadia", "Oz", "Olga", "Otto", "Orla", "Oscar", "Pam", "Pete", "Pia", "Paul",
            "Petra", "Quin", "Quentin", "Queenie", "Ray", "Rosa", "Rhea", "Rolf", "Ruth", "Sue", "Sven", "Silva",
            "Stefan", "Saskia", "Tom", "Tess", "Tilda", "Titus", "Tanya", "Una", "Ulf", "Ursula", "Umberto", "Val",
            "Vera", "Viktor", "Vito", "Viola", "Wes", "Wanda", "Willem", "Walt", "Winona", "Xia", "Xaver", "Xenia",
            "Yul", "Yara", "Yvonne", "Yann", "Zoe", "Zack", "Zita", "Zeno");

    /** Professions whose plural is the word and an s. */
    static final List<String> ROLES = List.of(
            "baker",
            "clerk",
            "smith",
            "actor",
            "barber",
            "butler",
            "carpenter",
            "cook",
            "dancer",
            "doctor",
            "driver",
            "farmer",
            "fiddler",
            "gardener",
            "guard",
            "hatter",
            "judge",
            "mason",
            "miller",
            "nurse",
            "painter",
            "pilot",
            "plumber",
            "porter",
            "sailor",
            "singer",
            "tailor",
            "teacher",
            "waiter",
            "weaver");

    private Cast() {}

    /** So many people, row by row in alphabetical order: distinct initials up to 26, two or more of a role. */
    static List<Person> draw(int size, Rng rng) {
        List<String> names = names(size, rng);
        List<String> roles = roles(size, rng);
        List<Person> people = new ArrayList<>();
        for (int cell = 0; cell < size; cell++) {
            people.add(new Person(cell, names.get(cell), roles.get(cell)));
        }
        return people;
    }

    /** One name an initial while there are initials, then a second of each, and so on. */
    private static List<String> names(int size, Rng rng) {
        List<String> rest = rng.shuffled(NAMES);
        List<String> chosen = new ArrayList<>();
        while (chosen.size() < size) {
            StringBuilder initials = new StringBuilder();
            List<String> later = new ArrayList<>();
            for (String name : rest) {
                boolean fresh = initials.indexOf(name.substring(0, 1)) < 0;
                if (fresh && chosen.size() < size) {
                    initials.append(name.charAt(0));
                    chosen.add(name);
                } else {
                    later.add(name);
                }
            }
            rest = later;
        }
        chosen.sort(null);
        return chosen;
    }

    /** As many different roles as give each about four people, at least two each where the size allows. */
    private static List<String> roles(int size, Rng rng) {
        int kinds = Math.max(2, (size + 2) / 4);
        List<String> different = rng.sample(ROLES, kinds);
        List<String> roles = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            roles.add(i < 2 * kinds ? different.get(i % kinds) : rng.pick(different));
        }
        return rng.shuffled(roles);
    }
}
