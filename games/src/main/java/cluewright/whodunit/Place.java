package cluewright.whodunit;

/**
 * Where people may be.
 *
 * @param number the place in the list, which is also the value of the variables
 * @param name what documents call it
 * @param at how a sentence says that somebody is there: "in the garden"
 */
public record Place(int number, String name, String at) {
    /** The phrase of a place that has none of its own. */
    public static String standard(String name) {
        return "at the " + name;
    }

    /** The phrase without its first word: "the garden". */
    public String bare() {
        return at.substring(at.indexOf(' ') + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Place place && place.number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return name;
    }
}
