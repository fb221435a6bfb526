package cluewright.benchmarks;

import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.cpsat.CpSatProver;
import cluewright.deduce.Deducer;
import cluewright.deduce.Trace;
import cluewright.formula.World;
import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.random.Rng;
import cluewright.select.CounterWorlds;
import cluewright.select.Greedy;
import cluewright.select.Prune;
import java.util.ArrayList;
import java.util.List;
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
 * Choosing, proving, explaining and generating suspects puzzles, one puzzle an operation, over {@link #PUZZLES}
 * different ones in turn. {@code choose}, {@code choosePlain} and {@code chooseByWitnesses} get the same shuffled pool.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(value = 1, jvmArgsAppend = "-Xmx256m")
public class SuspectsBenchmark {
    private static final int PUZZLES = 50;
    private static final long BUDGET = 2_000_000;

    /** Columns x rows. */
    @Param({"4x4", "5x5"})
    public String size = "";

    private final Prover nativeProver = new NativeProver();
    private final Prover cpSat = new CpSatProver();
    private final List<Material> materials = new ArrayList<>();
    private Order order = Order.of(Games.of("suspects"));
    private int turn;

    private record Material(Board board, World truth, List<Clue> pool, Puzzle puzzle) {}

    /** Makes boards, pools and puzzles. */
    @Setup
    public void prepare() {
        order = Order.of(Games.of("suspects")).with("size", size);
        prepare(order.game());
    }

    private <B extends Board> void prepare(Game<B> game) {
        Generator generator = new Generator(List.of());
        for (int i = 0; i < PUZZLES; i++) {
            Rng rng = Rng.of("benchmark " + i);
            Game.Scene<B> scene = game.draw(order.settings(), rng);
            List<Clue> pool = rng.shuffled(Generator.pool(game, order, scene, rng));
            Document document = generator.generate(order, "B" + i);
            materials.add(new Material(scene.board(), scene.world(), pool, document.puzzle()));
        }
    }

    private Material next() {
        turn = (turn + 1) % PUZZLES;
        return materials.get(turn);
    }

    /** The clues of a puzzle, by narrowing and pruning. */
    @Benchmark
    public List<Clue> choose() {
        Material material = next();
        Rng rng = Rng.of("choose");
        CounterWorlds counterWorlds = new CounterWorlds(material.board.space(), List.of(), material.truth, rng, BUDGET);
        Greedy greedy = new Greedy(material.pool, counterWorlds, rng);
        return Prune.prune(Objects.requireNonNull(greedy.choose((before, clue) -> true)), counterWorlds);
    }

    /** The clues of a puzzle, drawing clues and asking CP-SAT at each step. */
    @Benchmark
    public List<Clue> choosePlain() {
        Material material = next();
        return new PlainPipeline(material.board, cpSat).inOrder(material.pool);
    }

    /** The same, led by the witnesses that CP-SAT gives. */
    @Benchmark
    public List<Clue> chooseByWitnesses() {
        Material material = next();
        return new PlainPipeline(material.board, cpSat).ledByWitnesses(material.truth, material.pool);
    }

    /** A whole puzzle from board to document, without proof by CP-SAT. */
    @Benchmark
    public Document generate() {
        turn++;
        return new Generator(List.of(nativeProver)).generate(order, "G" + turn);
    }

    /** A proof of uniqueness. */
    @Benchmark
    public Verdict proveNative() {
        return nativeProver.prove(next().puzzle, BUDGET);
    }

    /** The same proof by CP-SAT. */
    @Benchmark
    public Verdict proveCpSat() {
        return cpSat.prove(next().puzzle, BUDGET);
    }

    /** A whole explanation, every step proven smallest. */
    @Benchmark
    public Trace explain() {
        return new Deducer(next().puzzle, BUDGET).trace();
    }
}
