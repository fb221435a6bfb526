package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.formula.World;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The table that was worked out by hand says what going through all worlds says. */
class PuzzleTableTest {
    @TestFactory
    Stream<DynamicNode> everyRowIsRight() {
        return PuzzleTable.rows().stream().map(row -> DynamicTest.dynamicTest(row.name(), () -> check(row)));
    }

    private static void check(PuzzleTable.Row row) {
        Referee referee = new Referee(row.puzzle());
        assertThat(referee.word()).as(row.why()).isEqualTo(row.word());
        assertThat(row.why()).isNotBlank();
        if (row.word().equals("impossible")) {
            assertThat(referee.smallestClashes()).as(row.why()).containsExactlyInAnyOrderElementsOf(row.clashes());
        }
        if (row.word().equals("unique")) {
            List<World> answers = referee.answers();
            assertThat(row.answer().holds(answers.get(0))).as(row.why()).isTrue();
        }
    }

    @Test
    void namesDifferAndEveryVerdictIsThere() {
        List<PuzzleTable.Row> rows = PuzzleTable.rows();
        assertThat(rows).extracting(PuzzleTable.Row::name).doesNotHaveDuplicates();
        assertThat(rows).extracting(PuzzleTable.Row::word).contains("unique", "ambiguous", "impossible");
    }

    @Nested
    class Native extends ProverContract {
        Native() {
            super(new NativeProver(), List.of());
        }
    }

    @Nested
    class Exhaustive extends ProverContract {
        Exhaustive() {
            super(new ExhaustiveReferee(), List.of());
        }

        @Override
        protected boolean reachesWideSpaces() {
            return false;
        }
    }
}
