package cluewright.cli;

import cluewright.puzzle.Check;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Says whether puzzles have exactly one answer that can be reached without a guess, and if not, why. */
@Command(
        name = "check",
        sortOptions = false,
        customSynopsis = "cluewright check [OPTION...] FILE...",
        header = "Say whether a puzzle is good, and if not, why.",
        description = {
            "Reads puzzles from files and reports on each: the verdict of every prover, two boards when several"
                    + " answers fit, the clues that clash when none does, clues that could be left out, and whether"
                    + " the answer can be reached without a guess.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  cluewright check bakery.yaml",
            "  cluewright generate suspects --format yaml | cluewright check -"
        })
final class CheckCommand extends FilesCommand {
    @Option(
            names = "--provers",
            split = ",",
            paramLabel = "NAME",
            defaultValue = ProverName.ALL,
            order = 10,
            completionCandidates = ProverName.Words.class,
            description = "Who proves (${DEFAULT-VALUE}).")
    List<String> provers = List.of();

    CheckCommand(Console console) {
        super(console);
    }

    @Override
    String task() {
        return "checking";
    }

    @Override
    Examiner examiner(long nodes) {
        Check check = new Check(ProverName.provers(provers), nodes);
        return document -> {
            Check.Report report = check.check(document);
            return new Finding(report.isSound(), report.tree(), report.lines());
        };
    }
}
