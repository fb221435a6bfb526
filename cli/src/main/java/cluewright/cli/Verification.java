package cluewright.cli;

import cluewright.clue.Puzzle;
import cluewright.cpsat.CpSatProver;
import cluewright.documents.ContentHash;
import cluewright.formula.World;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds what a document says of itself against what every prover finds: they must all find one answer, the same one, and
 * the declared one; and the content must have the declared hash.
 */
final class Verification {
    private final Document document;
    private final Puzzle puzzle;
    private final long budget;
    private final List<String> lines = new ArrayList<>();
    private Tree.Fields proof = Tree.fields();
    private Tree.Fields tree = Tree.fields();
    private boolean isSound = true;
    private @Nullable World answer;

    Verification(Document document, long budget) {
        this.document = document;
        this.puzzle = document.puzzle();
        this.budget = budget;
    }

    FilesCommand.Finding finding() {
        answer = document.answer();
        prove(new NativeProver(), budget);
        prove(new CpSatProver(), budget);
        referee();
        tree = tree.with("proof", proof).with("declared", document.answer() != null);
        hash();
        lines.add(conclusion());
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
        Verdict verdict = prover.prove(puzzle, nodes);
        Tree.Fields found = Tree.fields().with("verdict", verdict.word());
        String said = verdict.word();
        if (verdict instanceof Verdict.Unique unique) {
            boolean agrees = agrees(unique.answer());
            isSound &= agrees;
            found = found.with("agrees", agrees);
            said += document.answer() == null
                    ? agrees ? "" : ", but another answer than the first prover's"
                    : agrees ? ", the declared answer" : ", but NOT the declared answer";
        } else {
            isSound = false;
            said += verdict instanceof Verdict.Unknown ? " within " + nodes + " nodes; maybe raise --budget" : "";
        }
        proof = proof.with(prover.name(), found);
        say(prover.name(), said);
    }

    /** Whether this is the declared answer, or the first that was found where none is declared. */
    private boolean agrees(World found) {
        if (answer == null) {
            answer = found;
        }
        return puzzle.space().sameAnswer(answer, found);
    }

    private void hash() {
        String hash = ContentHash.of(document.write());
        tree = tree.with("hash", hash);
        if (!document.results().has("hash")) {
            say("hash", "none declared");
            return;
        }
        boolean same = document.results().get("hash").asText().equals(hash);
        isSound &= same;
        tree = tree.with("sameHash", same);
        say("hash", same ? "as declared" : "NOT as declared: the puzzle was changed since, and is now " + hash);
    }

    private String conclusion() {
        if (!isSound) {
            return "Not verified.";
        }
        return document.answer() == null
                ? "Verified: there is exactly one answer. The file declares none."
                : "Verified: there is exactly one answer, the declared one.";
    }

    private void say(String who, String what) {
        lines.add(who + " ".repeat(Math.max(1, 12 - who.length())) + what);
    }
}
