package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.clue.Clue;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Mistakes that real programs for this game made, each a test. Boards are shorthands: rows from the top, S a suspect;
 * the people are Ada, Bo, Cy, Di, … row by row.
 */
class SuspectsTrapsTest {
    private static final Suspects GAME = new Suspects();
    private static final long BUDGET = 1_000_000;

    private static void isTrue(String shorthand, String sentence) {
        assertThat(holds(shorthand, sentence))
                .as("\"%s\" on %s", sentence, shorthand)
                .isTrue();
    }

    private static void isFalse(String shorthand, String sentence) {
        assertThat(holds(shorthand, sentence))
                .as("\"%s\" on %s", sentence, shorthand)
                .isFalse();
    }

    /** The truth by both meanings, which must agree. */
    private static boolean holds(String shorthand, String sentence) {
        Game.Scene<Grid> scene = GAME.sample(shorthand);
        Clue clue = GAME.vocabulary().read(scene.board(), sentence);
        boolean holds = clue.holds(scene.world());
        assertThat(clue.formula().holds(scene.world())).isEqualTo(holds);
        return holds;
    }

    private static Clue read(Grid grid, String sentence) {
        return GAME.vocabulary().read(grid, sentence);
    }

    private static Clue read(String shorthand, String sentence) {
        return read(GAME.sample(shorthand).board(), sentence);
    }

    /** A board of one row of people with names and roles. */
    private static Grid row(String... namesAndRoles) {
        return board(namesAndRoles.length, 1, namesAndRoles);
    }

    private static Grid board(int columns, int rows, String... namesAndRoles) {
        List<Tree> people = new ArrayList<>();
        for (String nameAndRole : namesAndRoles) {
            String[] parts = nameAndRole.split("/");
            people.add(Tree.fields().with("name", parts[0]).with("role", parts.length > 1 ? parts[1] : "clerk"));
        }
        return GAME.read(
                Tree.fields().with("columns", columns).with("rows", rows).with("people", Tree.of(people)));
    }

    private static Puzzle puzzle(Grid grid, List<Fact> givens, String... sentences) {
        List<Puzzle.Held> clues = new ArrayList<>();
        for (String sentence : sentences) {
            clues.add(new Puzzle.Held(read(grid, sentence), Puzzle.NOBODY));
        }
        return new Puzzle(grid, Mode.OPEN, givens, clues);
    }

    @Test
    void trap1ConnectedLooksAtEveryGap() {
        isFalse("S..S/....", "All suspects in row 1 are connected.");
        isFalse("S...S/.....", "All suspects in row 1 are connected.");
        isFalse("S.SS/....", "All suspects in row 1 are connected.");
        isTrue("S..S/....", "The suspects in row 1 are not all connected.");
        isFalse(".SS./....", "The suspects in row 1 are not all connected.");
    }

    @Test
    void trap2ConnectedNeedsSomebody() {
        isFalse("..../SSSS", "All suspects in row 1 are connected.");
        isFalse("..../SSSS", "The suspects in row 1 are not all connected.");
        isFalse("..../....", "All suspects on the board are connected.");
        isFalse(".../S..", "All suspects in row 1 are in column A.");
    }

