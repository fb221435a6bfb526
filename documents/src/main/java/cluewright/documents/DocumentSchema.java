package cluewright.documents;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema (draft 2020-12) that documents follow, for editors and for programs in other languages. It describes
 * the shape of a document; whether names exist, clues can be read and the puzzle has one answer is for the game and the
 * provers to say.
 */
public final class DocumentSchema {
    /** The most faults that {@link #check} tells; when there are more, the sentence after them says so. */
    public static final int MOST_FAULTS = 20;

    private static final String RESOURCE = "document.schema.json";

    private DocumentSchema() {}

    /** Prepared at the first check, since that takes longer than a check does. */
    private static final class Prepared {
        static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text(), InputFormat.JSON);
    }

    /** The schema itself, as JSON. */
    public static String text() {
        try (InputStream in = DocumentSchema.class.getResourceAsStream(RESOURCE)) {
            return new String(Objects.requireNonNull(in, RESOURCE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is wrong with the shape of a document, each fault in one sentence with its place; empty when it is valid. */
    public static List<String> check(Tree document) {
        Set<String> faults = new LinkedHashSet<>();
        for (Error error : Prepared.SCHEMA.validate(node(document))) {
            faults.add(
                    faults.size() < MOST_FAULTS
                            ? located(error, document)
                            : "There are more faults; correct these first.");
        }
        return List.copyOf(faults);
    }

    private static JsonNode node(Tree tree) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (tree instanceof Tree.Fields map) {
            ObjectNode node = nodes.objectNode();
            map.fields().forEach((name, field) -> node.set(name, node(field)));
            return node;
        }
        if (tree instanceof Tree.Items list) {
            ArrayNode node = nodes.arrayNode();
            list.items().forEach(item -> node.add(node(item)));
            return node;
        }
        Object value = ((Tree.Leaf) tree).value();
        if (value instanceof Long number) {
            return nodes.numberNode(number);
        }
        return value instanceof Boolean truth ? nodes.booleanNode(truth) : nodes.stringNode((String) value);
    }

    /** The sentence with the place, which has the line in the file when the document was read from one. */
    private static String located(Error error, Tree document) {
        SchemaFault fault = new SchemaFault(error, Prepared.SCHEMA.getSchemaNode());
        List<String> names = new ArrayList<>();
        for (int i = 0; i < error.getInstanceLocation().getNameCount(); i++) {
            names.add(error.getInstanceLocation().getName(i));
        }
        if (fault.isAboutField()) {
            names.add(error.getProperty());
        }
        String place = place(document, names);
        Refused refused = new Refused(fault.sentence());
        return (place.isEmpty() ? refused : refused.at(place)).getMessage();
    }

    private static String place(Tree document, List<String> names) {
        Tree at = document;
        String path = "";
        for (String name : names) {
            if (at instanceof Tree.Items list) {
                int index = Integer.parseInt(name);
                at = list.items().get(index);
                path = Place.item(path, index);
            } else {
                at = at.asFields().get(name);
                path = Place.field(path, name);
            }
        }
        return at.place().isEmpty() ? path : at.place();
    }
}
