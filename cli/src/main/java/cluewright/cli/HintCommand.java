package cluewright.cli;

import cluewright.deduce.Guide;
import cluewright.deduce.Hint;
import cluewright.deduce.Position;
import cluewright.deduce.Review;
import cluewright.documents.ContentHash;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.PositionTree;
import cluewright.puzzle.Table;
import cluewright.puzzle.TableTree;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what helps a player of a puzzle most, from what the player can see. */
@Command(
        name = "hint",
        sortOptions = false,
        customSynopsis = "cluewright hint [OPTION...] FILE",
        header = "Say what helps a player most now.",
        description = {
            "Finds the easiest step from what the player can see, proven smallest; the answer is never looked at. When"
                    + " a mark of the player cannot stand, says so instead, with the fewest clues that show it."
                    + " Level 1 names the clues to look at, level 2 also whom they tell about, level 3 what follows"
                    + " and why.",
            ""
        },
        footer = {
            "",
            "A state is what 'cluewright play' saves, or a file written by hand:",
            "  format: cluewright-state/1",
            "  puzzle: 3f2a90c1                # the puzzle's hash, 8 digits or more",
            "  marks: {Bo: suspect}            # what the player holds for true",
            "  revealed: [Bo]                  # in reveal mode, whose clues were read",
            "",
            "Examples:",
            "  cluewright hint bakery.yaml",
            "  cluewright hint bakery.yaml --state mine.yaml --level 3",
            "  cluewright hint hunt.yaml --player 2 --level 3"
        })
final class HintCommand extends Subcommand {
    private static final int MOST_PLAYERS = 100;

    @Parameters(paramLabel = "FILE", description = "A document in JSON or YAML; - reads it from standard input.")
    String file = "";

    @Option(
            names = "--state",
            paramLabel = "STATE",
            defaultValue = "",
            order = 10,
            description = "Where the player stands, in JSON or YAML; the start when left out.")
    String state = "";

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            defaultValue = "1",
            order = 11,
            description = "How much to give away, 1 to 3 (${DEFAULT-VALUE}).")
    String level = "";

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            order = 12,
            description = "Where several people play, whose hint it is: nothing is told that this player cannot know.")
    @Nullable
    String player;

    @Option(
            names = "--budget",
            paramLabel = "NODES",
            defaultValue = "20000000",
            order = 20,
            description = "How many nodes each search may spend (${DEFAULT-VALUE}).")
    String budget = "";

    HintCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Hint.Level asked = Hint.Level.of((int) whole("--level", level, 1, Hint.Level.values().length));
        long nodes = whole("--budget", budget, 1, FilesCommand.MOST_BUDGET);
        if (file.equals(PuzzleFile.STANDARD_INPUT) && state.equals(PuzzleFile.STANDARD_INPUT)) {
            throw new Refused("puzzle and state cannot both be on standard input; put one of them into a file.");
        }
        Document document = PuzzleFile.read(console, file);
        Table table = document.game().table(document.withoutAnswer());
        if (table != null) {
            say(atTable(table, document, asked));
            return Exit.FINE;
        }
        if (player != null) {
            throw new Refused("this game is played alone, so nobody has to be named; leave '--player' out.");
        }
        Position position = state.isEmpty() ? Position.START : position(document);
        say(said(document, position, asked, nodes));
        return Exit.FINE;
    }

    private void say(Advice.Said said) {
        if (json) {
            console.print(Tree.fields().with("file", file).with("hint", said.tree()));
        } else {
            console.print(said.lines());
        }
    }

    /** The hint for one of several people, from what this one can see and what was said at the table. */
    private Advice.Said atTable(Table table, Document document, Hint.Level level) {
        if (player == null) {
            throw new Refused("in this game everybody has hints that nobody else sees; say whose hint it is, for"
                    + " instance --player 1.");
        }
        int number = (int) whole("--player", player, 1, MOST_PLAYERS);
        TableTree games = new TableTree(ContentHash.of(document.withoutAnswer().write()));
        Table reached = state.isEmpty() ? table : PuzzleFile.read(console, state, tree -> games.read(tree, table));
        return reached.hint(number, level);
    }

    /** The game's own hint, or the easiest step. */
    private static Advice.Said said(Document document, Position position, Hint.Level level, long nodes) {
        Examiner examiner = document.game().examiner();
        Advice.Said own = examiner == null ? null : examiner.hint(document.puzzle(), position, level, nodes);
        if (own != null) {
            return own;
        }
        Guide guide = new Guide(document.puzzle(), nodes);
        Review review = guide.review(position);
        return new Advice(document.game(), document.puzzle()).hint(review, guide.hint(review), level);
    }

    private Position position(Document document) {
        PositionTree positions = new PositionTree(document.puzzle(), ContentHash.of(document.write()));
        return PuzzleFile.read(console, state, positions::read);
    }
}
