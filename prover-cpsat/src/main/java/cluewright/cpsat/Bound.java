package cluewright.cpsat;

/**
 * How closely a literal must follow the term it stands for. Where a term can only help, or only hurt, one of two
 * implications is enough, and the model stays half as large.
 */
enum Bound {
    /** True only where the term is: it may be counted on. */
    LOWER,
    /** True wherever the term is: it may be ruled out. */
    UPPER,
    /** True exactly where the term is. */
    EXACT;

    /** What the opposite of a literal is to the opposite of the term. */
    Bound opposite() {
        return switch (this) {
            case LOWER -> UPPER;
            case UPPER -> LOWER;
            case EXACT -> EXACT;
        };
    }
}
