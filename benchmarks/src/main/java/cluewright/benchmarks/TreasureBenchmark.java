package cluewright.benchmarks;

import cluewright.clue.Args;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.random.Rng;
import cluewright.select.Card;
import cluewright.select.Deal;
import cluewright.select.Dealer;
import cluewright.select.Terms;
import cluewright.select.ValueSet;
import cluewright.treasure.Cartographer;
import cluewright.treasure.Chart;
import cluewright.treasure.Hunt;
import cluewright.treasure.Party;
import cluewright.treasure.Plan;
import cluewright.treasure.Treasure;
import cluewright.treasure.clue.TreasureClue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
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
 * Maps, deals and whole documents of the treasure game for 4 players with a hint each, over {@link #MAPS} different maps in
 * turn. {@code deal}, {@code randomTrial} and {@code fairRandomTrial} get the same maps, squares and hints; look at their
 * medians, since random trial has a long tail.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 3)
@Fork(value = 1, jvmArgsAppend = "-Xmx512m")
public class TreasureBenchmark {
    private static final int MAPS = 50;
    private static final int PLAYERS = 4;
    private static final int BUNDLE = 8;
    private static final int MOST_TRIALS = 2_000_000;

    /** The preset. */
    @Param({"pocket", "colour", "wild"})
    public String preset = "";

    private final List<Scene> scenes = new ArrayList<>();
    private final Treasure game = new Treasure();
    private final Generator generator = new Generator(List.of(new NativeProver()));
    private int turn;

    private record Scene(int square, List<World> squares, List<Clue> pool, List<Card> cards) {}

    /** Draws maps and hints for which there is a fair deal. */
    @Setup
    public void prepare() {
        for (int i = 0; scenes.size() < MAPS; i++) {
            Chart chart = Cartographer.draw(Plan.preset(preset), "B" + i);
            Hunt hunt = new Hunt(chart, Party.of(PLAYERS));
            Rng rng = Rng.of("benchmark " + i);
            Scene scene = scene(hunt, rng.below(chart.size()), rng);
            if (dealt(scene) != null) {
                scenes.add(scene);
            }
        }
    }

    private Scene scene(Hunt hunt, int square, Rng rng) {
        int size = hunt.chart().size();
        Map<ValueSet, Clue> pool = new LinkedHashMap<>();
        List<Card> cards = new ArrayList<>();
        for (ClueType<Hunt> type : game.vocabulary().types()) {
            Map<Args, Numbers> drawn = ((TreasureClue) type).drawn(hunt, square, rng);
            for (Args args : rng.sample(List.copyOf(drawn.keySet()), Math.min(BUNDLE, drawn.size()))) {
                Numbers squares = Objects.requireNonNull(drawn.get(args));
                ValueSet values = ValueSet.where(size, squares::contains);
                if (pool.putIfAbsent(values, type.clue(hunt, args)) == null) {
                    cards.add(new Card(
                            values,
                            type.id(),
                            type.wording().category(),
                            type.wording().weight()));
                }
            }
        }
        List<World> worlds = new ArrayList<>();
        for (int other = 0; other < size; other++) {
            int[] values = new int[hunt.space().variables().size()];
            values[Hunt.TREASURE] = other;
            worlds.add(World.of(values));
        }
        return new Scene(square, worlds, List.copyOf(pool.values()), cards);
    }

    private Scene next() {
        turn = (turn + 1) % MAPS;
        return scenes.get(turn);
    }

    private static @Nullable Deal dealt(Scene scene) {
        return new Dealer(scene.cards, scene.square, Terms.of(PLAYERS, 1)).dealQuickly(Rng.of("deal"));
    }

    /** A deal that passes all gates, by search. */
    @Benchmark
    public Deal deal() {
        return Objects.requireNonNull(dealt(next()));
    }

    /** A deal that leaves one square, by drawing hints. */
    @Benchmark
    public @Nullable List<Clue> randomTrial() {
        Scene scene = next();
        return new RandomTrial(scene.squares, scene.pool, PLAYERS, false).deal(MOST_TRIALS, Rng.of("trial " + turn));
    }

    /** The same with all gates of {@link #deal}. */
    @Benchmark
    public @Nullable List<Clue> fairRandomTrial() {
        Scene scene = next();
        return new RandomTrial(scene.squares, scene.pool, PLAYERS, true).deal(MOST_TRIALS, Rng.of("trial " + turn));
    }

    /** A map alone. */
    @Benchmark
    public Chart map() {
        turn++;
        return Cartographer.draw(Plan.preset(preset), "M" + turn);
    }

    /** A whole document: map, hints, deal, certificate, difficulty and native proof; hard hints too but in the pocket. */
    @Benchmark
    public Document document() {
        turn++;
        return generator.generate(Order.of(game).with("preset", preset), "P" + turn);
    }
}
