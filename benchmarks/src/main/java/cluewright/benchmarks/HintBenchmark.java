package cluewright.benchmarks;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Guide;
import cluewright.deduce.Hint;
import cluewright.deduce.Marks;
import cluewright.deduce.Position;
import cluewright.formula.World;
import cluewright.games.Games;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.random.Rng;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A hint, and the reply to a claim, from a position: reviewing the marks included, nothing kept from before. Positions
 * are spread from the empty board to the last open cell; for {@code wrong} every fourth mark is wrong. Percentiles are
 * over all calls, so that the slowest positions show.
 */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(value = 1, jvmArgsAppend = "-Xmx256m")
public class HintBenchmark {
    private static final int PUZZLES = 50;
    private static final int EVERY = 3;
    private static final long BUDGET = 20_000_000;

    /** Columns x rows. */
    @Param({"4x5", "5x5"})
    public String size = "";

    /** When clues can be seen. */
    @Param({"OPEN", "REVEAL"})
    public Mode mode = Mode.OPEN;

    /** What the player has marked. */
    @Param({"right", "wrong"})
    public String marks = "";

    private record Moment(Puzzle puzzle, Position position, Fact claim) {}

    private final List<Moment> moments = new ArrayList<>();
    private int turn;

    /** Makes puzzles and positions. */
    @Setup
    public void prepare() {
        Order order = Order.of(Games.of("suspects")).with("size", size);
        Generator generator = new Generator(List.of());
        for (int i = 0; i < PUZZLES; i++) {
            Document document = generator.generate(order, "B" + i);
            World answer = Objects.requireNonNull(document.answer());
            Puzzle made = document.puzzle();
            prepare(new Puzzle(made.board(), mode, made.givens(), made.clues()), answer, Rng.of("hint " + i));
        }
    }

    private void prepare(Puzzle puzzle, World answer, Rng rng) {
        List<Integer> cells = rng.shuffled(puzzle.space().question());
        for (int marked = 0; marked < cells.size(); marked += EVERY) {
            List<Fact> sure = new ArrayList<>();
            for (int cell : cells.subList(0, marked)) {
                boolean wrong = marks.equals("wrong") && sure.size() % 4 == 0;
                sure.add(Fact.is(cell, wrong ? 1 - answer.value(cell) : answer.value(cell)));
            }
            // in reveal mode, so that clues are visible at all, half of them have no holder
            List<Puzzle.Held> held = new ArrayList<>();
            for (Puzzle.Held clue : puzzle.clues()) {
                held.add(new Puzzle.Held(clue.clue(), held.size() % 2 == 0 ? Puzzle.NOBODY : clue.holder()));
            }
            Position position = Position.START.with(new Marks(sure, List.of(), Map.of()));
            int claimed = cells.get(marked);
            moments.add(new Moment(puzzle.withClues(held), position, Fact.is(claimed, answer.value(claimed))));
        }
    }

    private Moment next() {
        turn = (turn + 1) % moments.size();
        return moments.get(turn);
    }

    /** The hint of a moment. */
    @Benchmark
    public Hint hint() {
        Moment moment = next();
        Guide guide = new Guide(moment.puzzle, BUDGET);
        return guide.hint(guide.review(moment.position));
    }

    /** The reply to a claim that is right, at a moment when it may follow or not. */
    @Benchmark
    public Object reply() {
        Moment moment = next();
        Guide guide = new Guide(moment.puzzle, BUDGET);
        return guide.reply(guide.review(moment.position), moment.claim);
    }
}
