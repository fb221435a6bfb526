package cluewright.cli;

import cluewright.documents.ContentHash;
import cluewright.puzzle.Answering;
import cluewright.puzzle.Document;
import cluewright.puzzle.PositionTree;
import cluewright.puzzle.Table;
import cluewright.space.Refused;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a puzzle with a person, line by line. */
@Command(
        name = "play",
        sortOptions = false,
        customSynopsis = "cluewright play [OPTION...] FILE",
        header = "Play a puzzle in the terminal.",
        description = {
            "Shows the board and the clues, and takes claims such as 'Bo suspect'. A claim is accepted when it follows"
                    + " from what can be seen; when it does not, 'witness' shows why. Marks, hints, undo, save and"
                    + " resume: type 'help'. Where the answer is given as a whole, and once, marks are free until then."
                    + " Games for several people pass the keyboard round, and hide again what one of them was shown."
                    + " The answer in the file is never looked at.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  cluewright generate suspects --seed HUNT --format yaml > hunt.yaml",
            "  cluewright play hunt.yaml",
            "  cluewright play hunt.yaml --state mine.yaml"
        })
final class PlayCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "A document in JSON or YAML.")
    String file = "";

    @Option(
            names = "--state",
            paramLabel = "STATE",
            defaultValue = "",
            order = 10,
            description = "Go on where this file says; it was made by 'save'.")
    String state = "";

    @Option(
            names = "--budget",
            paramLabel = "NODES",
            defaultValue = "20000000",
            order = 20,
            description = "How many nodes each answer may cost (${DEFAULT-VALUE}).")
    String budget = "";

    @Option(names = Subcommand.DEBUG, order = 91, description = "When the program fails, show where in it.")
    boolean debug;

    @Option(
            names = {"-h", "--help"},
            order = 92,
            usageHelp = true,
            description = "Show this help.")
    boolean help;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        long nodes = Subcommand.whole("--budget", budget, 1, FilesCommand.MOST_BUDGET);
        if (file.equals(PuzzleFile.STANDARD_INPUT)) {
            throw new Refused("the puzzle cannot come from standard input, which is for what the player types;"
                    + " put it into a file.");
        }
        Document document = PuzzleFile.read(console, file).withoutAnswer();
        Table table = document.game().table(document);
        if (table != null) {
            TablePlay play = new TablePlay(console, document, table);
            if (!state.isEmpty()) {
                play.resume(state);
            }
            play.run();
            return Exit.FINE;
        }
        PositionTree positions = new PositionTree(document.puzzle(), ContentHash.of(document.write()));
        Answering answering = document.game().answering();
        if (answering == null) {
            Play play = new Play(console, document, positions, nodes);
            if (!state.isEmpty()) {
                play.resume(state);
            }
            play.run();
        } else {
            PlayOnce play = new PlayOnce(console, document, answering, positions, nodes);
            if (!state.isEmpty()) {
                play.resume(state);
            }
            play.run();
        }
        return Exit.FINE;
    }
}
