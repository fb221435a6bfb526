package cluewright.documents;

import cluewright.puzzle.Tree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.StreamDataWriter;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.emitter.Emitter;
import org.snakeyaml.engine.v2.events.DocumentEndEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.ImplicitTuple;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.events.StreamEndEvent;
import org.snakeyaml.engine.v2.events.StreamStartEvent;

/**
 * Writes YAML as people write it: one line for each person and clue, and quotes only where some YAML reader, of
 * version 1.1 or 1.2, could take the text for something else.
 */
final class YamlWriter {
    /** The widest map or list that goes on one line behind its field's name, in characters. */
    private static final int WIDEST_FIELD = 80;

    /** Letters, digits and a few signs, beginning with a letter, in words with single blanks between them. */
    private static final Pattern HARMLESS = Pattern.compile("\\p{L}[\\p{L}\\p{Nd}/_-]*( [\\p{L}\\p{Nd}/_-]+)*");

    /** Words that YAML 1.1 or 1.2 take for a truth value or for nothing, in lower case. */
    private static final Set<String> TAKEN = Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

    private static final DumpSettings SETTINGS = DumpSettings.builder()
            .setIndent(2)
            .setIndicatorIndent(2)
            .setIndentWithIndicator(true)
            .setWidth(Integer.MAX_VALUE)
            .setSplitLines(false)
            .setMaxSimpleKeyLength(1000)
            .setBestLineBreak("\n")
            .build();

    private final Emitter out;

    private YamlWriter(Emitter out) {
        this.out = out;
    }

    static String write(Tree tree) {
        StringBuilder text = new StringBuilder();
        Emitter out = new Emitter(SETTINGS, into(text));
        out.emit(new StreamStartEvent());
        out.emit(new DocumentStartEvent(false, Optional.empty(), Map.of()));
        new YamlWriter(out).value(tree, FlowStyle.BLOCK);
        out.emit(new DocumentEndEvent(false));
        out.emit(new StreamEndEvent());
        return text.toString();
    }

    private void value(Tree tree, FlowStyle style) {
        if (tree instanceof Tree.Fields map) {
            out.emit(new MappingStartEvent(Optional.empty(), Optional.empty(), true, style));
            for (Map.Entry<String, Tree> field : map.fields().entrySet()) {
                text(field.getKey());
                value(field.getValue(), fits(field.getValue()) ? FlowStyle.FLOW : style);
            }
            out.emit(new MappingEndEvent());
        } else if (tree instanceof Tree.Items list) {
            out.emit(new SequenceStartEvent(Optional.empty(), Optional.empty(), true, style));
            for (Tree item : list.items()) {
                value(item, isFlat(item) ? FlowStyle.FLOW : style);
            }
            out.emit(new SequenceEndEvent());
        } else {
            leaf(((Tree.Leaf) tree).value());
        }
    }

    /** Whether an element of a list goes on one line, however long: maps of plain values and of short lists. */
    private static boolean isFlat(Tree tree) {
        return children(tree).stream().allMatch(YamlWriter::fits);
    }

    /** Whether the value of a field goes on the line of its name: plain values, and a few of them together. */
    private static boolean fits(Tree tree) {
        int width = 0;
        for (Tree child : children(tree)) {
            if (!(child instanceof Tree.Leaf leaf)) {
                return false;
            }
            width += leaf.value().toString().length() + 4;
        }
        if (tree instanceof Tree.Fields map) {
            width += map.fields().keySet().stream().mapToInt(String::length).sum();
        }
        return width <= WIDEST_FIELD;
    }

    private static List<Tree> children(Tree tree) {
        if (tree instanceof Tree.Fields map) {
            return List.copyOf(map.fields().values());
        }
        return tree instanceof Tree.Items list ? list.items() : List.of();
    }

    private void leaf(Object value) {
        if (value instanceof String text) {
            text(text);
        } else {
            scalar(value.toString(), ScalarStyle.PLAIN);
        }
    }

    private void text(String text) {
        boolean plain = HARMLESS.matcher(text).matches() && !TAKEN.contains(text.toLowerCase(java.util.Locale.ROOT));
        scalar(text, plain ? ScalarStyle.PLAIN : ScalarStyle.DOUBLE_QUOTED);
    }

    private void scalar(String text, ScalarStyle style) {
        out.emit(new ScalarEvent(Optional.empty(), Optional.empty(), new ImplicitTuple(true, true), text, style));
    }

    private static StreamDataWriter into(StringBuilder text) {
        return new StreamDataWriter() {
            @Override
            public void write(String part) {
                text.append(part);
            }

            @Override
            public void write(String part, int offset, int length) {
                text.append(part, offset, offset + length);
            }
        };
    }
}
