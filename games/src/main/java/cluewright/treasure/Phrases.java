package cluewright.treasure;

import cluewright.clue.NumberPhrase;
import cluewright.clue.Numerals;
import cluewright.clue.OneOf;
import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import cluewright.clue.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The phrases that hints are made of, apart from {@linkplain FeaturePhrase features}. */
public final class Phrases {
    /** "2"; number words are read too. */
    public static final Phrase<Hunt, Tally> NUMBER = new NumberPhrase<>(new Numerals(4, 12));

    /** "at least 2", "at most 4", "between 2 and 4". */
    public static final Phrase<Hunt, Bounds> BOUNDS = new BoundsPhrase();

    /** "2", "1 to 3". */
    public static final Phrase<Hunt, Range> RANGE = new RangePhrase();

    /** "grass". */
    public static final Phrase<Hunt, String> TERRAIN =
            new OneOf<>("a kind of terrain", hunt -> hunt.chart().terrains(), (hunt, terrain) -> List.of(terrain));

    /** "grass or water". */
    public static final Phrase<Hunt, Either<String>> TERRAINS =
            new EitherPhrase<>("one or two kinds of terrain", TERRAIN);

    /** "1 or 2". */
    public static final Phrase<Hunt, Either<Tally>> NUMBERS = new EitherPhrase<>("one or two numbers", NUMBER);

    /** "B"; its value is the number of the column, from 0. */
    public static final Phrase<Hunt, Tally> COLUMN = new ColumnPhrase();

    /** "B or C". */
    public static final Phrase<Hunt, Either<Tally>> COLUMNS = new EitherPhrase<>("one or two column letters", COLUMN);

    /** "a tree", "a flower". */
    public static final Phrase<Hunt, Plant> PLANT = new OneOf<>(
            "'a tree' or 'a flower'",
            hunt -> List.of(Plant.TREE, Plant.FLOWER),
            (hunt, plant) -> List.of("a " + plant.word(), plant.word()));

    /** "with a tree", "without nature". */
    public static final Phrase<Hunt, Plant> GROWTH = OneOf.these(
            "'with a tree', 'with a flower' or 'without nature'",
            List.of(Plant.values()),
            plant -> (plant == Plant.NONE ? "without " : "with a ") + plant.word());

    public static final Phrase<Hunt, Compared> COMPARED = new OneOf<>(
            "for instance 'more trees than flowers'",
            hunt -> List.of(Compared.values()),
            (hunt, compared) -> List.of(compared.words(), compared.others()));

    public static final Phrase<Hunt, Bend> BEND =
            OneOf.these("'a straight road', 'a bend' or 'a dead end'", List.of(Bend.values()), Bend::words);

    public static final Phrase<Hunt, Side> SIDE =
            OneOf.these("'left', 'right', 'top' or 'bottom'", List.of(Side.values()), Side::word);

    public static final Phrase<Hunt, Quarter> QUARTER =
            OneOf.these("a quarter such as 'top left'", quarters(), Quarter::words);

    private Phrases() {}

    /** The four quarters. */
    public static List<Quarter> quarters() {
        return List.of(
                new Quarter(Side.TOP, Side.LEFT),
                new Quarter(Side.TOP, Side.RIGHT),
                new Quarter(Side.BOTTOM, Side.LEFT),
                new Quarter(Side.BOTTOM, Side.RIGHT));
    }

    /** "on" for yes, "not on" for no, and other words alike. */
    public static Phrase<Hunt, Boolean> yesOrNo(String yes, String no) {
        return OneOf.these("'" + yes + "' or '" + no + "'", List.of(true, false), is -> is ? yes : no);
    }

    private static final class BoundsPhrase implements Phrase<Hunt, Bounds> {
        @Override
        public String name() {
            return "an amount such as 'at least 2' or 'between 2 and 4'";
        }

        @Override
        public String say(Hunt hunt, Bounds bounds, boolean many) {
            return bounds.toString();
        }

