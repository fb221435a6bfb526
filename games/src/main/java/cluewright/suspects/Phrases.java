package cluewright.suspects;

import cluewright.clue.Numerals;
import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The phrases that suspects clues are made of, apart from places ({@link PlacePhrase}). */
public final class Phrases {
    /** "Ada"; a coordinate is read too, unless somebody is called so. */
    public static final Phrase<Grid, Person> PERSON = new PersonPhrase();

    /** "suspects", "innocent". */
    public static final Phrase<Grid, Status> STATUS = new Choice<>("'suspects' or 'innocents'", Status.BOTH) {
        @Override
        public String say(Grid grid, Status status, boolean many) {
            return status.noun(many);
        }
    };

    /** "a suspect", "innocent": what follows "Ada is". */
    public static final Phrase<Grid, Status> PREDICATE = new Choice<>("'a suspect' or 'innocent'", Status.BOTH) {
        @Override
        public String say(Grid grid, Status status, boolean many) {
            return status.predicate();
        }

        @Override
        List<String> variants(Grid grid, Status status) {
            return List.of(status.predicate(), status.indefinite(), status.noun(false));
        }
    };

    /** "a suspect", "an innocent": what follows "has". */
    public static final Phrase<Grid, Status> INDEFINITE = new Choice<>("'a suspect' or 'an innocent'", Status.BOTH) {
        @Override
        public String say(Grid grid, Status status, boolean many) {
            return status.indefinite();
        }
    };

    /** "above", "to the left of". */
    public static final Phrase<Grid, Direction> DIRECTION =
            new Choice<>("'above', 'below', 'to the left of' or 'to the right of'", List.of(Direction.values())) {
                @Override
                public String say(Grid grid, Direction direction, boolean many) {
                    return direction.words();
                }
            };

    /** "exactly 2", "at least 1"; "no" and a bare number are read too. */
    public static final Phrase<Grid, Amount> AMOUNT = new AmountPhrase();

    /** "2"; number words are read too. */
    public static final Phrase<Grid, Tally> NUMBER = new NumberPhrase();

    /** "odd" or "even". */
    public static final Phrase<Grid, Parity> PARITY = new Choice<>("'odd' or 'even'", List.of(Parity.values())) {
        @Override
        public String say(Grid grid, Parity parity, boolean many) {
            return parity.word();
        }
    };

    private static final Numerals NUMERALS = new Numerals(3, 12);

    private Phrases() {}

    /** One of a few values, each with its own words. */
    public abstract static class Choice<T> implements Phrase<Grid, T> {
        private final String name;
        private final List<T> values;

        protected Choice(String name, List<T> values) {
            this.name = name;
            this.values = values;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public abstract String say(Grid grid, T value, boolean many);

        /** All words that mean the value. */
        List<String> variants(Grid grid, T value) {
            return List.of(say(grid, value, false), say(grid, value, true));
        }

        @Override
        public List<Match<T>> read(Grid grid, Scan scan, int from) {
            List<Match<T>> matches = new ArrayList<>();
            for (T value : values) {
                addFirst(scan, from, variants(grid, value), value, matches);
            }
            return matches;
        }
    }

    /** Adds a match with the first of the words that stands there. */
    private static <T> void addFirst(Scan scan, int from, List<String> words, T value, List<Phrase.Match<T>> matches) {
        for (String word : words) {
            int end = scan.after(from, word);
            if (end >= 0) {
                matches.add(new Phrase.Match<>(value, end));
                return;
            }
        }
    }

    private static final class PersonPhrase implements Phrase<Grid, Person> {
        @Override
        public String name() {
            return "a person";
        }

        @Override
        public String say(Grid grid, Person person, boolean many) {
            return person.name();
        }

        @Override
        public List<Match<Person>> read(Grid grid, Scan scan, int from) {
            List<Match<Person>> matches = new ArrayList<>();
            Cells named = Cells.NONE;
            for (Person person : grid.people()) {
                int end = scan.after(from, Scan.tidy(person.name()));
                if (end >= 0) {
                    matches.add(new Match<>(person, end));
                }
                int cell = cellCalled(grid, person.name());
                named = cell < 0 ? named : named.with(cell);
            }
            String coordinate = scan.word(from);
            int cell = cellCalled(grid, coordinate);
            if (cell >= 0 && !named.contains(cell)) {
                matches.add(new Match<>(grid.person(cell), scan.after(from, coordinate)));
            }
            return matches;
        }

        /** The cell whose coordinate this is, or -1. */
        private static int cellCalled(Grid grid, String word) {
            if (word.length() < 2 || word.length() > 3) {
                return -1;
            }
            int column = Character.toUpperCase(word.charAt(0)) - 'A';
            for (int row = 0; column >= 0 && column < grid.columns() && row < grid.rows(); row++) {
                if (word.substring(1).equals(Integer.toString(row + 1))) {
                    return row * grid.columns() + column;
                }
            }
            return -1;
        }
    }

    private static final class NumberPhrase implements Phrase<Grid, Tally> {
        @Override
        public String name() {
            return "a number";
        }

        @Override
        public String say(Grid grid, Tally tally, boolean many) {
            return Integer.toString(tally.number());
        }

        @Override
        public List<Match<Tally>> read(Grid grid, Scan scan, int from) {
            String word = scan.word(from);
            int number = NUMERALS.read(word);
            return number < 0 ? List.of() : List.of(new Match<>(new Tally(number), scan.after(from, word)));
        }
    }

    private static final class AmountPhrase implements Phrase<Grid, Amount> {
        @Override
        public String name() {
            return "an amount such as 'exactly 2' or 'at least 1'";
        }

        @Override
        public @Nullable String say(Grid grid, Amount amount, boolean many) {
            return amount.toString();
        }

        @Override
        public List<Match<Amount>> read(Grid grid, Scan scan, int from) {
            List<Match<Amount>> matches = new ArrayList<>();
            for (Amount.Relation relation : Amount.Relation.values()) {
                int after = scan.after(from, relation.words());
                if (after >= 0) {
                    addNumber(grid, scan, after, relation, matches);
                }
            }
            addNumber(grid, scan, from, Amount.Relation.EXACTLY, matches);
            addFirst(scan, from, List.of("no", "none"), Amount.exactly(0), matches);
            return matches;
        }

        private static void addNumber(
                Grid grid, Scan scan, int from, Amount.Relation relation, List<Match<Amount>> matches) {
            for (Match<Tally> number : NUMBER.read(grid, scan, from)) {
                matches.add(new Match<>(new Amount(relation, number.value().number()), number.end()));
            }
        }
    }
}
