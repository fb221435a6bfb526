package cluewright.cli;

import cluewright.games.Games;
import cluewright.puzzle.Tree;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints what every clue of a game means. */
@Command(
        name = "clues",
        sortOptions = false,
        customSynopsis = "cluewright clues GAME [TYPE] [OPTION...]",
        header = "Explain the clues of a game: every sentence, with boards on which it is true or false.",
        description = {"Prints the reference of a game's clue types, or of one of them.", ""},
        footer = {"", "Examples:", "  cluewright clues suspects", "  cluewright clues suspects connected"})
final class CluesCommand extends Subcommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game; all are listed below.")
    String game = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "TYPE", description = "One clue type; all when left out.")
    @Nullable
    String type;

    CluesCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Reference<?> reference = Reference.of(Games.of(game), type);
        if (json) {
            console.print((Tree) reference.tree());
        } else {
            console.print(reference.lines());
        }
        return Exit.FINE;
    }
}
