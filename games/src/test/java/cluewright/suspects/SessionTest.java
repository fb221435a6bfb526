package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Hint;
import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.deduce.Reply;
import cluewright.deduce.Session;
import cluewright.deduce.Step;
import cluewright.puzzle.Advice;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Traps of sessions: wrong and early marks, what reveals and what does not, claims that are not forced, undo across a
 * reveal. Ada and Bo are suspects by clue 0, which nobody holds; Ada's clue settles Cy and Di, and their two clues
 * together Ed and Flo.
 */
class SessionTest {
    private static final long PLENTY = 1_000_000;
    private static final int ADA = 0;
    private static final int BO = 1;
    private static final int CY = 2;
    private static final int DI = 3;
    private static final int ED = 4;
    private static final int FLO = 5;

    private static final Suspects GAME = new Suspects();
    private static final Puzzle PUZZLE = puzzle(
            Mode.REVEAL,
            held(Puzzle.NOBODY, "There are exactly 2 suspects among Ada and Bo."),
            held(ADA, "There are no suspects among Cy and Di."),
            held(DI, "Ed and Flo have different statuses."),
            held(CY, "If Ed is a suspect, then Flo is a suspect."));

    private static Grid grid() {
        return GAME.sample("SS./..S").board();
    }

    private static Puzzle.Held held(int holder, String sentence) {
        return new Puzzle.Held(GAME.vocabulary().read(grid(), sentence), holder);
    }

    private static Puzzle puzzle(Mode mode, Puzzle.Held... held) {
        return new Puzzle(grid(), mode, List.of(), List.of(held));
    }

    private static Fact suspect(int cell) {
        return Fact.is(cell, Status.SUSPECT.ordinal());
    }

    private static Fact innocent(int cell) {
        return Fact.is(cell, Status.INNOCENT.ordinal());
    }

    private static Position marked(Fact... facts) {
        return Position.START.with(new Marks(List.of(facts), List.of(), Map.of()));
    }

    private static Session session(Fact... facts) {
        return new Session(PUZZLE, marked(facts), PLENTY);
    }

    private static List<Integer> visible(Session session) {
        return session.review().knowledge().visible();
    }

    @Test
    void aWrongMarkRevealsNothingAndIsSaidToBeWrong() {
        Session session = session(innocent(ADA));
        assertThat(visible(session)).containsExactly(0);
        assertThat(session.hint().hint())
                .isEqualTo(new Hint.CannotStand(List.of(innocent(ADA)), List.of(0), List.of()));
    }

    @Test
    void aRightMarkThatIsTooEarlyRevealsNothingAndSupportsNothing() {
        Session session = session(innocent(CY), innocent(DI));
        assertThat(visible(session)).containsExactly(0);
        assertThat(session.review().unproven()).containsExactly(innocent(CY), innocent(DI));
        Step step = ((Hint.Follows) session.hint().hint()).step();
        assertThat(step.conclusion().variable()).isIn(ADA, BO);
        assertThat(step.facts()).isEmpty();
    }

