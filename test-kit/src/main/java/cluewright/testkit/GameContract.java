package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cluewright.clue.Board;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The laws of {@link Game}, but for its clue types, which have a {@linkplain ClueTypeContract contract of their own}:
 * the same seed draws the same scene, what was asked is what is drawn, boards are written and read back, and whatever
 * cannot be used is refused in one plain line.
 *
 * <pre>{@code
 * class CoinTest extends GameContract<Row> {
 *     CoinTest() {
 *         super(new Coin());
 *     }
 *
 *     @Override
 *     protected void isAsAsked(Settings asked, Row board, World world) {
 *         assertThat(board.size()).isEqualTo(asked.number("boxes", 3, 5));
 *     }
 * }
 * }</pre>
 *
 * @param <B> the game's board
 */
public abstract class GameContract<B extends Board> {
    private static final int SEEDS = 20;
    private static final int WIDTH = 80;
    private static final int MOST_SPOILT = 300;
    private static final List<String> NONSENSE = List.of("", " ", "nonsense", "-1", "0x", "99999999999999999999");

    private final Game<B> game;

    /** The contract for a game. */
    protected GameContract(Game<B> game) {
        this.game = game;
    }

    /**
     * Settings to draw with; the standard ones unless overridden. Name the extremes of every range:
     * {@code List.of(Map.of(), Map.of("boxes", "3"))}.
     */
    protected List<Map<String, String>> settings() {
        return List.of(Map.of());
    }

    /**
     * Values of settings that must be refused, beside plain nonsense: {@code Map.of("boxes", List.of("2", "6"))}. Names
     * that map to an empty list take any text, so nothing is refused.
     */
    protected Map<String, List<String>> outOfRange() {
        return Map.of();
    }

    /** Fails, by an assertion, when a scene is not as it was asked for; does nothing unless overridden. */
    protected void isAsAsked(Settings asked, B board, World world) {}

    /** The same seed draws the same board and the same world; other seeds draw others. */
    @TestFactory
    protected final Stream<DynamicNode> theSameSeedDrawsTheSame() {
        return asked().map(asked -> dynamicTest(name(asked), () -> {
            Set<String> drawn = new LinkedHashSet<>();
            for (String seed : seeds()) {
                Game.Scene<B> one = game.draw(asked, Rng.of(seed));
                Game.Scene<B> other = game.draw(asked, Rng.of(seed));
                assertThat(game.write(one.board())).as("board of seed %s", seed).isEqualTo(game.write(other.board()));
                assertThat(one.world()).as("world of seed %s", seed).isEqualTo(other.world());
                drawn.add(game.write(one.board()) + " " + one.world());
            }
            assertThat(drawn).as("scenes of %s different seeds", SEEDS).hasSizeGreaterThan(1);
        }));
    }

    /** What is drawn is as it was asked, and a world of its space. */
    @TestFactory
    protected final Stream<DynamicNode> whatIsDrawnIsAsAsked() {
        return asked().map(asked -> dynamicTest(name(asked), () -> {
            for (String seed : seeds()) {
                Game.Scene<B> scene = game.draw(asked, Rng.of(seed));
                isOf(scene.board().space(), scene.world(), "seed " + seed);
                try {
                    isAsAsked(asked, scene.board(), scene.world());
                } catch (AssertionError error) {
                    throw new AssertionError("seed " + seed + ": " + error.getMessage(), error);
                }
            }
        }));
    }

    private static void isOf(Space space, World world, String what) {
        assertThat(world.variables())
                .as("variables, %s", what)
                .isEqualTo(space.variables().size());
        for (int variable = 0; variable < world.variables(); variable++) {
            assertThat(world.value(variable))
                    .as("value of '%s', %s", space.variables().get(variable).name(), what)
                    .isBetween(0, space.size(variable) - 1);
        }
        for (Formula axiom : space.axioms()) {
            assertThat(axiom.holds(world)).as("truth of an axiom, %s", what).isTrue();
        }
    }

    /** Variables have names of their own, their values too, and the question asks for some of them. */
    @TestFactory
    protected final Stream<DynamicNode> spacesAreWellFormed() {
        return boards().map(sample -> dynamicTest("board '" + sample.getKey() + "'", () -> {
            Space space = sample.getValue().board().space();
            isOf(space, sample.getValue().world(), "board '" + sample.getKey() + "'");
            Set<String> names = new LinkedHashSet<>();
            for (Space.Variable variable : space.variables()) {
                assertThat(names.add(variable.name()))
                        .as("the name '%s' must belong to one variable only", variable.name())
                        .isTrue();
                assertThat(variable.values()).doesNotHaveDuplicates();
            }
            assertThat(space.question())
                    .as("the question")
                    .isNotEmpty()
                    .isSorted()
                    .doesNotHaveDuplicates()
                    .allMatch(variable -> variable >= 0 && variable < names.size());
        }));
    }

    /** Nonsense, and what {@link #outOfRange} names, is refused in one plain line. */
    @TestFactory
    protected final Stream<DynamicNode> settingsOutOfRangeAreRefused() {
        return game.settings().stream()
                .map(setting -> dynamicTest(setting.name(), () -> {
                    List<String> values = new ArrayList<>(NONSENSE);
                    if (outOfRange().containsKey(setting.name())) {
                        List<String> more = outOfRange().getOrDefault(setting.name(), List.of());
                        values.addAll(more);
                        if (more.isEmpty()) {
                            values.clear();
                        }
                    }
                    for (String value : values) {
                        Settings asked = Settings.standard(game.settings()).with(setting.name(), value);
                        Refusal.of(setting.name() + "='" + value + "'", () -> game.draw(asked, Rng.of("HUNT")));
                    }
                }));
    }

