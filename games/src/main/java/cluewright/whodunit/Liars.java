package cluewright.whodunit;

import cluewright.formula.Numbers;
import cluewright.random.Rng;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How many people lie, and what lying means.
 *
 * @param kind how the number is meant
 * @param number the number; the number of people for {@link Kind#ANY}
 */
public record Liars(Kind kind, int number) {
    /** How a number of liars is meant. */
    public enum Kind {
        /** Exactly so many. A liar may lie or tell the truth. */
        EXACTLY("exactly"),
        /** At most so many. A liar may lie or tell the truth. */
        AT_MOST("at-most"),
        /** Knights and knaves: any number, and whoever is a liar says nothing that is true. */
        ANY("any");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word in documents. */
        public String word() {
            return word;
        }
    }

    public static Liars exactly(int number) {
        return new Liars(Kind.EXACTLY, number);
    }

    /** What somebody asks for: "1" or "exactly-1", "at-most-2", "any". Refused when so many cannot be. */
    static Liars read(String text, int people) {
        String plain = text.trim().replace(' ', '-').toLowerCase(Locale.ROOT);
        if (plain.equals(Kind.ANY.word)) {
            return new Liars(Kind.ANY, people);
        }
        for (int number = 1; number < people; number++) {
            if (plain.equals(Integer.toString(number)) || plain.equals("exactly-" + number)) {
                return exactly(number);
            }
            if (plain.equals("at-most-" + number)) {
                return new Liars(Kind.AT_MOST, number);
            }
        }
        throw new Refused("'liars' must be a number from 1 to " + (people - 1) + " for " + people
                + " people, or at-most- with such a number, or any for knights and knaves, not '"
                + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "'.");
    }

    /** Whether liars always lie. */
    public boolean areKnaves() {
        return kind == Kind.ANY;
    }

    /** Whether so many may lie. */
    public boolean allows(int count) {
        return kind == Kind.EXACTLY ? count == number : count <= number;
    }

    /** Liars drawn from these people, a set: as many as may lie, or all of them if they are fewer. */
    int drawn(int among, Rng rng) {
        List<Integer> people = new ArrayList<>();
        for (int person = 0; among >> person != 0; person++) {
            if ((among >> person & 1) == 1) {
                people.add(person);
            }
        }
        int drawn = 0;
        for (int liar : rng.sample(people, Math.min(people.size(), number))) {
            drawn |= 1 << liar;
        }
        return drawn;
    }

    /** The numbers that are allowed. */
    public Numbers numbers() {
        return Numbers.where(number, this::allows);
    }

    /** In words: "exactly one of them". */
    public String words() {
        String many = number == 1 ? "one of them is a liar" : number + " of them are liars";
        return switch (kind) {
            case EXACTLY -> "Exactly " + many;
            case AT_MOST -> "At most " + many;
            case ANY -> "Any number of them are liars, who say nothing that is true";
        };
    }
}
