package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Args;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contracts pass what is right, and each kind of fault is found by the law that forbids it. */
class FaultsAreFoundTest {
    private static final class Types extends ClueTypeContract<Switches.Panel> {
        Types(List<ClueType<Switches.Panel>> types) {
            super(new Switches(types), List.of("010", "11"));
        }
    }

    private static final class Boards extends GameContract<Switches.Panel> {
        Boards(Switches game) {
            super(game);
        }
    }

    private static final class Proofs extends ProverContract {
        Proofs(Prover prover) {
            super(prover, List.of());
        }

        @Override
        protected int puzzles() {
            return 100;
        }
    }

    /** Runs dynamic tests; the message of the first that fails, or null. */
    private static @Nullable String run(Stream<? extends DynamicNode> nodes) {
        for (DynamicNode node : nodes.toList()) {
            if (node instanceof DynamicContainer container) {
                String failure = run(container.getChildren());
                if (failure != null) {
                    return failure;
                }
            } else {
                try {
                    ((DynamicTest) node).getExecutable().execute();
                } catch (Throwable thrown) {
                    return String.valueOf(thrown.getMessage());
                }
            }
        }
        return null;
    }

    private static Types with(ClueType<Switches.Panel> type) {
        return new Types(List.of(type));
    }

    @Nested
    class OfClueTypes {
        @Test
        void rightTypesPass() {
            Types types = with(new Switches.IsOn());
            assertThat(run(types.truthIsWhatTheFormulaSays())).isNull();
            assertThat(run(types.proposalsAreTrueAndSensible())).isNull();
            assertThat(run(types.everyTypeIsProposedSomewhere())).isNull();
            assertThat(run(types.sentencesAreReadBack())).isNull();
            assertThat(run(types.noTwoCluesAreSaidAlike())).isNull();
            assertThat(run(types.otherSpellingsAreRead())).isNull();
            assertThat(run(types.spoiltSentencesAreRefused())).isNull();
            assertThat(run(types.examplesAreAsTheySay())).isNull();
            types.everyTypeIsLabelled();
        }

