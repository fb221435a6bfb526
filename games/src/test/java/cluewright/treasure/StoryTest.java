package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.clue.Puzzle;
import cluewright.deduce.Hint;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Table;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a hunt to everybody, to one player, and to one player in need of help. */
class StoryTest {
    private static Document document(String... settings) {
        Order order = Order.of(new Treasure());
        for (int i = 0; i < settings.length; i += 2) {
            order = order.with(settings[i], settings[i + 1]);
        }
        return new Generator(List.of(new NativeProver())).generate(order, "HUNT");
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines);
    }

    @Test
    void theWholeStoryEndsAtTheTreasure() {
        Document document = document();
        Examiner.Finding told = new Inspection().tell(document, null);
        assertThat(told.isSound()).isTrue();
        String treasure = document.write().get("treasure").asText();
        assertThat(text(told.lines())).contains("So the treasure is at " + treasure + ".", "there are no steps");
        for (Puzzle.Held held : document.puzzle().clues()) {
            assertThat(text(told.lines())).contains(held.clue().sentence());
        }
        List<Integer> left = new ArrayList<>();
        told.tree()
                .list("heard")
                .forEach(hint -> left.add(hint.asFields().get("left").asNumber(0, 32)));
        assertThat(left)
                .hasSize(4)
                .isSortedAccordingTo((one, other) -> other - one)
                .endsWith(1);
    }

    @Test
    void onePlayersStoryHoldsNobodyElsesHints() {
        Document document = document();
        String told = text(new Inspection().tell(document, "2").lines());
        assertOnlyOf(document, 2, told);
        int share = new Sighting(document.puzzle()).share(2).count();
        assertThat(told).contains("Alone, player 2 knows that it is " + share + " of 32 squares");
        assertThatThrownBy(() -> new Inspection().tell(document, "5"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("a number from 1 to 4");
    }

    private static void assertOnlyOf(Document document, int player, String told) {
        for (Puzzle.Held held : document.puzzle().clues()) {
            if (held.holder() == player) {
                assertThat(told).contains(held.clue().sentence());
            } else {
                assertThat(told).doesNotContain(held.clue().sentence());
            }
        }
    }

    @Test
    void withLiarsNoHintStrikesAnythingOff() {
        Document document = document("way", "chaotic");
        Examiner.Finding told = new Inspection().tell(document, null);
        assertThat(told.isSound()).isTrue();
        assertThat(text(told.lines()))
                .contains("Hints of 1 player are false")
                .containsPattern("1 of 4 say no: 1 of 32 squares \\("
                        + document.write().get("treasure").asText() + "\\)");
    }

    @Test
    void aHintIsForOnePlayerAlone() {
        Document document = document();
        Table table = new Round(document.withoutAnswer());
        for (Hint.Level level : Hint.Level.values()) {
            String said = text(table.hint(3, level).lines());
            int share = new Sighting(document.puzzle()).share(3).count();
            assertThat(said).contains("your own hints leave " + share + " squares of 32");
            for (Puzzle.Held held : document.puzzle().clues()) {
                assertThat(held.holder() != 3 && said.contains(held.clue().sentence()))
                        .isFalse();
            }
        }
        assertThatThrownBy(() -> table.hint(5, Hint.Level.WHERE))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("1 to 4");
    }

    /** What was answered for all to hear counts, and with liars a single no does not. */
    @Test
    void aHintReckonsWithWhatWasSaid() {
        for (String way : List.of("precise", "chaotic")) {
            Document document = document("way", way);
            Sighting sighting = new Sighting(document.puzzle());
            Table table = new Round(document.withoutAnswer());
            int before = left(table);
            int square = sighting.share(1)
                    .without(sighting.share(2))
                    .without(sighting.left())
                    .least();
            table.answer("ask 2 "
                    + ((Hunt) document.puzzle().board()).chart().frame().name(square));
            assertThat(left(table)).as(way).isEqualTo(way.equals("precise") ? before - 1 : before);
        }
    }

    private static int left(Table table) {
        return table.hint(1, Hint.Level.WHAT).tree().get("left").asNumber(0, 32);
    }

    @Test
    void aGameGoesOnWhereItWasLeft() {
        Document document = document("way", "intermediate").withoutAnswer();
        Table table = new Round(document);
        table.answer("hints 1");
        table.answer("");
        table.answer("ask 2 B2");
        Party.Quest quest = ((Hunt) document.puzzle().board()).party().quests().get(0);
        table.answer(
                "small 1 " + ((Hunt) document.puzzle().board()).chart().frame().name(quest.square()));
        table.answer("map");
        assertThat(table.moves()).hasSize(3);
        Table other = new Round(document);
        other.resume(table.moves());
        assertThat(other.greeting()).isEqualTo(table.greeting());
        assertThat(other.answer("log").lines()).isEqualTo(table.answer("log").lines());
        assertThat(other.moves()).isEqualTo(table.moves());
        assertThatThrownBy(() -> new Round(document).resume(List.of("quit")))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("'quit' is no move");
    }

    /** Small treasures are on nobody's map before they are found, nor are hints drawn that would give them away. */
    @Test
    void smallTreasuresAreFoundFirst() {
        Document document = document("way", "intermediate");
        Hunt hunt = (Hunt) document.puzzle().board();
        Party.Quest quest = hunt.party().quests().get(0);
        assertThat(hunt.party().quests()).hasSize(4);
        assertThat(Errand.of(hunt, quest).left().values()).containsExactly(quest.square());
        Table table = new Round(document.withoutAnswer());
        String name = hunt.chart().frame().name(quest.square());
        assertThat(text(table.greeting())).doesNotContain("$ " + name);
        assertThat(text(table.answer("hints 1").lines())).contains(quest.says());
        table.answer("");
        assertThat(text(table.answer("small 1 " + name).lines())).contains("finds it");
        assertThat(text(table.greeting())).contains("$ " + name);
        assertThat(text(table.answer("hints 1").lines()))
                .doesNotContain(quest.says().get(0));
    }

    @Test
    void signsOfAMapAreToldApart() {
        Chart chart = Cartographer.draw(Plan.preset("wild"), "HUNT");
        String map = text(Picture.of(chart, List.of()));
        assertThat(map).contains("b bear territory", "c cougar territory", "@ ").doesNotContainPattern("B [A-L][0-9]");
        Letters letters = Letters.of(Samples.of("cove A1").board().chart().withLegend(java.util.Map.of('F', "forest")));
        assertThat(letters.terrain("forest")).isEqualTo('R');
        assertThat(letters.animal("bear")).isEqualTo('b');
    }
}
