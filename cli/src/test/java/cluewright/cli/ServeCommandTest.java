package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** `serve`: in a process of its own where it serves, in this one where it refuses to. */
class ServeCommandTest {
    private static final int PATIENCE_SECONDS = 120;
    private static final int TERMINATED = 128 + 15;

    @TempDir
    Path folder;

    private Process start(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--data",
                folder.resolve("data").toString(),
                "--days-ahead",
                "0"));
        command.addAll(List.of(args));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(folder.resolve("err").toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS"); // Java tells of it on standard error
        return builder.start();
    }

    private static BufferedReader out(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** The journal without what newer versions of Java say of native libraries, with an empty line after it. */
    private List<String> journal() throws IOException {
        return Files.readAllLines(folder.resolve("err")).stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("WARNING: "))
                .toList();
    }

    private static HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(address))
                                .timeout(Duration.ofSeconds(PATIENCE_SECONDS))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void itServesUntilItIsTerminated() throws IOException, InterruptedException {
        Process process = start("--port", "0");
        try {
            String line = out(process).readLine();
            assertThat(line).matches("Cluewright listens at http://127\\.0\\.0\\.1:\\d+/");
            String address = line.replaceAll(".* ", "");
            HttpResponse<String> health = get(address + "health");
            assertThat(health.statusCode()).isEqualTo(200);
            assertThat(health.body()).contains("\"status\":\"ok\"");
            assertThat(get(address + "api/v1/openapi.yaml").body()).startsWith("openapi:");
            process.destroy();
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).isEqualTo(TERMINATED);
        List<String> events = new ArrayList<>();
        for (String line : journal()) {
            Tree.Fields event = DocumentFiles.read(line.getBytes(StandardCharsets.UTF_8), "journal.json")
                    .asFields();
            events.add(event.get("event").asText());
        }
        assertThat(events).startsWith("started").contains("request").endsWith("stopped");
    }

    /** What was kept is there again after the next start, which tells programs where it listens. */
    @Test
    void itGoesOnWithItsData() throws IOException, InterruptedException {
        String today = "";
        for (int i = 0; i < 2; i++) {
            Process process = start("--port", "0", "--json", "--zone", "UTC", "--provers", "native");
            try {
                StringBuilder text = new StringBuilder();
                BufferedReader out = out(process);
                while (!text.toString().endsWith("}\n")) {
                    text.append(out.readLine()).append('\n');
                }
                String address = DocumentFiles.read(text.toString().getBytes(StandardCharsets.UTF_8), "out.json")
                        .asFields()
                        .get("address")
                        .asText();
                String puzzle = daily(address + "api/v1/daily/" + today(address) + "/suspects-3x3");
                assertThat(today).isIn("", puzzle);
                today = puzzle;
            } finally {
                process.destroyForcibly(); // what was answered is kept however it ends
            }
            process.waitFor();
        }
    }

    /** A daily puzzle, which is made when it is missing; where the machine is slow, after more than one try. */
    private static String daily(String address) throws IOException, InterruptedException {
        HttpResponse<String> answer = get(address);
        for (int i = 0; i < 20 && answer.statusCode() == 503; i++) {
            answer = get(address);
        }
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    private static String today(String address) throws IOException, InterruptedException {
        return DocumentFiles.read(get(address + "health").body().getBytes(StandardCharsets.UTF_8), "health.json")
                .asFields()
                .get("today")
                .asText();
    }

    @Test
    void aPortThatIsTakenIsRefused() throws IOException, InterruptedException {
        try (ServerSocket taken = new ServerSocket(0)) {
            String port = Integer.toString(taken.getLocalPort());
            Process process = start("--host", "0.0.0.0", "--port", port);
            try {
                assertThat(out(process).readLine()).isNull();
                assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            } finally {
                process.destroyForcibly();
            }
            new Run(process.exitValue(), "", String.join("\n", journal()) + "\n").refused(port, "choose another");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port 99999                       | --port",
                "--port x                           | --port",
                "--port -1                          | --port",
                "--host nowhere.invalid --port 0    | nowhere.invalid",
                "--zone Europe/Vena                 | Europe/Vienna",
                "--days-ahead 61                    | --days-ahead",
                "--archive-from tomorrow            | 2026-11-30",
                "--daily-mode hidden                | hidden",
                "--admin-token-file nowhere.txt     | nowhere.txt",
                "--admin-token-file short.txt       | characters",
                "--admin-token-file empty.txt       | characters",
                "--requests-per-minute 0            | --requests-per-minute",
                "--workers 0                        | --workers",
                "--workers 100000                   | --workers",
                "--embed-in ftp://news.example      | ftp://news.example",
                "--embed-in https://a.example/path  | origins",
                "--provers chess                    | chess",
                "--database jdbc:oracle:x           | jdbc:postgresql",
                "--database jdbc:postgresql://127.0.0.1:1/x | database",
                "--data short.txt                   | short.txt",
                "--prot 80                          | --prot",
                "somewhere                          | somewhere",
            })
    void whatCannotBeIsRefused(String options, String word) throws IOException {
        Files.writeString(folder.resolve("short.txt"), "short\n");
        Files.writeString(folder.resolve("empty.txt"), "");
        List<String> args = new ArrayList<>(
                List.of("serve", "--data", folder.resolve("data").toString()));
        for (String option : options.split(" ")) {
            args.add(option.endsWith(".txt") ? folder.resolve(option).toString() : option);
        }
        if (options.startsWith("--data ")) {
            args.subList(1, 3).clear();
        }
        Run.of(args.toArray(String[]::new)).refused(word);
    }
}
