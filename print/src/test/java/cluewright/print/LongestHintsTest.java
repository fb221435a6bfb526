package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Args;
import cluewright.clue.ClueType;
import cluewright.treasure.Cartographer;
import cluewright.treasure.Chart;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Party;
import cluewright.treasure.Plan;
import cluewright.treasure.Treasure;
import cluewright.treasure.clue.TreasureClue;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The longest hint of every type, on a card of a wild map with every layer: all of it is there, in print that is read. */
class LongestHintsTest {
    private static final double READABLE = 9;

    private static List<String> longest(Hunt hunt) {
        List<String> sentences = new ArrayList<>();
        for (ClueType<Hunt> type : new Treasure().vocabulary().types()) {
            String longest = "";
            for (Args args : ((TreasureClue) type).everywhere(hunt).keySet()) {
                String sentence = type.clue(hunt, args).sentence();
                longest = sentence.length() > longest.length() ? sentence : longest;
            }
            if (!longest.isEmpty()) {
                sentences.add(longest);
            }
        }
        return sentences;
    }

    @Test
    void everyCardHoldsItsHint() {
        Plan plan = Plan.preset("wild").with(EnumSet.allOf(Layer.class)).withSmall(6);
        Hunt hunt = new Hunt(Cartographer.draw(plan, "LONG"), Party.of(6));
        List<String> hints = longest(hunt);
        assertThat(hints).hasSizeGreaterThan(35);
        StringBuilder yaml = new StringBuilder(
                "format: cluewright/1\ngame: treasure\nseed: treasure/preset=wild,players=6/4#LONGESTWORDS\nboard:\n");
        yaml.append("  shape: hex\n  terrain: ").append(terrain(hunt.chart())).append("\nclues:\n");
        for (int hint = 0; hint < hints.size(); hint++) {
            yaml.append("  - {for: ")
                    .append(1 + hint % 6)
                    .append(", says: \"")
                    .append(hints.get(hint))
                    .append("\"}\n");
        }
        Original original = Papers.unread(yaml.toString());
        for (Paper paper : Paper.values()) {
            StringBuilder printed = new StringBuilder();
            for (Sheet sheet : Prints.of(original, List.of("cards"), paper)) {
                Drawn drawn = Drawn.of(sheet);
                for (Drawn.Text text : drawn.texts) {
                    printed.append(text.text()).append(' ');
                    for (Rectangle2D card : drawn.boxes) {
                        if (card.contains(text.place().getX(), text.place().getCenterY())) {
                            assertThat(text.place().getMaxX()).as(text.text()).isLessThanOrEqualTo(card.getMaxX());
                        }
                    }
                }
            }
            for (String hint : hints) {
                assertThat(printed.toString()).contains(hint);
                double width = (paper.width(false) - 2 * Page.MARGIN - 10) / 2 - 24;
                assertThat(Words.fitted(hint, width, 90, Lettering.plain(12))
                                .type()
                                .size())
                        .as(hint)
                        .isGreaterThanOrEqualTo(READABLE);
            }
        }
    }

    private static List<String> terrain(Chart chart) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < chart.frame().rows(); row++) {
            rows.add('"' + "G".repeat(chart.frame().columns()) + '"');
        }
        return rows;
    }
}
