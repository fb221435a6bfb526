package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cluewright.clue.Board;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Game;
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
 * The law of {@link Prover}: a verdict other than unknown is right, whatever the budget; and with a budget that is
 * plenty there is a verdict. Right means: a unique answer is the only one; the two worlds of an ambiguous verdict both
 * fit and answer the question differently; a clash fits no world, and no smaller set of clues does so.
 *
 * <p>Checked on a table of puzzles worked out by hand, on random puzzles over bare formulas (variables of one to five
 * values, questions about a part, givens, axioms), on random puzzles of games, and on puzzles of up to 130 variables
 * whose answers are known by construction. The referee goes through all worlds and is part of this kit.
 *
 * <pre>{@code
 * class MyProverTest extends ProverContract {
 *     MyProverTest() {
 *         super(new MyProver(), Games.all());
 *     }
 * }
 * }</pre>
 */
public abstract class ProverContract {
    /** A budget that is enough for every small puzzle. */
    protected static final long PLENTY = 10_000_000;

    private static final long LARGEST_BUDGET = 1 << 12;
    private static final long MOST_ASSIGNMENTS = 1 << 12;
    private static final int BATCH = 50;

    private final Prover prover;
    private final List<Game<?>> games;

    /** The contract for a prover; random puzzles are made of these games, on the boards of their examples. */
    protected ProverContract(Prover prover, List<? extends Game<?>> games) {
        this.prover = prover;
        this.games = List.copyOf(games);
    }

    /** How many random puzzles are tried of each kind: 400 unless overridden. */
    protected int puzzles() {
        return 400;
    }

    /** Whether puzzles of 130 variables are within the prover's reach: yes unless overridden. */
    protected boolean reachesWideSpaces() {
        return true;
    }

    /** Every row of the table that was worked out by hand. */
    @TestFactory
    protected final Stream<DynamicNode> theTableIsProved() {
        return PuzzleTable.rows().stream()
                .map(row -> dynamicTest(row.name(), () -> {
                    Verdict verdict = prover.prove(row.puzzle(), PLENTY);
                    assertThat(verdict.word())
                            .as("verdict on '%s' (%s)", row, row.why())
                            .isEqualTo(row.word());
                    if (verdict instanceof Verdict.Impossible impossible) {
                        assertThat(impossible.clash())
                                .as("clash of '%s', counted from 0 (%s)", row, row.why())
                                .isIn(row.clashes());
                    }
                    if (verdict instanceof Verdict.Unique unique) {
                        assertThat(row.answer().holds(unique.answer()))
                                .as("truth of the answer to '%s' in %s (%s)", row, unique.answer(), row.why())
                                .isTrue();
                    }
                    proved(row.puzzle(), new Referee(row.puzzle()), row.name());
                }));
    }

    /** Random puzzles over bare formulas, with variables of several values and questions about a part. */
    @TestFactory
    protected final Stream<DynamicNode> randomFormulasAreProved() {
        Stream<DynamicNode> batches = Stream.of();
        for (int from = 0; from < puzzles(); from += BATCH) {
            int first = from;
            batches = Stream.concat(batches, Stream.of(dynamicTest("puzzles from number " + first, () -> {
                for (int number = first; number < first + BATCH; number++) {
                    String seed = "formulas " + number;
                    Puzzle puzzle = RandomPuzzles.ofFormulas(seed);
                    proved(puzzle, new Referee(puzzle), "seed '" + seed + "'");
                }
            })));
        }
        return batches;
    }

    /** Random puzzles of every game; each of the three verdicts is among them. */
    @TestFactory
    protected final Stream<DynamicNode> randomPuzzlesOfGamesAreProved() {
        return games.stream().map(game -> dynamicTest(game.id(), () -> provedOf(game)));
    }

