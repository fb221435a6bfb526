package cluewright.cli;

import cluewright.clue.Puzzle;
import cluewright.cpsat.CpSatProver;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.deduce.TraceChecker;
import cluewright.prove.Verdict;
import cluewright.puzzle.TraceTree;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A document's trace, checked twice: every step by enumeration, and by CP-SAT whether the conclusion follows, for a
 * sample of the steps and for those that were too much to enumerate.
 */
final class TraceVerification {
    /** How many steps CP-SAT looks at beside those that were not enumerated. */
    private static final int SAMPLE = 8;

    private final Puzzle puzzle;
    private final Trace trace;
    private final TraceChecker.Report report;
    private final List<String> faults = new ArrayList<>();
    private final List<Integer> asked = new ArrayList<>();
    private final List<Integer> unknown = new ArrayList<>();

    TraceVerification(Puzzle puzzle, Tree tree, long budget) {
        this.puzzle = puzzle;
        this.trace = TraceTree.read(puzzle, tree);
        this.report = new TraceChecker(puzzle).check(trace);
        faults.addAll(report.faults());
        for (int number : sample()) {
            ask(number, budget);
        }
    }

    /** Some steps, evenly spread, and all that were not enumerated. */
    private Set<Integer> sample() {
        Set<Integer> sample = new TreeSet<>(report.unentailed());
        int steps = trace.steps().size();
        for (int i = 0; i < Math.min(SAMPLE, steps); i++) {
            sample.add((int) ((long) i * steps / Math.min(SAMPLE, steps)));
        }
        return sample;
    }

    private void ask(int number, long budget) {
        Step step = trace.steps().get(number);
        Verdict verdict = new CpSatProver().prove(step.denied(puzzle), budget);
        asked.add(number);
        if (verdict instanceof Verdict.Unknown) {
            unknown.add(number);
        } else if (!(verdict instanceof Verdict.Impossible)) {
            faults.add("Step " + (number + 1) + " (" + puzzle.board().say(step.conclusion())
                    + "): CP-SAT finds that it does not follow.");
        }
    }

    /** Whether nothing is wrong, and of every step it is known that its conclusion follows. */
    boolean isSound() {
        return faults.isEmpty() && unproved() == 0;
    }

    /** The number of steps of which nobody could say whether the conclusion follows. */
    private int unproved() {
        List<Integer> unproved = new ArrayList<>(report.unentailed());
        unproved.retainAll(unknown);
        return unproved.size();
    }

    /** What is wrong, one sentence each. */
    List<String> faults() {
        return faults;
    }

    /** The outcome in one line. */
    String summary() {
        int steps = trace.steps().size();
        if (!faults.isEmpty()) {
            return "NOT sound: " + faults.size() + (faults.size() == 1 ? " fault" : " faults") + " in "
                    + counted(steps);
        }
        if (unproved() > 0) {
            return "of " + counted(unproved()) + " it is not known whether they follow; maybe raise --budget";
        }
        String enumerated = report.unchecked().isEmpty()
                ? "each entailed and smallest"
                : "each entailed; " + report.unchecked().size() + " too large to enumerate in full";
        return counted(steps) + ", " + enumerated + "; CP-SAT agrees on " + (asked.size() - unknown.size());
    }

    private static String counted(int steps) {
        return steps + (steps == 1 ? " step" : " steps");
    }

    /** Everything, for programs. */
    Tree.Fields tree() {
        return Tree.fields()
                .with("steps", trace.steps().size())
                .with("faults", Tree.texts(faults))
                .with("unchecked", numbers(report.unchecked()))
                .with("cpsat", numbers(asked))
                .with("unknown", numbers(unknown));
    }

    private static Tree numbers(List<Integer> numbers) {
        List<Tree> items = new ArrayList<>();
        numbers.forEach(number -> items.add(Tree.of(number)));
        return Tree.of(items);
    }
}
