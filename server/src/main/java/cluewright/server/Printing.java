package cluewright.server;

import cluewright.print.Original;
import cluewright.print.Paper;
import cluewright.print.PdfFile;
import cluewright.print.Prints;
import cluewright.print.Sheet;
import cluewright.print.SvgFile;
import cluewright.puzzle.Document;
import java.util.List;

/** Sheets of paper as they are asked for. */
final class Printing {
    private static final String ANSWER = "answer";

    private Printing() {}

    /** Answers with the sheets of a document. */
    static void answer(Call call, Document document) {
        String format = call.choice("format", "pdf", "svg");
        Paper paper = Paper.of(call.choice("paper", "a4", "letter"));
        String asked = call.query("parts");
        List<String> parts = asked == null || asked.isBlank()
                ? List.of()
                : List.of(asked.split(",")).stream().map(String::strip).toList();
        if (parts.contains(ANSWER) && document.answer() == null) {
            throw new Problem(Problem.Code.NOT_ENDED, "The answer is printed after the end; leave that part out.");
        }
        List<Sheet> sheets = Prints.of(Original.of(document), parts, paper);
        byte[] bytes = format.equals("pdf")
                ? PdfFile.of(sheets, paper, document.title())
                : SvgFile.of(sheets, paper, document.title());
        call.context().header("Content-Disposition", "inline; filename=\"puzzle." + format + "\"");
        call.answer(format.equals("pdf") ? "application/pdf" : "image/svg+xml", bytes);
    }
}
