package cluewright.suspects;

import cluewright.clue.Amount;
import cluewright.clue.AmountPhrase;
import cluewright.clue.NumberPhrase;
import cluewright.clue.Numerals;
import cluewright.clue.OneOf;
import cluewright.clue.Parity;
import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import java.util.ArrayList;
import java.util.List;

/** The phrases that suspects clues are made of, apart from places ({@link PlacePhrase}). */
public final class Phrases {
    /** "Ada"; a coordinate is read too, unless somebody is called so. */
    public static final Phrase<Grid, Person> PERSON = new PersonPhrase();

    /** "suspects", "innocent". */
    public static final Phrase<Grid, Status> STATUS = OneOf.counted(
            "'suspects' or 'innocents'", Status.BOTH, status -> status.noun(false), status -> status.noun(true));

    /** "a suspect", "innocent": what follows "Ada is". */
    public static final Phrase<Grid, Status> PREDICATE = new OneOf<>(
            "'a suspect' or 'innocent'",
            grid -> Status.BOTH,
            (grid, status) -> List.of(status.predicate(), status.indefinite(), status.noun(false)));

    /** "a suspect", "an innocent": what follows "has". */
    public static final Phrase<Grid, Status> INDEFINITE =
            OneOf.these("'a suspect' or 'an innocent'", Status.BOTH, Status::indefinite);

    /** "above", "to the left of". */
    public static final Phrase<Grid, Direction> DIRECTION = OneOf.these(
            "'above', 'below', 'to the left of' or 'to the right of'", List.of(Direction.values()), Direction::words);

    /** "2"; number words are read too. */
    public static final NumberPhrase<Grid> NUMBER = new NumberPhrase<>(new Numerals(3, 12));

    /** "exactly 2", "at least 1"; "no" and a bare number are read too. */
    public static final Phrase<Grid, Amount> AMOUNT = new AmountPhrase<>(NUMBER, List.of("no", "none"));

    /** "odd" or "even". */
    public static final Phrase<Grid, Parity> PARITY = OneOf.these("'odd' or 'even'", Parity.BOTH, Parity::word);

    private Phrases() {}

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
}
