package cluewright.puzzle;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.formula.World;
import cluewright.grade.Effort;
import cluewright.grade.Surface;
import cluewright.prove.AnswerCount;
import cluewright.prove.Answers;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Says everything about a puzzle that somebody who wrote it wants to know: each prover's verdict, whether the givens are
 * needed, two boards when it is ambiguous, a smallest clash when it is impossible, which clues are redundant, and
 * whether every answer can be reached by forced steps in the puzzle's mode.
 */
public final class Check {
    /** Answers are counted up to this number. */
    public static final int MOST_ANSWERS = 1000;

    private final List<Prover> provers;
    private final long budget;

    /** A check by these provers, each search of which may spend so many nodes. */
    public Check(List<Prover> provers, long budget) {
        this.provers = List.copyOf(provers);
        this.budget = budget;
    }

    /**
     * What a check found.
     *
     * @param isSound whether the puzzle is what it should be: unique by every prover, as declared, and reachable
     * @param tree everything, for programs
     * @param lines everything, for people
     */
    public record Report(boolean isSound, Tree.Fields tree, List<String> lines) {
        public Report {
            lines = List.copyOf(lines);
        }
    }

    /** The report on a document. */
    public Report check(Document document) {
        return check(document, line -> {});
    }

    /** The same; each line for people is told as soon as it is found. Whatever is thrown there ends the check. */
    public Report check(Document document, Consumer<String> told) {
        return new Run(document, told).report();
    }

    /** Lines that somebody hears of while they are found. */
    private static final class Told {
        private final List<String> all = new ArrayList<>();
        private final Consumer<String> told;

        Told(Consumer<String> told) {
            this.told = told;
        }

        void add(String line) {
            all.add(line);
            told.accept(line);
        }

        void addAll(List<String> some) {
            some.forEach(this::add);
        }
    }

    /** The report in the making. */
    private final class Run {
        private final Document document;
        private final Puzzle puzzle;
        private final Told lines;
        private Tree.Fields tree = Tree.fields();
        private final List<String> grades = new ArrayList<>();
        private boolean isSound = true;

        Run(Document document, Consumer<String> told) {
            this.lines = new Told(told);
            this.document = document;
            this.puzzle = document.puzzle();
        }

        Report report() {
            Verdict verdict = prove();
            Examiner examiner = document.game().examiner();
            if (examiner != null) {
                return own(verdict, examiner);
            }
            if (verdict instanceof Verdict.Unique unique) {
                unique(unique.answer());
            } else if (verdict instanceof Verdict.Ambiguous ambiguous) {
                ambiguous(ambiguous);
            } else if (verdict instanceof Verdict.Impossible impossible) {
                impossible(impossible.clash());
            }
            if (!(verdict instanceof Verdict.Impossible)) {
                reach();
            }
            lines.addAll(grades);
            tree = tree.with("sound", isSound);
            return new Report(isSound, tree, lines.all);
        }

        /** What the game itself finds, after the provers' verdicts. */
        private Report own(Verdict verdict, Examiner examiner) {
            if (verdict instanceof Verdict.Unique unique) {
                declared(unique.answer());
            }
            Examiner.Finding finding = examiner.examine(document, budget);
            isSound &= finding.isSound();
            lines.addAll(finding.lines());
            for (Map.Entry<String, Tree> found : finding.tree().fields().entrySet()) {
                tree = tree.with(found.getKey(), found.getValue());
            }
            return new Report(isSound, tree.with("sound", isSound), lines.all);
        }

        private void fault(String line) {
            isSound = false;
            lines.add(line);
        }

        /** The verdict of the first prover that reached one. */
        private Verdict prove() {
            Verdict first = new Verdict.Unknown(0);
            Tree.Fields proof = Tree.fields();
            for (Prover prover : provers) {
                AnswerCount count = AnswerCount.of(prover, puzzle, budget);
                Verdict verdict = count.verdict();
                proof = proof.with(prover.name(), Generator.proof(count));
                lines.add(prover.name() + ": " + verdict.word() + numbered(count)
                        + (verdict instanceof Verdict.Unknown ? " within the budget of " + budget + " nodes" : ""));
                isSound &= count.isAsWanted();
                boolean differs = !(first instanceof Verdict.Unknown)
                        && !(verdict instanceof Verdict.Unknown)
                        && !first.word().equals(verdict.word());
                if (differs) {
                    fault("THE PROVERS DISAGREE: this is a fault of the program; please report this file.");
                }
                first = first instanceof Verdict.Unknown ? verdict : first;
            }
            tree = tree.with("verdict", first.word()).with("proof", proof);
            return first;
        }