    @Test
    void marksAreKnownInWhateverOrderTheyWereMade() {
        Session session = session(innocent(ED), innocent(DI), innocent(CY), suspect(ADA));
        assertThat(session.review().unproven()).isEmpty();
        assertThat(visible(session)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void marksThatClashOnlyTogetherAreFound() {
        Session session = session(suspect(ADA), innocent(DI), suspect(ED), suspect(FLO));
        Hint.CannotStand wrong = (Hint.CannotStand) session.hint().hint();
        assertThat(wrong.marks()).containsExactly(suspect(ED), suspect(FLO));
        assertThat(wrong.clues()).containsExactly(2);
        assertThat(wrong.facts()).isEmpty();
    }

    @Test
    void aWrongMarkIsRepairedByTheClaimThatFollows() {
        Session session = session(innocent(ADA));
        assertThat(session.claim(suspect(ADA))).isInstanceOf(Reply.Forced.class);
        assertThat(session.position().marks().sure()).containsExactly(suspect(ADA));
        assertThat(session.review().refuted()).isEmpty();
    }

    @Test
    void aClaimThatIsNotForcedIsAMistakeBeItRightOrWrong() {
        Session session = session();
        Reply early = session.claim(innocent(CY));
        assertThat(early).isInstanceOf(Reply.NotYet.class);
        assertThat(session.position().marks().sure()).isEmpty();
        assertThat(session.position().mistakes()).isEqualTo(Map.of(CY, 1));
        session.claim(innocent(CY));
        assertThat(session.position().mistakes()).as("the same again").isEqualTo(Map.of(CY, 1));
        Reply wrong = session.claim(innocent(ADA));
        assertThat(wrong).isInstanceOf(Reply.Refuted.class);
        assertThat(session.position().mistakes()).isEqualTo(Map.of(CY, 1, ADA, 1));
        Advice advice = new Advice(GAME, PUZZLE);
        assertThat(advice.reply(innocent(ADA), wrong, false)).isEqualTo(advice.reply(innocent(CY), early, false));
        assertThat(advice.reply(innocent(ADA), wrong, true).lines())
                .anyMatch(line -> line.contains("Ada is a suspect"));
    }

    @Test
    void aSlipAboutWhatIsKnownIsNoMistake() {
        Session session = session(suspect(ADA));
        assertThat(session.claim(innocent(ADA))).isInstanceOf(Reply.KnownOtherwise.class);
        assertThat(session.claim(suspect(ADA))).isInstanceOf(Reply.Known.class);
        assertThat(session.position().mistakes()).isEmpty();
    }

    @Test
    void whatWasReadStaysReadAcrossUndo() {
        Session session = session();
        session.claim(suspect(ADA));
        assertThat(visible(session)).containsExactly(0, 1);
        assertThat(session.undo()).isTrue();
        assertThat(session.position().marks()).isEqualTo(Marks.NONE);
        assertThat(visible(session)).containsExactly(0, 1);
        assertThat(session.claim(innocent(CY))).isInstanceOf(Reply.Forced.class);
        assertThat(visible(session)).containsExactly(0, 1, 3);
        assertThat(Objects.requireNonNull(session.why(innocent(CY))).clues()).containsExactly(1);
        assertThat(session.undo()).isTrue();
        assertThat(session.undo()).isFalse();
        Session later = new Session(PUZZLE, session.position(), PLENTY);
        assertThat(later.review()).isEqualTo(session.review());
    }

    @Test
    void undoTakesBackNeitherHintsNorMistakes() {
        Session session = session();
        session.hint();
        session.claim(suspect(ADA));
        session.claim(suspect(CY));
        session.undo();
        assertThat(Position.sum(session.position().hints())).isEqualTo(1);
        assertThat(Position.sum(session.position().mistakes())).isEqualTo(1);
    }

    @Test
    void hintsGoDeeperAndBeginAnewWithTheNext() {
        Session session = session();
        List<Hint.Level> levels = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            levels.add(session.hint().level());
        }
        assertThat(levels).containsExactly(Hint.Level.WHERE, Hint.Level.WHOM, Hint.Level.WHAT, Hint.Level.WHAT);
        assertThat(session.position().hints()).as("the last told nothing new").isEqualTo(Map.of(ADA, 3));
        Session later = new Session(PUZZLE, session.position(), PLENTY);
        assertThat(later.hint().level()).as("resumed").isEqualTo(Hint.Level.WHAT);
        session.claim(suspect(ADA));
        assertThat(session.hint().level()).isEqualTo(Hint.Level.WHERE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aHintTellsNoMoreThanItsLevel(int number) {
        Session session = session(innocent(FLO));
        Hint.Level level = Hint.Level.of(number);
        Advice.Said said =
                new Advice(GAME, PUZZLE).hint(session.review(), session.hint().hint(), level);
        String all = said.lines() + said.tree().toString();
        assertThat(said.tree().has("about")).isEqualTo(number >= 2);
        assertThat(said.tree().has("conclusion")).isEqualTo(number >= 3);
        assertThat(all.contains("Ada is a suspect")).isEqualTo(number >= 3);
        assertThat(said.lines()).anyMatch(line -> line.contains("Not proven") && line.contains("Flo is innocent"));
    }

    @Test
    void pencilAndNotesProveNothing() {
        Session session = session();
        session.pencil(innocent(CY));
        session.note(CY, "surely");
        assertThat(session.review().knowledge().facts()).isEmpty();
        assertThat(session.review().unproven()).isEmpty();
        session.pencil(suspect(CY));
        assertThat(session.position().marks().pencil()).containsExactly(suspect(CY));
        session.pencil(suspect(CY));
        assertThat(session.position().marks().pencil()).isEmpty();
        session.undo();
        session.undo();
        assertThat(session.position().marks().pencil()).containsExactly(innocent(CY));
    }

    @Test
    void whatIsNotProvenCanBeErasedAndWhatIsKnownCannot() {
        Session session = session(suspect(ADA), suspect(FLO));
        assertThat(session.erase(FLO)).isTrue();
        assertThat(session.erase(ADA)).isFalse();
        assertThat(session.position().marks().sure()).containsExactly(suspect(ADA));
    }

    @Test
    void theCourseTellsCleanFromHintedFromMistaken() {
        Session session = session();
        session.hint();
        session.claim(suspect(ADA));
        session.claim(suspect(CY));
        session.claim(innocent(CY));
        session.claim(suspect(BO));
        assertThat(List.of(session.course(ADA), session.course(BO), session.course(CY), session.course(DI)))
                .containsExactly(
                        Session.Course.HINTED, Session.Course.CLEAN, Session.Course.MISTAKEN, Session.Course.OPEN);
        assertThat(session.isSolved()).isFalse();
        session.claim(innocent(DI));
        session.claim(innocent(ED));
        session.claim(suspect(FLO));
        assertThat(session.isSolved()).isTrue();
        assertThat(session.hint().hint()).isInstanceOf(Hint.Finished.class);
    }

    @Test
    void cluesThatTellNothingMoreAreKnown() {
        Session session = session(suspect(ADA));
        assertThat(session.spent()).isEmpty();
        session.claim(suspect(BO));
        assertThat(session.spent()).containsExactly(0);
    }

    @Test
    void whereNothingFollowsThatIsSaidWithTwoBoards() {
        Session session = new Session(
                puzzle(Mode.OPEN, held(Puzzle.NOBODY, "Ed and Flo have different statuses.")), marked(), PLENTY);
        Hint.Stuck stuck = (Hint.Stuck) session.hint().hint();
        assertThat(stuck.one().value(stuck.variable()))
                .isNotEqualTo(stuck.other().value(stuck.variable()));
        assertThat(session.position().hints()).isEmpty();
    }

    @Test
    void cluesThatClashAreTheFaultOfThePuzzle() {
        Session session = new Session(
                puzzle(
                        Mode.OPEN,
                        held(Puzzle.NOBODY, "Ed and Flo have different statuses."),
                        held(Puzzle.NOBODY, "There are no suspects in row 1."),
                        held(Puzzle.NOBODY, "There are exactly 2 suspects among Ada and Bo.")),
                marked(suspect(ADA)),
                PLENTY);
        assertThat(session.hint().hint()).isEqualTo(new Hint.Impossible(List.of(1, 2)));
        assertThat(session.claim(suspect(ED))).isEqualTo(new Reply.Impossible(List.of(1, 2)));
        assertThat(session.position().mistakes()).isEmpty();
    }

    @Test
    void aBudgetThatRunsOutIsAnAnswer() {
        Session session = new Session(PUZZLE, marked(suspect(ADA)), 1);
        assertThat(session.hint().hint()).isInstanceOf(Hint.Unknown.class);
        assertThat(session.claim(suspect(ED))).isInstanceOf(Reply.Unknown.class);
        assertThat(session.position().mistakes()).isEmpty();
    }
}
