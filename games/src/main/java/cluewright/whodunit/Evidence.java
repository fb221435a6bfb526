package cluewright.whodunit;

import java.util.List;

/**
 * The statements of one puzzle, made ready to be asked which of them can be true together when certain people are the
 * liars. Whether the speakers lie plays no part here, only what statements say; a set of liars is a bit mask, bit i for
 * person i. What nobody says is always true.
 */
interface Evidence {
    /**
     * Whether some places and colours make all of these statements true, and at least one of each group false.
     *
     * @param liars who the liars are, for statements about them
     */
    boolean fits(List<Integer> trueOnes, List<List<Integer>> notAllTrue, int liars);

    /** In how many ways places and colours make these statements true, or -1 when that is too much to count. */
    long count(List<Integer> trueOnes, int liars);
}
