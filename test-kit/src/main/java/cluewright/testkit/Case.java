package cluewright.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * An example document with the verdict of a referee that shares no code with this project. The README beside the files
 * says what each is and what the verdict's fields mean.
 *
 * @param name the file's name without its ending
 * @param yaml the document
 * @param expected the verdict, in JSON
 */
public record Case(String name, String yaml, String expected) {
    private static final String FOLDER = "/cases/suspects/";

    private static final List<String> SUSPECTS = List.of(
            "ambiguous-4x4-lodge",
            "givens-4x4-ferry",
            "hard-5x5-castle",
            "impossible-4x4-mill",
            "lines-4x5-gallery",
            "open-3x3-market",
            "open-4x4-harbour",
            "open-4x5-orchard",
            "redundant-4x4-garden",
            "reveal-4x4-library",
            "reveal-4x5-theatre",
            "stuck-4x4-station");

    /** All examples of the suspects game, by name. */
    public static List<Case> suspects() {
        List<Case> cases = new ArrayList<>();
        for (String name : SUSPECTS) {
            cases.add(new Case(name, resource(FOLDER + name + ".yaml"), resource(FOLDER + name + ".expected.json")));
        }
        return List.copyOf(cases);
    }

    private static String resource(String path) {
        try (InputStream in = Case.class.getResourceAsStream(path)) {
            return new String(Objects.requireNonNull(in, path).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
