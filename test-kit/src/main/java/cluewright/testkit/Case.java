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
    private static final String FOLDER = "/cases/";

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

    private static final List<String> WHODUNIT = List.of(
            "all-false-4-school",
            "easy-4-bakery",
            "hard-4-theatre",
            "hard-5-castle",
            "medium-4-harbour",
            "self-contradiction-4-hotel",
            "slots-4-garden",
            "two-culprits-4-museum",
            "two-liars-5-market");

    private static final List<String> TREASURE = List.of(
            "broken-6x6-garden",
            "error-6x4-bare",
            "fair-12x6-colours",
            "fair-8x4-folded",
            "fair-8x4-quarry",
            "fair-hex-12x9-wild",
            "several-7x5-lake",
            "spare-hex-8x6-valley");

    /** All examples of the suspects game, by name. */
    public static List<Case> suspects() {
        return of("suspects", SUSPECTS);
    }

    /** All examples of the whodunit game, by name. */
    public static List<Case> whodunit() {
        return of("whodunit", WHODUNIT);
    }

    /** All examples of the treasure game, by name. */
    public static List<Case> treasure() {
        return of("treasure", TREASURE);
    }

    private static List<Case> of(String folder, List<String> names) {
        List<Case> cases = new ArrayList<>();
        for (String name : names) {
            String path = FOLDER + folder + "/" + name;
            cases.add(new Case(name, resource(path + ".yaml"), resource(path + ".expected.json")));
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
