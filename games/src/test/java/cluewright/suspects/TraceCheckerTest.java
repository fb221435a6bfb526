package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Clue;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.deduce.TraceChecker;
import cluewright.formula.World;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Settings;
import cluewright.puzzle.TraceTree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the deducer says passes the checker, and every kind of tampering is found. */
class TraceCheckerTest {
    private static final int PUZZLES = 12;
    private static final long PLENTY = 10_000_000;

    private static final Map<String, Puzzle> MADE = new ConcurrentHashMap<>();
    private static final Map<String, Trace> TRACES = new ConcurrentHashMap<>();

    /** Two of three clues are held, in reveal mode too, so that some traces end early. */
    private static Puzzle puzzle(Mode mode, int number) {
        return MADE.computeIfAbsent(mode.name() + number, name -> made(mode, number));
    }

    private static Puzzle made(Mode mode, int number) {
        Order order = Order.of(new Suspects()).with("size", number % 3 == 0 ? "4x4" : "3x3");
        Aim aim = Aim.STANDARD.in(mode).difficulty(number % 2 == 0 ? "medium" : "tricky");
        Puzzle made = new Generator(List.of())
                .generate(order.withAim(aim), "trace" + number)
                .puzzle();
        if (mode == Mode.REVEAL) {
            return made;
        }
        List<Puzzle.Held> held = new ArrayList<>();
        for (Puzzle.Held clue : made.clues()) {
            held.add(new Puzzle.Held(clue.clue(), held.size() % 3 == 0 ? Puzzle.NOBODY : clue.holder()));
        }
        return new Puzzle(made.board(), mode, made.givens(), held);
    }

    /** The trace as documents carry it. */
    private static Trace trace(Puzzle puzzle) {
        return TRACES.computeIfAbsent(puzzle.mode() + " " + puzzle.clues(), name -> fresh(puzzle));
    }

    private static Trace fresh(Puzzle puzzle) {
        Trace trace = new Deducer(puzzle, PLENTY).trace();
        return TraceTree.read(puzzle, TraceTree.write(puzzle, trace));
    }

    private static List<String> faults(Puzzle puzzle, List<Step> steps) {
        List<Fact> known = new ArrayList<>(puzzle.givens());
        steps.forEach(step -> known.add(step.conclusion()));
        Knowledge end = Knowledge.of(puzzle, known);
        TraceChecker.Report report =
                new TraceChecker(puzzle).check(new Trace(steps, end, end.open(puzzle.space()), false));
        assertThat(report.unchecked()).isEmpty();
        assertThat(report.unentailed()).isEmpty();
        return report.faults();
    }

    /** Changes each step in turn in a way that must be noticed; null leaves a step alone. */
    private static void everyChangeIsFound(Mode mode, String sign, Tampering tampering) {
        int changed = 0;
        for (int number = 0; number < PUZZLES; number++) {
            Puzzle puzzle = puzzle(mode, number);
            List<Step> steps = trace(puzzle).steps();
            for (int place = 0; place < steps.size(); place++) {
                List<Step> other = tampering.of(puzzle, steps, place);
                if (other != null) {
                    changed++;
                    assertThat(faults(puzzle, other))
                            .as("puzzle %s, step %s", number, place)
                            .anyMatch(fault -> fault.contains(sign));
                }
            }
        }
        assertThat(changed).as("changes").isGreaterThan(5);
    }

    private interface Tampering {
        List<Step> of(Puzzle puzzle, List<Step> steps, int place);
    }

    private static Tampering onStep(UnaryOperator<Step> change) {
        return (puzzle, steps, place) -> {
            Step step = change.apply(steps.get(place));
            return step.equals(steps.get(place)) ? null : with(steps, place, step);
        };
    }

    private static List<Step> with(List<Step> steps, int place, Step step) {
        List<Step> others = new ArrayList<>(steps);
        others.set(place, step);
        return others;
    }

    private static <T> List<T> shorter(List<T> list) {
        return list.subList(0, Math.max(0, list.size() - 1));
    }

