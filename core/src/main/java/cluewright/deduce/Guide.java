package cluewright.deduce;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers a player's questions about a puzzle: what a position is worth, what helps now, and whether a claim follows.
 *
 * <p>It knows the puzzle and not the answer. Every question is worked out afresh from the position alone, so the same
 * position always gives the same words, whatever was asked before, and one guide may serve many players. Each question
 * may spend the budget.
 */
public final class Guide {
    private final Puzzle puzzle;
    private final long budget;

    /** A guide to one puzzle that may spend so many nodes on each question. */
    public Guide(Puzzle puzzle, long budget) {
        this.puzzle = puzzle;
        this.budget = budget;
    }

    private Deducer deducer() {
        return new Deducer(puzzle, budget);
    }

    private Possible possible() {
        return new Possible(puzzle, budget);
    }

    /** What the position is worth. */
    public Review review(Position position) {
        return new Reviewing(position).review();
    }

    /** A review in the making. */
    private final class Reviewing {
        private final Possible possible = possible();
        private final List<Fact> facts = new ArrayList<>(puzzle.givens());
        private final List<Fact> marks = new ArrayList<>();
        private final List<Integer> revealed = new ArrayList<>();
        private final List<Integer> read = new ArrayList<>();
        private Knowledge knowledge = Knowledge.of(puzzle, facts);

        Reviewing(Position position) {
            for (Fact mark : position.marks().sure()) {
                Fact plain = puzzle.space().plain(mark);
                if (!knowledge.says(puzzle.space(), plain)) {
                    marks.add(plain);
                }
            }
            if (puzzle.mode() == Mode.REVEAL) {
                revealed.addAll(position.revealed());
            }
        }

        Review review() {
            boolean grows = true;
            while (grows) {
                if (possible.find(knowledge, List.of()) == null) {
                    return new Review(knowledge, List.of(), marks, List.of(), standing(Review.Standing.IMPOSSIBLE));
                }
                int before = knowledge.visible().size();
                marks.removeIf(this::join);
                revealed.removeIf(this::read);
                knowledge = visible();
                grows = knowledge.visible().size() > before;
            }
            List<Fact> refuted = new ArrayList<>();
            for (Fact mark : marks) {
                if (possible.find(knowledge, List.of(mark)) == null && !possible.isExhausted()) {
                    refuted.add(mark);
                }
            }
            marks.removeAll(refuted);
            return new Review(knowledge, refuted, marks, revealed, standing(Review.Standing.POSSIBLE));
        }

        private Review.Standing standing(Review.Standing settled) {
            return possible.isExhausted() ? Review.Standing.UNKNOWN : settled;
        }

        /** Takes a mark into what is known when it is forced. */
        private boolean join(Fact mark) {
            boolean forced = possible.find(knowledge, List.of(mark.negated())) == null && !possible.isExhausted();
            if (forced) {
                facts.add(mark);
            }
            return forced;
        }

        /** Lets the holder's clue be read when the holder's value can be known. */
        private boolean read(int holder) {
            World world = possible.find(knowledge, List.of());
            boolean forced = world != null
                    && possible.find(knowledge, List.of(Fact.isNot(holder, world.value(holder)))) == null
                    && !possible.isExhausted();
            if (forced) {
                read.add(holder);
            }
            return forced;
        }

        private Knowledge visible() {
            Knowledge known = Knowledge.of(puzzle, facts);
            List<Integer> visible = new ArrayList<>();
            for (int clue = 0; clue < puzzle.clues().size(); clue++) {
                if (known.visible().contains(clue)
                        || read.contains(puzzle.clues().get(clue).holder())) {
                    visible.add(clue);
                }
            }
            return new Knowledge(facts, visible);
        }
    }

    /**
     * What helps most: a mark that cannot stand, and when there is none, what follows next. Sound whatever the player
     * has marked, since only the review's knowledge is used.
     */
    public Hint hint(Review review) {
        if (review.standing() != Review.Standing.POSSIBLE) {
            List<Integer> clash = clash(review);
            return clash == null ? new Hint.Unknown() : new Hint.Impossible(clash);
        }
        if (!review.refuted().isEmpty()) {
            return cannotStand(review);
        }
        Hint together = review.unproven().size() < 2 ? null : cannotStandTogether(review);
        if (together != null) {
            return together;
        }
        if (review.knowledge().open(puzzle.space()).isEmpty()) {
            return new Hint.Finished();
        }
        Deducer deducer = deducer();
        Step step = deducer.next(review.knowledge());
        if (step != null) {
            return new Hint.Follows(step);
        }
        return deducer.isExhausted() ? new Hint.Unknown() : stuck(review.knowledge());
    }

