package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.ParseOptions;
import io.swagger.v3.parser.core.models.SwaggerParseResult;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Pattern;

/** The description of the interface, held against what the server really answers. */
final class Description {
    /** Operations that were answered by success somewhere in the tests. */
    static final Set<String> ANSWERED = new ConcurrentSkipListSet<>();

    private static final Description ONE = new Description();

    private final OpenAPI api;
    private final String components;
    private final Map<String, Schema> schemas = new LinkedHashMap<>();

    static Description get() {
        return ONE;
    }

    private Description() {
        byte[] yaml;
        try (InputStream in = Objects.requireNonNull(Description.class.getResourceAsStream("openapi.yaml"))) {
            yaml = in.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        ParseOptions options = new ParseOptions();
        options.setResolve(true);
        SwaggerParseResult result =
                new OpenAPIV3Parser().readContents(new String(yaml, StandardCharsets.UTF_8), null, options);
        assertThat(result.getMessages())
                .as("what the parser says of openapi.yaml")
                .isEmpty();
        this.api = result.getOpenAPI();
        Tree.Fields tree = DocumentFiles.read(yaml, "openapi.yaml").asFields();
        this.components = DocumentFiles.line(Tree.fields().with("components", tree.get("components")));
    }

    /** The ids of all operations. */
    Set<String> operations() {
        Set<String> ids = new ConcurrentSkipListSet<>();
        api.getPaths().values().forEach(item -> item.readOperations().forEach(one -> ids.add(one.getOperationId())));
        return ids;
    }

    /** Fails unless the answer is one that is described. */
    void check(String method, String path, int status, String type, String body) {
        String plain = path.replaceFirst("\\?.*", "");
        String template = api.getPaths().keySet().stream()
                .filter(one -> Pattern.matches(one.replaceAll("\\{[^}]*}", "[^/]+"), plain))
                .min((a, b) -> Integer.compare(holes(a), holes(b)))
                .orElse(null);
        if (template == null) {
            assertThat(status).as(method + " " + path + " is not described").isIn(404, 405, 429, 200, 400);
            return;
        }
        if (method.equals("HEAD")) {
            assertThat(body).as(method + " " + path).isEmpty();
            return;
        }
        Operation operation = api.getPaths().get(template).readOperationsMap().get(PathItem.HttpMethod.valueOf(method));
        if (operation == null) {
            assertThat(status).as(method + " " + path).isIn(405, 429);
            return;
        }
        ApiResponse response = operation.getResponses().get(Integer.toString(status));
        if (response == null) {
            response = operation.getResponses().getDefault();
            assertThat(status >= 400)
                    .as(method + " " + path + " answers " + status + ": " + body)
                    .isTrue();
            validate("Problem", body, method + " " + path);
            assertThat(type).isEqualTo("application/problem+json");
            return;
        }
        if (response.get$ref() != null) {
            response = api.getComponents().getResponses().get(response.get$ref().replaceAll(".*/", ""));
        }
        if (status < 400) {
            ANSWERED.add(operation.getOperationId());
        }
        content(response.getContent(), type, body, method + " " + path);
    }

    private static int holes(String template) {
        return template.length() - template.replace("{", "").length();
    }

    private void content(Content content, String type, String body, String what) {
        if (content == null) {
            assertThat(body).as(what).isEmpty();
            return;
        }
        assertThat(content.keySet()).as(what).contains(type);
        var schema = content.get(type).getSchema();
        if (schema != null && schema.get$ref() != null) {
            validate(schema.get$ref().replaceAll(".*/", ""), body, what);
        }
    }

    private synchronized void validate(String name, String body, String what) {
        Schema schema = schemas.computeIfAbsent(
                name,
                key -> SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema("{\"$ref\":\"#/components/schemas/" + key + "\"," + components.substring(1)));
        assertThat(schema.validate(body, InputFormat.JSON))
                .as(what + " as " + name + ": " + body)
                .isEmpty();
    }
}
