package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server in a process of its own, killed as by kill -9 in the middle of play. */
class KilledServerTest {
    @TempDir
    Path folder;

    /** A server until it is killed. */
    static final class Main {
        public static void main(String[] args) throws InterruptedException {
            Server server = Server.start(ServerOptions.in(Path.of(args[0])), System.err);
            System.out.println(server.port());
            Thread.currentThread().join();
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static Client client(Process process) throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        return new Client(Integer.parseInt(out.readLine()));
    }

    @Test
    void noMoveThatWasAnsweredIsLost() throws IOException, InterruptedException {
        Process process = start();
        String session = "";
        List<String> notes = new ArrayList<>();
        try {
            Client client = client(process);
            session = client.session(
                    client.puzzle("{\"game\":\"suspects\",\"settings\":{\"size\":\"3x3\"},\"seconds\":60}"));
            String path = "/api/v1/sessions/" + session;
            String name = client.get(path)
                    .at("puzzle")
                    .list("variables")
                    .get(0)
                    .asFields()
                    .get("name")
                    .asText();
            for (int i = 0; i < 60; i++) {
                String note = "{\"name\":\"" + name + "\",\"note\":\"note " + i + "\"}";
                notes.add(
                        client.post(path + "/notes", note).at("notes").get(name).asText());
                if (i == 40) {
                    Thread killer = new Thread(process::destroyForcibly);
                    killer.start();
                }
            }
        } catch (AssertionError killed) {
            assertThat(process.waitFor()).isEqualTo(137);
        } finally {
            process.destroyForcibly();
        }
        process.waitFor();
        Process again = start();
        try {
            String path = "/api/v1/sessions/" + session;
            Client client = client(again);
            String kept = client.get(path)
                    .at("notes")
                    .fields()
                    .values()
                    .iterator()
                    .next()
                    .asText();
            int number = Integer.parseInt(kept.substring("note ".length()));
            assertThat(number).isGreaterThanOrEqualTo(notes.size() - 1).isLessThanOrEqualTo(notes.size());
        } finally {
            again.destroyForcibly();
        }
    }
}
