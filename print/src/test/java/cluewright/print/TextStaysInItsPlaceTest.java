package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.print.Drawn.Text;
import cluewright.space.Refused;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Measures every line of text of every sheet: inside the paper, inside its card, and on no other text. */
class TextStaysInItsPlaceTest {
    private static final double HAIR = 0.01;

    private static List<Sheet> sheets(Paper paper) {
        List<Sheet> sheets = new ArrayList<>();
        for (Original original : Papers.all()) {
            for (Painter painter : Painters.all()) {
                if (painter.game().equals(original.tree().get("game").asText())) {
                    sheets.addAll(Prints.of(original, painter.parts(), paper));
                }
            }
        }
        return sheets;
    }

    @Test
    void onThePaperAndInsideItsBox() {
        for (Paper paper : Paper.values()) {
            for (Sheet sheet : sheets(paper)) {
                Drawn drawn = Drawn.of(sheet);
                Rectangle2D page = new Rectangle2D.Double(
                        18, 18, paper.width(sheet.landscape()) - 36, paper.height(sheet.landscape()) - 36);
                assertThat(drawn.texts).isNotEmpty();
                for (Text text : drawn.texts) {
                    assertInside(sheet, text, page);
                    for (Rectangle2D box : drawn.boxes) {
                        if (box.contains(text.place().getX(), text.place().getCenterY())) {
                            assertInside(sheet, text, box);
                        }
                    }
                }
            }
        }
    }

    private static void assertInside(Sheet sheet, Text text, Rectangle2D box) {
        Rectangle2D place = text.place();
        boolean inside = place.getX() >= box.getX() - HAIR
                && place.getMaxX() <= box.getMaxX() + HAIR
                && place.getY() >= box.getY() - HAIR
                && place.getMaxY() <= box.getMaxY() + HAIR;
        assertThat(inside)
                .as("%s: '%s' at %s in %s", sheet.part(), text.text(), place, box)
                .isTrue();
    }

    @Test
    void onNoOtherText() {
        for (Sheet sheet : sheets(Paper.A4)) {
            List<Text> texts = Drawn.of(sheet).texts;
            for (int i = 0; i < texts.size(); i++) {
                for (int j = i + 1; j < texts.size(); j++) {
                    Rectangle2D both =
                            texts.get(i).place().createIntersection(texts.get(j).place());
                    boolean apart = both.getWidth() <= 0.2 || both.getHeight() <= 0.2;
                    assertThat(apart)
                            .as(
                                    "%s: '%s' on '%s'",
                                    sheet.part(),
                                    texts.get(i).text(),
                                    texts.get(j).text())
                            .isTrue();
                }
            }
        }
    }

    /** Cards and boards hold all of their text, whatever it took to fit it in. */
    @Test
    void nothingIsLeftOut() {
        for (Sheet sheet : Prints.of(Papers.full("hex", 12, 9), List.of("cards"), Paper.LETTER)) {
            StringBuilder all = new StringBuilder();
            Drawn.of(sheet).texts.forEach(text -> all.append(text.text()).append(' '));
            assertThat(all.toString()).contains(Papers.LONG);
        }
    }

    @Test
    void whatCannotFitIsRefused() {
        Original original = Papers.unread(Papers.POCKET.replace("The cove", "x".repeat(5000)));
        assertThatThrownBy(() -> Prints.of(original, List.of("map"), Paper.A4).forEach(Drawn::of))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("too long")
                .hasMessageContaining("shorten it");
    }

    @Test
    void lettersThatTheFontLacksAreRefused() {
        for (String title : List.of("\u5bb6", "\u05d0\u05d1", "\uD83D\uDC3B")) {
            Original original = Papers.unread(Papers.POCKET.replace("The cove", title));
            assertThatThrownBy(
                            () -> Prints.of(original, List.of("map"), Paper.A4).forEach(Drawn::of))
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("no way to show")
                    .hasMessageContaining("write it in");
        }
    }
}
