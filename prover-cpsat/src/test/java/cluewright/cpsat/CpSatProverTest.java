package cluewright.cpsat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The prover against enumeration on random puzzles, and its laws: budgets, repetition, threads, loud errors. */
class CpSatProverTest {
    private static final long PLENTY = 10_000_000;
    private static final int ROUNDS = 150;

    private final Prover prover = new CpSatProver();

    @ParameterizedTest
    @ValueSource(strings = {"ash", "birch", "cedar", "elm", "fir", "hazel"})
    void agreesWithEnumeration(String seed) {
        Rng rng = Rng.of(seed);
        Map<String, Integer> seen = new HashMap<>();
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = RandomPuzzle.draw(rng.stream("puzzle " + round));
            Verdict verdict = prover.prove(puzzle, PLENTY);
            check("seed " + seed + ", round " + round, puzzle, verdict);
            seen.merge(verdict.word(), 1, Integer::sum);
        }
        assertThat(seen.keySet()).as("seed " + seed).containsOnly("unique", "ambiguous", "impossible");
        assertThat(seen.values()).as("seed %s: %s", seed, seen).allMatch(times -> times >= 10);
    }

    private static void check(String name, Puzzle puzzle, Verdict verdict) {
        Enumeration truth = Enumeration.of(puzzle);
        assertThat(verdict.word()).as(name).isEqualTo(truth.word());
        if (verdict instanceof Verdict.Unique unique) {
            assertThat(truth.worlds()).as(name).contains(unique.answer());
        } else if (verdict instanceof Verdict.Ambiguous ambiguous) {
            assertThat(truth.worlds()).as(name).contains(ambiguous.one(), ambiguous.other());
            assertThat(puzzle.space().sameAnswer(ambiguous.one(), ambiguous.other()))
                    .as(name)
                    .isFalse();
        } else if (verdict instanceof Verdict.Impossible impossible) {
            assertThat(impossible.clash()).as(name).isSorted().doesNotHaveDuplicates();
            assertThat(truth.isClash(impossible.clash())).as(name).isTrue();
            assertThat(impossible.clash()).as(name).hasSize(truth.smallestClash());
        }
    }

    /** Givens fix the whole world, so one formula decides: this asks each form for its truth, and for its opposite's. */
    @ParameterizedTest
    @ValueSource(strings = {"oak", "pine", "rowan"})
    void everyFormulaIsTrueWhereItHolds(String seed) {
        Rng rng = Rng.of(seed);
        for (int round = 0; round < 60; round++) {
            Puzzle puzzle = RandomPuzzle.draw(rng.stream("puzzle " + round));
            World world = rng.pick(Enumeration.assignments(puzzle.space()));
            for (Puzzle.Held held : puzzle.clues()) {
                Formula formula = held.clue().formula();
                Formula fact = formula.holds(world) ? formula : Formula.not(formula);
                String name = "seed " + seed + ", round " + round + ", " + held.clue() + " in " + world;
                assertThat(wordIn(world, puzzle, fact)).as(name).isEqualTo("unique");
                assertThat(wordIn(world, puzzle, Formula.not(fact))).as(name).isEqualTo("impossible");
            }
        }
    }

    private String wordIn(World world, Puzzle puzzle, Formula formula) {
        Space space = Space.free(puzzle.space().variables());
        List<Fact> givens = new ArrayList<>();
        for (int variable : space.question()) {
            givens.add(Fact.is(variable, world.value(variable)));
        }
        return prover.prove(BareBoard.puzzle(space, givens, List.of(formula)), PLENTY)
                .word();
    }

    @Test
    void onlyTheQuestionIsAskedFor() {
        Space all = BareBoard.spaceOf(3, 2, 4);
        Space first = new Space(all.variables(), List.of(), List.of(0));
        Formula firstIsTwo = Formula.literal(0, 2);
        assertThat(prover.prove(BareBoard.puzzle(all, firstIsTwo), PLENTY).word())
                .isEqualTo("ambiguous");
        Verdict verdict = prover.prove(BareBoard.puzzle(first, firstIsTwo), PLENTY);
        assertThat(verdict).isInstanceOf(Verdict.Unique.class);
        assertThat(((Verdict.Unique) verdict).answer().value(0)).isEqualTo(2);
    }

    @Test
    void anAnswerThatDiffersIsFoundBehindThousandsThatDoNot() {
        int free = 30;
        Space all = BareBoard.spaceOf(IntStream.range(0, free + 1).map(i -> 2).toArray());
        Space last = new Space(all.variables(), List.of(), List.of(free));
        assertThat(prover.prove(BareBoard.puzzle(last), PLENTY).word()).isEqualTo("ambiguous");
        assertThat(prover.prove(BareBoard.puzzle(last, Formula.literal(free, 1)), PLENTY)
                        .word())
                .isEqualTo("unique");
    }

    @Test
    void withoutAQuestionEveryPossiblePuzzleIsUnique() {
        Space space = new Space(BareBoard.spaceOf(2, 3).variables(), List.of(), List.of());
        assertThat(prover.prove(BareBoard.puzzle(space), PLENTY).word()).isEqualTo("unique");
        assertThat(prover.prove(BareBoard.puzzle(space, Formula.no()), PLENTY))
                .isEqualTo(new Verdict.Impossible(List.of(0)));
    }

    @Test
    void aSpaceWithoutVariablesHasOneWorld() {
        Puzzle puzzle = BareBoard.puzzle(BareBoard.spaceOf());
        assertThat(prover.prove(puzzle, PLENTY)).isEqualTo(new Verdict.Unique(World.of()));
    }

    @Test
    void axiomsThatClashByThemselvesBlameNoClue() {
        Space free = BareBoard.spaceOf(2, 2);
        Space space =
                new Space(free.variables(), List.of(Formula.literal(0, 1), Formula.literal(0, 0)), free.question());
        assertThat(prover.prove(BareBoard.puzzle(space, Formula.yes(), Formula.no()), PLENTY))
                .isEqualTo(new Verdict.Impossible(List.of()));
    }

    /** Two cores: clues 0, 1, 2 clash as a chain, and so do clues 3 and 4 alone. */
    @Test
    void theSmallestOfSeveralClashesIsNamed() {
        Space space = BareBoard.spaceOf(2, 2, 2);
        Formula a = Formula.literal(0, 1);
        Formula b = Formula.literal(1, 1);
        Formula c = Formula.literal(2, 1);
        Puzzle puzzle = BareBoard.puzzle(
                space, Formula.iff(a, b), Formula.and(a, c), Formula.and(Formula.not(b), c), c, Formula.not(c));
        Verdict.Impossible verdict = (Verdict.Impossible) prover.prove(puzzle, PLENTY);
        assertThat(verdict.clash()).hasSize(2);
        assertThat(Enumeration.of(puzzle).isClash(verdict.clash())).isTrue();
    }

    @Test
    void parityOverAHundredCellsStaysLinear() {
        int cells = 100;
        Space space = BareBoard.spaceOf(IntStream.range(0, cells).map(i -> 2).toArray());
        Formula odd = Formula.no();
        List<Fact> givens = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            odd = Formula.xor(odd, Formula.literal(cell, 1));
            if (cell > 0) {
                givens.add(Fact.is(cell, cell % 2));
            }
        }
        Verdict verdict = prover.prove(BareBoard.puzzle(space, givens, List.of(odd)), PLENTY);
        assertThat(((Verdict.Unique) verdict).answer().value(0)).isEqualTo(1);
    }

    @Test
    void worldsMayHaveMoreVariablesThanTwoWordsHold() {
        int variables = 300;
        Space space = BareBoard.spaceOf(
                IntStream.range(0, variables).map(i -> i % 2 == 0 ? 2 : 3).toArray());
        List<Formula> chain = new ArrayList<>(List.of(Formula.literal(0, 1)));
        for (int variable = 1; variable < variables; variable++) {
            chain.add(Formula.iff(Formula.literal(variable - 1, 1), Formula.literal(variable, 1)));
        }
        Verdict verdict = prover.prove(BareBoard.puzzle(space, List.of(), chain), PLENTY);
        assertThat(verdict).isInstanceOf(Verdict.Unique.class);
        assertThat(((Verdict.Unique) verdict).answer().value(variables - 1)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sloe", "thorn"})
    void anAnswerOtherThanUnknownIsRightWhateverTheBudget(String seed) {
        Rng rng = Rng.of(seed);
        for (int round = 0; round < 60; round++) {
            Puzzle puzzle = RandomPuzzle.draw(rng.stream("puzzle " + round));
            String truth = Enumeration.of(puzzle).word();
            assertThat(prover.prove(puzzle, 1)).isInstanceOf(Verdict.Unknown.class);
            for (long budget = 2; budget < 2000; budget *= 3) {
                assertThat(prover.prove(puzzle, budget).word())
                        .as("seed %s, round %s, budget %s", seed, round, budget)
                        .isIn(truth, "unknown");
            }
        }
    }

    /** Pigeons and holes: a formula that every search without cleverness chokes on. */
    @Test
    void aHardPuzzleEndsWithItsBudget() {
        int holes = 13;
        Space space =
                BareBoard.spaceOf(IntStream.range(0, holes + 1).map(i -> holes).toArray());
        List<Formula> clues = new ArrayList<>();
        for (int one = 0; one <= holes; one++) {
            for (int other = 0; other < one; other++) {
                for (int hole = 0; hole < holes; hole++) {
                    clues.add(Formula.not(Formula.and(Formula.literal(one, hole), Formula.literal(other, hole))));
                }
            }
        }
        long budget = 50_000;
        Verdict verdict = prover.prove(BareBoard.puzzle(space, List.of(), clues), budget);
        assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
        assertThat(((Verdict.Unknown) verdict).nodesSpent()).isBetween(budget, 10 * budget);
    }

    @Test
    void theSamePuzzleGetsTheSameVerdictFromEveryThread() throws Exception {
        List<Verdict> expected = verdicts();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Future<List<Verdict>> one = threads.submit(this::verdicts);
            Future<List<Verdict>> other = threads.submit(this::verdicts);
            assertThat(one.get()).isEqualTo(expected);
            assertThat(other.get()).isEqualTo(expected);
        } finally {
            threads.shutdownNow();
        }
    }

    private List<Verdict> verdicts() {
        List<Verdict> verdicts = new ArrayList<>();
        for (int round = 0; round < 100; round++) {
            verdicts.add(prover.prove(RandomPuzzle.draw(Rng.of("threads " + round)), 300));
        }
        return verdicts;
    }

    @Test
    void aFormulaThatDiffersFromItsMeaningIsLoud() {
        Space space = BareBoard.spaceOf(2, 2);
        Formula fine = Formula.count(List.of(Formula.literal(0, 1), Formula.literal(1, 1)), Numbers.of(1));
        Formula said = Formula.literal(1, 1);
        Formula meant = Formula.literal(1, 0);
        Puzzle puzzle = new BareBoard(space, List.of(fine, said), List.of(fine, meant)).puzzle(List.of());
        assertThatThrownBy(() -> prover.prove(puzzle, PLENTY))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("clue 2")
                .hasMessageContaining("\"Formula 1 holds.\"");
    }
}
