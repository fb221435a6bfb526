package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.grade.Band;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The scale is that of its corpus, levels that are asked for are delivered, and they differ in what they ask of people. */
class ToilTest {
    private static final Generator GENERATOR = new Generator(List.of());

    private static List<String[]> corpus() throws IOException {
        try (InputStream corpus = Objects.requireNonNull(ToilTest.class.getResourceAsStream("corpus.csv"))) {
            String[] lines = new String(corpus.readAllBytes(), StandardCharsets.UTF_8).split("\n");
            return Arrays.stream(lines).skip(1).map(line -> line.split(",")).toList();
        }
    }

    @Test
    void theScaleSplitsTheCorpusEvenly() throws IOException {
        List<Integer> strains = new ArrayList<>();
        for (String[] line : corpus()) {
            strains.add(Integer.parseInt(line[3]));
        }
        assertThat(strains).hasSize(3000);
        assertThat(Corpus.thresholds(strains))
                .containsExactlyElementsOf(Arrays.stream(Scale.least()).boxed().toList());
        int[] bands = new int[Band.values().length];
        strains.forEach(strain -> bands[Band.of(Scale.effort(strain)).ordinal()]++);
        for (int many : bands) {
            assertThat(many).isBetween(540, 660);
        }
    }

    @Test
    void theCorpusIsWhatDealsCost() throws IOException {
        List<String[]> corpus = corpus();
        for (int line = 0; line < corpus.size(); line += 173) {
            String[] fields = corpus.get(line);
            assertThat(Corpus.strain(fields[0], Integer.parseInt(fields[1]), fields[2]))
                    .as(String.join(",", fields))
                    .isEqualTo(Integer.parseInt(fields[3]));
        }
    }

    /** What a puzzle costs its solvers, in parts: the average cost of hints in tenths, and squares that need counting. */
    private record Asked(int effort, int cost, int counted) {
        static Asked of(Document document) {
            Tree.Fields effort = document.results()
                    .get("difficulty")
                    .asFields()
                    .get("effort")
                    .asFields();
            int sum = 0;
            for (Tree cost : effort.list("costs")) {
                sum += 10 * cost.asNumber(1, 10);
            }
            return new Asked(
                    effort.get("score").asNumber(0, 100),
                    sum / effort.list("costs").size(),
                    effort.get("counted").asNumber(0, 200));
        }
    }

    @Test
    void levelsAreDeliveredAndSeparate() {
        levels(5, 4, 4, 96);
    }

    @Test
    @Tag("soak")
    void levelsAreDeliveredForManySeeds() {
        levels(100, 3, 6, 98);
    }

    private static void levels(int seeds, int fewest, int most, int percent) {
        for (String preset : Plan.PRESETS) {
            for (int players = fewest; players <= most; players++) {
                int cost = 0;
                StringBuilder said = new StringBuilder();
                int delivered = 0;
                for (Band band : Band.values()) {
                    List<Asked> asked = asked(preset, players, band, seeds);
                    delivered += asked.size();
                    int average = asked.stream().mapToInt(Asked::cost).sum() / Math.max(1, asked.size());
                    int counted = asked.stream().mapToInt(Asked::counted).sum() / Math.max(1, asked.size());
                    said.append(' ').append(band.word()).append(' ').append(asked.size());
                    said.append(" (cost ")
                            .append(average)
                            .append(", counted ")
                            .append(counted)
                            .append(')');
                    assertThat(average)
                            .as(preset + " " + players + " " + band.word())
                            .isGreaterThan(cost);
                    cost = average;
                    assertThat(asked).allMatch(one -> one.effort() >= band.least() && one.effort() <= band.greatest());
                }
                System.out.println(preset + " for " + players + " players, of " + seeds + " each:" + said);
                assertThat(100 * delivered)
                        .as(preset + " " + players)
                        .isGreaterThanOrEqualTo(percent * seeds * Band.values().length);
            }
        }
    }

    private static List<Asked> asked(String preset, int players, Band band, int seeds) {
        Order order = Order.of(new Treasure())
                .with("preset", preset)
                .with("players", Integer.toString(players))
                .withAim(Aim.STANDARD.difficulty(band.word()));
        List<Asked> asked = new ArrayList<>();
        for (int seed = 0; seed < seeds; seed++) {
            try {
                asked.add(Asked.of(GENERATOR.generate(order, "D" + seed)));
            } catch (Refused refused) {
                assertThat(refused.getMessage()).contains("what stood in the way: ");
            }
        }
        return asked;
    }
}
