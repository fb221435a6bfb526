package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.prove.NativeProver;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Table;
import cluewright.space.Refused;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A round at one keyboard. */
class RoundTest {
    private static Document document(String... settings) {
        Order order = Order.of(new Treasure());
        for (int i = 0; i < settings.length; i += 2) {
            order = order.with(settings[i], settings[i + 1]);
        }
        return new Generator(List.of(new NativeProver())).generate(order, "HUNT");
    }

    private static String square(Document document) {
        return document.write().get("treasure").asText();
    }

    private static String said(Table.Said said) {
        return String.join("\n", said.lines());
    }

    @Test
    void ownHintsAreShownAndHiddenAgain() {
        Document document = document();
        Table round = new Round(document.withoutAnswer());
        String hint = document.puzzle().clue(1).sentence();
        assertThat(round.greeting()).noneMatch(line -> line.contains(hint));
        Table.Said shown = round.answer("hints 2");
        assertThat(shown.hides()).isTrue();
        assertThat(said(shown))
                .contains(hint)
                .doesNotContain(document.puzzle().clue(0).sentence());
        Table.Said hidden = round.answer("");
        assertThat(hidden.hides()).isTrue();
        assertThat(said(hidden)).doesNotContain(hint);
        round.answer("hints 2");
        round.answer("");
        assertThat(said(round.answer("log"))).contains("Player 2 looked at the hints again (2 times).");
    }

    @Test
    void diggingIsAnsweredForEveryPlayerUntilTheTreasureIsFound() {
        Document document = document();
        Table round = new Round(document.withoutAnswer());
        String elsewhere = square(document).equals("A1") ? "B1" : "A1";
        Table.Said miss = round.answer("dig " + elsewhere);
        assertThat(miss.goesOn()).isTrue();
        assertThat(said(miss)).contains("Player 4 about " + elsewhere, "There is nothing", "It is player 2's turn.");
        Table.Said hit = round.answer("dig " + square(document));
        assertThat(hit.goesOn()).isFalse();
        assertThat(said(hit)).contains("Player 1 about " + square(document) + ": yes.", "Player 2 finds the treasure");
    }

    @Test
    void hiddenAnswersSayOnlyWhetherAllAgree() {
        Document document = document();
        Table round = new Round(document.withoutAnswer());
        round.answer("hidden");
        String elsewhere = square(document).equals("A1") ? "B1" : "A1";
        assertThat(said(round.answer("dig " + elsewhere)))
                .contains("not all agree")
                .doesNotContain("Player 3 about");
        assertThat(said(round.answer("dig " + square(document)))).contains("all agree.", "finds the treasure");
    }

    @Test
    void theBotIsAskedAndNeverShown() {
        Table round = new Round(document("players", "2", "bot", "1").withoutAnswer());
        assertThat(String.join(" ", round.greeting())).contains("Player 1 is played by this device", "player 2's turn");
        assertThatThrownBy(() -> round.answer("hints 1"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("secret");
        assertThat(said(round.answer("ask 1 B2"))).matches("Player 1 about B2: (yes|no)\\.");
        assertThat(said(round.answer("dig A1"))).contains("Player 1 about A1");
    }

    @Test
    void allSquaresOfAFuzzySolutionHaveToBeFound() {
        Document document = document("way", "fuzzy-solution", "left", "3");
        Table round = new Round(document.withoutAnswer());
        List<Integer> left = new Sighting(document.puzzle()).left().values();
        assertThat(left).hasSize(3);
        Frame frame = ((Hunt) document.puzzle().board()).chart().frame();
        assertThat(round.answer("dig " + frame.name(left.get(0))).goesOn()).isTrue();
        assertThat(round.answer("dig " + frame.name(left.get(1))).goesOn()).isTrue();
        assertThat(round.answer("dig " + frame.name(left.get(2))).goesOn()).isFalse();
    }

    @Test
    void whatCannotBeUnderstoodIsRefused() {
        Table round = new Round(document().withoutAnswer());
        for (String line : List.of("digg A1", "dig Z9", "dig", "ask 9 A1", "ask 1", "hints", "hints 7")) {
            assertThatThrownBy(() -> round.answer(line)).as(line).isInstanceOf(Refused.class);
        }
        assertThat(round.answer("quit").goesOn()).isFalse();
    }
}
