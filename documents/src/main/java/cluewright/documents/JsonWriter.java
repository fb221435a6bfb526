package cluewright.documents;

import cluewright.puzzle.Tree;
import java.io.StringWriter;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;

/** Writes JSON, indented by two blanks, every value on a line of its own. */
final class JsonWriter {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonGenerator out;

    private JsonWriter(JsonGenerator out) {
        this.out = out;
    }

    static String write(Tree tree) {
        return write(tree, context()) + '\n';
    }

    /** Everything on one line, which has no end. */
    static String line(Tree tree) {
        return write(tree, ObjectWriteContext.empty());
    }

    private static String write(Tree tree, ObjectWriteContext context) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(context, text)) {
            new JsonWriter(out).value(tree);
        }
        return text.toString();
    }

    private void value(Tree tree) {
        if (tree instanceof Tree.Fields map) {
            out.writeStartObject();
            for (Map.Entry<String, Tree> field : map.fields().entrySet()) {
                out.writeName(field.getKey());
                value(field.getValue());
            }
            out.writeEndObject();
        } else if (tree instanceof Tree.Items list) {
            out.writeStartArray();
            list.items().forEach(this::value);
            out.writeEndArray();
        } else {
            leaf(((Tree.Leaf) tree).value());
        }
    }

    private void leaf(Object value) {
        if (value instanceof Long number) {
            out.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else {
            out.writeString((String) value);
        }
    }

    private static ObjectWriteContext context() {
        DefaultIndenter indent = new DefaultIndenter("  ", "\n");
        PrettyPrinter printer = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                        .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                        .withObjectEmptySeparator("")
                        .withArrayEmptySeparator(""))
                .withObjectIndenter(indent)
                .withArrayIndenter(indent);
        return new ObjectWriteContext.Base() {
            @Override
            public boolean hasPrettyPrinter() {
                return true;
            }

            @Override
            public PrettyPrinter getPrettyPrinter() {
                return printer;
            }
        };
    }
}