    /** A smallest set of visible clues that clash, or null when the budget does not allow to say. */
    private @Nullable List<Integer> clash(Review review) {
        return review.standing() == Review.Standing.UNKNOWN
                ? null
                : possible()
                        .clashingClues(
                                new Knowledge(
                                        puzzle.givens(), review.knowledge().visible()),
                                List.of());
    }

    private Hint cannotStand(Review review) {
        List<Fact> opposites = new ArrayList<>();
        for (Fact mark : review.refuted()) {
            opposites.add(puzzle.space().plain(mark.negated()));
        }
        Step step = deducer().easiest(review.knowledge(), opposites);
        if (step == null) {
            return new Hint.Unknown();
        }
        Fact mark = review.refuted().get(opposites.indexOf(step.conclusion()));
        return new Hint.CannotStand(List.of(mark), step.clues(), step.facts());
    }

    private @Nullable Hint cannotStandTogether(Review review) {
        Possible possible = possible();
        Knowledge knowledge = review.knowledge();
        if (possible.find(knowledge, review.unproven()) != null) {
            return null;
        }
        List<Fact> marks = possible.isExhausted() ? null : possible.clash(knowledge, review.unproven());
        List<Integer> clues = marks == null ? null : possible.clashingClues(knowledge, marks);
        return marks == null || clues == null
                ? new Hint.Unknown()
                : new Hint.CannotStand(marks, clues, possible.needed(knowledge.facts(), clues, marks));
    }

    private Hint stuck(Knowledge knowledge) {
        Possible possible = possible();
        int variable = knowledge.open(puzzle.space()).get(0);
        World one = possible.find(knowledge, List.of());
        World other =
                one == null ? null : possible.near(one, knowledge, List.of(Fact.isNot(variable, one.value(variable))));
        return one == null || other == null ? new Hint.Unknown() : new Hint.Stuck(variable, one, other);
    }

    /** What a claim is worth. */
    public Reply reply(Review review, Fact claim) {
        Space space = puzzle.space();
        Knowledge knowledge = review.knowledge();
        Fact opposite = space.plain(claim.negated());
        if (review.standing() != Review.Standing.POSSIBLE) {
            List<Integer> clash = clash(review);
            return clash == null ? new Reply.Unknown() : new Reply.Impossible(clash);
        }
        if (knowledge.says(space, claim)) {
            return new Reply.Known();
        }
        if (knowledge.says(space, opposite)) {
            return new Reply.KnownOtherwise();
        }
        return open(knowledge, claim, opposite);
    }

    private Reply open(Knowledge knowledge, Fact claim, Fact opposite) {
        Possible possible = possible();
        World with = possible.find(knowledge, List.of(claim));
        World without = with == null ? null : possible.near(with, knowledge, List.of(opposite));
        if (possible.isExhausted()) {
            return new Reply.Unknown();
        }
        if (with != null && without != null) {
            return new Reply.NotYet(with, without);
        }
        Step step = deducer()
                .easiest(
                        knowledge,
                        List.of(with == null ? opposite : puzzle.space().plain(claim)));
        if (step == null) {
            return new Reply.Unknown();
        }
        return with == null ? new Reply.Refuted(step) : new Reply.Forced(step);
    }

    /**
     * Why a fact that the player holds is so: a smallest step from what was held before it, or, when it did not follow
     * then, from everything else. Null when it follows from neither, or the budget ran out.
     */
    public @Nullable Step why(Position position, Fact fact) {
        List<Fact> sure = position.marks().sure();
        int at = sure.indexOf(fact);
        Step step = at < 0 ? null : step(position, sure.subList(0, at), List.of(), fact);
        if (step != null) {
            return step;
        }
        List<Fact> others = new ArrayList<>(sure);
        others.removeIf(other -> other.variable() == fact.variable());
        List<Integer> read = new ArrayList<>(position.revealed());
        read.removeIf(holder -> holder == fact.variable());
        return step(position, others, read, fact);
    }

    private @Nullable Step step(Position position, List<Fact> sure, List<Integer> read, Fact fact) {
        Marks marks = new Marks(sure, List.of(), position.marks().notes());
        Review review = review(position.with(marks).withRevealed(read));
        return deducer().easiest(review.knowledge(), List.of(puzzle.space().plain(fact)));
    }

    /** The numbers of the visible clues that say nothing beyond what is known, ascending. */
    public List<Integer> spent(Knowledge knowledge) {
        return possible().spent(knowledge);
    }
}
