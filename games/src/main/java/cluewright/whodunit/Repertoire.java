package cluewright.whodunit;

import cluewright.clue.Args;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.formula.Formula;
import cluewright.random.Rng;
import cluewright.whodunit.clue.WhodunitClues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be said in affairs of one size, whoever and whatever they are about: for everybody and each clue type some
 * statements, each with a bit for every world in which it is true. Made once for many puzzles; the words come later.
 *
 * <p>Statements speak either of places and colours or of who lies, never of both; so a statement is a set of worlds and
 * a set of choices of liars. Of types with very many statements a fixed sample is kept.
 */
final class Repertoire {
    /** The most worlds of an affair; larger ones are left to the search. */
    static final long MOST_WORLDS = 1 << 13;

    private static final int MOST_PEOPLE = 6;
    private static final int MOST_OF_A_TYPE = 120;

    private final Affair affair;
    private final long[] all;
    private final long allowed;
    private final List<int[]> deeds;
    private final Statement[][][] said;

    /** Something that can be said. */
    static final class Statement {
        private final int type;
        private final Args args;
        private final long[] bits;
        private final long choices;

        private Statement(int type, Args args, long[] bits, long choices) {
            this.type = type;
            this.args = args;
            this.bits = bits;
            this.choices = choices;
        }

        /** The place of its type in the vocabulary. */
        int type() {
            return type;
        }

        /** The worlds in which it is true, when it is about places and colours; otherwise all. Not to be changed. */
        long[] bits() {
            return bits;
        }

        /** The choices of liars with which it is true, bit i for the choice with mask i. */
        long choices() {
            return choices;
        }

        boolean holds(int world, int liars) {
            return (bits[world >> 6] >>> world & 1) == 1 && (choices >>> liars & 1) == 1;
        }

        /** Whether the other says the same, where these choices of liars are allowed. */
        boolean isLike(Statement other, long allowed) {
            return ((choices ^ other.choices) & allowed) == 0 && Arrays.equals(bits, other.bits);
        }
    }

    /** What can be said in affairs like this one. */
    Repertoire(Affair affair, List<ClueType<Affair>> vocabulary) {
        this.affair = affair;
        this.deeds = WorldBits.deeds(affair);
        int choices = 1 << affair.people().size();
        long allowed = 0;
        for (int liars = 0; liars < choices; liars++) {
            allowed |= affair.setting().liars().allows(Integer.bitCount(liars)) ? 1L << liars : 0;
        }
        this.allowed = allowed;
        WorldBits bits = new WorldBits(affair, 0);
        this.all = bits.all();
        List<Formula.Fold<long[]>> folds = new ArrayList<>(List.of(new Formula.Fold<>(bits)));
        for (int liars = 1; liars < choices; liars++) {
            folds.add(new Formula.Fold<>(new WorldBits(affair, liars)));
        }
        Rng rng = Rng.of("repertoire");
        said = new Statement[affair.people().size()][vocabulary.size()][];
        for (Person person : affair.people()) {
            Affair mouth = affair.spokenBy(person.number());
            for (int type = 0; type < vocabulary.size(); type++) {
                List<Statement> some = new ArrayList<>();
                List<Args> all = WhodunitClues.sensible(vocabulary.get(type), mouth);
                for (Args args : all.size() > MOST_OF_A_TYPE ? rng.sample(all, MOST_OF_A_TYPE) : all) {
                    some.add(statement(type, args, vocabulary.get(type).formula(mouth, args), folds));
                }
                said[person.number()][type] = some.toArray(new Statement[0]);
            }
        }
    }

    private Statement statement(int type, Args args, Formula formula, List<Formula.Fold<long[]>> folds) {
        if (!formula.fold(new Testimony.Mentions(affair.people().size()))) {
            return new Statement(type, args, folds.get(0).of(formula), -1);
        }
        long choices = 0;
        for (int liars = 0; liars < folds.size(); liars++) {
            choices |= isEmpty(folds.get(liars).of(formula)) ? 0 : 1L << liars;
        }
        return new Statement(type, args, all, choices);
    }

    /** Whether affairs of this size can have a repertoire. */
    static boolean serves(Affair affair) {
        long worlds = WorldBits.worlds(affair);
        return affair.times() == 1
                && worlds > 0
                && worlds <= MOST_WORLDS
                && affair.people().size() <= MOST_PEOPLE;
    }

    /** Whether it is about affairs of this size. */
    boolean isFor(int people, int places, int colours, Liars liars) {
        return affair.people().size() == people
                && affair.places().size() == places
                && affair.colours().size() == colours
                && affair.setting().liars().equals(liars);
    }

    Affair affair() {
        return affair;
    }

    /** The choices of liars that are allowed, bit i for the choice with mask i. */
    long allowed() {
        return allowed;
    }

    /** How many words a set of worlds has. */
    int words() {
        return all.length;
    }

    /** A bit for every world; not to be changed. */
    long[] all() {
        return all;
    }

    /** A random world. */
    int draw(Rng rng) {
        int worlds = 1;
        for (int person = 0; person < affair.people().size(); person++) {
            worlds *= deeds.size();
        }
        return rng.below(worlds);
    }

    /** What somebody did in a world: the place, then the colour. */
    int[] deed(int world, int person) {
        int rest = world;
        for (int before = 0; before < person; before++) {
            rest /= deeds.size();
        }
        return deeds.get(rest % deeds.size());
    }

    /** A statement as a clue of an affair of this size. */
    static Clue clue(Statement statement, ClueType<Affair> type, Affair mouth) {
        return type.clue(mouth, statement.args.map(value -> own(value, mouth)));
    }

    /** The affair's own person, place or colour in place of another's of the same number. */
    private static Object own(Object value, Affair mouth) {
        if (value instanceof Person person) {
            return mouth.people().get(person.number());
        }
        if (value instanceof Place place) {
            return mouth.places().get(place.number());
        }
        if (value instanceof Colour colour) {
            return mouth.colours().get(colour.number());
        }
        if (value instanceof Part part) {
            return new Part((Person) own(part.person(), mouth), part.isPlace(), part.is(), part.value());
        }
        if (value instanceof List<?> list) {
            return list.stream().map(item -> own(item, mouth)).toList();
        }
        return value;
    }

    static boolean isEmpty(long[] bits) {
        for (long word : bits) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** The statement of this type and speaker that is drawn, or null when there is none. */
    @Nullable
    Statement draw(int person, int type, Rng rng) {
        Statement[] some = said[person][type];
        return some.length == 0 ? null : some[rng.below(some.length)];
    }
}
