package cluewright.cli;

import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A sub-command that looks at documents one by one and says of each whether it is what it should be. */
abstract class FilesCommand extends Subcommand {
    /** The most nodes that a search may spend. */
    static final long MOST_BUDGET = 1_000_000_000_000L;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Documents in JSON or YAML; - reads one from standard input.")
    List<String> files = List.of();

    @Option(
            names = "--budget",
            paramLabel = "NODES",
            defaultValue = "20000000",
            order = 20,
            description = "How many nodes each search may spend before its verdict is 'unknown' (${DEFAULT-VALUE}).")
    String budget = "";

    FilesCommand(Console console) {
        super(console);
    }

    /**
     * What was found about one document.
     *
     * @param isSound whether the document is what it should be
     * @param tree everything, for programs
     * @param lines everything, for people
     */
    record Finding(boolean isSound, Tree.Fields tree, List<String> lines) {}

    /** How documents are looked at, with so many nodes for each search. */
    abstract Examiner examiner(long nodes);

    /** Looks at one document. */
    interface Examiner {
        Finding examine(Document document);
    }

    /** What is being done, for the progress bar. */
    abstract String task();

    @Override
    public Integer call() {
        Examiner examiner = examiner(whole("--budget", budget, 1, MOST_BUDGET));
        List<Tree> reports = new ArrayList<>();
        int worst = Exit.FINE;
        try (Progress progress = Progress.of(console, task(), files.size(), files.size() > 1 && !json)) {
            for (String file : files) {
                Tree.Fields report = Tree.fields().with("file", file);
                try {
                    Finding finding = examiner.examine(PuzzleFile.read(console, file));
                    progress.step();
                    reports.add(report.with("sound", finding.isSound()).with("report", finding.tree()));
                    worst = Math.max(worst, finding.isSound() ? Exit.FINE : Exit.UNSOUND);
                    if (!json) {
                        progress.clear();
                        show(file, finding);
                    }
                } catch (Refused refused) {
                    progress.clear();
                    reports.add(report.with("sound", false).with("error", refused.getMessage()));
                    console.complain(refused.getMessage());
                    worst = Exit.REFUSED;
                }
            }
        }
        if (json) {
            console.print(Tree.fields().with("files", Tree.of(reports)));
        }
        return worst;
    }

    private void show(String file, Finding finding) {
        List<String> lines = new ArrayList<>();
        if (files.size() > 1) {
            lines.add("== " + file);
        }
        lines.addAll(finding.lines());
        if (files.size() > 1) {
            lines.add("");
        }
        console.print(lines);
    }
}
