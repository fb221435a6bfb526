package cluewright.cpsat;

/**
 * What a formula came to: something that may be required or refused under a guard, or turned into a literal. Nothing
 * enters the model before it is asked for, so what stands at the top of a clue costs no variable, and a literal costs
 * only the implications that its uses need. However often a shared term is used, its literal is made once.
 */
abstract class Term {
    final Model model;

    private int literal;
    private boolean lower;
    private boolean upper;

    Term(Model model) {
        this.model = model;
    }

    /** Where the guard is true, so is the term. */
    abstract void require(int guard);

    /** Where the guard is true, the term is false. */
    abstract void refuse(int guard);

    /** A literal for the term; the same at every call, whatever the bound. */
    int literal(Bound bound) {
        if (literal == 0) {
            literal = model.newVariable();
        }
        if (bound != Bound.UPPER && !lower) {
            lower = true;
            require(literal);
        }
        if (bound != Bound.LOWER && !upper) {
            upper = true;
            refuse(~literal);
        }
        return literal;
    }

    /** Literals of which one is true only where the term is; none is true where it is false. */
    int[] alternatives() {
        return new int[] {literal(Bound.LOWER)};
    }

    /** Counts the term in, if it is true. */
    void addTo(Sum sum, Bound bound) {
        sum.add(literal(bound));
    }

    /** The opposite. */
    Term opposite() {
        return new Opposite(this);
    }

    /** A literal that the model has anyway. */
    static final class Known extends Term {
        private final int known;

        Known(Model model, int known) {
            super(model);
            this.known = known;
        }

        @Override
        void require(int guard) {
            model.clause(guard, known);
        }

        @Override
        void refuse(int guard) {
            model.clause(guard, ~known);
        }

        @Override
        int literal(Bound bound) {
            return known;
        }

        @Override
        Term opposite() {
            return new Known(model, ~known);
        }
    }

    /** One of some literals is true, of which never more than one is; otherwise one of the others is. */
    static final class OneOf extends Term {
        private final int[] some;
        private final int[] others;

        OneOf(Model model, int[] some, int[] others) {
            super(model);
            this.some = some;
            this.others = others;
        }

        @Override
        void require(int guard) {
            model.clause(guard, some);
        }

        @Override
        void refuse(int guard) {
            model.clause(guard, others);
        }

        @Override
        int[] alternatives() {
            return some;
        }

        /** Without a literal: the sum of all of them is 0 or 1. */
        @Override
        void addTo(Sum sum, Bound bound) {
            for (int literal : some) {
                sum.add(literal);
            }
        }

        @Override
        Term opposite() {
            return new OneOf(model, others, some);
        }
    }

    /** The term that is true where another is false. */
    private static final class Opposite extends Term {
        private final Term term;

        Opposite(Term term) {
            super(term.model);
            this.term = term;
        }

        @Override
        void require(int guard) {
            term.refuse(guard);
        }

        @Override
        void refuse(int guard) {
            term.require(guard);
        }

        @Override
        int literal(Bound bound) {
            return ~term.literal(bound.opposite());
        }

        @Override
        Term opposite() {
            return term;
        }
    }
}