    @Test
    void trap3BetweenGoesBothWays() {
        String board = ".SS./....";
        Clue oneWay = read(board, "There are exactly 2 suspects between Ada and Di.");
        Clue otherWay =
                GAME.vocabulary().read(GAME.sample(board).board(), "There are exactly 2 suspects between Di and Ada.");
        assertThat(otherWay.args()).isEqualTo(oneWay.args());
        assertThat(otherWay.sentence()).isEqualTo("There are exactly 2 suspects between Ada and Di.");
        isTrue(board, "There are exactly 2 suspects between Di and Ada.");
        assertThatThrownBy(() -> read(board, "There is exactly 1 suspect between Ada and Bo."))
                .as("nobody stands between neighbours: never an empty place without a word")
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> read(board, "There is exactly 1 suspect between Ada and Flo."))
                .as("Ada and Flo stand in no common line")
                .isInstanceOf(Refused.class);
    }

    @Test
    void trap4NumbersThatAreSaidAreMeant() {
        isTrue("SS../S...", "Exactly 1 of the 2 suspects in row 1 is in column A.");
        isFalse("SSS./....", "Exactly 1 of the 2 suspects in row 1 is in column A.");
        isTrue("SSS./....", "Ada is one of the 3 suspects in row 1.");
        isFalse("SSSS/....", "Ada is one of the 3 suspects in row 1.");
        isFalse(".SSS/....", "Ada is one of the 3 suspects in row 1.");
        isTrue("SS../S...", "Row 1 is the only row with exactly 2 suspects.");
        isFalse("SS../SS..", "Row 1 is the only row with exactly 2 suspects.");
        isTrue("SS../....", "Both suspects in row 1 are neighbouring Flo.");
        isFalse("SSS./....", "Both suspects in row 1 are neighbouring Flo.");
        isFalse("S.../....", "Both suspects in row 1 are neighbouring Flo.");
    }

    @Test
    void trap5RowsCountFromOne() {
        isTrue("SS./...", "There are exactly 2 suspects in row 1.");
        isTrue("SS./...", "There are no suspects in row 2.");
        assertThatThrownBy(() -> read("SS./...", "There are exactly 2 suspects in row 0."))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> read("SS./...", "There are exactly 2 suspects in row 3."))
                .isInstanceOf(Refused.class);
    }

    @Test
    void trap6TheEdgeIncludesTheCorners() {
        isTrue("S.S/.S./S.S", "There are exactly 4 suspects on the edge.");
        isTrue("S.S/.S./S.S", "There are exactly 4 suspects in the corners.");
        isTrue("SSS/S.S/SSS", "There are exactly 8 suspects on the edge.");
    }

    @Test
    void trap7ATieIsNotMore() {
        isFalse("S../S..", "There are more suspects in row 1 than in row 2.");
        isTrue("SS./S..", "There are more suspects in row 1 than in row 2.");
        isTrue("S../...", "There are more suspects in row 1 than in row 2.");
        isFalse("SS./SS./S..", "Row 1 has the most suspects of all rows.");
        isTrue("SS./S../...", "Row 1 has the most suspects of all rows.");
        isFalse("S../S../SSS", "Row 1 has the fewest suspects of all rows.");
        isFalse("SS../....", "There are more suspects than innocents in row 1.");
        isTrue("SSS./....", "There are more suspects than innocents in row 1.");
    }

    @Test
    void trap8OneNameAndNamesBeforeCoordinates() {
        isTrue("S.../....", "There is exactly 1 suspect among Ada.");
        isTrue("SS../....", "There is exactly 1 suspect among B1.");
        Grid grid = row("Ada", "A1", "Cy", "Di");
        assertThat(read(grid, "A1 is a suspect.").args().toString()).contains("A1");
        assertThat(read(grid, "A1 is a suspect.").holds(cluewright.formula.World.of(0, 1, 0, 0)))
                .as("the person called A1, not the cell A1, in which Ada is")
                .isTrue();
    }

    /** "Ada and Bo" may be one person here, or two: two readings, so both are shown and neither is taken. */
    @Test
    void trap8TwoReadingsAreRefusedWithBoth() {
        Grid grid = row("Ada", "Bo", "Ada and Bo", "Di");
        assertThatThrownBy(() -> read(grid, "There is exactly 1 suspect among Ada and Bo."))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("two ways, both written")
                .hasMessageEndingWith("because a name on the board is made of others. Give that one another name.");
    }

    @Test
    void trap9NobodyIsAboveTheTopRow() {
        isTrue("SSS/...", "Exactly 3 people on the board have a suspect directly above them.");
        isTrue("SSS/SSS", "Exactly 3 people on the board have a suspect directly above them.");
        for (String sentence : List.of(
                "Nobody in row 1 has a suspect directly above them.",
                "Exactly 1 person in row 1 has a suspect directly above them.")) {
            assertThatThrownBy(() -> read("SSS/SSS", sentence))
                    .as("the first is true on every board, the second on none: \"%s\"", sentence)
                    .isInstanceOf(Refused.class);
        }
        isFalse("SSS/...", "Nobody in row 2 has a suspect directly above them.");
        isTrue("S.S/...", "Exactly 1 person in row 1 has a suspect directly to the right of them.");
    }

    @Test
    void trap10NamesOfEveryKind() {
        Grid grid = board(
                3, 2, "Eve/Steve", "Steve/baker", "Baker/Eve", "Anna Maria/baker", "Zoë O'Neil/baker", "Anna/miller");
        for (Person person : grid.people()) {
            for (String sentence : List.of(
                    person.name() + " is innocent.",
                    "There is exactly 1 suspect neighbouring " + person.name() + ".",
                    "There is exactly 1 suspect among " + person.name() + " and "
                            + grid.person((person.cell() + 1) % 6).name() + ".")) {
                assertThat(GAME.vocabulary().readings(grid, sentence))
                        .as("readings of \"%s\"", sentence)
                        .hasSize(1);
                assertThat(GAME.vocabulary().readings(grid, sentence.replace('\'', '\u2019')))
                        .as("readings of \"%s\" with a typographic apostrophe", sentence)
                        .hasSize(1);
            }
        }
        assertThat(read(grid, "There is exactly 1 suspect among the bakers.").holds(only(grid, "Steve")))
                .isTrue();
        assertThat(read(grid, "There is exactly 1 suspect among Baker.").holds(only(grid, "Baker")))
                .isTrue();
        assertThat(read(grid, "Eve is a suspect.").holds(only(grid, "Steve"))).isFalse();
        assertThat(read(grid, "Anna is a suspect.").holds(only(grid, "Anna Maria")))
                .isFalse();
    }

    /** The world in which this person alone is a suspect. */
    private static cluewright.formula.World only(Grid grid, String name) {
        int[] values = new int[grid.size()];
        for (Person person : grid.people()) {
            values[person.cell()] = person.name().equals(name) ? 1 : 0;
        }
        return cluewright.formula.World.of(values);
    }

    @Test
    void trap11UniqueOnlyThanksToTheGivens() {
        Grid grid = row("Ada", "Bo", "Cy", "Di");
        String[] clues = {
            "Ada and Bo have the same status.", "Bo and Cy have the same status.", "Cy and Di have different statuses."
        };
        List<Fact> givens = List.of(Fact.is(0, Status.SUSPECT.ordinal()));
        Puzzle with = puzzle(grid, givens, clues);
        assertThat(new NativeProver().prove(with, BUDGET).word()).isEqualTo("unique");
        assertThat(new NativeProver().prove(with.withGivens(List.of()), BUDGET).word())
                .isEqualTo("ambiguous");
        Check.Report report =
                new Check(List.of(new NativeProver()), BUDGET).check(new Document(GAME, "", with, null, Tree.fields()));
        assertThat(report.tree().get("verdict")).isEqualTo(Tree.of("unique"));
        assertThat(report.tree().get("uniqueWithoutGivens")).isEqualTo(new Tree.Leaf(false, ""));
        assertThat(report.lines()).anyMatch(line -> line.contains("givens"));
    }

    @Test
    void trap12BoardsOfOneRowAndUnitsOfOnePerson() {
        isTrue("S.S.", "There are exactly 2 suspects in row 1.");
        isTrue("S/./S/S", "There are exactly 3 suspects in column A.");
        isTrue("S/./S/S", "There are exactly 2 suspects below Ada.");
        isTrue("S/./S/S", "There are exactly 2 suspects in the corners.");
        isTrue("S.S.", "There is exactly 1 suspect neighbouring Di.");
        isTrue("S.S.", "There is exactly 1 suspect among the smiths.");
        isFalse("S.S.", "There is exactly 1 suspect between Ada and Cy.");
        assertThatThrownBy(() -> read("S.S.", "There are exactly 2 suspects among the smiths."))
                .as("only one person is a smith")
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> read("S.S.", "All suspects in column A are connected."))
                .as("a line clue on a line of one cell")
                .isInstanceOf(Refused.class);
    }

    @Test
    void trap13ParityOverAHundredPeople() {
        String[] names = new String[100];
        List<Fact> allButOne = new ArrayList<>();
        for (int cell = 0; cell < 100; cell++) {
            names[cell] = "Person " + (char) ('A' + cell / 26) + (char) ('A' + cell % 26);
            if (cell != 57) {
                allButOne.add(Fact.is(cell, cell % 3 == 0 ? 1 : 0));
            }
        }
        Grid grid = board(10, 10, names);
        String odd = "There is an odd number of suspects on the board.";
        assertThat(new NativeProver()
                        .prove(puzzle(grid, List.of(), odd), BUDGET)
                        .word())
                .isEqualTo("ambiguous");
        Verdict verdict = new NativeProver().prove(puzzle(grid, allButOne, odd), BUDGET);
        assertThat(verdict.word()).isEqualTo("unique");
        assertThat(grid.of(((Verdict.Unique) verdict).answer(), Status.SUSPECT).size())
                .isOdd();
    }

    @Test
    void trap14TheSmallestClashWithoutTheGivens() {
        Grid grid = row("Ada", "Bo", "Cy", "Di");
        List<Fact> givens = List.of(Fact.is(0, Status.SUSPECT.ordinal()));
        Verdict verdict = new NativeProver()
                .prove(
                        puzzle(
                                grid,
                                givens,
                                "There are exactly 2 suspects in row 1.",
                                "If Ada is a suspect, then Bo is innocent.",
                                "Cy and Di have different statuses.",
                                "Ada and Bo have the same status."),
                        BUDGET);
        assertThat(verdict)
                .as("with Ada given as a suspect, clue 2 and clue 4 clash, and nothing smaller does")
                .isEqualTo(new Verdict.Impossible(List.of(1, 3)));
    }
}
