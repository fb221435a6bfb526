package cluewright.cli;

import cluewright.clue.Puzzle;
import cluewright.grade.Effort;
import cluewright.grade.Surface;
import cluewright.prove.NativeProver;
import cluewright.prove.Verdict;
import cluewright.puzzle.Document;
import cluewright.puzzle.Grades;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

/** Says how hard puzzles are, with all that goes into it. */
@Command(
        name = "rate",
        sortOptions = false,
        customSynopsis = "cluewright rate [OPTION...] FILE...",
        header = "Say how hard a puzzle is, and why.",
        description = {
            "Measures two difficulties from 0 to 100: the effort, from the deductions that solving takes, which names"
                    + " the band (easy, medium, tricky, hard, brutal), and the surface, from the list of clues alone.",
            ""
        },
        footer = {"", "Example:", "  cluewright rate bakery.yaml"})
final class RateCommand extends FilesCommand {
    RateCommand(Console console) {
        super(console);
    }

    @Override
    String task() {
        return "rating";
    }

    @Override
    Examiner examiner(long nodes) {
        return document -> rated(document, nodes);
    }

    private static Finding rated(Document document, long nodes) {
        Puzzle puzzle = document.puzzle();
        cluewright.puzzle.Examiner examiner = document.game().examiner();
        cluewright.puzzle.Examiner.Finding own = examiner == null ? null : examiner.rate(puzzle, nodes);
        if (own != null) {
            return new Finding(own.isSound(), Tree.fields().with("difficulty", own.tree()), own.lines());
        }
        Surface surface = Surface.of(puzzle);
        Verdict verdict = new NativeProver().prove(puzzle, nodes);
        Effort effort = verdict instanceof Verdict.Unique unique ? Effort.of(puzzle, unique.answer(), nodes) : null;
        List<String> lines = new ArrayList<>(Grades.lines(surface, effort));
        if (effort == null) {
            lines.add(
                    verdict instanceof Verdict.Unique
                            ? "It has no effort, since not all of it follows without a guess within the budget; 'check'"
                                    + " says where one gets stuck."
                            : "It has no effort, since it is " + verdict.word() + "; 'check' says why.");
        }
        Tree.Fields tree = Tree.fields().with("difficulty", Grades.tree(surface, effort));
        return new Finding(effort != null, tree, lines);
    }
}
