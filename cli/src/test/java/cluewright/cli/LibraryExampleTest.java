package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cpsat.CpSatProver;
import cluewright.documents.DocumentFiles;
import cluewright.documents.DocumentFormat;
import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of the README, which quotes the region below. */
class LibraryExampleTest {
    @Test
    void generateAndProve(@TempDir Path folder) {
        // @start region=library
        // Make a puzzle and have two provers confirm it.
        Generator generator = new Generator(List.of(new NativeProver(), new CpSatProver()));
        Order order = Order.of(Games.of("suspects")).with("size", "4x4");
        Document puzzle = generator.generate(order, "HUNT");
        puzzle.puzzle().clues().forEach(held -> System.out.println(held.clue().sentence()));

        // Write it as YAML, read it again, and check it as if somebody else had written it.
        Path file = folder.resolve("hunt.yaml");
        DocumentFiles.write(puzzle.write(), file);
        Document same = Document.read(DocumentFiles.read(file), Games::of);
        Check.Report report = new Check(List.of(new NativeProver()), 1_000_000).check(same);
        report.lines().forEach(System.out::println);

        // Or ask a prover alone.
        Verdict verdict = new NativeProver().prove(same.puzzle(), 1_000_000);
        System.out.println(verdict.word()); // unique, ambiguous, impossible or unknown
        // @end
        assertThat(report.isSound()).isTrue();
        assertThat(verdict).isInstanceOf(Verdict.Unique.class);
        assertThat(DocumentFiles.bytes(same.write(), DocumentFormat.YAML))
                .isEqualTo(DocumentFiles.bytes(puzzle.write(), DocumentFormat.YAML));
    }
}
