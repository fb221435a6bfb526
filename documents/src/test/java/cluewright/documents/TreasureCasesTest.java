package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.games.Games;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Check;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import cluewright.testkit.Case;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Every example document gives, in every field, the verdict that an independent referee wrote down beside it. */
class TreasureCasesTest {
    private static final long PLENTY = 50_000_000;

    /** Field of the expectation, and of the report. */
    private static final Map<String, String> ALIKE = Map.of(
            "squares", "squares",
            "status", "status",
            "sizes", "sizes",
            "left", "left",
            "left_percent", "leftPercent",
            "spread_percent", "spreadPercent",
            "needed", "needed",
            "subset_pairs", "subsetPairs");

    static List<Case> cases() {
        return Case.treasure();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void givesWhatTheRefereeSays(Case example) {
        JsonNode expected = new ObjectMapper().readTree(example.expected());
        Tree tree = DocumentFiles.read(example.yaml().getBytes(StandardCharsets.UTF_8), "case.yaml");
        assertThat(DocumentSchema.check(tree)).isEmpty();
        if (expected.has("error")) {
            assertThatThrownBy(() -> Document.read(tree, Games::of))
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("the map has no 'nature'");
            return;
        }
        Document document = Document.read(tree, Games::of);
        Check.Report report = new Check(List.of(new NativeProver(), new ExhaustiveReferee()), PLENTY).check(document);
        Tree.Fields found = report.tree();

        ALIKE.forEach((wanted, field) ->
                assertThat(plain(found.get(field))).as(wanted).isEqualTo(plain(expected.get(wanted))));
        String verdict = Map.of("one", "unique", "several", "ambiguous", "none", "impossible")
                .get(expected.get("status").asString());
        assertThat(found.get("verdict").asText()).isEqualTo(verdict);
        assertThat(found.has("declaredOk"))
                .isEqualTo(!expected.get("declared_ok").isNull());
        if (found.has("declaredOk")) {
            assertThat(plain(found.get("declaredOk"))).isEqualTo(plain(expected.get("declared_ok")));
            assertThat(plain(found.get("broken"))).isEqualTo(plain(expected.get("broken")));
        }
        assertThat(expected.get("unparsed")).isEmpty();
        assertThat(expected.get("outside_table")).isEmpty();
        assertThat(report.isSound()).as("soundness").isEqualTo(example.name().startsWith("fair"));
        witnesses(found, expected.get("needed"));
    }

    /** The witness of a player is one of the squares that come in without the player, and there is one if any does. */
    private static void witnesses(Tree.Fields found, JsonNode needed) {
        Tree.Fields witnesses = found.get("witnesses").asFields();
        needed.properties().forEach(player -> {
            assertThat(witnesses.has(player.getKey()))
                    .isEqualTo(!player.getValue().isEmpty());
            if (witnesses.has(player.getKey())) {
                assertThat(player.getValue().valueStream().map(JsonNode::asString))
                        .contains(witnesses.get(player.getKey()).asText());
            }
        });
    }

    private static Object plain(JsonNode node) {
        if (node.isArray()) {
            List<Object> list = new ArrayList<>();
            node.forEach(item -> list.add(plain(item)));
            return list;
        }
        if (node.isObject()) {
            Map<String, Object> map = new LinkedHashMap<>();
            node.properties().forEach(field -> map.put(field.getKey(), plain(field.getValue())));
            return map;
        }
        return node.isNumber() ? number(node.asString()) : node.asString();
    }

    private static Object plain(Tree tree) {
        if (tree instanceof Tree.Items items) {
            List<Object> list = new ArrayList<>();
            items.items().forEach(item -> list.add(plain(item)));
            return list;
        }
        if (tree instanceof Tree.Fields fields) {
            Map<String, Object> map = new LinkedHashMap<>();
            fields.fields().forEach((name, value) -> map.put(name, plain(value)));
            return map;
        }
        String text = ((Tree.Leaf) tree).value().toString();
        return text.matches("[0-9.]+") ? number(text) : text;
    }

    private static BigDecimal number(String text) {
        return new BigDecimal(text).stripTrailingZeros();
    }
}
