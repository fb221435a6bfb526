package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.space.Refused;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * The laws of {@link ClueType}, checked for every clue type of a game. Extend it once a game:
 *
 * <pre>{@code
 * class CoinClueTypesTest extends ClueTypeContract<Row> {
 *     CoinClueTypesTest() {
 *         super(new Coin(), List.of("*...", "..o", "....o"));
 *     }
 * }
 * }</pre>
 *
 * <p>It works on sample boards, named by the game's own shorthand, small enough (at most 2^12 worlds) to go through all
 * their worlds. Choose them of different shapes, and with the odd ones among them: a single row, a unit of one. Clue
 * types are found by themselves: a new type in the game's list is checked at once, and one that is missing from the
 * list fails.
 *
 * <p>Large pools are sampled, at most {@value #USUAL} clues of a type and board; the tests tagged {@code soak} look at
 * all of them. Every choice is a function of the shorthand, so a failure comes again.
 *
 * @param <B> the game's board
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ClueTypeContract<B extends Board> {
    private static final int USUAL = 400;
    private static final int MOST_EVALUATIONS = 1 << 18;
    private static final int SENTENCES_SPELT_OTHERWISE = 12;
    private static final int SENTENCES_SPOILT = 3;
    private static final String NO_WORD = "xyzzy";

    private final Game<B> game;
    private final List<Sample<B>> samples = new ArrayList<>();

    /**
     * The contract for a game.
     *
     * @param game the game
     * @param shorthands sample boards, in the words of {@link Game#sample}
     */
    protected ClueTypeContract(Game<B> game, List<String> shorthands) {
        this.game = game;
        for (String shorthand : shorthands) {
            samples.add(new Sample<>(game, shorthand));
        }
    }

    /**
     * Words that may be spelt otherwise in this game's sentences, the canonical spelling first: {@code "exactly 2"} to
     * {@code "exactly two"}. None unless overridden.
     */
    protected Map<String, String> spellings() {
        return Map.of();
    }

    /** {@code holds} and {@code formula} agree, the latter by two independent evaluations. */
    @TestFactory
    protected final Stream<DynamicNode> truthIsWhatTheFormulaSays() {
        return everywhere((sample, type) -> {
            int most = Math.max(20, MOST_EVALUATIONS / sample.truths().worlds().size());
            agree(sample, sample.some(type, Math.min(most, USUAL)));
        });
    }

    /** As {@link #truthIsWhatTheFormulaSays}, for whole pools. */
    @Tag("soak")
    @TestFactory
    protected final Stream<DynamicNode> truthIsWhatTheFormulaSaysForAll() {
        return everywhere((sample, type) -> agree(sample, sample.pool(type)));
    }

    private void agree(Sample<B> sample, List<Clue> clues) {
        List<World> worlds = sample.truths().worlds();
        for (Clue clue : clues) {
            BitSet holds = sample.truths().of(clue);
            BitSet folded = sample.truths().of(clue.formula());
            for (int world = 0; world < worlds.size(); world++) {
                boolean says = holds.get(world);
                if (says != folded.get(world) || says != clue.formula().holds(worlds.get(world))) {
                    assertThat(clue.formula().holds(worlds.get(world)))
                            .as(
                                    "truth of the formula of \"%s\" on board %s in world %s, where holds() says %s and"
                                            + " a second evaluation of the formula %s",
                                    clue, sample, worlds.get(world), says, folded.get(world))
                            .isEqualTo(says);
                }
            }
            assertThat(holds.cardinality())
                    .as("worlds of board %s in which \"%s\" is true: some must be, and some not", sample, clue)
                    .isBetween(1, worlds.size() - 1);
        }
    }

    /** What is proposed is true, makes sense, and is proposed once; with a full hand and with small ones. */
    @TestFactory
    protected final Stream<DynamicNode> proposalsAreTrueAndSensible() {
        return everywhere((sample, type) -> {
            for (World truth : sample.proposedFor()) {
                sensible(sample, type, truth, Hand.full());
                sensible(sample, type, truth, Hand.of(sample.rng("hand"), 1));
                sensible(sample, type, truth, Hand.of(sample.rng("hand"), 4));
            }
        });
    }

    private void sensible(Sample<B> sample, ClueType<B> type, World truth, Hand hand) {
        Set<Args> seen = new LinkedHashSet<>();
        for (Args args : sample.propose(type, truth, hand)) {
            String what = type + " " + args + ", proposed on board " + sample + " for world " + truth;
            assertThat(seen.add(args)).as("%s, must be proposed once", what).isTrue();
            assertThat(type.holds(sample.board(), args, truth))
                    .as("truth of %s", what)
                    .isTrue();
            assertThat(type.senseless(sample.board(), args))
                    .as("why %s makes no sense", what)
                    .isNull();
        }
    }

    /** Every type is proposed on some sample board; without that the other laws would check nothing. */
    @TestFactory
    protected final Stream<DynamicNode> everyTypeIsProposedSomewhere() {
        return each(type -> {
            int proposed = 0;
            for (Sample<B> sample : samples) {
                proposed += sample.pool(type).size();
            }
            assertThat(proposed)
                    .as("clues of type %s proposed on the boards %s. Maybe add a sample board", type, samples)
                    .isPositive();
        });
    }

    /** Read back, a sentence gives its clue and nothing else; and so do the parameters. */
    @TestFactory
    protected final Stream<DynamicNode> sentencesAreReadBack() {
        return everywhere((sample, type) -> readBack(sample, sample.some(type, USUAL)));
    }

    /** As {@link #sentencesAreReadBack}, for whole pools. */
    @Tag("soak")
    @TestFactory
    protected final Stream<DynamicNode> sentencesAreReadBackForAll() {
        return everywhere((sample, type) -> readBack(sample, sample.pool(type)));
    }

    private void readBack(Sample<B> sample, List<Clue> clues) {
        for (Clue clue : clues) {
            String sentence = clue.sentence();
            assertThat(game.vocabulary().readings(sample.board(), sentence))
                    .as("readings of \"%s\" on board %s, said by %s %s", sentence, sample, clue.type(), clue.args())
                    .containsExactly(clue);
            assertThat(game.vocabulary().read(sample.board(), sentence))
                    .as("what \"%s\" is read as on board %s", sentence, sample)
                    .isEqualTo(clue);
            assertThat(game.vocabulary().read(sample.board(), clue.type().id(), clue.parameters()))
                    .as("what '%s' with %s is read as on board %s", clue.type(), clue.parameters(), sample)
                    .isEqualTo(clue);
            assertThat(sentence)
                    .as("a sentence, said by %s", clue.type())
                    .matches("\\S+( \\S+)+\\.")
                    .isEqualTo(sentence.strip());
        }
    }

    /** No two different clues of a board are said alike, be they of one type or of two. */
    @TestFactory
    protected final Stream<DynamicNode> noTwoCluesAreSaidAlike() {
        return samples.stream()
                .map(sample -> dynamicTest("board " + sample, () -> {
                    Map<String, Clue> said = new LinkedHashMap<>();
                    for (ClueType<B> type : game.vocabulary().types()) {
                        for (Clue clue : sample.pool(type)) {
                            Clue before = said.putIfAbsent(clue.sentence().toLowerCase(Locale.ROOT), clue);
                            assertThat(before)
                                    .as(
                                            "another clue said as \"%s\" (%s %s) on board %s",
                                            clue, type, clue.args(), sample)
                                    .isNull();
                        }
                    }
                }));
    }

    /** Case, blanks, the full stop and the game's own {@link #spellings} do not matter. */
    @TestFactory
    protected final Stream<DynamicNode> otherSpellingsAreRead() {
        return everywhere((sample, type) -> {
            for (Clue clue : sample.some(type, SENTENCES_SPELT_OTHERWISE)) {
                for (String spelling : spelt(clue.sentence())) {
                    assertThat(game.vocabulary().readings(sample.board(), spelling))
                            .as(
                                    "readings of \"%s\", which is \"%s\" spelt otherwise, on board %s",
                                    spelling, clue, sample)
                            .containsExactly(clue);
                }
            }
        });
    }

    private List<String> spelt(String sentence) {
        List<String> spelt = new ArrayList<>(List.of(
                sentence.toUpperCase(Locale.ROOT),
                sentence.toLowerCase(Locale.ROOT),
                sentence.substring(0, sentence.length() - 1),
                sentence.replace(' ', '\u00a0'),
                "  " + sentence.replace(" ", " \t ") + "\n",
                sentence.replace('\'', '\u2019')));
        String other = " " + sentence;
        for (Map.Entry<String, String> spelling : spellings().entrySet()) {
            String word =
                    "(?<![\\p{L}\\p{N}])" + java.util.regex.Pattern.quote(spelling.getKey()) + "(?![\\p{L}\\p{N}])";
            other = other.replaceAll("(?iu)" + word, spelling.getValue());
        }
        spelt.add(other);
        return spelt;
    }

    /** A sentence that was cut short or has a wrong word is refused in one plain line, and never read as the clue. */
    @TestFactory
    protected final Stream<DynamicNode> spoiltSentencesAreRefused() {
        return everywhere((sample, type) -> {
            for (Clue clue : sample.some(type, SENTENCES_SPOILT)) {
                List<String> words = List.of(clue.sentence().split(" "));
                for (int word = 0; word < words.size(); word++) {
                    refused(sample, String.join(" ", replaced(words, word)));
                }
                for (int end = 1; end < words.size(); end++) {
                    cut(sample, clue, String.join(" ", words.subList(0, end)));
                }
            }
        });
    }

    private static List<String> replaced(List<String> words, int word) {
        List<String> replaced = new ArrayList<>(words);
        replaced.set(word, NO_WORD);
        return replaced;
    }

    private void refused(Sample<B> sample, String sentence) {
        Refusal.of(
                "\"" + sentence + "\" on board " + sample,
                () -> game.vocabulary().read(sample.board(), sentence));
    }

    /** What is left may be another clue's sentence ("Ada is one" of …), but never this clue's. */
    private void cut(Sample<B> sample, Clue clue, String sentence) {
        List<Clue> readings = game.vocabulary().readings(sample.board(), sentence);
        assertThat(readings)
                .as("readings of \"%s\", which is \"%s\" cut short, on board %s", sentence, clue, sample)
                .doesNotContain(clue);
        if (readings.isEmpty()) {
            refused(sample, sentence);
        }
    }

    /** Every example is as it says, in its canonical sentence, and there is one of each kind. */
    @TestFactory
    protected final Stream<DynamicNode> examplesAreAsTheySay() {
        return each(type -> {
            Set<Boolean> kinds = new LinkedHashSet<>();
            for (Example example : type.examples()) {
                kinds.add(example.holds());
                check(type, example);
            }
            assertThat(kinds)
                    .as("examples of %s: at least one that is true and one that is false", type)
                    .contains(true, false);
        });
    }

    private void check(ClueType<B> type, Example example) {
        Game.Scene<B> scene = game.sample(example.board());
        Clue clue;
        try {
            clue = game.vocabulary().read(scene.board(), example.sentence());
        } catch (Refused refused) {
            throw new AssertionError("example " + example + " of " + type + " is refused: " + refused.getMessage());
        }
        assertThat(clue.type()).as("type of the example %s", example).isEqualTo(type);
        assertThat(clue.sentence())
                .as("canonical sentence of the example %s", example)
                .isEqualTo(example.sentence());
        assertThat(clue.holds(scene.world()))
                .as("truth of the example %s of %s", example, type)
                .isEqualTo(example.holds());
        assertThat(clue.formula().holds(scene.world()))
                .as("truth of the formula of the example %s of %s", example, type)
                .isEqualTo(example.holds());
    }

    /** Ids are lower case with hyphens and differ; categories are there; weights are from 1 to 10. */
    @Test
    protected final void everyTypeIsLabelled() {
        Set<String> ids = new LinkedHashSet<>();
        for (ClueType<B> type : game.vocabulary().types()) {
            assertThat(type.id()).as("id of %s", type.getClass()).matches("[a-z]+(-[a-z]+)*");
            assertThat(ids.add(type.id()))
                    .as("id '%s' must belong to one type only", type)
                    .isTrue();
            assertThat(type.wording().category()).as("category of '%s'", type).isNotBlank();
            assertThat(type.wording().weight()).as("weight of '%s'", type).isBetween(1, 10);
            assertThat(type.wording().templates()).as("sentences of '%s'", type).isNotEmpty();
        }
        assertThat(ids).as("clue types of %s", game).isNotEmpty();
    }

    /** Every class of a clue type that lies beside those of the list is in the list. */
    @Test
    protected final void noTypeIsMissingFromTheList() {
        Set<Class<?>> listed = new LinkedHashSet<>();
        Set<Class<?>> found = new LinkedHashSet<>();
        for (ClueType<B> type : game.vocabulary().types()) {
            listed.add(type.getClass());
            for (Class<?> beside : PackageScan.around(type.getClass())) {
                if (ClueType.class.isAssignableFrom(beside) && !Modifier.isAbstract(beside.getModifiers())) {
                    found.add(beside);
                }
            }
        }
        found.removeAll(listed);
        assertThat(found)
                .as("clue types of %s that are missing from its list", game)
                .isEmpty();
    }

    private Stream<DynamicNode> each(Consumer<ClueType<B>> law) {
        return game.vocabulary().types().stream().map(type -> dynamicTest(type.id(), () -> law.accept(type)));
    }

    private Stream<DynamicNode> everywhere(BiConsumer<Sample<B>, ClueType<B>> law) {
        return samples.stream()
                .map(sample -> dynamicContainer("board " + sample, each(type -> law.accept(sample, type))));
    }
}
