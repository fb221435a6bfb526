package cluewright.grade;

/**
 * Where in its band a puzzle stands, by the frozen corpus: the strains that split the corpus's puzzles of each band into
 * parts of equal size, one for each point of effort.
 */
final class Scale {
    /** For every band, ascending, the least strain of each point after the first. */
    private static final int[][] LEAST = {
        {}, {}, {}, {}, {},
    };

    private Scale() {}

    /** The least strain of each point of the band after the first, ascending. */
    static int[] least(Band band) {
        return LEAST[band.ordinal()].clone();
    }

    /** Points within the band: 0 to 19, to 20 in the hardest. */
    static int within(Band band, int strain) {
        int points = 0;
        for (int least : LEAST[band.ordinal()]) {
            points += strain >= least ? 1 : 0;
        }
        return points;
    }
}
