package cluewright.whodunit;

import cluewright.clue.Puzzle;
import cluewright.grade.Band;
import cluewright.grade.Surface;
import cluewright.puzzle.Grades;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * How hard a whodunit is: the band by the profile of its clashes, the place within the band by the profile's width, the
 * lines and the worlds.
 *
 * <p>With a clash of one person the puzzle gives itself away. Where the smallest clash has two people, two visibly
 * disagree: easy when all are such, harder the more and the wider the others are. Where the smallest has three, no two
 * people disagree: hard at least. A puzzle with one liar in which (2,2) is the profile is always easy, (2,3) and (2,4)
 * are medium, (3,3), (3,3,3) and (3,4,4) hard.
 *
 * @param profile the sizes of the clashes
 * @param extraLines how many lines there are beyond one for each person
 * @param bits the logarithm, to base 2, of the number of worlds
 */
record Difficulty(Profile profile, int extraLines, int bits) {
    private static final int MOST_FOR_LINES = 9;
    private static final int MOST_FOR_WORLDS = 6;
    private static final int BITS_EACH = 7;
    private static final int MEDIUM_WIDTH = 2;
    private static final int HARD_WIDTH = 3;

    static Difficulty of(Affair affair, Puzzle puzzle, Profile profile) {
        int lines = Math.max(0, puzzle.clues().size() - affair.people().size());
        return new Difficulty(profile, lines, WorldBits.bits(affair));
    }

    /** 0 to 100. */
    int score() {
        int detail = Math.min(MOST_FOR_LINES, extraLines) + Math.min(MOST_FOR_WORLDS, bits / BITS_EACH);
        int width = profile.width();
        return switch (Math.min(4, profile.smallest())) {
            case 0, 1 -> Math.min(4, detail);
            case 2 ->
                width == 0
                        ? 4 + detail
                        : width <= MEDIUM_WIDTH ? 19 + width + detail : 40 + Math.min(width - MEDIUM_WIDTH, 4) + detail;
            case 3 ->
                width <= HARD_WIDTH
                        ? Band.HARD.least() + width + detail
                        : Band.BRUTAL.least() + Math.min(5, width - HARD_WIDTH) + detail;
            default -> Band.BRUTAL.least() + Math.min(5, width) + detail;
        };
    }

    Band band() {
        return Band.of(score());
    }

    /** The document's field. */
    Tree.Fields tree(Puzzle puzzle) {
        List<Tree> sizes = new ArrayList<>();
        profile.sizes().forEach(size -> sizes.add(Tree.of(size)));
        return Tree.fields()
                .with("band", band().word())
                .with(
                        "effort",
                        Tree.fields()
                                .with("score", score())
                                .with("profile", Tree.of(sizes))
                                .with("lines", puzzle.clues().size())
                                .with("worlds", "2^" + bits))
                .with("surface", Grades.tree(Surface.of(puzzle), null).get("surface"));
    }

    List<String> lines(Puzzle puzzle) {
        List<String> lines = new ArrayList<>();
        lines.add("Difficulty " + band().word() + ", effort " + score() + " of 100: " + why() + ".");
        lines.add("Clashes of these sizes: " + (profile.sizes().isEmpty() ? "none" : profile) + ". Lines: "
                + puzzle.clues().size() + ". Ways in which it may have been: about 2^" + bits + ".");
        lines.addAll(Grades.lines(Surface.of(puzzle), null));
        return lines;
    }

    private String why() {
        return switch (Math.min(4, profile.smallest())) {
            case 0, 1 -> "somebody's own lines give the answer away";
            case 2 -> profile.width() == 0 ? "the same person is contradicted twice" : "two people visibly disagree";
            case 3 -> "no two people disagree, only three together do";
            default -> "only " + profile.smallest() + " people together disagree";
        };
    }
}
