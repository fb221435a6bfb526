package cluewright.cli;

import cluewright.space.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines that somebody types; of an endless line only the start is kept. */
final class TypedLines {
    private static final int LONGEST = 1000;

    private final BufferedReader reader;

    TypedLines(InputStream in) {
        this.reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** The next line, its control characters as blanks, or null when there is none. */
    @Nullable
    String next() {
        StringBuilder line = new StringBuilder();
        try {
            int letter = reader.read();
            if (letter < 0) {
                return null;
            }
            for (; letter >= 0 && letter != '\n'; letter = reader.read()) {
                if (line.length() < LONGEST) {
                    line.append(Character.isISOControl(letter) ? ' ' : (char) letter);
                }
            }
        } catch (IOException e) {
            throw new Refused("standard input cannot be read, since the system says '" + e.getMessage() + "'.");
        }
        return line.toString().strip();
    }
}
