package cluewright.benchmarks;

import cluewright.clue.Puzzle;
import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Composer;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Making whodunits, one puzzle an operation, each of another seed. {@code compose} makes lines that pass every gate,
 * {@code document} proves and explains them as well, and {@code plain} is the simple method, which asks no gate.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(value = 1, jvmArgsAppend = "-Xmx512m")
public class WhodunitBenchmark {
    /** People, places, colours and times, then the profile. */
    @Param({
        "4x3x3x1 any",
        "4x3x3x1 2,2",
        "4x3x3x1 2,3",
        "4x3x3x1 3,3,3",
        "5x3x2x1 3,4,4",
        "6x5x4x1 3,3",
        "4x3x3x3 3,3,3"
    })
    public String size = "";

    private Order order = Order.of(Games.of("whodunit"));
    private int turn;

    /** Reads what is to be made. */
    @Setup
    public void prepare() {
        String[] words = size.split(" ");
        String[] numbers = words[0].split("x");
        order = Order.of(Games.of("whodunit"))
                .with("people", numbers[0])
                .with("places", numbers[1])
                .with("colours", numbers[2])
                .with("slots", numbers[3])
                .with("profile", words[1]);
    }

    /** The lines of a puzzle that passes every gate, however many tries that takes. */
    @Benchmark
    public Composer.Draft compose() {
        Composer composer = Objects.requireNonNull(order.game().composer());
        Map<String, Integer> rejects = new LinkedHashMap<>();
        Composer.Draft draft = null;
        while (draft == null) {
            turn++;
            draft = composer.compose(order, "compose-" + turn, 0, rejects);
        }
        return draft;
    }

    /** A whole document: lines, native proof and trace. */
    @Benchmark
    public Document document() {
        turn++;
        return new Generator(List.of(new NativeProver())).generate(order, "G" + turn);
    }

    /** The simple method, by brute force over all worlds, without any gate; only for small sizes. */
    @Benchmark
    public List<Puzzle.Held> plain() {
        turn++;
        return new PlainWhodunit(order).lines("plain " + turn);
    }
}
