package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.games.Games;
import cluewright.prove.ExhaustiveReferee;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
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
class SuspectsCasesTest {
    private static final long PLENTY = 50_000_000;
    private static final long SMALL = 1 << 20;

    static List<Case> cases() {
        return Case.suspects();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void givesWhatTheRefereeSays(Case example) {
        Document document = Document.read(tree(example.yaml(), ".yaml"), Games::of);
        Tree.Fields expected =
                tree(example.expected().replace(": null", ": \"\""), ".json").asFields();
        List<Prover> provers = new ArrayList<>(List.of(new NativeProver()));
        if (document.puzzle().space().assignments() <= SMALL) {
            provers.add(new ExhaustiveReferee());
        }
        Tree.Fields report = new Check(provers, PLENTY).check(document).tree();

        assertThat(text(report, "verdict")).isEqualTo(text(expected, "status"));
        assertThat(text(report, "solutions")).isEqualTo(text(expected, "solutions"));
        assertThat(text(report, "uniqueWithoutGivens")).isEqualTo(text(expected, "unique_without_givens"));
        assertThat(plain(report, "solution")).isEqualTo(plain(expected, "solution"));
        assertThat(numbers(report, "redundant")).isEqualTo(numbers(expected, "redundant"));
        assertThat(plain(report, "largestStep")).isEqualTo(plain(expected, "largest_step"));
        checkClash(report, expected);
        checkFirstSteps(report, expected);
        checkFairness(document, report, expected);
    }

    private static void checkClash(Tree.Fields report, Tree.Fields expected) {
        List<List<Integer>> clashes = new ArrayList<>();
        for (Tree clash : expected.list("clashes")) {
            clashes.add(numbers(clash.asList()));
        }
        if (clashes.isEmpty()) {
            assertThat(report.has("clash")).isFalse();
        } else {
            assertThat(clashes).contains(numbers(report, "clash"));
        }
    }

    private static void checkFirstSteps(Tree.Fields report, Tree.Fields expected) {
        Map<String, Tree> wanted = expected.get("first_steps").asFields().fields();
        Map<String, Tree> found =
                report.has("firstSteps") ? report.get("firstSteps").asFields().fields() : Map.of();
        assertThat(found.keySet()).containsExactlyInAnyOrderElementsOf(wanted.keySet());
        for (Map.Entry<String, Tree> entry : wanted.entrySet()) {
            Tree.Fields step = found.get(entry.getKey()).asFields();
            assertThat(text(step, "status"))
                    .as(entry.getKey())
                    .isEqualTo(text(entry.getValue().asFields(), "status"));
            assertThat(text(step, "clues"))
                    .as(entry.getKey())
                    .isEqualTo(text(entry.getValue().asFields(), "clues"));
        }
    }

    private static void checkFairness(Document document, Tree.Fields report, Tree.Fields expected) {
        String here = document.puzzle().mode() == Mode.OPEN ? "open_fair" : "reveal_fair";
        boolean reachable = report.has("reachable") && text(report, "reachable").equals("true");
        assertThat(Boolean.toString(reachable)).isEqualTo(text(expected, here));
        if (document.puzzle().mode() == Mode.REVEAL) {
            Puzzle puzzle = document.puzzle();
            Puzzle open = new Puzzle(puzzle.board(), Mode.OPEN, puzzle.givens(), puzzle.clues());
            Document opened = new Document(document.game(), "", open, null, Tree.fields());
            Tree.Fields other =
                    new Check(List.of(new NativeProver()), PLENTY).check(opened).tree();
            assertThat(text(other, "reachable")).isEqualTo(text(expected, "open_fair"));
        }
    }

    private static Tree tree(String text, String ending) {
        return DocumentFiles.read(text.getBytes(StandardCharsets.UTF_8), "case" + ending);
    }

    private static String text(Tree.Fields fields, String name) {
        return ((Tree.Leaf) fields.get(name)).value().toString();
    }

    /** The field's value without its places; empty when it is missing or null. */
    private static Object plain(Tree.Fields fields, String name) {
        if (!fields.has(name)) {
            return "";
        }
        Tree tree = fields.get(name);
        if (tree instanceof Tree.Fields map) {
            Map<String, String> plain = new java.util.TreeMap<>();
            map.fields().forEach((key, value) -> plain.put(key, value.asText()));
            return plain;
        }
        return ((Tree.Leaf) tree).value().toString();
    }

    private static List<Integer> numbers(Tree.Fields fields, String name) {
        return numbers(fields.list(name));
    }

    private static List<Integer> numbers(List<Tree> items) {
        List<Integer> numbers = new ArrayList<>();
        for (Tree item : items) {
            numbers.add(item.asNumber(0, 1000));
        }
        return numbers;
    }
}
