package cluewright.documents;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON (RFC 8259, without comments or other extras) token by token. */
final class JsonReader {
    /** The limits on names, texts and levels are the tree builder's; these only keep out of its way. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Limits.MOST_LEVELS + 1)
                    .maxStringLength(Limits.MOST_BYTES)
                    .maxNameLength(Limits.MOST_BYTES)
                    .maxNumberLength(Limits.MOST_BYTES)
                    .build())
            .build();

    private static final Sentences SENTENCES = new Sentences("JSON", sentences());

    private final TreeBuilder builder = new TreeBuilder();
    private final JsonParser parser;

    private JsonReader(JsonParser parser) {
        this.parser = parser;
    }

    static Tree read(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new JsonReader(parser).tree();
        } catch (JacksonException e) {
            throw refused(e);
        }
    }

    private Tree tree() {
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            take(token, parser.currentTokenLocation().getLineNr());
        }
        return builder.tree();
    }

    private void take(JsonToken token, int line) {
        switch (token) {
            case START_OBJECT -> builder.startMap(line);
            case START_ARRAY -> builder.startList(line);
            case END_OBJECT, END_ARRAY -> builder.end();
            case PROPERTY_NAME -> builder.name(parser.currentName(), line);
            case VALUE_STRING -> builder.text(parser.getString(), line);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> builder.number(parser.getString(), line);
            case VALUE_TRUE, VALUE_FALSE -> builder.truth(token == JsonToken.VALUE_TRUE, line);
            case VALUE_NULL, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE -> throw builder.nothing(line);
        }
    }

    private static Refused refused(JacksonException error) {
        TokenStreamLocation location = error.getLocation();
        String sentence = error instanceof UnexpectedEndOfInputException
                ? "the file ends too early: a quote, bracket or brace is still open. Is the file complete?"
                : SENTENCES.of(String.valueOf(error.getOriginalMessage()));
        return location == null
                ? new Refused(sentence)
                : new Refused(sentence).at(Place.column(location.getLineNr(), location.getColumnNr()));
    }

    private static Map<String, String> sentences() {
        Map<String, String> plain = new LinkedHashMap<>();
        plain.put("comment", "JSON has no comments; remove this one, or save the file as YAML.");
        plain.put("expecting comma", "a comma is missing before this.");
        plain.put("expecting a colon", "a colon is missing before this.");
        plain.put(
                "start property name",
                "the name of a field must stand here, in double quotes; maybe there is a comma too many before it.");
        plain.put("close marker", "this bracket or brace does not fit the one that is open; check which are paired.");
        plain.put("Illegal unquoted", "a text must end on the line where it begins; close its double quotes.");
        plain.put("escape", "this is no escape that JSON knows; write a backslash in a text as two.");
        plain.put("in numeric value", "this is not a number; write a whole number such as 3.");
        plain.put("Invalid numeric", "this is not a number; write a whole number such as 3.");
        String value = "a value must stand here: text in double quotes, a whole number, true, false, a list or a map.";
        plain.put("expected a valid value", value);
        plain.put("was expecting (JSON", value);
        plain.put("Non-standard token", value);
        return plain;
    }
}
