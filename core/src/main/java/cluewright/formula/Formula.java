package cluewright.formula;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * A statement about a world, in a small closed language: a variable has one of some values; not, and, or, iff; so many
 * of these formulas are true; so many more of these than of those.
 *
 * <p>Formulas are immutable graphs: a part that stands in two places is one object, and {@link #fold} visits it once.
 * Whoever gives formulas a meaning (a prover, an evaluator) implements {@link Algebra}, one method a form, so that a
 * form without a meaning does not compile. Formulas are compared by identity.
 */
public abstract sealed class Formula {
    private static final Formula TRUE = new And(List.of());
    private static final Formula FALSE = new Or(List.of());

    private Formula() {}

    /**
     * A meaning of formulas: what each form comes to, given what its parts came to.
     *
     * @param <T> what a formula comes to, for instance a truth value or a solver's literal
     */
    public interface Algebra<T> {
        /** The variable has one of the values. */
        T literal(int variable, Numbers values);

        /** The part is false. */
        T not(T part);

        /** All parts are true; true when there are none. */
        T and(List<T> parts);

        /** At least one part is true; false when there are none. */
        T or(List<T> parts);

        /** Both parts are true or both are false. */
        T iff(T left, T right);

        /** The number of true parts belongs to {@code in}. */
        T count(List<T> parts, Numbers in);

        /**
         * {@code atLeast ≤ (true parts of left) − (true parts of right) ≤ atMost}. The bounds lie at most one beyond
         * what the difference can come to, so adding a size to them cannot overflow.
         */
        T compare(List<T> left, List<T> right, int atLeast, int atMost);
    }

    /** The formula that holds in every world. */
    public static Formula yes() {
        return TRUE;
    }

    /** The formula that holds in no world. */
    public static Formula no() {
        return FALSE;
    }

    /** The variable has one of the values. */
    public static Formula literal(int variable, Numbers values) {
        return new Literal(variable, values);
    }

    /** The variable has this value. */
    public static Formula literal(int variable, int value) {
        return new Literal(variable, Numbers.of(value));
    }

    public static Formula not(Formula part) {
        return part instanceof Not not ? not.part : new Not(part);
    }

    public static Formula and(List<Formula> parts) {
        return parts.size() == 1 ? parts.get(0) : new And(List.copyOf(parts));
    }

    public static Formula and(Formula... parts) {
        return and(List.of(parts));
    }

    public static Formula or(List<Formula> parts) {
        return parts.size() == 1 ? parts.get(0) : new Or(List.copyOf(parts));
    }

    public static Formula or(Formula... parts) {
        return or(List.of(parts));
    }

    /** If the first holds, so does the second. */
    public static Formula implies(Formula premise, Formula conclusion) {
        return or(not(premise), conclusion);
    }

    public static Formula iff(Formula left, Formula right) {
        return new Iff(left, right);
    }

    /** Exactly one of the two holds. */
    public static Formula xor(Formula left, Formula right) {
        return not(iff(left, right));
    }

    /** The number of true parts belongs to {@code in}. A formula that stands twice in the list counts twice. */
    public static Formula count(List<Formula> parts, Numbers in) {
        return new Count(List.copyOf(parts), in);
    }

    /** {@code atLeast ≤ (true parts of left) − (true parts of right) ≤ atMost}. */
    public static Formula compare(List<Formula> left, List<Formula> right, int atLeast, int atMost) {
        int low = Math.min(Math.max(atLeast, -right.size()), left.size() + 1);
        int high = Math.max(Math.min(atMost, left.size()), -right.size() - 1);
        return new Compare(List.copyOf(left), List.copyOf(right), low, high);
    }

    /** More parts of the left are true than of the right. */
    public static Formula more(List<Formula> left, List<Formula> right) {
        return compare(left, right, 1, Math.max(1, left.size()));
    }

    /** What this formula comes to in the algebra; a part that is shared is asked for once. */
    public final <T> T fold(Algebra<T> algebra) {
        return new Fold<>(algebra).of(this);
    }

    /** A walk over several formulas that share parts; what a part came to is kept from one to the next. */
    public static final class Fold<T> {
        private final Algebra<T> algebra;
        private final IdentityHashMap<Formula, T> known = new IdentityHashMap<>();

        public Fold(Algebra<T> algebra) {
            this.algebra = algebra;
        }

        /** What the formula comes to. */
        public T of(Formula formula) {
            T value = known.get(formula);
            if (value == null) {
                value = formula.apply(this);
                known.put(formula, value);
            }
            return value;
        }

        private List<T> of(List<Formula> formulas) {
            List<T> values = new ArrayList<>(formulas.size());
            for (int i = 0; i < formulas.size(); i++) {
                values.add(of(formulas.get(i)));
            }
            return values;
        }
    }

    /** The variables it is about, ascending. */
    public final List<Integer> variables() {
        return Mentioned.in(this);
    }

    /** Whether the formula is true in the world. */
    public final boolean holds(World world) {
        return fold(new Truth(world));
    }

    abstract <T> T apply(Fold<T> fold);

    private static final class Literal extends Formula {
        private final int variable;
        private final Numbers values;

        Literal(int variable, Numbers values) {
            this.variable = variable;
            this.values = values;
        }

        @Override
        <T> T apply(Fold<T> fold) {
            return fold.algebra.literal(variable, values);
        }
    }

    private static final class Not extends Formula {
        private final Formula part;

        Not(Formula part) {
            this.part = part;
        }

        @Override
        <T> T apply(Fold<T> fold) {
            return fold.algebra.not(fold.of(part));
        }
    }

    private static final class And extends Formula {
        private final List<Formula> parts;

        And(List<Formula> parts) {
            this.parts = parts;
        }

        @Override
        <T> T apply(Fold<T> fold) {
            return fold.algebra.and(fold.of(parts));
        }
    }

    private static final class Or extends Formula {
        private final List<Formula> parts;

        Or(List<Formula> parts) {
            this.parts = parts;
        }

        @Override
        <T> T apply(Fold<T> fold) {
            return fold.algebra.or(fold.of(parts));
        }
    }

    private static final class Iff extends Formula {
        private final Formula left;
        private final Formula right;

        Iff(Formula left, Formula right) {
            this.left = left;
            this.right = right;
        }

        @Override
        <T> T apply(Fold<T> fold) {
            return fold.algebra.iff(fold.of(left), fold.of(right));
        }
    }

    private static final class Count extends Formula {
        private final List<Formula> parts;
        private final Numbers in;

        Count(List<Formula> parts, Numbers in) {
            this.parts = parts;
            this.in = in;
        }

        @Override
        <T> T apply(Fold<T> fold) {
            return fold.algebra.count(fold.of(parts), in);
        }
    }

    private static final class Compare extends Formula {
        private final List<Formula> left;
        private final List<Formula> right;
        private final int atLeast;
        private final int atMost;

        Compare(List<Formula> left, List<Formula> right, int atLeast, int atMost) {
            this.left = left;
            this.right = right;
            this.atLeast = atLeast;
            this.atMost = atMost;
        }

        @Override
        <T> T apply(Fold<T> fold) {
            return fold.algebra.compare(fold.of(left), fold.of(right), atLeast, atMost);
        }
    }

    /** Truth in one world. */
    private record Truth(World world) implements Algebra<Boolean> {
        @Override
        public Boolean literal(int variable, Numbers values) {
            return values.contains(world.value(variable));
        }

        @Override
        public Boolean not(Boolean part) {
            return !part;
        }

        @Override
        public Boolean and(List<Boolean> parts) {
            return !parts.contains(false);
        }

        @Override
        public Boolean or(List<Boolean> parts) {
            return parts.contains(true);
        }

        @Override
        public Boolean iff(Boolean left, Boolean right) {
            return left.equals(right);
        }

        @Override
        public Boolean count(List<Boolean> parts, Numbers in) {
            return in.contains(trueOf(parts));
        }

        @Override
        public Boolean compare(List<Boolean> left, List<Boolean> right, int atLeast, int atMost) {
            int difference = trueOf(left) - trueOf(right);
            return atLeast <= difference && difference <= atMost;
        }

        private static int trueOf(List<Boolean> parts) {
            int count = 0;
            for (boolean part : parts) {
                count += part ? 1 : 0;
            }
            return count;
        }
    }
}
