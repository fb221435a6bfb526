package cluewright.whodunit;

import cluewright.formula.Numbers;

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

    /** Whether liars always lie. */
    public boolean areKnaves() {
        return kind == Kind.ANY;
    }

    /** Whether so many may lie. */
    public boolean allows(int count) {
        return kind == Kind.EXACTLY ? count == number : count <= number;
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
