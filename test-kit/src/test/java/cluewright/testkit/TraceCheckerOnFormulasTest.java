package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.LogicGraph;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.deduce.TraceChecker;
import cluewright.puzzle.TraceTree;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Traces of random puzzles with axioms, variables of any size and a part asked for. */
class TraceCheckerOnFormulasTest {
    private static final int PUZZLES = 3000;

    @Test
    void theCheckerAgreesWithTheDeducer() {
        int steps = 0;
        int withAxiomsAlone = 0;
        for (int number = 0; number < PUZZLES; number++) {
            String seed = "trace" + number;
            Puzzle puzzle = RandomPuzzles.ofFormulas(seed);
            if (new Referee(puzzle).word().equals("impossible") || !hasPlainGivens(puzzle)) {
                continue;
            }
            Trace trace = new Deducer(puzzle, 1_000_000).trace();
            Trace read = TraceTree.read(puzzle, TraceTree.write(puzzle, trace));
            TraceChecker.Report report = new TraceChecker(puzzle).check(read);
            List<String> faults = new ArrayList<>(report.faults());
            faults.removeIf(fault -> fault.startsWith("The trace ends before") && !trace.isComplete());
            assertThat(faults).as(seed).isEmpty();
            assertThat(report.unchecked()).as(seed).isEmpty();
            for (LogicGraph.Conclusion conclusion : LogicGraph.of(puzzle, trace).conclusions()) {
                Step step = conclusion.step();
                steps++;
                withAxiomsAlone += step.size() == 0 ? 1 : 0;
                assertThat(trace.steps().get(conclusion.number())).isEqualTo(step);
            }
        }
        assertThat(steps).isGreaterThan(1000);
        assertThat(withAxiomsAlone).isGreaterThan(10);
    }

    /** Documents know no other givens: one for each variable, and of a value that it has. */
    private static boolean hasPlainGivens(Puzzle puzzle) {
        return puzzle.givens().stream().map(Fact::variable).distinct().count()
                        == puzzle.givens().size()
                && puzzle.givens().stream()
                        .allMatch(given -> given.value() < puzzle.space().size(given.variable()));
    }
}
