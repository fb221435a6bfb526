package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.deduce.Reply;
import cluewright.deduce.Session;
import cluewright.deduce.Step;
import cluewright.puzzle.PositionTree;
import cluewright.space.Fact;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One player at one puzzle. Whatever answers the player works on the puzzle <em>as this player sees it</em>, which lacks
 * the clues that are still hidden: they cannot get into a hint, a reason or a number by accident. Clues are numbered in
 * the order in which they were seen, so that gaps tell nothing either.
 */
final class Play {
    private final Paper paper;
    private final List<Integer> shown;
    private Session session;
    private Sheet sheet;
    private State state;

    /** Whether the game goes on. */
    enum State {
        PLAYING,
        SOLVED,
        GIVEN_UP;

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    /** A play that begins. */
    static Play start(Paper paper) {
        return new Play(paper, paper.start(), Session.Memory.of(Position.START), Sheet.EMPTY, State.PLAYING);
    }

    /** A play that goes on. */
    Play(Paper paper, List<Integer> shown, Session.Memory memory, Sheet sheet, State state) {
        this.paper = paper;
        this.shown = new ArrayList<>(shown);
        this.session = new Session(paper.seen(shown), memory, Limits.PLAY_NODES);
        this.sheet = sheet;
        this.state = state;
        reveal();
    }

    Paper paper() {
        return paper;
    }

    /** The puzzle as the player sees it. */
    Puzzle seen() {
        return session.puzzle();
    }

    /** The numbers in the whole puzzle of the clues that were seen, in the order in which they were. */
    List<Integer> shown() {
        return List.copyOf(shown);
    }

    Session session() {
        return session;
    }

    Sheet sheet() {
        return sheet;
    }

    State state() {
        return state;
    }

    boolean hasEnded() {
        return state != State.PLAYING;
    }

    /** What is kept of the session: not more marks than can be taken back. */
    Session.Memory memory() {
        Session.Memory memory = session.memory();
        List<Marks> past = memory.past();
        return past.size() <= Limits.MOST_UNDO
                ? memory
                : new Session.Memory(
                        memory.position(), past.subList(0, Limits.MOST_UNDO), memory.levels(), memory.refused());
    }

    /** Claims a fact; in reveal mode clues may appear. */
    Reply claim(Fact fact) {
        checkPlaying();
        Reply reply = session.claim(fact);
        if (reply instanceof Reply.Forced) {
            followRules();
            reveal();
            state = session.isSolved() ? State.SOLVED : state;
        }
        return reply;
    }

    /** What the rules alone leave no choice about is marked, too: where one is the culprit, the others are not. */
    private void followRules() {
        if (seen().space().axioms().isEmpty()) {
            return;
        }
        Step step = ruled();
        while (step != null && session.claim(step.conclusion()) instanceof Reply.Forced) {
            step = ruled();
        }
    }

    private @Nullable Step ruled() {
        Puzzle rules = seen().withClues(List.of())
                .withGivens(session.review().knowledge().facts());
        return new Deducer(rules, Limits.PLAY_NODES).next(Knowledge.start(rules));
    }

    /** Lets the clues of those who are known by now be seen. */
    private void reveal() {
        boolean grows = !paper.isDealt();
        while (grows) {
            List<Integer> visible = Knowledge.of(
                            paper.puzzle(), session.review().knowledge().facts())
                    .visible();
            List<Integer> more =
                    visible.stream().filter(clue -> !shown.contains(clue)).toList();
            grows = !more.isEmpty();
            if (grows) {
                shown.addAll(more);
                session = new Session(paper.seen(shown), session.memory(), Limits.PLAY_NODES);
            }
        }
    }

    /** Runs something that changes marks, as long as the game goes on. */
    <T> T marking(Supplier<T> change) {
        checkPlaying();
        return change.get();
    }

    void note(int variable, String note) {
        if (note.length() > PositionTree.LONGEST_NOTE) {
            throw new Refused("a note has at most " + PositionTree.LONGEST_NOTE + " characters; shorten it.");
        }
        checkPlaying();
        session.note(variable, note);
    }

    void undo() {
        checkPlaying();
        if (!session.undo()) {
            throw new Problem(Problem.Code.CONFLICT, "There is nothing to undo.");
        }
    }

    void keep(Sheet other) {
        sheet = other;
    }

    void giveUp() {
        checkPlaying();
        state = State.GIVEN_UP;
    }

    void checkPlaying() {
        if (hasEnded()) {
            throw new Problem(Problem.Code.ENDED, "This game has ended; begin another one.");
        }
    }

    void checkEnded() {
        if (!hasEnded()) {
            throw new Problem(
                    Problem.Code.NOT_ENDED, "This is told after the end; solve the puzzle first, or give up.");
        }
    }
}
