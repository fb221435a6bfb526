package cluewright.documents;

import cluewright.space.Refused;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * One finding of the validator, said for people. Knows the keywords that the schema of documents uses, and tells any
 * other in the validator's own words.
 *
 * @param error the finding
 * @param schema the whole schema
 */
record SchemaFault(Error error, JsonNode schema) {
    String sentence() {
        JsonNode rule = error.getSchemaNode();
        return switch (error.getKeyword()) {
            case "required" -> missing();
            case "additionalProperties" -> unknownField();
            case "type" -> "this must be " + types(rule) + ", not " + found() + ".";
            case "enum" ->
                "this must be one of " + String.join(", ", texts(rule)) + ", not " + found() + "."
                        + Refused.maybe(error.getInstanceNode().asString(""), texts(rule));
            case "const" -> "this must be '" + rule.asString() + "', not " + found() + ".";
            case "pattern" -> found() + " does not have the form " + rule.asString() + "; correct it.";
            case "minimum" -> "this must be at least " + rule.asString() + ", not " + found() + ".";
            case "maximum" -> "this must be at most " + rule.asString() + ", not " + found() + ".";
            case "minLength" -> "this text is empty; write something, or leave the field out.";
            case "maxLength" -> "this text is longer than " + rule.asString() + " characters; shorten it.";
            case "minItems" -> "this list needs at least " + rule.asString() + " elements; add some.";
            case "maxItems" -> "this list has more than " + rule.asString() + " elements; remove some.";
            case "uniqueItems" -> "this list holds the same twice; remove one.";
            default -> Place.shortened(error.getMessage(), 200) + "; correct it.";
        };
    }

    /** Whether the place in question is a field of the instance, and not the instance itself. */
    boolean isAboutField() {
        return error.getKeyword().equals("additionalProperties");
    }

    private String missing() {
        boolean oneOfSeveral = error.getEvaluationPath().contains("anyOf");
        return oneOfSeveral
                ? "the clue says nothing; give it a sentence in 'says', or a 'type' with parameters."
                : "the field '" + error.getProperty() + "' is missing; add it.";
    }

    private String unknownField() {
        String name = error.getProperty();
        List<String> known = new ArrayList<>(siblings().get("properties").propertyNames());
        return "there is no field " + Place.quoted(name) + " here; the fields are " + String.join(", ", known) + "."
                + Refused.maybe(name, known);
    }

    /** The part of the schema in which the rule stands. */
    private JsonNode siblings() {
        NodePath path = error.getSchemaLocation().getFragment();
        JsonNode at = schema;
        for (int i = 0; i < path.getNameCount() - 1; i++) {
            at = at.isArray() ? at.get(Integer.parseInt(path.getName(i))) : at.get(path.getName(i));
        }
        return at;
    }

    private String found() {
        JsonNode node = error.getInstanceNode();
        return node.isObject() ? "a map" : node.isArray() ? "a list" : Place.quoted(node.asString());
    }

    private static String types(JsonNode rule) {
        List<String> types = new ArrayList<>();
        for (String type : texts(rule)) {
            switch (type) {
                case "object" -> types.add("a map");
                case "array" -> types.add("a list");
                case "integer" -> types.add("a whole number");
                default -> types.add("text");
            }
        }
        return types.contains("text") ? "text" : String.join(" or ", types);
    }

    private static List<String> texts(JsonNode rule) {
        List<String> texts = new ArrayList<>();
        if (rule.isArray()) {
            rule.forEach(text -> texts.add(text.asString()));
        } else {
            texts.add(rule.asString());
        }
        return texts;
    }
}