        /** How many answers there are, where more than one is wanted. */
        private static String numbered(AnswerCount count) {
            if (count.wanted() == 1) {
                return "";
            }
            String found = count.isComplete()
                    ? Integer.toString(count.answers().size())
                    : "at least " + count.answers().size();
            return ", " + found + " answers; wanted are " + count.wanted();
        }

        private void unique(World answer) {
            Tree facts = Document.write(puzzle.space(), answers(answer));
            tree = tree.with("solutions", 1).with("solution", facts);
            declared(answer);
            boolean alone = puzzle.givens().isEmpty() || isUniqueWithoutGivens();
            tree = tree.with("uniqueWithoutGivens", alone);
            if (!puzzle.givens().isEmpty()) {
                lines.add(alone ? "Unique from the clues alone, too." : "Unique only thanks to the givens.");
            }
            List<Integer> redundant = Answers.redundant(puzzle, answer, budget);
            tree = tree.with("redundant", numbers(redundant));
            lines.add(redundant.isEmpty() ? "No clue is redundant." : "Each of these clues could be left out alone:");
            for (int clue : redundant) {
                lines.add("  " + said(clue));
            }
        }

        private void declared(World answer) {
            World declared = document.answer();
            if (declared == null) {
                return;
            }
            boolean same = puzzle.space().sameAnswer(declared, answer);
            tree = tree.with("asDeclared", same);
            if (!same) {
                fault("The declared answer is not the answer: " + String.join(", ", differences(declared, answer))
                        + ".");
            }
        }

        private boolean isUniqueWithoutGivens() {
            return Answers.of(puzzle.withGivens(List.of()), 2, budget).size() == 1;
        }

        private void ambiguous(Verdict.Ambiguous verdict) {
            int answers = Answers.of(puzzle, MOST_ANSWERS, budget).size();
            List<String> differing = differences(verdict.one(), verdict.other());
            lines.add((answers == MOST_ANSWERS ? "At least " : "") + answers + " answers fit. Two of them:");
            lines.addAll(Pictures.beside(picture(verdict.one()), picture(verdict.other())));
            lines.add("They differ in: " + String.join(", ", differing) + ".");
            tree = tree.with("solutions", answers)
                    .with("uniqueWithoutGivens", false)
                    .with("witnesses", witnesses(verdict.one(), verdict.other()))
                    .with("differ", Tree.texts(differing));
        }

        private Tree witnesses(World one, World other) {
            return Tree.of(List.of(
                    Document.write(puzzle.space(), answers(one)), Document.write(puzzle.space(), answers(other))));
        }

        private void impossible(List<Integer> clash) {
            tree = tree.with("solutions", 0).with("uniqueWithoutGivens", false).with("clash", numbers(clash));
            lines.add(
                    clash.isEmpty()
                            ? "The givens contradict each other or the rules."
                            : "These clues cannot all be true, and no fewer clash:");
            for (int clue : clash) {
                lines.add("  " + said(clue));
            }
        }

        /** Whether all can be reached by forced steps, and where one gets stuck. */
        private void reach() {
            Deducer deducer = new Deducer(puzzle, budget);
            Knowledge start = Knowledge.start(puzzle);
            Tree.Fields firstSteps = Tree.fields();
            for (Step step : deducer.open(start)) {
                firstSteps = firstSteps.with(name(step.conclusion()), firstStep(step));
            }
            Trace trace = deducer.trace();
            tree = tree.with("firstSteps", firstSteps)
                    .with("reachable", trace.isComplete())
                    .with("steps", trace.steps().size());
            String mode = puzzle.mode() == Mode.OPEN ? "all clues open" : "clues revealed one by one";
            if (trace.isComplete()) {
                tree = tree.with("largestStep", trace.largestStep());
                grade(trace);
                lines.add("With " + mode + ", everything follows without a guess; the hardest step needs "
                        + counted(trace.largestStep(), "clue") + " at once (" + sizes(trace) + ").");
            } else if (trace.exhausted()) {
                fault("Whether everything follows without a guess is not known within the budget.");
            } else {
                stuck(deducer, trace, mode);
            }
        }

