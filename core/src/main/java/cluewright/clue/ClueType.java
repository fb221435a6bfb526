package cluewright.clue;

import cluewright.formula.Formula;
import cluewright.formula.World;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A kind of clue with all its faces: parameters and sentences (its {@link Wording}), what it proposes, when it is
 * senseless, its truth on a world, its formula, and examples. One class a type, and one line in its game's list.
 *
 * <p>Laws, which the contract suite checks for every type of every game:
 * <ul>
 *   <li>{@code holds(board, args, world) == formula(board, args).holds(world)} for every world;
 *   <li>reading the sentence of a clue gives that clue and nothing else, and no two clues are said alike;
 *   <li>every proposal is true in the world it was proposed for, not senseless, true in some worlds and false in others;
 *   <li>every example is as it says.
 * </ul>
 *
 * @param <B> the game's board
 */
public abstract class ClueType<B extends Board> {
    private final Wording<B> wording;

    protected ClueType(Wording<B> wording) {
        this.wording = wording;
    }

    /**
     * Hands over parameters of clues that are true in the world, each at most once: all of them with a full hand, those
     * over some of the board's places and people with a smaller one (ask {@link Hand#of} for what to loop over).
     */
    public abstract void propose(B board, World truth, Hand hand, Consumer<Args> out);

    /** Why the parameters make no sense on this board (a sentence's end: "row 1 has only 3 people"), or null. */
    public abstract @Nullable String senseless(B board, Args args);

    /** Whether the clue is true in the world. Shares nothing with {@link #formula}. */
    public abstract boolean holds(B board, Args args, World world);

    /** The clue in the provers' language. */
    public abstract Formula formula(B board, Args args);

    /** Boards on which the type is true and false, at least one of each. */
    public abstract List<Example> examples();

    public final Wording<B> wording() {
        return wording;
    }

    public final String id() {
        return wording.id();
    }

    /** The clue of this type with these parameters. */
    public final Clue clue(B board, Args args) {
        return new Clue(new Clue.Bound<>(this, board, args));
    }

    @Override
    public final String toString() {
        return id();
    }
}
