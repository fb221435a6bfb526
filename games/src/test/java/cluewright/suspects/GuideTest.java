package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Guide;
import cluewright.deduce.Hint;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.deduce.Reply;
import cluewright.deduce.Review;
import cluewright.deduce.Step;
import cluewright.formula.World;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.random.Rng;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The guide against enumeration of all boards, in both modes, with marks that are right, wrong, or too early. */
class GuideTest {
    private static final int PUZZLES = 20;
    private static final int POSITIONS = 12;
    private static final int CELLS = 9;
    private static final long PLENTY = 10_000_000;

    /** Some puzzles with one clue less, so that there is something that cannot be known. */
    private static Puzzle puzzle(Mode mode, int number) {
        Order order = Order.of(new Suspects()).with("size", "3x3");
        Puzzle made = new Generator(List.of()).generate(order, "guide" + number).puzzle();
        List<Puzzle.Held> held = new ArrayList<>();
        for (Puzzle.Held clue : made.clues()) {
            boolean isFree = held.size() % 5 < 3;
            held.add(new Puzzle.Held(clue.clue(), isFree ? Puzzle.NOBODY : clue.holder()));
        }
        Puzzle puzzle = new Puzzle(made.board(), mode, made.givens(), held);
        return number % 3 == 0 ? puzzle.without(0) : puzzle;
    }

    /** Marks at random, three quarters of them right, or all of them. */
    private static Position position(Puzzle puzzle, int number, Rng rng) {
        World some = worlds(puzzle, all(puzzle), List.of()).findFirst().orElseThrow();
        List<Fact> sure = new ArrayList<>();
        for (int cell : rng.sample(puzzle.space().question(), number == 0 ? CELLS : rng.below(CELLS + 1))) {
            boolean right = number % 2 == 0 || rng.below(4) > 0;
            sure.add(Fact.is(cell, right ? some.value(cell) : 1 - some.value(cell)));
        }
        return Position.START.with(new Marks(sure, List.of(), Map.of()));
    }

    private static List<Integer> all(Puzzle puzzle) {
        return Stream.iterate(0, i -> i + 1).limit(puzzle.clues().size()).toList();
    }

    private static Stream<World> worlds(Puzzle puzzle, List<Integer> clues, List<Fact> facts) {
        return Stream.iterate(0, bits -> bits + 1)
                .limit(1 << CELLS)
                .map(bits -> World.ofBits(CELLS, bits, 0))
                .filter(world -> facts.stream().allMatch(fact -> fact.holds(world)))
                .filter(world ->
                        clues.stream().allMatch(clue -> puzzle.clue(clue).holds(world)));
    }

    private static boolean entails(Puzzle puzzle, List<Integer> clues, List<Fact> facts, Fact conclusion) {
        return worlds(puzzle, clues, facts).allMatch(conclusion::holds);
    }

    /** All sets of so many of these. */
    private static <T> List<List<T>> subsets(List<T> all, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<T>> sets = new ArrayList<>();
        for (int last = 0; last < all.size(); last++) {
            for (List<T> rest : subsets(all.subList(0, last), size - 1)) {
                List<T> set = new ArrayList<>(rest);
                set.add(all.get(last));
                sets.add(set);
            }
        }
        return sets;
    }

