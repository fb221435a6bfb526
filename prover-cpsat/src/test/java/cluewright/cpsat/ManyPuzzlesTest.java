package cluewright.cpsat;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Puzzle;
import cluewright.random.Rng;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Many thousand puzzles in one process: what is native is given back. */
@Tag("soak")
@EnabledOnOs(OS.LINUX)
class ManyPuzzlesTest {
    private static final long MIB = 1024;
    private static final int PUZZLES = 20_000;

    @Test
    void memoryOfTheProcessStopsGrowing() throws IOException {
        List<Puzzle> puzzles = IntStream.range(0, 200)
                .mapToObj(number -> RandomPuzzle.draw(Rng.of("many " + number)))
                .toList();
        proveAll(puzzles);
        long before = residentKib();
        proveAll(puzzles);
        assertThat(residentKib() - before).as("growth in KiB").isLessThan(32 * MIB);
    }

    private static void proveAll(List<Puzzle> puzzles) {
        for (int number = 0; number < PUZZLES; number++) {
            new CpSatProver().prove(puzzles.get(number % puzzles.size()), 1_000_000);
        }
    }

    private static long residentKib() throws IOException {
        System.gc();
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .sum();
    }
}