        /** Both difficulties; the effort only when there is one answer to work towards. */
        private void grade(Trace trace) {
            int[] values = new int[puzzle.space().variables().size()];
            for (Fact fact : trace.end().facts()) {
                if (fact.is()) {
                    values[fact.variable()] = fact.value();
                }
            }
            Surface surface = Surface.of(puzzle);
            Effort effort = Effort.of(puzzle, World.of(values), budget);
            tree = tree.with("difficulty", Grades.tree(surface, effort));
            grades.addAll(Grades.lines(surface, effort));
        }

        private Tree firstStep(Step step) {
            String value = value(step.conclusion());
            return Tree.fields()
                    .with("status", step.conclusion().is() ? value : "not " + value)
                    .with("clues", step.size())
                    .with("from", numbers(step.clues()));
        }

        private String sizes(Trace trace) {
            Map<Integer, Integer> sizes = new TreeMap<>();
            for (Step step : trace.steps()) {
                sizes.merge(step.size(), 1, Integer::sum);
            }
            List<String> parts = new ArrayList<>();
            for (Map.Entry<Integer, Integer> size : sizes.entrySet()) {
                parts.add(counted(size.getValue(), "step") + " of " + counted(size.getKey(), "clue"));
            }
            return String.join(", ", parts);
        }

        private void stuck(Deducer deducer, Trace trace, String mode) {
            List<String> names = new ArrayList<>();
            for (int variable : trace.open()) {
                names.add(puzzle.space().variables().get(variable).name());
            }
            fault("With " + mode + ", one gets stuck after "
                    + counted(trace.steps().size(), "step") + ": nothing more follows about " + String.join(", ", names)
                    + ".");
            tree = tree.with("stuck", Tree.texts(names));
            int variable = trace.open().get(0);
            World one = deducer.witness(trace.end(), Fact.is(variable, 0));
            World other = deducer.witness(trace.end(), Fact.isNot(variable, 0));
            if (one != null && other != null) {
                lines.add("Both of these fit everything visible then ("
                        + trace.end().visible().size() + " of "
                        + counted(puzzle.clues().size(), "clue") + "):");
                lines.addAll(Pictures.beside(picture(one), picture(other)));
                tree = tree.with("stuckWitnesses", witnesses(one, other));
            }
        }

        private String said(int clue) {
            Puzzle.Held held = puzzle.clues().get(clue);
            String holder = held.holder() == Puzzle.NOBODY
                    ? ""
                    : puzzle.space().variables().get(held.holder()).name() + ": ";
            return (clue + 1) + ". " + holder + held.clue().sentence();
        }

        private List<Fact> answers(World world) {
            List<Fact> facts = new ArrayList<>();
            for (int variable : puzzle.space().question()) {
                facts.add(Fact.is(variable, world.value(variable)));
            }
            return facts;
        }

        private List<String> differences(World one, World other) {
            List<String> names = new ArrayList<>();
            for (int variable : puzzle.space().question()) {
                if (one.value(variable) != other.value(variable)) {
                    names.add(puzzle.space().variables().get(variable).name());
                }
            }
            return names;
        }

        private List<String> picture(World world) {
            return Pictures.of(document.game(), puzzle, answers(world));
        }

        private String name(Fact fact) {
            return puzzle.space().variables().get(fact.variable()).name();
        }

        private String value(Fact fact) {
            return puzzle.space().variables().get(fact.variable()).values().get(fact.value());
        }
    }

    private static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private static Tree numbers(List<Integer> numbers) {
        List<Tree> items = new ArrayList<>();
        for (int number : numbers) {
            items.add(Tree.of(number));
        }
        return Tree.of(items);
    }
}
