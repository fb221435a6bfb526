package cluewright.grade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The scale is what the frozen corpus says: its puzzles of each band fall into parts of equal size. */
class ScaleTest {
    @Test
    void theScaleSplitsTheCorpusEvenly() throws IOException {
        List<List<Integer>> strains = strains();
        StringBuilder fitted = new StringBuilder();
        StringBuilder shipped = new StringBuilder();
        for (Band band : Band.values()) {
            int parts = band.greatest() - band.least() + 1;
            List<Integer> sorted = strains.get(band.ordinal());
            sorted.sort(null);
            assertThat(sorted).as(band.word()).hasSizeGreaterThanOrEqualTo(5 * parts);
            List<Integer> least = new ArrayList<>();
            for (int part = 1; part < parts; part++) {
                least.add(sorted.get(part * sorted.size() / parts));
            }
            fitted.append(least).append('\n');
            shipped.append(Arrays.toString(Scale.least(band))).append('\n');
        }
        assertThat(shipped.toString()).isEqualTo(fitted.toString());
    }

    private static List<List<Integer>> strains() throws IOException {
        List<List<Integer>> strains = new ArrayList<>();
        for (int band = 0; band < Band.values().length; band++) {
            strains.add(new ArrayList<>());
        }
        try (InputStream corpus = Objects.requireNonNull(ScaleTest.class.getResourceAsStream("corpus.csv"))) {
            String[] lines = new String(corpus.readAllBytes(), StandardCharsets.UTF_8).split("\n");
            for (String line : Arrays.asList(lines).subList(1, lines.length)) {
                String[] fields = line.substring(line.lastIndexOf('"') + 2).split(",");
                strains.get(Band.of(fields[0]).ordinal()).add(Integer.parseInt(fields[1]));
            }
        }
        return strains;
    }
}
