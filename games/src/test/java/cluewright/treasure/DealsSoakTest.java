package cluewright.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Clue;
import cluewright.formula.World;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Settings;
import cluewright.random.Rng;
import cluewright.select.Card;
import cluewright.select.Deal;
import cluewright.space.Refused;
import cluewright.testkit.DealReferee;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fair deals about random maps, each of them judged by a referee that asks every hint about every square. */
class DealsSoakTest {
    private int dealt;
    private int asked;
    private final Map<String, Integer> loosened = new LinkedHashMap<>();

    private static Request request(String... settings) {
        Settings asked = Settings.standard(Request.SETTINGS);
        for (int i = 0; i < settings.length; i += 2) {
            asked = asked.with(settings[i], settings[i + 1]);
        }
        return Request.of(asked);
    }

    private static Dealing.Dealt deal(Request request, Hunt hunt, String seed) {
        Catalogue catalogue = new Catalogue(hunt, new Treasure().vocabulary().types(), request.advanced());
        return Dealing.deal(request, hunt, catalogue, Rng.of("deals " + seed), new LinkedHashMap<>());
    }

    private void check(Request request, String seed, boolean twice) {
        asked++;
        Hunt hunt = new Hunt(Cartographer.draw(request.plan(), seed), request.party());
        Dealing.Dealt found;
        try {
            found = deal(request, hunt, seed);
        } catch (Refused refused) {
            assertThat(refused.getMessage()).as(seed).contains("the gate in the way is '");
            return;
        }
        dealt++;
        String about = request + " " + seed;
        judge(request, hunt, found, about);
        if (twice) {
            Dealing.Dealt again = deal(request, hunt, seed);
            assertThat(again.deal()).as(about).isEqualTo(found.deal());
            assertThat(again.pool().toString()).as(about).isEqualTo(found.pool().toString());
        }
    }

    /** Every square is asked every hint by its first meaning, which shares nothing with the sets that were dealt from. */
    private void judge(Request request, Hunt hunt, Dealing.Dealt found, String about) {
        List<Card> pool = new ArrayList<>();
        for (Catalogue.Hint hint : found.pool()) {
            pool.add(hint.card());
        }
        for (List<Integer> hand : found.deal().hands()) {
            for (int card : hand) {
                Clue clue = found.pool().get(card).clue();
                for (int square = 0; square < hunt.chart().size(); square++) {
                    int[] values = new int[hunt.space().variables().size()];
                    values[Hunt.TREASURE] = square;
                    assertThat(clue.holds(World.of(values)))
                            .as(about + ": " + clue + " at "
                                    + hunt.chart().frame().name(square))
                            .isEqualTo(pool.get(card).values().has(square));
                }
            }
        }
        Deal deal = found.deal();
        Set<String> given = new TreeSet<>();
        deal.loosened().forEach(gate -> given.add(gate.word()));
        given.forEach(gate -> loosened.merge(gate, 1, Integer::sum));
        DealReferee referee = new DealReferee(pool, found.square(), request.terms());
        assertThat(referee.broken(deal.hands(), deal.unneeded())).as(about).isEqualTo(given);
        assertThat(given).as(about).doesNotContain("one-answer");
    }

    private void checkAll(int seeds) {
        for (String preset : Plan.PRESETS) {
            for (int players = 3; players <= 6; players++) {
                dealt = 0;
                asked = 0;
                loosened.clear();
                Request request = request("preset", preset, "players", Integer.toString(players));
                for (int seed = 0; seed < seeds; seed++) {
                    check(request, "S" + seed, seed % 10 == 0);
                }
                System.out.println(preset + " with " + players + " players: " + dealt + " of " + asked
                        + " dealt, gates given up " + loosened);
                assertThat(dealt * 1000L).as(preset + " " + players).isGreaterThanOrEqualTo(999L * asked);
            }
        }
    }

    @Test
    void someSeedsOfEachPreset() {
        checkAll(12);
    }

    @Test
    @Tag("soak")
    void aThousandSeedsOfEachPreset() {
        checkAll(1_000);
    }

    /** The same seed gives the same bytes, and what the document says of its deal is so. */
    private static void checkDocuments(int seeds) {
        Generator generator = new Generator(List.of(new NativeProver()));
        for (String preset : Plan.PRESETS) {
            for (int players = 3; players <= 6; players++) {
                Order order =
                        Order.of(new Treasure()).with("preset", preset).with("players", Integer.toString(players));
                for (int seed = 0; seed < seeds; seed++) {
                    String about = preset + " for " + players + " players, seed S" + seed;
                    Document one = generator.generate(order, "S" + seed);
                    assertThat(generator.generate(order, "S" + seed).write())
                            .as(about)
                            .isEqualTo(one.write());
                    assertThat(new Inspection().examine(one, 1_000_000).isSound())
                            .as(about)
                            .isTrue();
                    assertThat(new Inspection().faults(one)).as(about).isEmpty();
                }
                System.out.println(preset + " with " + players + " players: " + seeds + " documents twice");
            }
        }
    }

    @Test
    void someDocumentsOfEachPreset() {
        checkDocuments(3);
    }

    @Test
    @Tag("soak")
    void aThousandDocumentsOfEachPreset() {
        checkDocuments(1_000);
    }

    @Test
    void everyWayToPlay() {
        for (String preset : Plan.PRESETS) {
            for (int seed = 0; seed < 4; seed++) {
                check(request("preset", preset, "way", "fuzzy-solution", "left", "3"), "W" + seed, true);
                check(request("preset", preset, "way", "fuzzy-hints", "unneeded", "1"), "W" + seed, true);
                check(request("preset", preset, "way", "chaotic", "hints-each", "2"), "W" + seed, true);
                check(request("preset", preset, "way", "intermediate"), "W" + seed, true);
                check(request("preset", preset, "fairness", "tight", "hints-each", "2"), "W" + seed, true);
            }
        }
        assertThat(dealt).isGreaterThan(55);
    }

    /** Trap 5, and players who have one hint each though they are but two: an answer, or a sentence. */
    @Test
    void manyOrFewPlayersGetAnAnswer() {
        for (int seed = 0; seed < 10; seed++) {
            check(request("players", "6"), "T" + seed, false);
            check(request("players", "2", "hints-each", "1"), "T" + seed, false);
            check(request("players", "1"), "T" + seed, false);
        }
        assertThat(dealt).isGreaterThan(20);
    }
}
