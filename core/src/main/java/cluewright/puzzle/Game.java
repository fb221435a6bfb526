package cluewright.puzzle;

import cluewright.clue.Board;
import cluewright.clue.Puzzle;
import cluewright.clue.Vocabulary;
import cluewright.formula.World;
import cluewright.random.Rng;
import cluewright.space.Fact;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A family of puzzles: its boards, its worlds, and its clue types. Everything else (proving, choosing clues,
 * explaining, documents, the command line) is the same for every game and asks this class for what it needs to know.
 *
 * @param <B> the game's board
 */
public abstract class Game<B extends Board> {
    private final String id;
    private final String title;
    private final List<Settings.Setting> settings;
    private final Vocabulary<B> vocabulary;

    /**
     * A board and the world that is true on it.
     *
     * @param board the board
     * @param world the truth
     */
    public record Scene<B extends Board>(B board, World world) {}

    protected Game(String id, String title, List<Settings.Setting> settings, Vocabulary<B> vocabulary) {
        this.id = id;
        this.title = title;
        this.settings = List.copyOf(settings);
        this.vocabulary = vocabulary;
    }

    /** A random board with a random world; refused when the settings ask for what cannot be. */
    public abstract Scene<B> draw(Settings asked, Rng rng);

    /** The board that a document describes; refused with the place and a remedy when it cannot be. */
    public abstract B read(Tree board);

    /** The document's description of a board; reading it gives the same board. */
    public abstract Tree write(B board);

    /** The board and world of an example's shorthand. */
    public abstract Scene<B> sample(String shorthand);

    /** The board, and the world on it when there is one, as lines of text for a terminal of 80 columns. */
    public abstract List<String> picture(B board, List<Fact> known);

    /** The game's name in documents and on the command line. */
    public final String id() {
        return id;
    }

    /** What the game is, in one line. */
    public final String title() {
        return title;
    }

    /** What can be asked of the game. */
    public final List<Settings.Setting> settings() {
        return settings;
    }

    public final Vocabulary<B> vocabulary() {
        return vocabulary;
    }

    /** The board of a puzzle of this game. */
    @SuppressWarnings("unchecked")
    public final B boardOf(Puzzle puzzle) {
        return (B) puzzle.board();
    }

    /** The board as the holder of a clue speaks of it. */
    @SuppressWarnings("unchecked")
    public final B spokenBy(B board, int holder) {
        return (B) board.spokenBy(holder);
    }

    /** What documents of this game call things. */
    public Form form() {
        return Form.USUAL;
    }

    /**
     * The board under the {@linkplain Form#terms terms} of a document, and whatever else of the whole document bears on
     * them; refused with the place when they do not fit. The board itself for games without terms.
     */
    public B under(B board, Tree.Fields document) {
        return board;
    }

    /** The terms of a board as fields of a document: reading them gives the same board. */
    public Tree.Fields terms(B board) {
        return Tree.fields();
    }

    /** The variable that holds a clue, by the name that the document gives; refused when there is none. */
    public int holder(B board, Tree named) {
        return Document.variable(board.space(), named.asText(), named);
    }

    /** The name of the variable that holds a clue, as documents give it. */
    public Tree holder(B board, int variable) {
        return Tree.of(board.space().variables().get(variable).name());
    }

    /** Whether clues are allowed that every world fits, or none: they are where maps and the like come from outside. */
    public boolean allowsIdleClues() {
        return false;
    }

    /** The game's own way to choose clues, or null when the generator's will do. */
    public @Nullable Composer composer() {
        return null;
    }

    /** The game's own way to look into a puzzle, or null when forced steps from clue to clue say it all. */
    public @Nullable Examiner examiner() {
        return null;
    }

    /** How the game is played when its answer is given once, or null when it is played claim by claim. */
    public @Nullable Answering answering() {
        return null;
    }

    /** The game's own way to be played by several people at one device, or null when it is played alone. */
    public @Nullable Table table(Document document) {
        return null;
    }

    @Override
    public final String toString() {
        return id;
    }
}
