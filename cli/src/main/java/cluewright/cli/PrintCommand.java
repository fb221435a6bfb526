package cluewright.cli;

import cluewright.documents.WholeFile;
import cluewright.print.Original;
import cluewright.print.Paper;
import cluewright.print.PdfFile;
import cluewright.print.Prints;
import cluewright.print.Sheet;
import cluewright.print.SvgFile;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a puzzle on paper. */
@Command(
        name = "print",
        sortOptions = false,
        customSynopsis = "cluewright print [OPTION...] -o FILE.pdf FILE",
        header = "Put a puzzle on paper: boards, maps, cards, answer, rules.",
        description = {
            "Writes sheets as PDF or SVG, by the ending of the name. Everything can be read without colour. The same"
                    + " document always gives the same bytes.",
            "",
            "Parts of suspects: board, cards, grid, answer, rules.",
            "Parts of whodunit: lines, grid, answer, rules.",
            "Parts of treasure: map, copy, cards, answer, rules.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  cluewright print suspects-5x5-HUNT.yaml -o hunt.pdf",
            "  cluewright print hunt.yaml --parts board,answer --paper letter -o hunt.svg"
        })
final class PrintCommand extends Subcommand {
    @Parameters(paramLabel = "FILE", description = "A document in JSON or YAML; - reads it from standard input.")
    String file = "";

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true,
            order = 1,
            description = "Where the sheets go; the name ends in .pdf or .svg.")
    String out = "";

    @Option(
            names = "--parts",
            paramLabel = "PART",
            split = ",",
            order = 2,
            description = "What to print, with commas between; everything when left out, but for an answer that the"
                    + " document does not tell.")
    List<String> parts = List.of();

    @Option(
            names = "--paper",
            paramLabel = "SIZE",
            defaultValue = "a4",
            order = 3,
            description = "a4 or letter (${DEFAULT-VALUE}).")
    String paper = "";

    PrintCommand(Console console) {
        super(console);
    }

    /** What sheets become. */
    private interface Printing {
        byte[] bytes(List<Sheet> sheets, Paper paper, String title);
    }

    @Override
    public Integer call() {
        Paper size = Paper.of(paper);
        Printing printing = printing(out);
        Path target = PuzzleFile.path(out);
        Document document = PuzzleFile.read(console, file);
        byte[] bytes;
        List<Sheet> sheets;
        try {
            sheets = Prints.of(
                    Original.of(document), parts.stream().map(String::strip).toList(), size);
            bytes = printing.bytes(sheets, size, document.title());
        } catch (Refused refused) {
            throw refused.at(file);
        }
        WholeFile.write(target, bytes);
        say(sheets);
        return Exit.FINE;
    }

    private void say(List<Sheet> sheets) {
        Stream<String> printed = sheets.stream().map(Sheet::part).distinct();
        if (json) {
            console.print(Tree.fields()
                    .with("file", out)
                    .with("pages", sheets.size())
                    .with("parts", Tree.texts(printed.toList())));
        } else {
            console.write("wrote " + out + ": " + sheets.size() + (sheets.size() == 1 ? " page" : " pages") + " ("
                    + String.join(", ", printed.toList()) + ")\n");
        }
    }

    private static Printing printing(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".pdf")) {
            return PdfFile::of;
        }
        if (lower.endsWith(".svg")) {
            return SvgFile::of;
        }
        throw new Refused("'" + name + "' ends neither in .pdf nor in .svg; give the file one of these endings.");
    }
}
