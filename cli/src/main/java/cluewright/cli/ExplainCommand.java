package cluewright.cli;

import cluewright.documents.DocumentFiles;
import cluewright.documents.DocumentFormat;
import cluewright.documents.WholeFile;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.space.Refused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says step by step why the answer of a puzzle is the answer, and draws it. */
@Command(
        name = "explain",
        sortOptions = false,
        customSynopsis = "cluewright explain FILE [OPTION...]",
        header = "Say step by step why the answer is the answer.",
        description = {
            "Prints the way to the answer, or to what is asked for: one sentence a step, each from as few clues as can"
                    + " be. When one gets stuck, says where, and shows two boards that both fit all that can be seen.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  cluewright explain bakery.yaml",
            "  cluewright explain bakery.yaml --person Bo --graph bo.svg"
        })
final class ExplainCommand extends Subcommand {
    private static final List<String> ENDINGS = List.of(".svg", ".dot", ".json");

    @Parameters(paramLabel = "FILE", description = "A document in JSON or YAML; - reads one from standard input.")
    String file = "";

    @Option(
            names = "--person",
            paramLabel = "NAME",
            order = 10,
            description =
                    "Explain only this person, or whatever else the puzzle asks for; in the treasure game, what the"
                            + " player of this number knows.")
    @Nullable
    String person;

    @Option(
            names = "--graph",
            paramLabel = "OUT",
            order = 11,
            description = "Write the graph of what follows from what: a picture (.svg), a graph for Graphviz (.dot) or"
                    + " data (.json), by the name's ending.")
    @Nullable
    String graph;

    @Option(names = "--force", order = 12, description = "Replace the file of --graph when it holds something else.")
    boolean force;

    @Option(
            names = "--budget",
            paramLabel = "NODES",
            defaultValue = "20000000",
            order = 20,
            description = "How many nodes may be spent (${DEFAULT-VALUE}).")
    String budget = "";

    ExplainCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        long nodes = whole("--budget", budget, 1, FilesCommand.MOST_BUDGET);
        String ending = graph == null ? "" : ending(graph);
        Path path = graph == null ? null : PuzzleFile.path(graph);
        Document document = PuzzleFile.read(console, file);
        Examiner examiner = document.game().examiner();
        Examiner.Finding told = examiner == null ? null : examiner.tell(document, person);
        if (told != null) {
            return told(told);
        }
        Solution solution = new Solution(document, nodes, person);
        if (path != null) {
            write(path, graph(solution, ending));
        }
        if (json) {
            console.print(solution.tree());
        } else {
            console.print(solution.lines());
            if (path != null) {
                console.print(List.of("", "wrote " + path));
            }
        }
        return solution.isComplete() ? Exit.FINE : Exit.UNSOUND;
    }

    /** What a game says in its own way, where there are no steps to draw. */
    private int told(Examiner.Finding told) {
        if (graph != null) {
            throw new Refused("in this game nothing follows step by step, so there is no graph; leave '--graph' out.");
        }
        if (json) {
            console.print(told.tree());
        } else {
            console.print(told.lines());
        }
        return told.isSound() ? Exit.FINE : Exit.UNSOUND;
    }

    private static String ending(String name) {
        for (String ending : ENDINGS) {
            if (name.toLowerCase(Locale.ROOT).endsWith(ending)) {
                return ending;
            }
        }
        throw new Refused(
                "'--graph' must name a file that ends in " + String.join(", ", ENDINGS) + ", not '" + name + "'.");
    }

    private static byte[] graph(Solution solution, String ending) {
        return switch (ending) {
            case ".svg" -> solution.graph().svg().getBytes(StandardCharsets.UTF_8);
            case ".dot" -> solution.graph().dot().getBytes(StandardCharsets.UTF_8);
            default -> DocumentFiles.bytes(solution.graphTree(), DocumentFormat.JSON);
        };
    }

    private void write(Path path, byte[] bytes) {
        if (!force && Files.isRegularFile(path) && !holds(path, bytes)) {
            throw new Refused(
                    path + ": this file holds something else; add --force to replace it, or choose another name.");
        }
        WholeFile.write(path, bytes);
    }

    private static boolean holds(Path path, byte[] bytes) {
        try {
            return Files.size(path) == bytes.length && Arrays.equals(Files.readAllBytes(path), bytes);
        } catch (IOException e) {
            return false;
        }
    }
}
