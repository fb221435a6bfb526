package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.games.Games;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.testkit.Case;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every example document gives, in every field, the verdict that an independent referee wrote down beside it. */
class WhodunitCasesTest {
    private static final long PLENTY = 50_000_000;

    /** Field of the expectation, and of the report, where they are compared as they are. */
    private static final Map<String, String> ALIKE = Map.of(
            "possible", "possible",
            "minimal_possible", "smallestPossible",
            "profile", "profile",
            "silent", "silent",
            "redundant_lines", "redundant",
            "senseless_lines", "senseless",
            "forms", "forms",
            "worlds", "worlds",
            "remaining_worlds", "remainingWorlds");

    static List<Case> cases() {
        return Case.whodunit();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void givesWhatTheRefereeSays(Case example) {
        Document document = Document.read(tree(example.yaml(), ".yaml"), Games::of);
        Tree.Fields expected = tree(example.expected().replace(": null", ": \"no meaning\""), ".json")
                .asFields();
        Tree.Fields report = new Check(List.of(new NativeProver(), new ExhaustiveReferee()), PLENTY)
                .check(document)
                .tree();

        String verdict = plain(expected.get("status")).toString().equals("several") ? "ambiguous" : "unique";
        assertThat(plain(report.get("verdict")).toString()).isEqualTo(verdict);
        ALIKE.forEach((wanted, found) ->
                assertThat(plain(report.get(found))).as(wanted).isEqualTo(plain(expected.get(wanted))));
        assertThat(plain(report.get("passes"))).isEqualTo(plain(expected.get("gates")));
        List<Object> clashes = new ArrayList<>();
        for (Tree clash : report.list("clashes")) {
            clashes.add(plain(clash.asFields().get("people")));
        }
        assertThat(clashes).isEqualTo(plain(expected.get("clashes")));
        Tree.Fields readings = report.get("readings").asFields();
        Tree.Fields wanted = expected.get("readings").asFields();
        assertThat(plain(readings.get("may"))).isEqualTo(plain(wanted.get("may")));
        assertThat(plain(readings.get("oneFalse"))).isEqualTo(plain(wanted.get("one_false")));
        assertThat(plain(readings.get("allFalse"))).isEqualTo(plain(wanted.get("all_false")));
        boolean contradicts = plain(report.get("profile")).toString().contains("1");
        assertThat(Boolean.toString(contradicts)).isEqualTo(plain(expected.get("self_contradiction")));
        assertThat(expected.list("unparsed")).isEmpty();
        assertThat(expected.fields()).hasSize(ALIKE.size() + 6);
    }

    private static Tree tree(String text, String ending) {
        return DocumentFiles.read(text.getBytes(StandardCharsets.UTF_8), "case" + ending);
    }

    private static Object plain(Tree tree) {
        if (tree instanceof Tree.Items items) {
            List<Object> list = new ArrayList<>();
            items.items().forEach(item -> list.add(plain(item)));
            return list;
        }
        if (tree instanceof Tree.Fields fields) {
            List<Object> list = new ArrayList<>();
            fields.fields().forEach((name, value) -> list.add(name + "=" + plain(value)));
            return list;
        }
        return ((Tree.Leaf) tree).value().toString();
    }
}
