package cluewright.cli;

import cluewright.clue.Puzzle;
import cluewright.cpsat.CpSatProver;
import cluewright.documents.ContentHash;
import cluewright.formula.World;
import cluewright.prove.AnswerCount;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Holds what a document says of itself against what every prover finds: they must all find one answer, the same one, and
 * the declared one; the content must have the declared hash; and every step of the trace must be what it says.
 */
final class Verification {
    private final Document document;
    private final Puzzle puzzle;
    private final long budget;
    private final List<String> lines = new ArrayList<>();
    private Tree.Fields proof = Tree.fields();
    private Tree.Fields tree = Tree.fields();
    private final Set<String> verdicts = new LinkedHashSet<>();
    private boolean areAlike = true;
    private boolean isAsDeclared = true;
    private boolean isExplained = true;
    private boolean areAsWanted = true;
    private List<World> answers = List.of();

    Verification(Document document, long budget) {
        this.document = document;
        this.puzzle = document.puzzle();
        this.budget = budget;
    }

    FilesCommand.Finding finding() {
        prove(new NativeProver(), budget);
        prove(new CpSatProver(), budget);
        referee();
        tree = tree.with("proof", proof).with("agree", isAgreed()).with("declared", document.answer() != null);
        hash();
        trace();
        deal();
        lines.add(conclusion());
        boolean isSound = isAgreed() && isUnique() && isAsDeclared && isExplained;
        return new FilesCommand.Finding(isSound, tree.with("sound", isSound), lines);
    }

    private void referee() {
        ExhaustiveReferee referee = new ExhaustiveReferee();
        if (puzzle.space().assignments() <= ExhaustiveReferee.MOST_ASSIGNMENTS) {
            prove(referee, Long.MAX_VALUE);
        } else {
            say(referee.name(), "not asked: the board is too large for it");
        }
    }

    private void prove(Prover prover, long nodes) {
        AnswerCount count = AnswerCount.of(prover, puzzle, nodes);
        Verdict verdict = count.verdict();
        verdicts.add(verdict.word());
        Tree.Fields found = Generator.proof(count);
        String said = verdict.word();
        areAsWanted &= count.isAsWanted();
        if (count.isAsWanted()) {
            boolean isDeclared = document.answer() == null || count.has(puzzle.space(), document.answer());
            isAsDeclared &= isDeclared;
            found = found.with("asDeclared", isDeclared);
            said += count.wanted() == 1 ? "" : ", " + count.wanted() + " answers, as wanted";
            said += document.answer() == null ? "" : isDeclared ? declared(count) : ", but NOT as declared";
            areAlike &= sameAsBefore(count.answers());
            answers = count.answers();
        } else if (verdict instanceof Verdict.Unknown) {
            said += " within " + nodes + " nodes; maybe raise --budget";
        }
        proof = proof.with(prover.name(), found);
        say(prover.name(), said);
    }

    private static String declared(AnswerCount count) {
        return count.wanted() == 1 ? ", the declared answer" : ", the declared one among them";
    }

    private boolean sameAsBefore(List<World> others) {
        return answers.isEmpty()
                || others.stream()
                        .allMatch(other -> answers.stream()
                                .anyMatch(answer -> puzzle.space().sameAnswer(answer, other)));
    }

    private void hash() {
        String hash = ContentHash.of(document.write());
        tree = tree.with("hash", hash);
        if (!document.results().has("hash")) {
            say("hash", "none declared");
            return;
        }
        boolean same = document.results().get("hash").asText().equals(hash);
        isAsDeclared &= same;
        tree = tree.with("sameHash", same);
        say("hash", same ? "as declared" : "NOT as declared: the puzzle was changed since, and is now " + hash);
    }

    private void trace() {
        if (!document.results().has("trace")) {
            say("trace", "no trace in the file");
            return;
        }
        TraceVerification trace =
                new TraceVerification(puzzle, document.results().get("trace"), budget);
        isExplained = trace.isSound();
        tree = tree.with("trace", trace.tree());
        say("trace", trace.summary());
        lines.addAll(trace.faults());
    }

    /** What the game itself finds wrong with the results in the file. */
    private void deal() {
        Examiner examiner = document.game().examiner();
        if (examiner == null || !document.results().has("deal")) {
            return;
        }
        List<String> faults = examiner.faults(document);
        isAsDeclared &= faults.isEmpty();
        tree = tree.with("dealFaults", Tree.texts(faults));
        say("deal", faults.isEmpty() ? "as declared" : "NOT as declared:");
        faults.forEach(fault -> lines.add("  " + fault));
    }

    private String conclusion() {
        if (!isAgreed()) {
            return "THE PROVERS DISAGREE: this is a fault of Cluewright; please report it with this file.";
        }
        if (verdicts.contains("unknown")) {
            return "Not verified: a prover reached no verdict.";
        }
        if (!isUnique()) {
            return "All agree that the puzzle is " + verdicts.iterator().next() + "; 'cluewright check' says why.";
        }
        if (!isExplained) {
            return "All agree on one answer, but the trace in the file does not lead to it as it should.";
        }
        if (!isAsDeclared) {
            return "All agree on one answer, but the file is not as it declares itself.";
        }
        if (puzzle.board().answers() > 1) {
            return "Verified: all agree that there are exactly "
                    + puzzle.board().answers() + " answers, as wanted.";
        }
        return document.answer() == null
                ? "Verified: all agree that there is exactly one answer. The file declares none."
                : "Verified: all agree that there is exactly one answer, the declared one.";
    }

    /** Whether no two verdicts contradict each other. */
    private boolean isAgreed() {
        return areAlike
                && verdicts.stream().filter(word -> !word.equals("unknown")).count() <= 1;
    }

    private boolean isUnique() {
        return verdicts.size() == 1 && areAsWanted;
    }

    private void say(String who, String what) {
        lines.add(who + " ".repeat(Math.max(1, 12 - who.length())) + what);
    }
}
