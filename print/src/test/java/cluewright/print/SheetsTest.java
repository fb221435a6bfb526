package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.games.Games;
import cluewright.space.Refused;
import java.awt.geom.Path2D;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is on which sheet. */
class SheetsTest {
    /** Seconds that drawing one line or letter by hand takes, and the most that a map may take. */
    private static final int SECONDS_A_STROKE = 2;

    private static final int FIVE_MINUTES = 300;

    private static String text(Sheet sheet) {
        StringBuilder all = new StringBuilder();
        Drawn.of(sheet).texts.forEach(text -> all.append(text.text()).append(' '));
        return all.toString();
    }

    private static String text(Original original, String part) {
        StringBuilder all = new StringBuilder();
        Prints.of(original, List.of(part), Paper.A4).forEach(sheet -> all.append(text(sheet)));
        return all.toString();
    }

    @Test
    void everyGameButTheTemplateHasAPainter() {
        List<String> painted = Painters.all().stream().map(Painter::game).toList();
        assertThat(Games.all().stream().map(game -> game.id()).filter(id -> !id.equals("coin")))
                .allMatch(painted::contains);
        assertThatThrownBy(() -> Painters.of("coin"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("there are for suspects");
    }

    @Test
    void partsComeInTheOrderAskedFor() {
        assertThat(Prints.of(Papers.pocket(), List.of("rules", "map"), Paper.A4).stream()
                        .map(Sheet::part))
                .containsExactly("rules", "map");
        assertThatThrownBy(() -> Prints.of(Papers.pocket(), List.of("maps"), Paper.A4))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("the parts are map, copy, cards, answer, rules")
                .hasMessageContaining("Maybe you meant 'map'");
    }

    @Test
    void rulesFitOnOnePage() {
        for (Original original : Papers.all()) {
            for (Paper paper : Paper.values()) {
                assertThat(Prints.of(original, List.of("rules"), paper)).hasSize(1);
            }
        }
    }

    /** An answer that was kept back is not looked for unless it is asked for; then it is, and it is right. */
    @Test
    void answers() {
        Original mill = Papers.suspects();
        assertThat(Prints.of(mill, List.of(), Paper.A4).stream().map(Sheet::part))
                .doesNotContain("answer");
        assertThat(mill.answer().get())
                .containsEntry("Ada", "suspect")
                .containsEntry("Bo", "suspect")
                .containsEntry("Cy", "innocent")
                .containsEntry("Di", "innocent");
        assertThat(text(Papers.pocket(), "answer")).contains("The treasure is on E3.");
        assertThat(text(Papers.whodunit(), "answer")).contains("Ada is the culprit.");
    }

    @Test
    void aPuzzleWithoutAnAnswerHasNoAnswerSheet() {
        Original open = Papers.document("""
                format: cluewright/1
                game: suspects
                board: {columns: 2, rows: 2, people: [{name: Ada, role: a}, {name: Bo, role: b},
                  {name: Cy, role: a}, {name: Di, role: b}]}
                clues: [{says: "There are exactly 2 suspects in row 1."}]
                """);
        assertThatThrownBy(() -> Prints.of(open, List.of("answer"), Paper.A4))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("ambiguous");
    }

    /** In reveal mode the board must not show what nobody knows yet. */
    @Test
    void cluesToBeRevealedAreOnCardsAlone() {
        assertThat(text(Papers.suspects(), "board"))
                .contains("exactly 2 suspects in row 1")
                .doesNotContain("no suspects in row 2");
        assertThat(text(Papers.suspects(), "cards"))
                .contains("There are no suspects in row 2.", "read it when you know what Bo is");
    }

    @Test
    void hintCardsTellPlayerSeedWordAndHint() {
        assertThat(text(Papers.pocket(), "cards"))
                .contains("Player 1", "Player 2", "Everybody", "COVE · hint 2 of 2")
                .contains("The treasure is not in row 1 or 4.");
        assertThat(text(Papers.pocket(), "map")).contains("COVE", "A ", "H ", "4 ");
    }

    /** Three squares are hatched on each card. */
    @Test
    void miniMapsHatchWhatHintsExclude() {
        Sheet cards = Prints.of(Papers.pocket(), List.of("cards"), Paper.A4).get(0);
        long shaded = Drawn.of(cards).fills.stream()
                .filter(shape -> shape instanceof Path2D && shape.getBounds2D().getWidth() > 10)
                .count();
        assertThat(shaded).isEqualTo(4 * 3);
    }

    @Test
    void aPocketMapIsCopiedInFiveMinutes() {
        Chart chart = Chart.of(Papers.pocket().board());
        Drawn drawn = new Drawn();
        new MapPicture(chart, Pen.box(0, 0, 400, 200), new Pen(drawn)).simple();
        int strokes = drawn.strokes + drawn.fills.size() + drawn.texts.size();
        assertThat(strokes * SECONDS_A_STROKE).isLessThanOrEqualTo(FIVE_MINUTES);
    }

    /** A black corner at the top left of every sheet, and of every card. */
    @Test
    void everySheetTellsWhichWayIsUp() {
        for (Original original : Papers.all()) {
            for (Sheet sheet : Prints.of(original, List.of(), Paper.A4)) {
                assertThat(Drawn.of(sheet).fills.get(0).getBounds2D()).isEqualTo(Pen.box(18, 18, 9, 9));
            }
        }
        Drawn cards =
                Drawn.of(Prints.of(Papers.pocket(), List.of("cards"), Paper.A4).get(0));
        for (var card : cards.boxes) {
            assertThat(cards.fills)
                    .anyMatch(shape -> shape.getBounds2D().equals(Pen.box(card.getX() + 4, card.getY() + 4, 6, 6)));
        }
    }
}
