package cluewright.documents;

import cluewright.puzzle.Tree;
import java.nio.charset.StandardCharsets;

/** Short ways to read documents in tests. */
final class Documents {
    private Documents() {}

    static Tree yaml(String text) {
        return DocumentFiles.read(text.getBytes(StandardCharsets.UTF_8), "a.yaml");
    }

    static Tree json(String text) {
        return DocumentFiles.read(text.getBytes(StandardCharsets.UTF_8), "a.json");
    }

    static String written(Tree tree, DocumentFormat format) {
        return new String(DocumentFiles.bytes(tree, format), StandardCharsets.UTF_8);
    }
}
