package cluewright.prove;

import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Formulas as rules of a {@link ConflictSearch}. What a formula comes to is a term, which can be demanded under a guard
 * (one half of an equivalence, no new variable) or turned into a literal (a new variable with both halves). So what
 * stands at the top of a clue, which is nearly everything, costs a single rule.
 */
final class Terms implements Formula.Algebra<Terms.Term> {
    private final ConflictSearch search;

    /** The literals that each value of each variable of the space is. */
    private final List<int[]> values;

    Terms(ConflictSearch search, List<int[]> values) {
        this.search = search;
        this.values = values;
    }

    /** A formula that has not become a rule yet. */
    abstract static class Term {
        private int literal = -1;
        private @Nullable Term negated;

        /** Adds rules that make the term true whenever the guard is. */
        abstract void demand(int guard);

        abstract Term negate();

        /** The opposite; the same object at every call. */
        final Term negated() {
            Term known = negated;
            if (known == null) {
                known = negate();
                known.negated = this;
                negated = known;
            }
            return known;
        }

        /** A literal that is true exactly when the term is. */
        int literal(ConflictSearch search) {
            if (literal < 0) {
                Term opposite = negated();
                literal = 2 * search.newVariable();
                opposite.literal = literal ^ 1;
                demand(literal);
                opposite.demand(literal ^ 1);
            }
            return literal;
        }
    }

    private final class Plain extends Term {
        private final int literal;

        Plain(int literal) {
            this.literal = literal;
        }

        @Override
        void demand(int guard) {
            search.addClause(guard ^ 1, literal);
        }

        @Override
        Term negate() {
            return new Plain(literal ^ 1);
        }

        @Override
        int literal(ConflictSearch ignored) {
            return literal;
        }
    }

    private final class All extends Term {
        private final List<Term> parts;

        All(List<Term> parts) {
            this.parts = parts;
        }

        @Override
        void demand(int guard) {
            for (Term part : parts) {
                part.demand(guard);
            }
        }

        @Override
        Term negate() {
            List<Term> negated = new ArrayList<>();
            for (Term part : parts) {
                negated.add(part.negated());
            }
            return new Any(negated);
        }
    }

    private final class Any extends Term {
        private final List<Term> parts;

        Any(List<Term> parts) {
            this.parts = parts;
        }

        @Override
        void demand(int guard) {
            int[] clause = new int[parts.size() + 1];
            for (int i = 0; i < parts.size(); i++) {
                clause[i] = parts.get(i).literal(search);
            }
            clause[parts.size()] = guard ^ 1;
            search.addClause(clause);
        }

        @Override
        Term negate() {
            List<Term> negated = new ArrayList<>();
            for (Term part : parts) {
                negated.add(part.negated());
            }
            return new All(negated);
        }
    }

    private final class Same extends Term {
        private final Term left;
        private final Term right;

        Same(Term left, Term right) {
            this.left = left;
            this.right = right;
        }

        @Override
        void demand(int guard) {
            int one = left.literal(search);
            int other = right.literal(search);
            search.addClause(guard ^ 1, one ^ 1, other);
            search.addClause(guard ^ 1, one, other ^ 1);
        }

        @Override
        Term negate() {
            return new Same(left, right.negated());
        }
    }

    /** So many of the parts are true. Parts that stand twice, or with their opposite, are put right first. */
    private final class Counted extends Term {
        private final List<Term> parts;
        private final Numbers allowed;

        Counted(List<Term> parts, Numbers allowed) {
            this.parts = parts;
            this.allowed = allowed;
        }

        @Override
        void demand(int guard) {
            IntList literals = new IntList();
            int surely = 0;
            for (Term part : parts) {
                int literal = part.literal(search);
                if (drop(literals, literal ^ 1)) {
                    surely++;
                } else {
                    literals.add(contains(literals, literal) ? copy(literal) : literal);
                }
            }
            int known = surely;
            search.addCount(
                    guard, literals.toArray(), Numbers.where(literals.size, count -> allowed.contains(count + known)));
        }

        private boolean drop(IntList literals, int literal) {
            for (int i = 0; i < literals.size; i++) {
                if (literals.get(i) == literal) {
                    literals.items[i] = literals.get(--literals.size);
                    return true;
                }
            }
            return false;
        }

        private boolean contains(IntList literals, int literal) {
            for (int i = 0; i < literals.size; i++) {
                if (literals.get(i) >> 1 == literal >> 1) {
                    return true;
                }
            }
            return false;
        }

        private int copy(int literal) {
            int copy = 2 * search.newVariable();
            search.addClause(copy ^ 1, literal);
            search.addClause(copy, literal ^ 1);
            return copy;
        }

        @Override
        Term negate() {
            return new Counted(parts, allowed.outside(parts.size()));
        }
    }

    @Override
    public Term literal(int variable, Numbers in) {
        int[] literals = values.get(variable);
        List<Term> parts = new ArrayList<>();
        for (int value = 0; value < literals.length; value++) {
            if (in.contains(value)) {
                parts.add(new Plain(literals[value]));
            }
        }
        if (parts.size() == literals.length) {
            return new Plain(ConflictSearch.TRUE);
        }
        return parts.size() == 1 ? parts.get(0) : new Any(parts);
    }

    @Override
    public Term not(Term part) {
        return part.negated();
    }

    @Override
    public Term and(List<Term> parts) {
        return new All(parts);
    }

    @Override
    public Term or(List<Term> parts) {
        return new Any(parts);
    }

    @Override
    public Term iff(Term left, Term right) {
        return new Same(left, right);
    }

    @Override
    public Term count(List<Term> parts, Numbers in) {
        return new Counted(parts, in);
    }

    /** left − right = (true of left + false of right) − size of right, which is a count. */
    @Override
    public Term compare(List<Term> left, List<Term> right, int atLeast, int atMost) {
        List<Term> parts = new ArrayList<>(left);
        for (Term part : right) {
            parts.add(part.negated());
        }
        int low = Math.max(0, atLeast + right.size());
        int high = Math.min(parts.size(), atMost + right.size());
        return new Counted(parts, Numbers.range(low, high));
    }
}