    private static void checkSmallest(Puzzle puzzle, Knowledge known, Step step) {
        Fact conclusion = step.conclusion();
        assertThat(known.facts()).containsAll(step.facts());
        assertThat(known.visible()).containsAll(step.clues());
        assertThat(entails(puzzle, step.clues(), step.facts(), conclusion)).isTrue();
        for (Fact fact : step.facts()) {
            List<Fact> fewer = new ArrayList<>(step.facts());
            fewer.remove(fact);
            assertThat(entails(puzzle, step.clues(), fewer, conclusion)).isFalse();
        }
        for (List<Integer> fewer : subsets(known.visible(), step.size() - 1)) {
            assertThat(entails(puzzle, fewer, known.facts(), conclusion)).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void saysWhatEnumerationSays(Mode mode) {
        Set<Class<?>> seen = new HashSet<>();
        for (int number = 0; number < PUZZLES; number++) {
            Puzzle puzzle = puzzle(mode, number);
            Rng rng = Rng.of("positions " + number);
            for (int i = 0; i < POSITIONS; i++) {
                Position position = position(puzzle, i, rng);
                try {
                    check(puzzle, position, seen);
                } catch (AssertionError failure) {
                    throw new AssertionError("puzzle guide" + number + ", position " + i + ": " + position, failure);
                }
            }
        }
        assertThat(seen)
                .as("the positions are varied enough")
                .contains(Hint.CannotStand.class, Hint.Follows.class, Hint.Finished.class, Hint.Stuck.class)
                .contains(Reply.Known.class, Reply.Forced.class, Reply.Refuted.class, Reply.NotYet.class);
    }

    private static void check(Puzzle puzzle, Position position, Set<Class<?>> seen) {
        Guide guide = new Guide(puzzle, PLENTY);
        Review review = guide.review(position);
        Knowledge known = review.knowledge();
        checkReview(puzzle, position, review);
        Hint hint = guide.hint(review);
        seen.add(hint.getClass());
        boolean together = worlds(puzzle, known.visible(), review.unproven()).anyMatch(world -> fits(world, known));
        if (!review.refuted().isEmpty()) {
            checkWrong(puzzle, review, (Hint.CannotStand) hint);
        } else if (!together) {
            checkTogether(puzzle, review, (Hint.CannotStand) hint);
        } else if (hint instanceof Hint.Follows follows) {
            checkSmallest(puzzle, known, follows.step());
            checkEasiest(puzzle, known, follows.step().size());
        } else if (hint instanceof Hint.Stuck stuck) {
            checkEasiest(puzzle, known, Integer.MAX_VALUE);
            assertThat(stuck.one().value(stuck.variable()))
                    .isNotEqualTo(stuck.other().value(stuck.variable()));
            assertThat(worlds(puzzle, known.visible(), known.facts())).contains(stuck.one(), stuck.other());
        } else {
            assertThat(hint).isInstanceOf(Hint.Finished.class);
            assertThat(known.facts()).hasSizeGreaterThanOrEqualTo(CELLS);
        }
        for (int cell = 0; cell < CELLS; cell++) {
            seen.add(checkReply(puzzle, guide, review, Fact.is(cell, cell & 1)).getClass());
        }
    }

    private static boolean fits(World world, Knowledge known) {
        return known.facts().stream().allMatch(fact -> fact.holds(world));
    }

    /** The knowledge is the least that is closed under "a forced mark is known, and shows its holder's clue". */
    private static void checkReview(Puzzle puzzle, Position position, Review review) {
        List<Fact> expected = new ArrayList<>(puzzle.givens());
        boolean grows = true;
        while (grows) {
            Knowledge known = Knowledge.of(puzzle, expected);
            grows = false;
            for (Fact mark : position.marks().sure()) {
                if (!expected.contains(mark) && entails(puzzle, known.visible(), puzzle.givens(), mark)) {
                    expected.add(mark);
                    grows = true;
                }
            }
        }
        Knowledge known = Knowledge.of(puzzle, expected);
        assertThat(review.knowledge().facts()).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(review.knowledge().visible()).isEqualTo(known.visible());
        for (Fact mark : position.marks().sure()) {
            boolean refuted = entails(puzzle, known.visible(), expected, mark.negated());
            assertThat(review.refuted().contains(mark)).isEqualTo(refuted);
            assertThat(review.unproven().contains(mark)).isEqualTo(!refuted && !expected.contains(mark));
        }
    }

    private static void checkWrong(Puzzle puzzle, Review review, Hint.CannotStand wrong) {
        Fact mark = wrong.marks().get(0);
        assertThat(wrong.marks()).hasSize(1);
        assertThat(review.refuted()).contains(mark);
        checkSmallest(puzzle, review.knowledge(), new Step(mark.negated(), wrong.clues(), wrong.facts(), List.of()));
        for (Fact other : review.refuted()) {
            for (List<Integer> fewer :
                    subsets(review.knowledge().visible(), wrong.clues().size() - 1)) {
                assertThat(entails(puzzle, fewer, review.knowledge().facts(), other.negated()))
                        .isFalse();
            }
        }
    }

    private static void checkTogether(Puzzle puzzle, Review review, Hint.CannotStand wrong) {
        Knowledge known = review.knowledge();
        assertThat(review.unproven()).containsAll(wrong.marks());
        assertThat(worlds(puzzle, wrong.clues(), both(wrong.marks(), wrong.facts())))
                .isEmpty();
        for (List<Fact> fewer : subsets(review.unproven(), wrong.marks().size() - 1)) {
            assertThat(worlds(puzzle, known.visible(), both(known.facts(), fewer)))
                    .isNotEmpty();
        }
        for (List<Integer> fewer : subsets(known.visible(), wrong.clues().size() - 1)) {
            assertThat(worlds(puzzle, fewer, both(known.facts(), wrong.marks())))
                    .isNotEmpty();
        }
    }

    private static <T> List<T> both(List<T> one, List<T> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    /** Nothing that is open follows from fewer clues. */
    private static void checkEasiest(Puzzle puzzle, Knowledge known, int size) {
        for (int cell : known.open(puzzle.space())) {
            for (int value = 0; value < 2; value++) {
                for (int fewer = 0; fewer < Math.min(size, known.visible().size() + 1); fewer++) {
                    for (List<Integer> clues : subsets(known.visible(), fewer)) {
                        assertThat(entails(puzzle, clues, known.facts(), Fact.is(cell, value)))
                                .isFalse();
                    }
                }
            }
        }
    }

    private static Reply checkReply(Puzzle puzzle, Guide guide, Review review, Fact claim) {
        Knowledge known = review.knowledge();
        boolean can = !entails(puzzle, known.visible(), known.facts(), claim.negated());
        boolean must = entails(puzzle, known.visible(), known.facts(), claim);
        Reply reply = guide.reply(review, claim);
        if (known.says(puzzle.space(), claim)) {
            assertThat(reply).isInstanceOf(Reply.Known.class);
        } else if (known.says(puzzle.space(), claim.negated())) {
            assertThat(reply).isInstanceOf(Reply.KnownOtherwise.class);
        } else if (must) {
            checkSmallest(puzzle, known, ((Reply.Forced) reply).step());
        } else if (!can) {
            checkSmallest(puzzle, known, ((Reply.Refuted) reply).step());
        } else {
            Reply.NotYet notYet = (Reply.NotYet) reply;
            assertThat(Objects.requireNonNull(notYet).with()).matches(claim::holds);
            assertThat(notYet.without()).matches(claim.negated()::holds);
            assertThat(worlds(puzzle, known.visible(), known.facts())).contains(notYet.with(), notYet.without());
        }
        assertThat(reply.isRefusal()).isEqualTo(!must && !known.says(puzzle.space(), claim.negated()));
        return reply;
    }
}
