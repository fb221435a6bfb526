package cluewright.deduce;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One player at one puzzle: takes claims, pencil marks and notes, gives hints, takes back, and counts. It reads and
 * prints nothing.
 *
 * <p>A claim is accepted exactly when it follows from what is visible; then, in reveal mode, its holder's clue becomes
 * visible. Whatever else is claimed is refused and counts as a mistake, be it wrong or only not known yet, so that the
 * count gives nothing away.
 */
public final class Session {
    /** The most moves that can be taken back. */
    public static final int MOST_UNDO = 1000;

    private final Puzzle puzzle;
    private final Guide guide;
    private final Deque<Marks> past = new ArrayDeque<>();
    private final Map<Fact, Integer> levels = new HashMap<>();
    private Position position;
    private Review review;
    private @Nullable Claim last;

    /**
     * All that has to be kept to go on later as if nothing had happened.
     *
     * @param position where the player stands
     * @param past the marks before each change, the latest first
     * @param levels how many levels of hints were shown, by what they were about
     * @param refused the last claim if it was refused, or null
     */
    public record Memory(
            Position position,
            List<Marks> past,
            Map<Fact, Integer> levels,
            @Nullable Fact refused) {
        public Memory {
            past = List.copyOf(past);
            levels = Map.copyOf(levels);
        }

        /** The memory of somebody who begins or goes on at a position. */
        public static Memory of(Position position) {
            return new Memory(position, List.of(), Map.of(), null);
        }
    }

    /** A claim and what it was worth. */
    public record Claim(Fact fact, Reply reply) {}

    /** A hint and how much of it may be shown; the level says nothing about hints that are not about a variable. */
    public record Given(Hint hint, Hint.Level level) {}

    /** How somebody came to know a variable. */
    public enum Course {
        GIVEN,
        OPEN,
        CLEAN,
        HINTED,
        /** A claim was refused on the way; whether a hint was taken as well does not matter. */
        MISTAKEN
    }

    /** A session that begins or goes on at a position; each answer may spend so many nodes. */
    public Session(Puzzle puzzle, Position position, long budget) {
        this(puzzle, Memory.of(position), budget);
    }

    /** A session that goes on where another was left; the puzzle may have got further clues. */
    public Session(Puzzle puzzle, Memory memory, long budget) {
        this.puzzle = puzzle;
        this.guide = new Guide(puzzle, budget);
        this.position = memory.position();
        this.past.addAll(memory.past());
        this.levels.putAll(memory.levels());
        this.review = guide.review(position);
        read();
        Fact refused = memory.refused();
        if (refused != null) {
            last = new Claim(refused, guide.reply(review, refused));
        }
    }

    /** All that has to be kept to go on later as if nothing had happened. */
    public Memory memory() {
        Claim claim = last;
        Fact refused = claim != null && claim.reply().isRefusal() ? claim.fact() : null;
        return new Memory(position, List.copyOf(past), levels, refused);
    }

