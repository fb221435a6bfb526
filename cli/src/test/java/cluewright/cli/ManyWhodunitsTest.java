package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cpsat.CpSatProver;
import cluewright.games.Games;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.Least;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.prove.Verdict;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Many generated whodunits: every gate passes, the readings of lying agree, all provers find the one answer, and so they
 * do when the printed text is all that is left of the puzzle.
 */
class ManyWhodunitsTest {
    private static final long PLENTY = 50_000_000;
    private static final long FOR_REFEREE = 1 << 18;
    private static final int USUAL = 4;

    /** How many of each in the soak; fewer with -Dcluewright.soak.puzzles. */
    private static final int MANY = Integer.getInteger("cluewright.soak.puzzles", 10_000);

    private static final Prover NATIVE = new NativeProver();
    private static final Prover CP_SAT = new CpSatProver();

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "4 3 3 1 1 2,2",
                "4 3 3 1 1 3,3,3",
                "5 3 2 1 1 3,4,4",
                "5 3 2 1 2 2,2,2,3,3",
                "4 3 3 2 1 2,3",
                "4 3 2 1 any any",
                "4 3 2 1 at-most-2 any",
                "6 5 4 1 1 3,3",
                "4 3 3 3 1 3,3,3"
            })
    void some(String people, String places, String colours, String slots, String liars, String profile) {
        each(order(people, places, colours, slots, liars, profile), profile, "some", USUAL);
    }

    @Tag("soak")
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "3 2 2 1 1 2,2", "4 3 3 1 1 2,2", "4 3 3 1 1 2,3", "4 3 3 1 1 3,3,3", "5 3 2 1 1 2,4",
                "5 3 3 1 1 3,3", "5 3 2 1 1 3,4,4", "5 3 2 1 2 any", "4 3 2 1 any any", "4 3 3 3 1 3,3,3"
            })
    void many(String people, String places, String colours, String slots, String liars, String profile) {
        each(order(people, places, colours, slots, liars, profile), profile, "many", MANY);
    }

    private static Order order(
            String people, String places, String colours, String slots, String liars, String profile) {
        return Order.of(Games.of("whodunit"))
                .with("people", people)
                .with("places", places)
                .with("colours", colours)
                .with("slots", slots)
                .with("liars", liars)
                .with("profile", profile);
    }

    private static void each(Order order, String profile, String name, int many) {
        Generator generator = new Generator(List.of(NATIVE, CP_SAT));
        for (int number = 0; number < many; number++) {
            String seed = name + "-" + number;
            Document document = generator.generate(order, seed);
            isGood(document, profile, seed);
            isProvedInPrint(document, seed);
        }
    }

    private static void isGood(Document document, String profile, String seed) {
        Check.Report report = new Check(List.of(NATIVE), PLENTY).check(document);
        assertThat(report.isSound()).as(seed).isTrue();
        report.tree()
                .get("passes")
                .asFields()
                .fields()
                .forEach((gate, passes) ->
                        assertThat(passes).as(seed + " " + gate).isNotEqualTo(no()));
        if (!profile.equals("any")) {
            List<String> sizes =
                    report.tree().list("profile").stream().map(Tree::asText).toList();
            assertThat(String.join(",", sizes)).as(seed).isEqualTo(profile);
        }
        if (document.puzzle().space().assignments() <= FOR_REFEREE) {
            answers(document, document, new ExhaustiveReferee(), seed);
        }
    }

    private static Tree no() {
        return Tree.fields().with("no", false).get("no");
    }

    private static void isProvedInPrint(Document document, String seed) {
        List<String> sheet = Sheet.of(document, false);
        Document read = PrintedWhodunit.read(sheet);
        answers(document, read, NATIVE, seed);
        answers(document, read, CP_SAT, seed);
    }

    /** The prover finds the document's answer to the puzzle of another. */
    private static void answers(Document document, Document other, Prover prover, String seed) {
        Verdict verdict = Least.prove(prover, other.puzzle(), PLENTY);
        assertThat(verdict).as(seed + " " + prover.name()).isInstanceOf(Verdict.Unique.class);
        assertThat(Sheet.answers(other.puzzle().space(), ((Verdict.Unique) verdict).answer()))
                .as(seed + " " + prover.name())
                .isEqualTo(Sheet.answers(document.puzzle().space(), Objects.requireNonNull(document.answer())));
    }
}
