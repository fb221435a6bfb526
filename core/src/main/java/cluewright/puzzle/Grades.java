package cluewright.puzzle;

import cluewright.grade.Effort;
import cluewright.grade.Surface;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Both difficulties of a puzzle with all their factors, for documents and for people. */
public final class Grades {
    private Grades() {}

    /** The document's field {@code difficulty}; without an effort when the puzzle cannot be solved. */
    public static Tree.Fields tree(Surface surface, @Nullable Effort effort) {
        Tree.Fields looks = Tree.fields()
                .with("score", surface.score())
                .with("notSimple", surface.notSimple())
                .with("complex", surface.complex())
                .with("scarcity", surface.scarcity())
                .with("scale", surface.scale());
        Tree.Fields tree = Tree.fields();
        if (effort != null) {
            Tree.Fields work = Tree.fields()
                    .with("score", effort.score())
                    .with("largestStep", effort.rounds().largest())
                    .with("roundsOfLargest", effort.rounds().atLargest())
                    .with("choice", effort.choice())
                    .with("redundant", effort.redundant())
                    .with("lightness", effort.lightness())
                    .with("strain", effort.strain());
            tree = tree.with("band", effort.band().word()).with("effort", work);
        }
        return tree.with("surface", looks);
    }

    /** The same in lines for people. */
    public static List<String> lines(Surface surface, @Nullable Effort effort) {
        String looks = "Surface " + surface.score() + " of 100, from the list of clues alone: "
                + tenths(surface.notSimple()) + " of them not simple, " + tenths(surface.complex()) + " complex.";
        if (effort == null) {
            return List.of(looks);
        }
        int size = effort.rounds().largest();
        return List.of(
                "Difficulty " + effort.band().word() + ", effort " + effort.score() + " of 100: "
                        + (size <= 1
                                ? "single clues do."
                                : size + " clues must be held together in "
                                        + effort.rounds().atLargest()
                                        + (effort.rounds().atLargest() == 1 ? " round." : " rounds.")),
                "Early on, " + tenths(effort.choice())
                        + " of what is open follows from a single clue; clues that could be left out alone: "
                        + tenths(effort.redundant()) + " of the number of people or places.",
                looks);
    }

    /** Per thousand as per cent. */
    private static String tenths(int perThousand) {
        return (perThousand + 5) / 10 + " %";
    }
}