    /** What is visible now has been read. */
    private void read() {
        if (puzzle.mode() == Mode.REVEAL) {
            List<Integer> read = new ArrayList<>(position.revealed());
            for (int clue : review.knowledge().visible()) {
                int holder = puzzle.clues().get(clue).holder();
                if (holder != Puzzle.NOBODY && !read.contains(holder)) {
                    read.add(holder);
                }
            }
            position = position.withRevealed(read);
        }
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /** All that has to be kept to go on later. */
    public Position position() {
        return position;
    }

    /** What the position is worth. */
    public Review review() {
        return review;
    }

    /** The last claim and its reply, or null. */
    public @Nullable Claim last() {
        return last;
    }

    /** Claims a fact. The same refused claim again counts once. */
    public Reply claim(Fact fact) {
        Fact claim = puzzle.space().plain(fact);
        Reply reply = guide.reply(review, claim);
        boolean again =
                last != null && last.fact().equals(claim) && last.reply().isRefusal();
        if (reply instanceof Reply.Forced) {
            change(position.marks().with(puzzle.space(), claim));
        } else if (reply.isRefusal() && !again) {
            position = position.withMistake(claim.variable());
        }
        last = new Claim(claim, reply);
        return reply;
    }

    private void change(Marks marks) {
        past.push(position.marks());
        if (past.size() > MOST_UNDO) {
            past.removeLast();
        }
        position = position.with(marks);
        review = guide.review(position);
        read();
    }

    /** Makes a pencil mark, or takes it away when it is there; false when it is away now. */
    public boolean pencil(Fact fact) {
        Fact plain = puzzle.space().plain(fact);
        Marks marks = position.marks();
        boolean isThere = marks.pencil().contains(plain);
        change(isThere ? marks.withoutPencil(plain) : marks.withPencil(puzzle.space(), plain));
        return !isThere;
    }

    /** Takes away the pencil marks on a variable, and the sure marks that are not known; false when there are none. */
    public boolean erase(int variable) {
        Marks marks = position.marks();
        List<Fact> unknown = new ArrayList<>(review.refuted());
        unknown.addAll(review.unproven());
        unknown.removeIf(fact -> fact.variable() != variable);
        Marks fewer = marks.without(unknown);
        for (Fact fact : marks.pencil()) {
            fewer = fact.variable() == variable ? fewer.withoutPencil(fact) : fewer;
        }
        boolean any = !fewer.equals(marks);
        if (any) {
            change(fewer);
        }
        return any;
    }

    /** Writes a note on a variable; an empty one takes the note away. */
    public void note(int variable, String note) {
        change(position.marks().withNote(variable, note));
    }

    /** Whether there is a change of marks to take back. */
    public boolean canUndo() {
        return !past.isEmpty();
    }

    /** Takes the last change of marks back; false when there is none. Clues that were read stay visible. */
    public boolean undo() {
        Marks before = past.poll();
        if (before == null) {
            return false;
        }
        position = position.with(before);
        last = null;
        review = guide.review(position);
        read();
        return true;
    }

    /** What helps now, each time the same is asked a level deeper. */
    public Given hint() {
        Hint hint = guide.hint(review);
        Fact subject = subject(hint);
        return subject == null
                ? new Given(hint, Hint.Level.WHAT)
                : given(hint, subject, Math.min(shown(subject) + 1, Hint.Level.values().length));
    }

    /** What helps now, told to a level; levels that were shown before are not counted again. */
    public Given hint(Hint.Level asked) {
        Hint hint = guide.hint(review);
        Fact subject = subject(hint);
        return subject == null ? new Given(hint, Hint.Level.WHAT) : given(hint, subject, asked.number());
    }

    private Given given(Hint hint, Fact subject, int level) {
        for (int shown = shown(subject); shown < level; shown++) {
            position = position.withHint(subject.variable());
            levels.put(subject, shown + 1);
        }
        return new Given(hint, Hint.Level.of(level));
    }

    private int shown(Fact subject) {
        return levels.getOrDefault(subject, shownBefore(subject.variable()));
    }

    private static @Nullable Fact subject(Hint hint) {
        if (hint instanceof Hint.Follows follows) {
            return follows.step().conclusion();
        }
        return hint instanceof Hint.CannotStand wrong ? wrong.marks().get(0) : null;
    }

    /** How much was shown in an earlier sitting: of a variable with two values all hints were about the same. */
    private int shownBefore(int variable) {
        Space space = puzzle.space();
        int shown = space.size(variable) == 2 ? position.hints().getOrDefault(variable, 0) : 0;
        return Math.min(shown, Hint.Level.values().length);
    }

    /** Why something that the player holds is so; null when it does not follow from the rest. */
    public @Nullable Step why(Fact fact) {
        return guide.why(position, fact);
    }

    /** The numbers of the visible clues that say nothing beyond what is known, ascending. */
    public List<Integer> spent() {
        return guide.spent(review.knowledge());
    }

    /** Whether all that is asked for is known. */
    public boolean isSolved() {
        return review.standing() == Review.Standing.POSSIBLE
                && review.knowledge().open(puzzle.space()).isEmpty();
    }

    /** How the player came to know a variable. */
    public Course course(int variable) {
        if (Knowledge.isKnown(puzzle.space(), puzzle.givens(), variable)) {
            return Course.GIVEN;
        }
        if (position.mistakes().containsKey(variable)) {
            return Course.MISTAKEN;
        }
        if (position.hints().containsKey(variable)) {
            return Course.HINTED;
        }
        boolean known = Knowledge.isKnown(puzzle.space(), review.knowledge().facts(), variable);
        return known ? Course.CLEAN : Course.OPEN;
    }
}
