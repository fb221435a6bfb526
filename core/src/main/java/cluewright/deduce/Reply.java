package cluewright.deduce;

import cluewright.formula.World;
import java.util.List;

/** What a claim is worth at some moment. */
public sealed interface Reply {
    /** The claim follows from what is visible, for instance by this smallest step. */
    record Forced(Step step) implements Reply {}

    /** The claim is already known. */
    record Known() implements Reply {}

    /** The opposite of the claim is already known: a slip, rather than a mistake. */
    record KnownOtherwise() implements Reply {}

    /** The opposite of the claim follows, by this smallest step. */
    record Refuted(Step step) implements Reply {}

    /**
     * The claim cannot be known yet, since both of these worlds fit all that is visible.
     *
     * @param with a world in which the claim is true
     * @param without one in which it is false, and which differs little from the first
     */
    record NotYet(World with, World without) implements Reply {}

    /**
     * Nothing can be said, since the visible clues contradict each other or the givens.
     *
     * @param clues a smallest set that does, ascending; empty when the givens do so by themselves
     */
    record Impossible(List<Integer> clues) implements Reply {
        public Impossible {
            clues = List.copyOf(clues);
        }
    }

    /** The budget ran out first. */
    record Unknown() implements Reply {}

    /** Whether the claim is refused, be it for now or for ever. Which of the two it is need not be shown. */
    default boolean isRefusal() {
        return this instanceof Refuted || this instanceof NotYet;
    }
}
