package cluewright.grade;

import cluewright.clue.Puzzle;

/**
 * How hard a puzzle looks, from its list of clues alone, 0 to 100: 35 % lack of simple clues (weight 2 or less), 30 %
 * share of complex clues (weight 6 or more), 20 % scarcity (1 − clues ÷ cells), 15 % scale ((cells − 9) ÷ 16). It is
 * nearly blind to the deductions; {@link Effort} is the measure to go by.
 *
 * @param score 0 to 100
 * @param notSimple clues that are not simple, per thousand
 * @param complex clues that are complex, per thousand
 * @param scarcity lack of clues, per thousand
 * @param scale size, per thousand
 */
public record Surface(int score, int notSimple, int complex, int scarcity, int scale) {
    private static final int SIMPLE = 2;
    private static final int COMPLEX = 6;

    /** The surface of a puzzle; a cell is a variable of the question. */
    public static Surface of(Puzzle puzzle) {
        int cells = puzzle.space().question().size();
        int clues = puzzle.clues().size();
        int notSimple = 0;
        int complex = 0;
        for (Puzzle.Held held : puzzle.clues()) {
            int weight = held.clue().type().wording().weight();
            notSimple += weight > SIMPLE ? 1 : 0;
            complex += weight >= COMPLEX ? 1 : 0;
        }
        int many = Math.max(1, clues);
        int scarcity = clamp(1000 - 1000 * clues / cells);
        int scale = clamp(1000 * (cells - 9) / 16);
        int score = 35 * 1000 * notSimple / many + 30 * 1000 * complex / many + 20 * scarcity + 15 * scale;
        return new Surface((score + 500) / 1000, 1000 * notSimple / many, 1000 * complex / many, scarcity, scale);
    }

    private static int clamp(int share) {
        return Math.max(0, Math.min(1000, share));
    }
}
