package cluewright.treasure;

/**
 * How hard a puzzle is among others: the strains that split a frozen corpus of 3,000 deals (three presets, 3 to 6 players,
 * any difficulty) into parts of equal size, one for each point of effort. So a fifth of what is generated without asking
 * for a difficulty lies in each band.
 */
final class Scale {
    /** The least strain of each effort from 1 to 100, ascending. */
    private static final int[] LEAST = {
        28, 49, 81, 98, 108, 117, 123, 128, 133, 138, 143, 147, 152, 159, 165, 171, 178, 183, 187, 191,
        196, 203, 208, 212, 216, 221, 226, 231, 237, 241, 245, 251, 255, 260, 264, 269, 274, 278, 282, 287,
        290, 294, 298, 303, 309, 314, 320, 325, 330, 336, 340, 345, 349, 354, 357, 361, 367, 374, 381, 387,
        393, 400, 405, 411, 417, 425, 433, 439, 445, 450, 455, 464, 470, 476, 481, 486, 493, 499, 503, 508,
        515, 523, 530, 540, 546, 554, 564, 573, 584, 597, 612, 631, 654, 678, 698, 722, 746, 763, 798, 837
    };

    private Scale() {}

    /** The effort of a strain, 0 to 100. */
    static int effort(int strain) {
        int effort = 0;
        for (int least : LEAST) {
            effort += strain >= least ? 1 : 0;
        }
        return effort;
    }

    static int[] least() {
        return LEAST.clone();
    }
}
