package cluewright.cpsat;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Formulas as terms over a model: this is all of CP-SAT's side of the language. There are three forms behind the seven:
 * at least one of some terms (the other junctions are its opposites), two terms alike, and a count among some numbers.
 * A comparison is a count: the true of the left and the false of the right, less the size of the right.
 */
final class Terms implements Formula.Algebra<Term> {
    private final Model model;
    private final Encoding encoding;

    Terms(Model model, Encoding encoding) {
        this.model = model;
        this.encoding = encoding;
    }

    @Override
    public Term literal(int variable, Numbers values) {
        int[] some = encoding.literals(variable, values, true);
        int[] others = encoding.literals(variable, values, false);
        if (some.length == 0 || others.length == 0) {
            return constant(others.length == 0);
        }
        if (some.length == 1) {
            return new Term.Known(model, some[0]);
        }
        return others.length == 1 ? new Term.Known(model, ~others[0]) : new Term.OneOf(model, some, others);
    }

    private Term constant(boolean value) {
        return new Term.Known(model, value ? Model.TRUE : Model.FALSE);
    }

    @Override
    public Term not(Term part) {
        return part.opposite();
    }

    @Override
    public Term and(List<Term> parts) {
        return or(opposites(parts)).opposite();
    }

    @Override
    public Term or(List<Term> parts) {
        return parts.isEmpty() ? constant(false) : new Any(model, parts);
    }

    @Override
    public Term iff(Term left, Term right) {
        return new Alike(model, left, right);
    }

    @Override
    public Term count(List<Term> parts, Numbers in) {
        Numbers numbers = Numbers.where(parts.size(), in::contains);
        Term junction = junction(parts, numbers);
        if (junction != null) {
            return junction;
        }
        Term opposite = junction(parts, numbers.outside(parts.size()));
        return opposite != null ? opposite.opposite() : new Among(model, parts, numbers);
    }

    /** None of the numbers is possible, only all parts may be true, or at least one must: no sum is needed. */
    private @Nullable Term junction(List<Term> parts, Numbers numbers) {
        int all = parts.size();
        if (numbers.isEmpty()) {
            return constant(false);
        }
        if (numbers.equals(Numbers.of(all))) {
            return and(parts);
        }
        return numbers.equals(Numbers.range(1, all)) ? or(parts) : null;
    }

    @Override
    public Term compare(List<Term> left, List<Term> right, int atLeast, int atMost) {
        List<Term> parts = new ArrayList<>(left);
        parts.addAll(opposites(right));
        long low = Math.max(0, (long) atLeast + right.size());
        long high = Math.min(parts.size(), (long) atMost + right.size());
        return count(parts, Numbers.where((int) Math.max(-1, high), number -> number >= low));
    }

    private static List<Term> opposites(List<Term> terms) {
        List<Term> opposites = new ArrayList<>(terms.size());
        for (Term term : terms) {
            opposites.add(term.opposite());
        }
        return opposites;
    }

    /** At least one of the parts is true. */
    private static final class Any extends Term {
        private final List<Term> parts;

        Any(Model model, List<Term> parts) {
            super(model);
            this.parts = parts;
        }

        @Override
        void require(int guard) {
            IntStream literals = parts.stream().flatMapToInt(part -> Arrays.stream(part.alternatives()));
            model.clause(guard, literals.toArray());
        }

        @Override
        void refuse(int guard) {
            for (Term part : parts) {
                part.refuse(guard);
            }
        }
    }

    /** Both are true, or both are false. */
    private static final class Alike extends Term {
        private final Term left;
        private final Term right;

        Alike(Model model, Term left, Term right) {
            super(model);
            this.left = left;
            this.right = right;
        }

        @Override
        void require(int guard) {
            unlike(guard, left.literal(Bound.EXACT), ~right.literal(Bound.EXACT));
        }

        @Override
        void refuse(int guard) {
            unlike(guard, left.literal(Bound.EXACT), right.literal(Bound.EXACT));
        }

        private void unlike(int guard, int one, int other) {
            model.clause(guard, one, other);
            model.clause(guard, ~one, ~other);
        }
    }

    /** The number of true parts is among some numbers, none of which is above the number of parts. */
    private static final class Among extends Term {
        private final List<Term> parts;
        private final Numbers numbers;

        Among(Model model, List<Term> parts, Numbers numbers) {
            super(model);
            this.parts = parts;
            this.numbers = numbers;
        }

        @Override
        void require(int guard) {
            count(guard, numbers);
        }

        @Override
        void refuse(int guard) {
            count(guard, numbers.outside(parts.size()));
        }

        private void count(int guard, Numbers allowed) {
            Sum sum = new Sum();
            Bound bound = bound(allowed);
            for (Term part : parts) {
                part.addTo(sum, bound);
            }
            model.among(guard, sum, allowed);
        }

        /** At least so many: true parts help. At most so many: false ones do. */
        private Bound bound(Numbers allowed) {
            int least = allowed.next(0);
            boolean unbroken = allowed.max() - least + 1 == allowed.size();
            if (unbroken && allowed.max() == parts.size()) {
                return Bound.LOWER;
            }
            return unbroken && least == 0 ? Bound.UPPER : Bound.EXACT;
        }
    }
}