    private <B extends Board> void provedOf(Game<B> game) {
        List<Map.Entry<String, List<World>>> boards =
                List.copyOf(smallBoards(game).entrySet());
        Set<String> words = new LinkedHashSet<>();
        for (int number = 0; number < puzzles(); number++) {
            String shorthand = boards.get(number % boards.size()).getKey();
            List<World> worlds = boards.get(number % boards.size()).getValue();
            String seed = game.id() + " " + number;
            Puzzle puzzle = RandomPuzzles.of(game, game.sample(shorthand).board(), worlds, seed);
            Referee referee = new Referee(puzzle, worlds);
            proved(puzzle, referee, "seed '" + seed + "' on board '" + shorthand + "'");
            words.add(referee.word());
        }
        assertThat(words)
                .as("kinds of puzzles that were tried of %s", game)
                .contains("unique", "ambiguous", "impossible");
    }

    /** The boards of the game's examples that are small enough to go through all their worlds. */
    private static <B extends Board> Map<String, List<World>> smallBoards(Game<B> game) {
        Map<String, List<World>> boards = new LinkedHashMap<>();
        for (ClueType<B> type : game.vocabulary().types()) {
            for (Example example : type.examples()) {
                Space space = game.sample(example.board()).board().space();
                if (space.assignments() <= MOST_ASSIGNMENTS) {
                    boards.computeIfAbsent(example.board(), shorthand -> Worlds.all(space));
                }
            }
        }
        assertThat(boards).as("small boards among the examples of %s", game).isNotEmpty();
        return boards;
    }

    /** With a budget of one: unknown. With 2, 4, 8, …: unknown, or right. */
    @TestFactory
    protected final Stream<DynamicNode> noBudgetMakesItWrong() {
        Stream<DynamicNode> table = PuzzleTable.rows().stream()
                .map(row -> dynamicTest(row.name(), () -> neverWrong(row.puzzle(), row.name())));
        DynamicNode random = dynamicTest("random formulas", () -> {
            for (int number = 0; number < puzzles() / 4; number++) {
                String seed = "budget " + number;
                neverWrong(RandomPuzzles.ofFormulas(seed), "seed '" + seed + "'");
            }
        });
        return Stream.concat(table, Stream.of(random));
    }

    private void neverWrong(Puzzle puzzle, String what) {
        Referee referee = new Referee(puzzle);
        assertThat(prover.prove(puzzle, 1))
                .as("verdict with a budget of one, %s", what)
                .isInstanceOf(Verdict.Unknown.class);
        for (long budget = 2; budget <= LARGEST_BUDGET; budget *= 2) {
            Verdict verdict = prover.prove(puzzle, budget);
            if (verdict instanceof Verdict.Unknown unknown) {
                assertThat(unknown.nodesSpent()).as("nodes spent, %s", what).isNotNegative();
            } else {
                isRight(puzzle, referee, verdict, what + " with a budget of " + budget);
            }
        }
    }

    /** The same puzzle gets the same verdict, witnesses included. */
    @Test
    protected final void verdictsAreTheSameEveryTime() {
        for (int number = 0; number < puzzles() / 4; number++) {
            String seed = "again " + number;
            assertThat(prover.prove(RandomPuzzles.ofFormulas(seed), PLENTY))
                    .as("verdict on the puzzle of seed '%s', proved twice", seed)
                    .isEqualTo(prover.prove(RandomPuzzles.ofFormulas(seed), PLENTY));
        }
    }

    /**
     * Puzzles of 63 to 130 variables, which is where machine words end: a chain of neighbours that differ, and a parity
     * over all of them.
     */
    @TestFactory
    protected final Stream<DynamicNode> wideSpacesAreProved() {
        return Stream.of(63, 64, 65, 100, 127, 128, 129, 130)
                .filter(width -> reachesWideSpaces())
                .map(width -> dynamicTest(width + " variables", () -> {
                    wide(width, 2);
                    wide(width, 3);
                }));
    }

