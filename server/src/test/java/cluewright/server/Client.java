package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A client that holds every answer against the description, and remembers all that it got. */
final class Client {
    private final HttpClient http = HttpClient.newHttpClient();
    private final String base;

    /** Every body that came, in order. */
    final List<String> traffic = new ArrayList<>();

    /** An answer. */
    record Answer(int status, String type, String body, HttpResponse<byte[]> response) {
        Tree.Fields tree() {
            return DocumentFiles.read(body.getBytes(StandardCharsets.UTF_8), "answer.json")
                    .asFields();
        }

        Tree.Fields at(String name) {
            return tree().get(name).asFields();
        }

        String text(String name) {
            return tree().get(name).asText();
        }
    }

    Client(int port) {
        this.base = "http://127.0.0.1:" + port;
    }

    Answer get(String path) {
        return send("GET", path, null, "application/json");
    }

    Answer post(String path, String body) {
        return send("POST", path, body, "application/json");
    }

    Answer send(String method, String path, String body, String type, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(Duration.ofSeconds(120))
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (body != null) {
            request.header("Content-Type", type);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            HttpResponse<byte[]> response = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            String answered =
                    response.headers().firstValue("Content-Type").orElse("").split(";")[0];
            String text = new String(response.body(), StandardCharsets.UTF_8);
            traffic.add(text);
            Description.get().check(method, path, response.statusCode(), answered, text);
            return new Answer(response.statusCode(), answered, text, response);
        } catch (IOException e) {
            throw new AssertionError(method + " " + path, e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Gets what may have to be made first, which takes more than one try where the machine is slow. */
    Answer patiently(String path) {
        Answer answer = get(path);
        for (int i = 0; i < 20 && answer.status() == 503; i++) {
            assertThat(answer.response().headers().firstValue("Retry-After")).isPresent();
            answer = get(path);
        }
        return answer;
    }

    /** Waits until a job has ended. */
    Answer await(String job) {
        for (int i = 0; i < 1200; i++) {
            Answer answer = get("/api/v1/jobs/" + job);
            if (List.of("done", "failed").contains(answer.text("state"))) {
                return answer;
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError("the job does not end");
    }

    /** The id of a puzzle that is ordered. */
    String puzzle(String order) {
        return await(post("/api/v1/orders", order).text("id")).text("puzzle");
    }

    /** The id of a session with a puzzle. */
    String session(String puzzle) {
        return post("/api/v1/sessions", "{\"puzzle\":\"" + puzzle + "\"}").text("id");
    }
}
