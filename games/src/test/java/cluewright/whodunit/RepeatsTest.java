package cluewright.whodunit;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.prove.NativeProver;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Small puzzles could repeat themselves in other words: with one liar among Ada, Bo, Cy and Di, "neither Ada nor Bo lies"
 * says what "exactly one of Cy and Di lies" says; they were compared for choices of liars that are not allowed, too.
 */
class RepeatsTest {
    private static final long PLENTY = 1_000_000;
    private static final int PEOPLE = 4;
    private static final List<String> ABOUT_LYING =
            List.of("liars-among", "tells-truth", "lies", "did-it", "did-not", "either-did");

    /** Said alike is what is true together, whoever of those who may lie does. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void comparesWhatIsAllowed(String liars) {
        Whodunit game = new Whodunit();
        Whodunit.Shape shape = Whodunit.shape(order(liars).settings());
        Repertoire repertoire = Objects.requireNonNull(game.repertoire(shape));
        List<Repertoire.Statement> said = new ArrayList<>();
        Rng rng = Rng.of("alike");
        for (String type : ABOUT_LYING) {
            int place = game.vocabulary().types().indexOf(game.vocabulary().type(type));
            for (int draws = 0; draws < 60; draws++) {
                Repertoire.Statement one = repertoire.draw(draws % PEOPLE, place, rng);
                said.addAll(one == null ? List.of() : List.of(one));
            }
        }
        long allowed = 0;
        for (int set = 0; set < 1 << PEOPLE; set++) {
            allowed |= shape.liars().allows(Integer.bitCount(set)) ? 1L << set : 0;
        }
        int inOtherWords = 0;
        for (Repertoire.Statement one : said) {
            for (Repertoire.Statement other : said) {
                boolean alike = true;
                for (int set = 0; set < 1 << PEOPLE; set++) {
                    boolean may = shape.liars().allows(Integer.bitCount(set));
                    alike &= !may || one.holds(0, set) == other.holds(0, set);
                }
                assertThat(one.isLike(other, allowed)).isEqualTo(alike);
                inOtherWords += alike && one.choices() != other.choices() ? 1 : 0;
            }
        }
        assertThat(inOtherWords).isPositive();
    }

    /** Where nearly all lines are about lying, none says what another said. */
    @Test
    void noLineRepeatsAnother() {
        Order order = order("1").withTypes(List.of("liars-among", "tells-truth", "lies", "was-at"));
        for (int number = 0; number < 60; number++) {
            Document document = new Generator(List.of()).generate(order, "repeats-" + number);
            Check.Report report = new Check(List.of(new NativeProver()), PLENTY).check(document);
            assertThat(report.tree().get("passes").asFields().get("no-repeat"))
                    .as("repeats-" + number)
                    .isEqualTo(Tree.fields().with("yes", true).get("yes"));
        }
    }

    private static Order order(String liars) {
        return Order.of(new Whodunit()).with("people", "" + PEOPLE).with("liars", liars);
    }
}