    /** What {@link #outOfRange} names are settings of this game; an unknown setting is refused. */
    @Test
    protected final void unknownSettingsAreRefused() {
        List<String> names =
                game.settings().stream().map(Settings.Setting::name).toList();
        assertThat(names).containsAll(outOfRange().keySet()).doesNotHaveDuplicates();
        Refusal.of(
                "the setting 'xyzzy'", () -> Settings.standard(game.settings()).with("xyzzy", "1"));
    }

    /** A board that was written, read and written again is written the same. */
    @Test
    protected final void boardsAreReadBack() {
        boards().forEach(sample -> {
            B board = sample.getValue().board();
            Tree written = game.write(board);
            Tree.Fields terms = game.terms(board);
            B read = game.under(game.read(written), terms);
            assertThat(game.terms(read))
                    .as("terms of board '%s', read back", sample.getKey())
                    .isEqualTo(terms);
            List<String> known = new ArrayList<>(game.form().terms());
            known.retainAll(terms.fields().keySet());
            assertThat(List.copyOf(terms.fields().keySet()))
                    .as("terms of board '%s', in their order; empty ones may be missing", sample.getKey())
                    .isEqualTo(known);
            assertThat(game.write(read))
                    .as("board '%s', read back", sample.getKey())
                    .isEqualTo(written);
            assertThat(read.space().variables())
                    .as("variables of board '%s', read back", sample.getKey())
                    .isEqualTo(board.space().variables());
            assertThat(read.space().question())
                    .as("question of board '%s', read back", sample.getKey())
                    .isEqualTo(board.space().question());
        });
    }

    /**
     * A board with any one place spoilt (left out, doubled, or replaced by something else) is refused in one plain
     * line, or still a board.
     */
    @TestFactory
    protected final Stream<DynamicNode> spoiltBoardsAreRefused() {
        return boards().map(sample -> dynamicTest("board '" + sample.getKey() + "'", () -> {
            List<Tree> ways = Spoilt.everyWay(game.write(sample.getValue().board()));
            int most = Math.min(MOST_SPOILT, ways.size());
            for (Tree spoilt : Rng.of(sample.getKey()).sample(ways, most)) {
                try {
                    game.write(game.read(spoilt));
                } catch (Throwable thrown) {
                    Refusal.plain("the board " + spoilt, thrown);
                }
            }
            Refusal.of("a board without fields", () -> game.read(Tree.fields()));
        }));
    }

    /** Facts are said in words without a full stop, each in its own; pictures keep within 80 columns. */
    @TestFactory
    protected final Stream<DynamicNode> factsAreSaidAndDrawn() {
        return boards().map(sample -> dynamicTest("board '" + sample.getKey() + "'", () -> {
            B board = sample.getValue().board();
            Map<String, Fact> said = new LinkedHashMap<>();
            List<Fact> known = new ArrayList<>();
            for (int variable = 0; variable < board.space().variables().size(); variable++) {
                Fact fact = Fact.is(variable, sample.getValue().world().value(variable));
                known.add(fact);
                assertThat(board.say(fact)).isNotBlank().doesNotEndWith(".");
                assertThat(board.say(fact.negated())).isNotBlank().doesNotEndWith(".");
                assertThat(said.put(board.say(fact), fact))
                        .as("another fact said as \"%s\"", board.say(fact))
                        .isNull();
                isNarrow(game.picture(board, known));
            }
            isNarrow(game.picture(board, List.of()));
            known.replaceAll(Fact::negated);
            isNarrow(game.picture(board, known));
        }));
    }

    private static void isNarrow(List<String> picture) {
        assertThat(picture).as("a picture").isNotEmpty();
        for (String line : picture) {
            assertThat(line)
                    .as("a line of a picture")
                    .hasSizeLessThanOrEqualTo(WIDTH)
                    .doesNotContain("\n");
        }
    }

    /** The game is labelled for the command line. */
    @Test
    protected final void theGameIsLabelled() {
        assertThat(game.id()).as("id").matches("[a-z]+(-[a-z]+)*");
        assertThat(game.title()).as("title").isNotBlank().doesNotContain("\n");
        for (Settings.Setting setting : game.settings()) {
            assertThat(setting.name()).as("name of a setting").matches("[a-z]+(-[a-z]+)*");
            assertThat(setting.meaning()).as("meaning of '%s'", setting.name()).isNotBlank();
        }
    }

    private Stream<Settings> asked() {
        return settings().stream().map(values -> {
            Settings asked = Settings.standard(game.settings());
            for (Map.Entry<String, String> value : values.entrySet()) {
                asked = asked.with(value.getKey(), value.getValue());
            }
            return asked;
        });
    }

    private static String name(Settings asked) {
        return asked.toString().isEmpty() ? "standard" : asked.toString();
    }

    private static List<String> seeds() {
        List<String> seeds = new ArrayList<>(List.of("HUNT", "2026-11-29", ""));
        while (seeds.size() < SEEDS) {
            seeds.add("seed " + seeds.size());
        }
        return seeds;
    }

    /** The boards of all examples, and a drawn one of each settings, by a name for messages. */
    private Stream<Map.Entry<String, Game.Scene<B>>> boards() {
        Map<String, Game.Scene<B>> boards = new LinkedHashMap<>();
        for (ClueType<B> type : game.vocabulary().types()) {
            for (Example example : type.examples()) {
                boards.computeIfAbsent(example.board(), game::sample);
            }
        }
        asked().forEach(asked -> boards.put("drawn for " + name(asked), game.draw(asked, Rng.of("HUNT"))));
        return boards.entrySet().stream();
    }
}
