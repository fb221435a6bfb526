package cluewright.cli;

import cluewright.documents.DocumentFiles;
import cluewright.documents.Limits;
import cluewright.games.Games;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/** Files that are named on the command line. */
final class PuzzleFile {
    /** The file name that means standard input. */
    static final String STANDARD_INPUT = "-";

    private PuzzleFile() {}

    /** The document in a file, or on standard input; refused with its name and a remedy. */
    static Document read(Console console, String file) {
        return read(console, file, tree -> Document.read(tree, Games::of));
    }

    /** What the reader makes of a file or of standard input; what it refuses is refused with the file's name. */
    static <T> T read(Console console, String file, Function<Tree, T> reader) {
        Tree tree = tree(console, file);
        try {
            return reader.apply(tree);
        } catch (Refused refused) {
            throw refused.at(shown(file));
        }
    }

    /** The tree in a file, or on standard input. */
    private static Tree tree(Console console, String file) {
        return file.equals(STANDARD_INPUT) ? standardInput(console) : DocumentFiles.read(path(file));
    }

    /** How a file is called in sentences. */
    private static String shown(String file) {
        return file.equals(STANDARD_INPUT) ? "standard input" : file;
    }

    private static Tree standardInput(Console console) {
        try {
            return DocumentFiles.read(console.in().readNBytes(Limits.MOST_BYTES + 1), "standard input");
        } catch (IOException e) {
            throw new Refused("standard input cannot be read, since the system says '" + e.getMessage()
                    + "'; give the name of a file.");
        }
    }

    /** The file or folder of this name; refused when the system cannot have one. */
    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Refused("'" + name + "' cannot be the name of a file on this system; choose another.");
        }
    }
}
