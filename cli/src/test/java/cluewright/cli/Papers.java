package cluewright.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Documents for tests: one that is sound, and ways to spoil it. */
final class Papers {
    /** Unique, and every clue is needed: Ada and Bo are suspects, Cy and Di are innocent. */
    static final String SOUND = """
            format: cluewright/1
            game: suspects
            title: The mill
            board:
              columns: 2
              rows: 2
              people:
                - {name: Ada, role: baker}
                - {name: Bo, role: clerk}
                - {name: Cy, role: baker}
                - {name: Di, role: clerk}
            clues:
              - {by: Ada, says: "There are exactly 2 suspects in row 1."}
              - {by: Bo, says: "There are no suspects in row 2."}
            """;

    private Papers() {}

    /** The sound document with one part replaced, which must be there. */
    static String with(String part, String replacement) {
        if (!SOUND.contains(part)) {
            throw new IllegalArgumentException(part);
        }
        return SOUND.replace(part, replacement);
    }

    /** Writes a document into a folder and gives its name. */
    static String write(Path folder, String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
