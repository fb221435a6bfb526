package cluewright.cli;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** The file of a game that is not over. */
final class SavedGame {
    private final Path path;
    private final String name;

    /** Refused when the system cannot have a file of this name. */
    SavedGame(String name) {
        this.path = PuzzleFile.path(name);
        this.name = name;
    }

    /** Writes a game and says so; refused when there is a file already that is no game of the same format. */
    String save(Tree.Fields game) {
        if (Files.exists(path) && !isOf(game.get("format").asText())) {
            throw new Refused("'" + name + "' is there and holds something else; choose another name.");
        }
        DocumentFiles.write(game, path);
        return "Saved. Go on with 'resume " + name + "', or from the shell with --state " + name + ".";
    }

    private boolean isOf(String format) {
        try {
            return DocumentFiles.read(path) instanceof Tree.Fields fields
                    && fields.has("format")
                    && fields.get("format").asText().equals(format);
        } catch (Refused unreadable) {
            return false;
        }
    }

    /** Goes on with the game; what is wrong with it is refused with the file's name. */
    void resume(Consumer<Tree> from) {
        Tree game = DocumentFiles.read(path);
        try {
            from.accept(game);
        } catch (Refused refused) {
            throw refused.at(name);
        }
    }
}
