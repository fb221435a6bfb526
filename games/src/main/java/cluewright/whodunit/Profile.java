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
            of(2, 5),
            of(2, 2, 3),
            of(2, 2, 2, 2),
            of(2, 3, 3),
            of(2, 3, 4),
            of(2, 2, 2, 3),
            of(2, 2, 2, 3, 3),
            of(2, 2, 2, 2, 2),
            of(2, 2, 2, 2, 3),
            of(3, 3),
            of(3, 4),
            of(3, 3, 3),
            of(3, 3, 4),
            of(3, 4, 4),
            of(3, 3, 3, 3),
            of(3, 3, 4, 4),
            of(3, 4, 4, 4),
            of(4, 4),
            of(4, 4, 4),
            of(4, 4, 4, 4));

    private static final int MOST_CLASHES = 8;

    Profile {
        sizes = List.copyOf(sizes);
    }

    private static Profile of(Integer... sizes) {
        return new Profile(List.of(sizes));
    }

    /** The profile of these clashes. */
    static Profile of(List<Integer> clashes) {
        List<Integer> sizes = new ArrayList<>();
        clashes.forEach(clash -> sizes.add(Integer.bitCount(clash)));
        Collections.sort(sizes);
        return new Profile(sizes);
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

    /** The size of the smallest clash, 0 when there is none. */
    int smallest() {
        return sizes.isEmpty() ? 0 : sizes.get(0);
    }

    /** How far it goes beyond two clashes of the smallest size: by further clashes, and by larger ones. */
    int width() {
        int width = Math.max(0, sizes.size() - 2);
        for (int size : sizes) {
            width += size - smallest();
        }
        return width;
    }

    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        sizes.forEach(size -> words.add(Integer.toString(size)));
        return String.join(",", words);
    }
}