        @Override
        public List<Match<Bounds>> read(Hunt hunt, Scan scan, int from) {
            List<Match<Bounds>> matches = new ArrayList<>();
            for (Match<Tally> low : after(hunt, scan, from, "at least")) {
                matches.add(new Match<>(Bounds.atLeast(low.value().number()), low.end()));
            }
            for (Match<Tally> high : after(hunt, scan, from, "at most")) {
                matches.add(new Match<>(Bounds.atMost(high.value().number()), high.end()));
            }
            for (Match<Tally> low : after(hunt, scan, from, "between")) {
                for (Match<Tally> high : after(hunt, scan, low.end(), "and")) {
                    matches.add(new Match<>(
                            new Bounds(low.value().number(), high.value().number()), high.end()));
                }
            }
            return matches;
        }
    }

    private static final class RangePhrase implements Phrase<Hunt, Range> {
        @Override
        public String name() {
            return "a number, or a range such as '1 to 3'";
        }

        @Override
        public String say(Hunt hunt, Range range, boolean many) {
            return range.toString();
        }

        @Override
        public List<Match<Range>> read(Hunt hunt, Scan scan, int from) {
            List<Match<Range>> matches = new ArrayList<>();
            for (Match<Tally> low : NUMBER.read(hunt, scan, from)) {
                int number = low.value().number();
                matches.add(new Match<>(new Range(number, number), low.end()));
                for (Match<Tally> high : after(hunt, scan, low.end(), "to")) {
                    matches.add(new Match<>(new Range(number, high.value().number()), high.end()));
                }
            }
            return matches;
        }
    }

    private static List<Phrase.Match<Tally>> after(Hunt hunt, Scan scan, int from, String words) {
        int end = scan.after(from, words);
        return end < 0 ? List.of() : NUMBER.read(hunt, scan, end);
    }

    private static final class ColumnPhrase implements Phrase<Hunt, Tally> {
        @Override
        public String name() {
            return "a column letter";
        }

        @Override
        public String say(Hunt hunt, Tally column, boolean many) {
            return Character.toString((char) ('A' + column.number()));
        }

        @Override
        public List<Match<Tally>> read(Hunt hunt, Scan scan, int from) {
            String word = scan.word(from);
            int column = word.length() == 1 ? Character.toUpperCase(word.charAt(0)) - 'A' : -1;
            return column < 0 || column >= 26
                    ? List.of()
                    : List.of(new Match<>(new Tally(column), scan.after(from, word)));
        }
    }

    /** "grass or water"; two are put in the order of the phrase, so that either order is the same. */
    private static final class EitherPhrase<T> implements Phrase<Hunt, Either<T>> {
        private final String name;
        private final Phrase<Hunt, T> one;

        EitherPhrase(String name, Phrase<Hunt, T> one) {
            this.name = name;
            this.one = one;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public @Nullable String say(Hunt hunt, Either<T> either, boolean many) {
            List<String> said = new ArrayList<>();
            for (T value : either.values()) {
                said.add(one.say(hunt, value, many));
            }
            return String.join(" or ", said);
        }

        @Override
        public List<Match<Either<T>>> read(Hunt hunt, Scan scan, int from) {
            List<Match<Either<T>>> matches = new ArrayList<>();
            for (Match<T> first : one.read(hunt, scan, from)) {
                matches.add(new Match<>(Either.of(first.value()), first.end()));
                int or = scan.after(first.end(), "or");
                for (Match<T> second : or < 0 ? List.<Match<T>>of() : one.read(hunt, scan, or)) {
                    matches.add(new Match<>(sorted(hunt, first.value(), second.value()), second.end()));
                }
            }
            return matches;
        }

        private static <T> Either<T> sorted(Hunt hunt, T one, T other) {
            Comparator<T> order = Comparator.comparingInt(value -> value instanceof Tally tally
                    ? tally.number()
                    : hunt.chart().terrains().indexOf(value));
            return order.compare(one, other) <= 0 ? Either.of(one, other) : Either.of(other, one);
        }
    }
}