    @ParameterizedTest
    @EnumSource
    void whatTheDeducerSaysPasses(Mode mode) {
        for (int number = 0; number < PUZZLES; number++) {
            Puzzle puzzle = puzzle(mode, number);
            Trace whole = new Deducer(puzzle, PLENTY).trace();
            Trace few = trace(puzzle);
            assertThat(few.end()).isEqualTo(whole.end());
            assertThat(few.open()).isEqualTo(whole.open());
            for (Trace trace : List.of(whole, few)) {
                List<String> faults = new ArrayList<>(faults(puzzle, trace.steps()));
                faults.removeIf(fault -> fault.startsWith("The trace ends before") && !trace.isComplete());
                assertThat(faults).as("puzzle %s", number).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void anotherConclusionIsFound(Mode mode) {
        everyChangeIsFound(
                mode,
                "does not follow",
                onStep(step -> new Step(step.conclusion().negated(), step.clues(), step.facts(), step.witnesses())));
    }

    @ParameterizedTest
    @EnumSource
    void aMissingClueIsFound(Mode mode) {
        everyChangeIsFound(
                mode,
                "does not follow",
                onStep(step -> new Step(step.conclusion(), shorter(step.clues()), step.facts(), step.witnesses())));
    }

    @ParameterizedTest
    @EnumSource
    void aMissingFactIsFound(Mode mode) {
        everyChangeIsFound(
                mode,
                "does not follow",
                onStep(step -> new Step(step.conclusion(), step.clues(), shorter(step.facts()), step.witnesses())));
    }

    @ParameterizedTest
    @EnumSource
    void aMissingWitnessIsFound(Mode mode) {
        everyChangeIsFound(
                mode,
                "no witness shows",
                onStep(step -> new Step(step.conclusion(), step.clues(), step.facts(), shorter(step.witnesses()))));
    }

    @ParameterizedTest
    @EnumSource
    void aFalseWitnessIsFound(Mode mode) {
        everyChangeIsFound(mode, "is none", (puzzle, steps, place) -> {
            Step step = steps.get(place);
            int[] values = new int[puzzle.space().variables().size()];
            values[step.conclusion().variable()] = step.conclusion().value();
            return with(
                    steps, place, new Step(step.conclusion(), step.clues(), step.facts(), List.of(World.of(values))));
        });
    }

    @ParameterizedTest
    @EnumSource
    void aNeedlessClueIsFound(Mode mode) {
        everyChangeIsFound(mode, "no witness shows", (puzzle, steps, place) -> {
            Step step = steps.get(place);
            List<Integer> clues = new ArrayList<>(step.clues());
            for (int clue = 0; clue < puzzle.clues().size() && clues.size() == step.size(); clue++) {
                if (!clues.contains(clue)) {
                    clues.add(clue);
                }
            }
            return clues.size() == step.size()
                    ? null
                    : with(steps, place, new Step(step.conclusion(), clues, step.facts(), step.witnesses()));
        });
    }

    @ParameterizedTest
    @EnumSource
    void aNeedlessFactIsFound(Mode mode) {
        everyChangeIsFound(mode, "it follows without", (puzzle, steps, place) -> {
            Step step = steps.get(place);
            List<Fact> facts = new ArrayList<>(step.facts());
            for (Step earlier : steps.subList(0, place)) {
                if (!facts.contains(earlier.conclusion())
                        && facts.size() == step.facts().size()) {
                    facts.add(earlier.conclusion());
                }
            }
            return facts.size() == step.facts().size()
                    ? null
                    : with(steps, place, new Step(step.conclusion(), step.clues(), facts, step.witnesses()));
        });
    }

    @ParameterizedTest
    @EnumSource
    void aStepBeforeWhatItRestsOnIsFound(Mode mode) {
        everyChangeIsFound(mode, "not known before", (puzzle, steps, place) -> {
            List<Step> others = new ArrayList<>(steps);
            Step step = others.remove(place);
            others.add(0, step);
            return puzzle.givens().containsAll(step.facts()) ? null : others;
        });
    }

    @Test
    void aClueThatCannotBeSeenIsFound() {
        everyChangeIsFound(Mode.REVEAL, "cannot be seen yet", (puzzle, steps, place) -> {
            List<Step> others = new ArrayList<>(steps);
            Step step = others.remove(place);
            others.add(0, step);
            List<Integer> visible = Knowledge.start(puzzle).visible();
            return visible.containsAll(step.clues()) ? null : others;
        });
    }

    @ParameterizedTest
    @EnumSource
    void aStepMadeTwiceIsFound(Mode mode) {
        everyChangeIsFound(mode, "nothing new", (puzzle, steps, place) -> {
            List<Step> others = new ArrayList<>(steps);
            others.add(steps.get(place));
            return others;
        });
    }

    @ParameterizedTest
    @EnumSource
    void aMissingStepIsFound(Mode mode) {
        everyChangeIsFound(mode, "ends before this is known", (puzzle, steps, place) -> {
            List<Step> others = new ArrayList<>(steps);
            others.remove(place);
            return others;
        });
    }

    @Test
    void aHarderStepBeforeAnEasierOneIsFound() {
        everyChangeIsFound(Mode.OPEN, "could have come before", (puzzle, steps, place) -> {
            int later = place + 1;
            while (later < steps.size()
                    && steps.get(later).size() <= steps.get(place).size()) {
                later++;
            }
            if (later == steps.size()) {
                return null;
            }
            List<Step> others = new ArrayList<>(steps);
            others.add(later, others.remove(place));
            return others;
        });
    }

    @Test
    void whatIsTooLargeIsNotSaidToBeChecked() {
        Grid grid = new Suspects()
                .draw(Settings.standard(new Suspects().settings()).with("size", "6x6"), Rng.of("large"))
                .board();
        Clue total = new Suspects().vocabulary().read(grid, "There are exactly 30 suspects on the board.");
        Puzzle puzzle = Puzzle.open(grid, List.of(total));
        Step step = new Step(Fact.is(0, 1), List.of(0), List.of(), List.of());
        Knowledge end = Knowledge.start(puzzle);
        TraceChecker.Report report = new TraceChecker(puzzle).check(new Trace(List.of(step), end, List.of(), false));
        assertThat(report.unentailed()).containsExactly(0);
        assertThat(report.unchecked()).containsExactly(0);
        assertThat(report.faults()).noneMatch(fault -> fault.contains("does not follow"));
    }
}
