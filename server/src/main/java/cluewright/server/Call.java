package cluewright.server;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A request, and the ways to answer it.
 *
 * @param context the request as the HTTP library sees it
 */
record Call(Context context) {
    static final String JSON = "application/json";
    static final String YAML = "application/yaml";

    private static final int CHUNK = 8192;

    /** The fields of a body of JSON; a problem when it is none. */
    Tree.Fields body() {
        if (!type().equals(JSON)) {
            throw new Problem(Problem.Code.UNSUPPORTED_TYPE, "The body must be JSON; send it as application/json.");
        }
        return body(Limits.MOST_BODY_BYTES, "body.json").asFields();
    }

    /** The tree of a body that is a document in JSON or YAML. */
    Tree document() {
        String type = type();
        if (!type.equals(JSON) && !type.equals(YAML)) {
            throw new Problem(
                    Problem.Code.UNSUPPORTED_TYPE,
                    "The document must be sent as application/json or as application/yaml.");
        }
        return body(Limits.MOST_DOCUMENT_BYTES, type.equals(JSON) ? "document.json" : "document.yaml");
    }

    private String type() {
        String type = context.contentType();
        String plain = type == null ? "" : type.split(";", 2)[0].strip();
        return plain.toLowerCase(Locale.ROOT);
    }

    private Tree body(int most, String name) {
        byte[] bytes = bytes(most);
        if (new String(bytes, StandardCharsets.UTF_8).isBlank()) {
            throw new Problem(Problem.Code.BAD_REQUEST, "The body is empty; send what is asked for.");
        }
        try {
            Tree tree = DocumentFiles.read(bytes, name);
            tree.asFields();
            return tree;
        } catch (Refused refused) {
            throw new Problem(Problem.Code.BAD_REQUEST, refused.getMessage());
        }
    }

    private byte[] bytes(int most) {
        long deadline = System.nanoTime() + Limits.BODY_MILLIS * 1_000_000;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[CHUNK];
        try {
            InputStream in = context.req().getInputStream();
            int read = context.req().getContentLengthLong() > most ? 0 : in.read(chunk);
            while (read > 0 && bytes.size() <= most) {
                bytes.write(chunk, 0, read);
                if (System.nanoTime() > deadline) {
                    throw new Problem(Problem.Code.BAD_REQUEST, "The body took too long; send it faster.");
                }
                read = in.read(chunk);
            }
        } catch (IOException e) {
            throw new Problem(Problem.Code.BAD_REQUEST, "The body did not arrive as a whole; send it again.");
        }
        if (context.req().getContentLengthLong() > most || bytes.size() > most) {
            throw new Problem(Problem.Code.TOO_LARGE, "The body has more than " + most + " bytes; send a smaller one.");
        }
        return bytes.toByteArray();
    }

    /**
     * Reads what is left of a body that nobody wants, up to a limit. A client that is still sending when the connection
     * is closed sees only that it broke, and never the problem it is answered with.
     */
    void discardBody() {
        long deadline = System.nanoTime() + Limits.DISCARD_MILLIS * 1_000_000;
        byte[] chunk = new byte[CHUNK];
        long discarded = 0;
        try {
            InputStream in = context.req().getInputStream();
            int read = in.read(chunk);
            while (read > 0 && discarded < Limits.MOST_DISCARDED_BYTES && System.nanoTime() < deadline) {
                discarded += read;
                read = in.read(chunk);
            }
        } catch (IOException gone) {
            // There is nobody left to answer.
        }
    }

    /** A part of the path. */
    String path(String name) {
        return context.pathParam(name);
    }

    /** A parameter of the query, or what it is when it is left out; refused when it is none of these. */
    String choice(String name, String... words) {
        String word = query(name);
        if (word == null) {
            return words[0];
        }
        if (!java.util.List.of(words).contains(word)) {
            throw new Refused("'" + name + "' must be one of " + String.join(", ", words) + "."
                    + Refused.maybe(word, java.util.List.of(words)));
        }
        return word;
    }

    @Nullable
    String query(String name) {
        return context.queryParam(name);
    }

    /** The value of a field that is true or false. */
    static boolean truth(Tree tree) {
        if (tree instanceof Tree.Leaf leaf && leaf.value() instanceof Boolean truth) {
            return truth;
        }
        throw tree.refused("this must be true or false.");
    }

    void answer(Tree tree) {
        answer(200, tree);
    }

    void answer(int status, Tree tree) {
        context.status(status).contentType(JSON).result(DocumentFiles.line(tree));
    }

    /** Answers with a file of this type. */
    void answer(String type, byte[] bytes) {
        context.contentType(type).result(bytes);
    }
}
