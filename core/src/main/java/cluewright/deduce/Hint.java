package cluewright.deduce;

import cluewright.formula.World;
import cluewright.space.Fact;
import java.util.List;

/** What helps a player most at some moment. */
public sealed interface Hint {
    /** How much a hint gives away. */
    enum Level {
        /** Which clues to look at. */
        WHERE,
        /** Also about whom or what something follows. */
        WHOM,
        /** Also what follows, and why. */
        WHAT;

        /** The level of this number, 1 to 3. */
        public static Level of(int number) {
            return values()[number - 1];
        }

        /** 1, 2 or 3. */
        public int number() {
            return ordinal() + 1;
        }

        /** Whether this level tells what the other tells. */
        public boolean tells(Level other) {
            return compareTo(other) >= 0;
        }
    }

    /** Something follows: the easiest step there is. */
    record Follows(Step step) implements Hint {}

    /**
     * Some of the player's sure marks cannot stand.
     *
     * @param marks the marks, the first by itself if one alone is refuted, otherwise a smallest set that clashes
     * @param clues a smallest set of visible clues that shows it, ascending
     * @param facts the known facts that are needed with them
     */
    record CannotStand(List<Fact> marks, List<Integer> clues, List<Fact> facts) implements Hint {
        public CannotStand {
            marks = List.copyOf(marks);
            clues = List.copyOf(clues);
            facts = List.copyOf(facts);
        }
    }

    /** All that is asked for is known. */
    record Finished() implements Hint {}

    /**
     * Nothing follows from what is visible, though not all is known.
     *
     * @param variable one that is open
     * @param one a world that fits all that is visible
     * @param other another, in which the variable has another value
     */
    record Stuck(int variable, World one, World other) implements Hint {}

    /**
     * The visible clues contradict each other or the givens.
     *
     * @param clues a smallest set that does, ascending; empty when the givens do so by themselves
     */
    record Impossible(List<Integer> clues) implements Hint {
        public Impossible {
            clues = List.copyOf(clues);
        }
    }

    /** The budget ran out first. */
    record Unknown() implements Hint {}
}
