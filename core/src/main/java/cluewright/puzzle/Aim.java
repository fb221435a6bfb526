package cluewright.puzzle;

import cluewright.clue.Mode;
import cluewright.grade.Band;
import cluewright.grade.Effort;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/**
 * What a puzzle should be like to solve.
 *
 * @param mode when clues can be seen
 * @param least the least effort, 0 to 100
 * @param greatest the greatest effort, 0 to 100
 * @param maxStep the most clues that must be held together
 * @param clues the number of clues, or {@link #ANY}
 * @param redundant how many clues can each be left out alone, or {@link #ANY}: none in open mode, as it comes in reveal
 *     mode
 */
public record Aim(Mode mode, int least, int greatest, int maxStep, int clues, int redundant) {
    /** Nothing is asked. */
    public static final int ANY = -1;

    /** The most clues that must be held together unless something else is asked. */
    public static final int STANDARD_STEP = 3;

    /** How far the effort may be from a number that was asked for. */
    public static final int TOLERANCE = 5;

    /** Open mode, any difficulty, steps of at most three clues. */
    public static final Aim STANDARD = new Aim(Mode.OPEN, 0, 100, STANDARD_STEP, ANY, ANY);

    /** The same in another mode. */
    public Aim in(Mode other) {
        return new Aim(other, least, greatest, maxStep, clues, redundant);
    }

    /** The same with a difficulty: a band's name, or a number from 0 to 100. Refused when it is neither. */
    public Aim difficulty(String asked) {
        boolean digits = !asked.isEmpty() && asked.length() < 8;
        for (int i = 0; i < asked.length(); i++) {
            digits &= asked.charAt(i) >= '0' && asked.charAt(i) <= '9';
        }
        if (!digits) {
            Band band = Band.of(asked);
            return new Aim(mode, band.least(), band.greatest(), maxStep, clues, redundant);
        }
        int number = Integer.parseInt(asked);
        if (number > 100) {
            throw new Refused("the difficulty must be a number from 0 to 100 or a name, not " + number + ".");
        }
        return new Aim(
                mode, Math.max(0, number - TOLERANCE), Math.min(100, number + TOLERANCE), maxStep, clues, redundant);
    }

    /** The same with another limit for the clues that must be held together. */
    public Aim maxStep(int most) {
        return new Aim(mode, least, greatest, most, clues, redundant);
    }

    /** The same with a number of clues. */
    public Aim clues(int number) {
        return new Aim(mode, least, greatest, maxStep, number, redundant);
    }

    /** The same with a number of redundant clues. */
    public Aim redundant(int number) {
        return new Aim(mode, least, greatest, maxStep, clues, number);
    }

    /** Whether any difficulty will do. */
    public boolean isFree() {
        return least == 0 && greatest == 100;
    }

    /** The band in the middle of what is asked. */
    Band band() {
        return Band.of((least + greatest) / 2);
    }

    /** Whether clues that say little serve better, since many have to be held together then. */
    boolean wantsWeakClues() {
        return !isFree() && band().compareTo(Band.HARD) >= 0;
    }

    /** How far an effort is from what was asked, 0 when it is as asked. */
    int distance(Effort effort) {
        return Math.max(0, Math.max(least - effort.score(), effort.score() - greatest));
    }

    /** What differs from the standard, as it stands in a puzzle's name. */
    List<String> parts() {
        List<String> parts = new ArrayList<>();
        if (mode != Mode.OPEN) {
            parts.add("mode=reveal");
        }
        if (!isFree()) {
            parts.add("effort=" + least + "-" + greatest);
        }
        if (maxStep != STANDARD_STEP) {
            parts.add("max-step=" + maxStep);
        }
        if (clues != ANY) {
            parts.add("clues=" + clues);
        }
        if (redundant != ANY) {
            parts.add("redundant=" + redundant);
        }
        return parts;
    }
}
