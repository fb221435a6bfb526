package cluewright.examples;

import cluewright.documents.DocumentFiles;
import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import java.nio.file.Path;
import java.util.List;

/** A program that reads the file that it is given, and says of the puzzle in it whether it is good, and if not, why. */
public final class CheckDocument {
    private CheckDocument() {}

    public static void main(String[] args) {
        // @start region=check
        Document document = Document.read(DocumentFiles.read(Path.of(args[0])), Games::of);
        Check.Report report = new Check(List.of(new NativeProver()), 1_000_000).check(document);
        report.lines().forEach(System.out::println);

        // Or ask a prover alone.
        Verdict verdict = new NativeProver().prove(document.puzzle(), 1_000_000);
        System.out.println(verdict.word()); // unique, ambiguous, impossible or unknown
        // @end
    }
}
