package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Clue;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.grade.Band;
import cluewright.grade.Effort;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Space;
import cluewright.testkit.FormulaClues;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Efforts are the same for the same puzzle, sink with help, and say what a limited solver can do. */
class EffortTest {
    private static final long PLENTY = 10_000_000;
    private static final Suspects SUSPECTS = new Suspects();
    private static final Generator GENERATOR = new Generator(List.of());

    private static Order order(String size, Aim aim) {
        return Order.of(SUSPECTS).with("size", size).withAim(aim);
    }

    private static Effort effort(Puzzle puzzle, World answer) {
        return Objects.requireNonNull(Effort.of(puzzle, answer, PLENTY));
    }

    /** Any other order of people and clues, and so each of the eight symmetries of a square board, changes nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"3x3", "4x4"})
    void theOrderOfPeopleAndCluesDoesNotMatter(String size) {
        for (Mode mode : Mode.values()) {
            for (int number = 0; number < 8; number++) {
                Document document = GENERATOR.generate(order(size, Aim.STANDARD.in(mode)), "ORDER-" + number);
                Puzzle puzzle = document.puzzle();
                List<Integer> places = new ArrayList<>(puzzle.space().question());
                Puzzle plain = relabelled(puzzle, places, puzzle.clues());
                Rng rng = Rng.of("order " + number);
                List<Integer> to = rng.shuffled(places);
                Puzzle other = relabelled(puzzle, to, rng.shuffled(puzzle.clues()));
                World answer = Objects.requireNonNull(document.answer());
                assertThat(effort(other, moved(answer, to)))
                        .as(size + " " + mode + " " + number)
                        .isEqualTo(effort(plain, answer));
            }
        }
    }

    private static World moved(World world, List<Integer> to) {
        int[] values = new int[world.variables()];
        for (int variable = 0; variable < values.length; variable++) {
            values[to.get(variable)] = world.value(variable);
        }
        return World.of(values);
    }

    /** The puzzle over bare formulas, with person i in place to(i). */
    private static Puzzle relabelled(Puzzle puzzle, List<Integer> to, List<Puzzle.Held> clues) {
        List<Space.Variable> variables = new ArrayList<>();
        for (int variable = 0; variable < to.size(); variable++) {
            variables.add(new Space.Variable("x" + variable, List.of("0", "1")));
        }
        List<Fact> givens = new ArrayList<>();
        for (Fact given : puzzle.givens()) {
            givens.add(new Fact(to.get(given.variable()), given.value(), given.is()));
        }
        List<Formula> formulas = new ArrayList<>();
        for (Puzzle.Held held : clues) {
            formulas.add(held.clue().formula().fold(new Moved(to)));
        }
        Puzzle bare = FormulaClues.puzzle(Space.free(variables), givens, formulas);
        List<Puzzle.Held> held = new ArrayList<>();
        for (int clue = 0; clue < clues.size(); clue++) {
            int holder = clues.get(clue).holder();
            held.add(new Puzzle.Held(bare.clue(clue), holder < 0 ? holder : to.get(holder)));
        }
        return new Puzzle(bare.board(), puzzle.mode(), givens, held);
    }

    /** A formula about other variables. */
    private record Moved(List<Integer> to) implements Formula.Algebra<Formula> {
        @Override
        public Formula literal(int variable, Numbers values) {
            return Formula.literal(to.get(variable), values);
        }

        @Override
        public Formula not(Formula part) {
            return Formula.not(part);
        }

        @Override
        public Formula and(List<Formula> parts) {
            return Formula.and(parts);
        }

        @Override
        public Formula or(List<Formula> parts) {
            return Formula.or(parts);
        }

        @Override
        public Formula iff(Formula left, Formula right) {
            return Formula.iff(left, right);
        }

        @Override
        public Formula count(List<Formula> parts, Numbers in) {
            return Formula.count(parts, in);
        }

        @Override
        public Formula compare(List<Formula> left, List<Formula> right, int atLeast, int atMost) {
            return Formula.compare(left, right, atLeast, atMost);
        }
    }

    /** Every true clue that is added to a finished puzzle is redundant, and can only help. */
    @ParameterizedTest
    @EnumSource(Mode.class)
    void aRedundantClueNeverRaisesTheEffort(Mode mode) {
        for (int number = 0; number < 10; number++) {
            Order order = order("4x4", Aim.STANDARD.in(mode));
            Document document = GENERATOR.generate(order, "MORE-" + number);
            World answer = Objects.requireNonNull(document.answer());
            Puzzle puzzle = document.puzzle();
            Grid grid = SUSPECTS.boardOf(puzzle);
            Rng rng = Rng.of("more " + number);
            List<Clue> pool = Generator.pool(SUSPECTS, order, new Game.Scene<>(grid, answer), rng);
            int before = effort(puzzle, answer).score();
            for (Clue clue : rng.sample(pool, 8)) {
                List<Puzzle.Held> more = new ArrayList<>(puzzle.clues());
                more.add(new Puzzle.Held(clue, Puzzle.NOBODY));
                assertThat(effort(puzzle.withClues(more), answer).score())
                        .as(mode + " " + number + " with \"" + clue + "\"")
                        .isLessThanOrEqualTo(before);
            }
        }
    }

    /** Whoever holds the band's number of clues together gets through, and whoever holds one less does not. */
    @ParameterizedTest
    @EnumSource(Band.class)
    void aBandIsExact(Band band) {
        for (Mode mode : Mode.values()) {
            for (int number = 0; number < 3; number++) {
                Document document = GENERATOR.generate(
                        order("4x4", Aim.STANDARD.in(mode).difficulty(band.word())), "BAND-" + number);
                Puzzle puzzle = document.puzzle();
                Effort effort = effort(puzzle, Objects.requireNonNull(document.answer()));
                assertThat(effort.band()).isEqualTo(band);
                assertThat(band.covers(effort.rounds())).isTrue();
                assertThat(band.ordinal() > 0 && Band.values()[band.ordinal() - 1].covers(effort.rounds()))
                        .isFalse();
                int size = effort.rounds().largest();
                assertThat(new Deducer(puzzle, PLENTY).trace(size).isComplete()).isTrue();
                assertThat(new Deducer(puzzle, PLENTY).trace(size - 1).isComplete())
                        .isFalse();
                assertThat(new Deducer(puzzle, PLENTY).trace().largestStep()).isEqualTo(size);
            }
        }
    }

    @Test
    void aNumberIsDeliveredWithinFive() {
        for (int asked : List.of(5, 30, 50, 70, 90)) {
            Document document = GENERATOR.generate(order("4x5", Aim.STANDARD.difficulty("" + asked)), "NUMBER");
            assertThat(effort(document.puzzle(), Objects.requireNonNull(document.answer()))
                            .score())
                    .isBetween(asked - Aim.TOLERANCE, asked + Aim.TOLERANCE);
        }
    }
}
