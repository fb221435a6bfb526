package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The finished jar, started as its users start it. */
class JarIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path folder;

    private static List<String> command(String... args) {
        List<String> command = new ArrayList<>(
                List.of(JAVA, "-Xmx256m", "-jar", Objects.requireNonNull(System.getProperty("cluewright.jar"))));
        command.addAll(List.of(args));
        return command;
    }

    private Run run(List<String> command) throws IOException, InterruptedException {
        return run(command, "");
    }

    private Run run(List<String> command, String standardInput) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().remove("JAVA_TOOL_OPTIONS"); // Java tells of it on standard error
        Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(standardInput.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        return new Run(process.exitValue(), Files.readString(out), withoutWarnings(Files.readString(err)));
    }

    /** Standard error without what newer versions of Java say of OR-Tools and protobuf. */
    private static String withoutWarnings(String err) {
        StringBuilder rest = new StringBuilder();
        err.lines()
                .filter(line -> !line.startsWith("WARNING: "))
                .forEach(line -> rest.append(line).append('\n'));
        return rest.toString();
    }

    @Test
    void itPrintsWhatTheClassesPrint() throws IOException, InterruptedException {
        String[] order = {"generate", "suspects", "--size", "4x4", "--seed", "HUNT", "--json"};
        assertThat(run(command(order)).fine().out()).isEqualTo(Run.of(order).out());
    }

    /** On a pipe, Java's plain stream of standard input once failed with "Illegal seek". */
    @Test
    void itReadsFromAPipe() throws IOException, InterruptedException {
        assertThat(run(command("check", "-"), Papers.SOUND).fine().out()).contains("unique");
    }

    @Test
    void itRefusesInOneLine() throws IOException, InterruptedException {
        run(command("check", "nowhere.yaml")).refused("nowhere.yaml");
    }

    @Test
    void itLoadsNoSolverBeforeOneIsAskedFor() throws IOException, InterruptedException {
        for (List<String> args :
                List.of(List.of("--help"), List.of("generate", "suspects", "--seed", "HUNT", "--provers", "native"))) {
            List<String> command = command(args.toArray(String[]::new));
            command.add(1, "-Xlog:class+load");
            assertThat(run(command).out()).contains("cluewright.cli.Main").doesNotContain("com.google.ortools");
        }
    }

    @Test
    void itEndsQuietlyWhenNobodyReadsOn() throws IOException, InterruptedException {
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(
                        command("generate", "suspects", "--size", "3x3", "--count", "100000", "--provers", "native"))
                .redirectError(err.toFile())
                .start();
        byte[] start = process.getInputStream().readNBytes(100);
        process.getInputStream().close();
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(new String(start, StandardCharsets.UTF_8)).startsWith("Puzzle suspects/");
        assertThat(process.exitValue()).isZero();
        assertThat(withoutWarnings(Files.readString(err))).isEmpty();
    }
}
