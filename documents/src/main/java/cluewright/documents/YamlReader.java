package cluewright.documents;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads YAML event by event, and of YAML only what a puzzle needs: maps, lists, text, whole numbers, true and false.
 *
 * <p>Every plain word is text as it is written, so that people may be called No, On, Null, 1e3 or 0x10 without quotes,
 * whatever YAML 1.1 or 1.2 make of these words. The exceptions, which are the same in both: {@code true} and
 * {@code false} in lower case, whole numbers in decimal digits, and {@code null}, {@code ~} and an empty place, which
 * are no value and are refused. Decimal fractions are refused too, because they are hardly ever names.
 *
 * <p>Anchors, aliases and tags are refused where they stand, before anything is expanded; that is why this class reads
 * events rather than a finished tree, in which quotes and aliases can no longer be seen.
 */
final class YamlReader {
    private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]*");
    private static final Pattern FRACTION = Pattern.compile("[-+]?[0-9]+\\.[0-9]*([eE][-+]?[0-9]+)?");

    private static final Sentences SENTENCES = new Sentences("YAML", sentences());

    private final TreeBuilder builder = new TreeBuilder();

    private int documents;

    private YamlReader() {}

    static Tree read(String text) {
        YamlReader reader = new YamlReader();
        try {
            for (Event event : new Parse(LoadSettings.builder().build()).parseString(text)) {
                reader.take(event, line(event.getStartMark()));
            }
        } catch (MarkedYamlEngineException e) {
            throw refused(String.valueOf(e.getProblem()), e.getProblemMark());
        } catch (YamlEngineException e) {
            throw refused(String.valueOf(e.getMessage()), Optional.empty());
        }
        return reader.builder.tree();
    }

    private void take(Event event, int line) {
        switch (event.getEventId()) {
            case DocumentStart -> {
                documents++;
                if (documents > 1) {
                    throw new Refused("a second document begins here; keep one document in a file.")
                            .at(Place.of(line, ""));
                }
            }
            case Alias -> throw builder.refused(line, "anchors and aliases are not used here; write the value itself.");
            case Scalar -> scalar((ScalarEvent) event, line);
            case MappingStart -> start((CollectionStartEvent) event, true, line);
            case SequenceStart -> start((CollectionStartEvent) event, false, line);
            case MappingEnd, SequenceEnd -> builder.end();
            case StreamStart, StreamEnd, DocumentEnd, Comment -> {}
        }
    }

    private void start(CollectionStartEvent event, boolean isMap, int line) {
        refuseExtras(event, event.getTag(), line);
        if (builder.wantsName()) {
            throw builder.refused(line, "the name of a field must be text, not a list or a map.");
        }
        if (isMap) {
            builder.startMap(line);
        } else {
            builder.startList(line);
        }
    }

    private void scalar(ScalarEvent event, int line) {
        refuseExtras(event, event.getTag(), line);
        String text = event.getValue();
        if (builder.wantsName()) {
            builder.name(text, line);
        } else if (!event.isPlain()) {
            builder.text(text, line);
        } else if (text.isEmpty() || text.equals("null") || text.equals("~")) {
            throw builder.nothing(line);
        } else if (text.equals("true") || text.equals("false")) {
            builder.truth(text.equals("true"), line);
        } else if (WHOLE.matcher(text).matches() || FRACTION.matcher(text).matches()) {
            builder.number(text, line);
        } else {
            builder.text(text, line);
        }
    }

    private void refuseExtras(NodeEvent event, Optional<String> tag, int line) {
        if (event.getAnchor().isPresent()) {
            throw builder.refused(
                    line, "anchors and aliases are not used here; put double quotes around text that begins with '&'.");
        }
        if (tag.isPresent()) {
            throw builder.refused(line, "tags are not used here; put double quotes around text that begins with '!'.");
        }
    }

    private static Refused refused(String problem, Optional<Mark> mark) {
        Refused refused = new Refused(SENTENCES.of(problem));
        return mark.map(m -> refused.at(Place.column(m.getLine() + 1, m.getColumn() + 1)))
                .orElse(refused);
    }

    private static int line(Optional<Mark> mark) {
        return mark.map(m -> m.getLine() + 1).orElse(1);
    }

    private static Map<String, String> sentences() {
        Map<String, String> plain = new LinkedHashMap<>();
        plain.put("'\\t(TAB)'", "a tab cannot indent YAML; use spaces.");
        plain.put("cannot start any token", "text that begins with this character needs double quotes around it.");
        plain.put(
                "mapping values are not allowed",
                "a colon is not expected here; put double quotes around text with a colon, or correct the indent.");
        plain.put("<stream end>", "the file ends before a bracket or brace is closed. Is the file complete?");
        plain.put("unexpected end of stream", "the file ends before a quote is closed. Is the file complete?");
        plain.put(
                "expected ','",
                "a comma or the closing bracket is missing before this;"
                        + " put double quotes around text with commas, colons or brackets.");
        plain.put(
                "expected <block end>",
                "this does not fit what stands before it; correct the indent,"
                        + " and write a double quote inside double quotes as \\\".");
        plain.put("expected '<document start>'", "there is something after the end of the document; remove it.");
        plain.put(
                "could not find expected ':'",
                "a field's name without a colon stands just before this; add the colon, or correct the indent.");
        plain.put("expected the node content", "a value is missing before this.");
        plain.put("escape", "this is no escape that YAML knows; write a backslash in double quotes as two.");
        return plain;
    }
}
