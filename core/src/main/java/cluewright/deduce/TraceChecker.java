package cluewright.deduce;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks a trace line by line without a solver. It shares nothing with the {@link Deducer}; all it asks is whether clues,
 * axioms and facts hold in worlds that it enumerates, or that the trace names as witnesses.
 *
 * <p>Of each step: its facts are given or concluded before, and its clues visible; every world that fits them fits the
 * conclusion; without any one of the facts some does not; every smaller set of visible clues is fitted by a witness,
 * which fits all that is known and lacks the conclusion. Of the whole: nothing is concluded twice, no step of fewer
 * clues could have been made earlier, and in the end the question is answered.
 *
 * <p>What would take more than {@value Enumeration#MOST_ASSIGNMENTS} assignments, or sets of clues, is reported as not
 * checked.
 */
public final class TraceChecker {
    private static final long MOST_SETS = 1L << 20;

    private final Puzzle puzzle;
    private final Enumeration enumeration;

    /**
     * What a check found.
     *
     * @param faults what is wrong, one sentence each; steps and clues are counted from 1
     * @param unchecked the numbers, from 0, of steps of which something was too much to check
     * @param unentailed those among them of which it is not even known that the conclusion follows
     */
    public record Report(List<String> faults, List<Integer> unchecked, List<Integer> unentailed) {
        public Report {
            faults = List.copyOf(faults);
            unchecked = List.copyOf(unchecked);
            unentailed = List.copyOf(unentailed);
        }
    }

    /** A checker of traces of this puzzle. */
    public TraceChecker(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.enumeration = new Enumeration(puzzle);
    }

    /** The report on a trace. */
    public Report check(Trace trace) {
        return new Run(trace.steps()).report();
    }

    /** The report in the making. */
    private final class Run {
        private final List<Step> steps;
        private final List<Fact> known = new ArrayList<>(puzzle.givens());
        private final List<String> faults = new ArrayList<>();
        private final List<Integer> unchecked = new ArrayList<>();
        private final List<Integer> unentailed = new ArrayList<>();
        private int number;

        Run(List<Step> steps) {
            this.steps = steps;
        }

        Report report() {
            for (number = 0; number < steps.size(); number++) {
                Step step = steps.get(number);
                premises(step);
                entailment(step);
                facts(step);
                witnesses(step);
                known.add(step.conclusion());
            }
            order();
            end();
            return new Report(faults, unchecked, unentailed);
        }

        private void fault(String what) {
            faults.add("Step " + (number + 1) + " ("
                    + puzzle.board().say(steps.get(number).conclusion()) + "): " + what + ".");
        }

        private void leave() {
            if (!unchecked.contains(number)) {
                unchecked.add(number);
            }
        }

        private void premises(Step step) {
            if (isSettled(step.conclusion(), known)) {
                fault("this says nothing new, since what is known before settles it");
            }
            for (Fact fact : step.facts()) {
                if (!known.contains(fact)) {
                    fault("it rests on what is not known before, that "
                            + puzzle.board().say(fact));
                }
            }
            for (int clue : step.clues()) {
                if (!isVisible(clue, known)) {
                    fault("it rests on clue " + (clue + 1) + ", which cannot be seen yet");
                }
            }
        }

        private void entailment(Step step) {
            Enumeration.Outcome outcome = enumeration.find(step.clues(), lacking(step.conclusion(), step.facts()));
            if (outcome == Enumeration.Outcome.FOUND) {
                fault("it does not follow from " + said(step.clues()) + " and what it rests on");
            } else if (outcome == Enumeration.Outcome.TOO_MANY) {
                unentailed.add(number);
                leave();
            }
        }

        private void facts(Step step) {
            for (Fact fact : step.facts()) {
                List<Fact> fewer = new ArrayList<>(step.facts());
                fewer.remove(fact);
                Enumeration.Outcome outcome = enumeration.find(step.clues(), lacking(step.conclusion(), fewer));
                if (outcome == Enumeration.Outcome.NONE) {
                    fault("it follows without " + puzzle.board().say(fact) + ", on which it rests");
                } else if (outcome == Enumeration.Outcome.TOO_MANY) {
                    leave();
                }
            }
        }

        private void witnesses(Step step) {
            List<Integer> visible = new ArrayList<>();
            for (int clue = 0; clue < puzzle.clues().size(); clue++) {
                if (isVisible(clue, known)) {
                    visible.add(clue);
                }
            }
            List<Fact> facts = lacking(step.conclusion(), known);
            List<List<Integer>> broken = new ArrayList<>();
            for (int i = 0; i < step.witnesses().size(); i++) {
                World witness = step.witnesses().get(i);
                if (enumeration.fits(witness, facts)) {
                    broken.add(enumeration.broken(witness, visible));
                } else {
                    fault("its witness " + (i + 1)
                            + " is none: it must fit all that is known, and lack the conclusion");
                }
            }
            Cover cover = new Cover(broken);
            List<Integer> unwitnessed = step.size() == 0 ? null : cover.avoiding(new ArrayList<>(), step.size() - 1);
            if (unwitnessed != null) {
                fault("no witness shows that " + said(unwitnessed) + " would not do");
            } else if (cover.sets > MOST_SETS) {
                leave();
            }
        }

        private void order() {
            for (number = 0; number < steps.size(); number++) {
                Step step = steps.get(number);
                List<Fact> before = new ArrayList<>(puzzle.givens());
                boolean isLate = false;
                for (int earlier = 0; earlier < number && !isLate; earlier++) {
                    isLate = steps.get(earlier).size() > step.size() && isReady(step, before);
                    if (isLate) {
                        fault("it needs fewer clues than step " + (earlier + 1) + " and could have come before it");
                    }
                    before.add(steps.get(earlier).conclusion());
                }
            }
        }

        private boolean isReady(Step step, List<Fact> before) {
            boolean ready = before.containsAll(step.facts());
            for (int clue : step.clues()) {
                ready = ready && isVisible(clue, before);
            }
            return ready;
        }

        private void end() {
            List<String> open = new ArrayList<>();
            for (int variable : puzzle.space().question()) {
                if (!isKnown(variable, known)) {
                    open.add(puzzle.space().variables().get(variable).name());
                }
            }
            if (!open.isEmpty()) {
                faults.add("The trace ends before this is known: " + String.join(", ", open) + ".");
            }
        }
    }

    /** A search for a small set of clues that no witness fits, because it has a clue in common with what each breaks. */
    private static final class Cover {
        private final List<List<Integer>> broken;
        private long sets;

        Cover(List<List<Integer>> broken) {
            this.broken = broken;
        }

        /** Such a set with at most so many clues beside these, or null; null too after {@link #MOST_SETS} sets. */
        @Nullable
        List<Integer> avoiding(List<Integer> chosen, int more) {
            List<Integer> fitting = fitting(chosen);
            if (fitting == null) {
                return chosen;
            }
            if (more == 0) {
                return null;
            }
            for (int clue : fitting) {
                if (++sets > MOST_SETS) {
                    return null;
                }
                List<Integer> larger = new ArrayList<>(chosen);
                larger.add(clue);
                List<Integer> found = avoiding(larger, more - 1);
                if (found != null) {
                    return found;
                }
            }
            return null;
        }

        /** What some witness breaks that fits these clues, the fewest if there are several; null if none fits. */
        private @Nullable List<Integer> fitting(List<Integer> chosen) {
            List<Integer> fewest = null;
            for (List<Integer> set : broken) {
                boolean fits = set.stream().noneMatch(chosen::contains);
                if (fits && (fewest == null || set.size() < fewest.size())) {
                    fewest = set;
                }
            }
            return fewest;
        }
    }

    private static List<Fact> lacking(Fact conclusion, List<Fact> facts) {
        List<Fact> all = new ArrayList<>(facts);
        all.add(conclusion.negated());
        return all;
    }

    private boolean isVisible(int clue, List<Fact> known) {
        int holder = puzzle.clues().get(clue).holder();
        return puzzle.mode() == Mode.OPEN || holder == Puzzle.NOBODY || isKnown(holder, known);
    }

    private boolean isKnown(int variable, List<Fact> known) {
        return possible(variable, known) <= 1;
    }

    /** How many values are left to a variable. */
    private int possible(int variable, List<Fact> known) {
        int possible = 0;
        for (int value = 0; value < puzzle.space().size(variable); value++) {
            possible += isExcluded(variable, value, known) ? 0 : 1;
        }
        return possible;
    }

    private static boolean isExcluded(int variable, int value, List<Fact> known) {
        for (Fact fact : known) {
            if (fact.variable() == variable && (fact.value() == value) != fact.is()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a fact adds nothing to what is known of its variable, or contradicts it. */
    private boolean isSettled(Fact fact, List<Fact> known) {
        List<Fact> more = new ArrayList<>(known);
        more.add(fact);
        int after = possible(fact.variable(), more);
        return after == possible(fact.variable(), known) || after == 0;
    }

    private static String said(List<Integer> clues) {
        if (clues.isEmpty()) {
            return "no clue at all";
        }
        List<String> numbers = new ArrayList<>();
        clues.forEach(clue -> numbers.add(Integer.toString(clue + 1)));
        return (clues.size() == 1 ? "clue " : "clues ") + String.join(", ", numbers);
    }
}
