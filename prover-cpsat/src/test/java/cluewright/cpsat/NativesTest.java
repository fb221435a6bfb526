package cluewright.cpsat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Loading, each time in a process of its own: a process can load a library only once. */
@DisabledOnOs(OS.WINDOWS)
class NativesTest {
    @TempDir
    Path temp;

    /** What the other process runs. */
    static final class Start {
        public static void main(String[] args) {
            try {
                Natives.load();
                System.out.println(new CpSatProver()
                        .prove(BareBoard.puzzle(BareBoard.spaceOf(1)), 1000)
                        .word());
            } catch (ProverUnavailable unavailable) {
                System.out.println(unavailable.getMessage());
            }
        }
    }

    private static String start(Path cacheHome, Predicate<String> onClassPath) throws Exception {
        String classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(onClassPath)
                .collect(Collectors.joining(File.pathSeparator));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        ProcessBuilder builder = new ProcessBuilder(java.toString(), "-cp", classPath, Start.class.getName());
        builder.environment().put("XDG_CACHE_HOME", cacheHome.toString());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output.strip();
    }

    private List<Path> cached() throws IOException {
        try (Stream<Path> files = Files.walk(temp)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static long modified(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    @Test
    void theFirstStartFillsTheCacheAndTheSecondUsesIt() throws Exception {
        assertThat(start(temp, entry -> true)).isEqualTo("unique");
        List<Path> first = cached();
        assertThat(first).anyMatch(file -> file.endsWith(System.mapLibraryName("jniortools")));
        List<Long> times = first.stream().map(NativesTest::modified).toList();
        assertThat(start(temp, entry -> true)).isEqualTo("unique");
        assertThat(cached()).isEqualTo(first);
        assertThat(first.stream().map(NativesTest::modified).toList()).isEqualTo(times);
    }

    @Test
    void withoutACacheThatCanBeWrittenTheLoaderHelps() throws Exception {
        Path file = Files.writeString(temp.resolve("file"), "no folder");
        assertThat(start(file, entry -> true)).isEqualTo("unique");
        assertThat(cached()).containsExactly(file);
    }

    @Test
    void withoutALibraryForTheSystemOneSentenceSaysSo() throws Exception {
        assertThat(start(temp, entry -> !entry.matches(".*ortools-(linux|darwin|win32).*")))
                .startsWith("The second prover cannot be loaded on this system (")
                .endsWith("); prove with --provers native.")
                .doesNotContain("\n");
    }
}
