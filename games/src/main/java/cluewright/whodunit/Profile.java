package cluewright.whodunit;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The sorted sizes of a puzzle's clashes, which order difficulty. */
record Profile(List<Integer> sizes) {
    /** Profiles that are worth asking for, from easy to hard. */
    static final List<Profile> USUAL = List.of(
            of(2, 2),
            of(2, 3),
            of(2, 4),
            of(2, 3, 3),
            of(2, 2, 3),
            of(2, 2, 2, 3),
            of(2, 2, 2, 3, 3),
            of(2, 2, 2, 2),
            of(3, 3),
            of(3, 3, 3),
            of(3, 3, 4),
            of(3, 4, 4),
            of(3, 3, 3, 3),
            of(2, 2, 2, 2, 2),
            of(2, 2, 2, 2, 3));

    private static final int MOST_CLASHES = 8;

    Profile {
        sizes = List.copyOf(sizes);
    }

    static Profile of(Integer... sizes) {
        return new Profile(List.of(sizes));
    }

    /** The profile that somebody wrote, for instance "3,3,3"; sizes in any order. */
    static Profile read(String text, int people) {
        List<Integer> sizes = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String size = part.trim();
            int number = size.length() == 1 ? size.charAt(0) - '0' : -1;
            if (number < 2 || number > people || sizes.size() == MOST_CLASHES) {
                throw new Refused("the profile '" + (text.length() > 40 ? text.substring(0, 40) + "…" : text)
                        + "' is not 1 to " + MOST_CLASHES + " sizes of clashes, each 2 to " + people
                        + " people. Write for instance 3,3,3.");
            }
            sizes.add(number);
        }
        Collections.sort(sizes);
        return new Profile(sizes);
    }

    /**
     * How hard, 0 to 100: by the smallest clash first, then by the others, then by the lines. A clash of one is trivial;
     * with one of two, some two people visibly disagree.
     */
    int effort(int lines) {
        int least = sizes.isEmpty() ? 1 : sizes.get(0);
        int score = least <= 1 ? 0 : least == 2 ? 2 : least == 3 ? 52 : 75;
        int wider = least == 2 ? 8 : 4;
        for (int size : sizes) {
            score += least <= 1 ? 0 : 3 + wider * (size - least);
        }
        return Math.min(100, score + Math.min(10, lines));
    }

    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        sizes.forEach(size -> words.add(Integer.toString(size)));
        return String.join(",", words);
    }
}