        @Test
        void aFormulaThatDiffers() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public Formula formula(Switches.Panel panel, Args args) {
                    return Formula.literal(0, 1);
                }
            };
            assertThat(run(with(type).truthIsWhatTheFormulaSays())).contains("'010'", "Switch b is on.");
        }

        @Test
        void aClueThatIsAlwaysTrue() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public boolean holds(Switches.Panel panel, Args args, World world) {
                    return true;
                }

                @Override
                public Formula formula(Switches.Panel panel, Args args) {
                    return Formula.yes();
                }
            };
            assertThat(run(with(type).truthIsWhatTheFormulaSays())).contains("some must be, and some not");
        }

        @Test
        void aFalseProposal() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public void propose(Switches.Panel panel, World truth, Hand hand, Consumer<Args> out) {
                    out.accept(Args.none().with(WHICH, 0));
                }
            };
            assertThat(run(with(type).proposalsAreTrueAndSensible())).contains("truth of is-on (which: 0)");
        }

        @Test
        void aProposalMadeTwice() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public void propose(Switches.Panel panel, World truth, Hand hand, Consumer<Args> out) {
                    super.propose(panel, truth, hand, out);
                    super.propose(panel, truth, hand, out);
                }
            };
            assertThat(run(with(type).proposalsAreTrueAndSensible())).contains("must be proposed once");
        }

        @Test
        void aSenselessProposal() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public String senseless(Switches.Panel panel, Args args) {
                    return "it is too dark";
                }
            };
            assertThat(run(with(type).proposalsAreTrueAndSensible())).contains("it is too dark");
        }

        @Test
        void aTypeThatProposesNothing() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public void propose(Switches.Panel panel, World truth, Hand hand, Consumer<Args> out) {}
            };
            assertThat(run(with(type).everyTypeIsProposedSomewhere())).contains("Maybe add a sample board");
        }

        @Test
        void aSentenceOfTwoTypes() {
            Types types = new Types(List.of(new Switches.IsOn(), new Switches.IsOn("glows", "Switch {which} is on.")));
            assertThat(run(types.sentencesAreReadBack())).contains("readings of");
            assertThat(run(types.noTwoCluesAreSaidAlike())).contains("another clue said as");
        }

        @Test
        void aSentenceWithoutItsParameter() {
            ClueType<Switches.Panel> type = new Switches.IsOn("is-on", "Some switch is on.");
            assertThat(run(with(type).sentencesAreReadBack())).isNotNull();
        }

        @Test
        void anExampleThatIsWrong() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public List<Example> examples() {
                    return List.of(Example.yes("010", "Switch b is on."), Example.no("110", "Switch a is on."));
                }
            };
            assertThat(run(with(type).examplesAreAsTheySay())).contains("truth of the example");
        }

        @Test
        void anExampleInOtherWords() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public List<Example> examples() {
                    return List.of(Example.yes("010", "switch b is on"));
                }
            };
            assertThat(run(with(type).examplesAreAsTheySay())).contains("canonical sentence");
        }

        @Test
        void noFalseExample() {
            ClueType<Switches.Panel> type = new Switches.IsOn() {
                @Override
                public List<Example> examples() {
                    return List.of(Example.yes("010", "Switch b is on."));
                }
            };
            assertThat(run(with(type).examplesAreAsTheySay())).contains("one that is false");
        }

        @ParameterizedTest
        @ValueSource(strings = {"Is on", "is_on", "is-", ""})
        void anIdThatIsNoId(String id) {
            Types types = with(new Switches.IsOn(id, "Switch {which} is on."));
            assertThat(run(Stream.of(DynamicTest.dynamicTest("law", types::everyTypeIsLabelled))))
                    .contains("id of");
        }

        @Test
        void aTypeThatIsMissingFromTheList() {
            Types types = with(new Switches.IsOn() {});
            assertThat(run(Stream.of(DynamicTest.dynamicTest("law", types::noTypeIsMissingFromTheList))))
                    .contains("missing from its list", "Switches.IsOn");
        }
    }

    @Nested
    class OfGames {
        private final List<ClueType<Switches.Panel>> types = List.of(new Switches.IsOn());

        @Test
        void rightGamesPass() {
            Boards boards = new Boards(new Switches(types));
            assertThat(run(boards.theSameSeedDrawsTheSame())).isNull();
            assertThat(run(boards.whatIsDrawnIsAsAsked())).isNull();
            assertThat(run(boards.settingsOutOfRangeAreRefused())).isNull();
            assertThat(run(boards.spoiltBoardsAreRefused())).isNull();
            assertThat(run(boards.factsAreSaidAndDrawn())).isNull();
            assertThat(run(boards.spacesAreWellFormed())).isNull();
            boards.boardsAreReadBack();
        }

        @Test
        void chanceFromElsewhere() {
            Switches game = new Switches(types) {
                private int calls;

                @Override
                public Scene<Panel> draw(Settings asked, Rng rng) {
                    calls++;
                    return super.draw(asked, rng.stream("call " + calls));
                }
            };
            assertThat(run(new Boards(game).theSameSeedDrawsTheSame())).contains("world of seed");
        }

        @Test
        void nonsenseThatIsTaken() {
            Switches game = new Switches(types) {
                @Override
                public Scene<Panel> draw(Settings asked, Rng rng) {
                    return sample("010");
                }
            };
            assertThat(run(new Boards(game).settingsOutOfRangeAreRefused())).contains("must be refused");
        }

        @Test
        void aReaderThatCrashes() {
            Switches game = new Switches(types) {
                @Override
                public Panel read(Tree board) {
                    return new Panel(Integer.parseInt(
                            board.asFields().fields().get("size").asText()));
                }
            };
            assertThat(run(new Boards(game).spoiltBoardsAreRefused())).contains("nothing but Refused may be thrown");
        }
    }

    @Nested
    class OfProvers {
        private static Prover changed(UnaryOperator<Verdict> change) {
            return new Prover() {
                @Override
                public Verdict prove(Puzzle puzzle, long budget) {
                    return change.apply(new NativeProver().prove(puzzle, budget));
                }

                @Override
                public String name() {
                    return "broken";
                }
            };
        }

        @Test
        void ambiguousTakenForUnique() {
            Proofs proofs = new Proofs(changed(verdict ->
                    verdict instanceof Verdict.Ambiguous ambiguous ? new Verdict.Unique(ambiguous.one()) : verdict));
            assertThat(run(proofs.theTableIsProved())).contains("verdict on");
            assertThat(run(proofs.randomFormulasAreProved())).contains("seed 'formulas");
        }

        @Test
        void oneWitnessTwice() {
            Proofs proofs = new Proofs(changed(verdict -> verdict instanceof Verdict.Ambiguous ambiguous
                    ? new Verdict.Ambiguous(ambiguous.one(), ambiguous.one())
                    : verdict));
            assertThat(run(proofs.randomFormulasAreProved())).contains("answer alike");
        }

        @Test
        void aClashThatIsNotSmallest() {
            Prover all = new Prover() {
                @Override
                public Verdict prove(Puzzle puzzle, long budget) {
                    Verdict verdict = new NativeProver().prove(puzzle, budget);
                    return verdict instanceof Verdict.Impossible ? new Verdict.Impossible(everyClue(puzzle)) : verdict;
                }

                private List<Integer> everyClue(Puzzle puzzle) {
                    return Stream.iterate(0, clue -> clue + 1)
                            .limit(puzzle.clues().size())
                            .toList();
                }

                @Override
                public String name() {
                    return "broken";
                }
            };
            assertThat(run(new Proofs(all).theTableIsProved())).contains("clash of");
            assertThat(run(new Proofs(all).randomFormulasAreProved())).contains("a smallest clash of");
        }

        @Test
        void outOfBudgetTakenForAnAnswer() {
            Proofs proofs = new Proofs(changed(
                    verdict -> verdict instanceof Verdict.Unknown ? new Verdict.Impossible(List.of()) : verdict));
            assertThat(run(proofs.noBudgetMakesItWrong())).contains("budget of one");
        }

        @Test
        void neverSure() {
            Proofs proofs = new Proofs(changed(verdict -> new Verdict.Unknown(1)));
            assertThat(run(proofs.randomFormulasAreProved())).contains("seed 'formulas 0'");
        }
    }
}