    /** All variables have two values, but the last one, which has {@code values}. */
    private void wide(int width, int values) {
        List<Space.Variable> variables = new ArrayList<>();
        for (int variable = 0; variable < width; variable++) {
            boolean last = variable == width - 1;
            variables.add(new Space.Variable(
                    "v" + variable, last && values == 3 ? List.of("0", "1", "2") : List.of("0", "1")));
        }
        Space space = Space.free(variables);
        List<Formula> chain = new ArrayList<>();
        List<Formula> ones = new ArrayList<>();
        int[] alternating = new int[width];
        for (int variable = 0; variable < width; variable++) {
            ones.add(Formula.literal(variable, 1));
            alternating[variable] = variable % 2;
            if (variable > 0) {
                chain.add(Formula.xor(ones.get(variable - 1), ones.get(variable)));
            }
        }
        chain.add(Formula.literal(width - 1, Numbers.of(0, 1)));
        String what = width + " variables, the last with " + values + " values";

        Puzzle open = FormulaClues.puzzle(space, List.of(), chain);
        Verdict ambiguous = prover.prove(open, PLENTY);
        assertThat(ambiguous).as("verdict on %s, the first not told", what).isInstanceOf(Verdict.Ambiguous.class);
        areDifferent(open, (Verdict.Ambiguous) ambiguous, what);

        List<Fact> first = List.of(Fact.is(0, 0));
        assertThat(prover.prove(open.withGivens(first), PLENTY))
                .as("verdict on %s, the first given", what)
                .isEqualTo(new Verdict.Unique(World.of(alternating)));

        Space chained = new Space(variables, chain, space.question());
        Formula parity = Formula.count(ones, width / 2 % 2 == 0 ? Numbers.odd(width) : Numbers.even(width));
        assertThat(prover.prove(FormulaClues.puzzle(chained, first, List.of(ones.get(1), parity)), PLENTY))
                .as("verdict on %s, the chain an axiom, the first given, with the wrong parity of all", what)
                .isEqualTo(new Verdict.Impossible(List.of(1)));

        List<Formula> clash = new ArrayList<>(chain);
        clash.add(Formula.literal(width - 2, 0));
        clash.add(Formula.literal(width - 2, 1));
        assertThat(prover.prove(FormulaClues.puzzle(space, List.of(), clash), PLENTY))
                .as("verdict on %s, with two clues that contradict each other", what)
                .isEqualTo(new Verdict.Impossible(List.of(chain.size(), chain.size() + 1)));
    }

    private void proved(Puzzle puzzle, Referee referee, String what) {
        Verdict verdict = prover.prove(puzzle, PLENTY);
        assertThat(verdict)
                .as("verdict of '%s' with a budget of %s, %s", prover.name(), PLENTY, what)
                .isNotInstanceOf(Verdict.Unknown.class);
        isRight(puzzle, referee, verdict, what);
    }

    private void isRight(Puzzle puzzle, Referee referee, Verdict verdict, String what) {
        String told = what + ": " + described(puzzle);
        assertThat(verdict.word())
                .as("verdict of '%s' on %s", prover.name(), told)
                .isEqualTo(referee.word());
        if (verdict instanceof Verdict.Unique unique) {
            assertThat(referee.fits(unique.answer()))
                    .as("whether the answer %s fits %s", unique.answer(), told)
                    .isTrue();
        } else if (verdict instanceof Verdict.Ambiguous ambiguous) {
            areDifferent(puzzle, ambiguous, told);
        } else if (verdict instanceof Verdict.Impossible impossible) {
            assertThat(impossible.clash()).as("a smallest clash of %s", told).isIn(referee.smallestClashes());
        }
    }

    private static void areDifferent(Puzzle puzzle, Verdict.Ambiguous verdict, String what) {
        assertThat(puzzle.fits(verdict.one()))
                .as("whether the first witness %s fits %s", verdict.one(), what)
                .isTrue();
        assertThat(puzzle.fits(verdict.other()))
                .as("whether the second witness %s fits %s", verdict.other(), what)
                .isTrue();
        assertThat(puzzle.space().sameAnswer(verdict.one(), verdict.other()))
                .as("whether the witnesses %s and %s answer alike, %s", verdict.one(), verdict.other(), what)
                .isFalse();
    }

    private static String described(Puzzle puzzle) {
        StringBuilder text = new StringBuilder("givens " + puzzle.givens());
        for (Puzzle.Held held : puzzle.clues()) {
            text.append("; ").append(held.clue().sentence());
        }
        return text.toString();
    }
}
