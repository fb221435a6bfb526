package cluewright.grade;

/**
 * Where in its band a puzzle stands, by the frozen corpus: the strains that split the corpus's puzzles of each band into
 * parts of equal size, one for each point of effort.
 */
final class Scale {
    /** For every band, ascending, the least strain of each point after the first. */
    private static final int[][] LEAST = {
        {499, 527, 558, 576, 603, 616, 638, 652, 665, 676, 693, 699, 707, 716, 736, 750, 766, 772, 793},
        {558, 609, 629, 654, 667, 683, 692, 700, 709, 720, 726, 732, 736, 743, 751, 756, 765, 776, 793},
        {623, 659, 679, 694, 708, 712, 723, 727, 741, 745, 748, 753, 756, 761, 765, 772, 776, 785, 805},
        {648, 673, 687, 695, 703, 711, 719, 727, 732, 740, 745, 754, 758, 771, 773, 779, 785, 793, 808},
        {668, 681, 699, 711, 725, 731, 736, 740, 744, 751, 756, 764, 766, 774, 779, 784, 791, 794, 803, 810},
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
