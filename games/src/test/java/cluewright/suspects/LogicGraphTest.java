package cluewright.suspects;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.clue.Clue;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Explanation;
import cluewright.deduce.LogicGraph;
import cluewright.deduce.Step;
import cluewright.deduce.Trace;
import cluewright.puzzle.Generator;
import cluewright.puzzle.GraphTree;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Graphs: what is in them, how they are drawn, and steps in words. */
class LogicGraphTest {
    private static final int ADA = 0;
    private static final int BO = 1;
    private static final int CY = 2;
    private static final int DI = 3;

    private static Grid grid(String... names) {
        List<Person> people = new ArrayList<>();
        for (String name : names) {
            people.add(new Person(people.size(), name, "baker"));
        }
        return new Grid(2, names.length / 2, people, Map.of());
    }

    /** Ada's clue gives Bo away, Bo's gives Cy, Cy's gives Di. */
    private static Puzzle chain(Mode mode, String... names) {
        Grid grid = grid(names);
        List<Puzzle.Held> held = List.of(
                held(grid, ADA, "There is exactly 1 suspect in row 1."),
                held(grid, BO, names[1] + " and " + names[2] + " have different statuses."),
                held(grid, CY, names[2] + " and " + names[3] + " have the same status."));
        return new Puzzle(grid, mode, List.of(Fact.is(ADA, 1)), held);
    }

    private static Puzzle.Held held(Grid grid, int holder, String sentence) {
        Clue clue = new Suspects().vocabulary().read(grid, sentence);
        return new Puzzle.Held(clue, holder);
    }

    private static Puzzle chain(Mode mode) {
        return chain(mode, "Ada", "Bo", "Cy", "Di");
    }

    private static Trace trace(Puzzle puzzle) {
        return new Deducer(puzzle, 10_000_000).trace();
    }

    private static Puzzle generated(Mode mode, String size) {
        Puzzle made = new Generator(List.of())
                .generate(Order.of(new Suspects()).with("size", size), "graph")
                .puzzle();
        return new Puzzle(made.board(), mode, made.givens(), made.clues());
    }

    @Test
    void stepsAreSaidInPlainSentences() {
        Puzzle puzzle = chain(Mode.OPEN);
        List<String> said = new ArrayList<>();
        trace(puzzle).steps().forEach(step -> said.add(new Explanation(puzzle).sentence(step)));
        assertThat(said)
                .containsExactly(
                        "Bo is innocent: there is exactly 1 suspect in row 1 (Ada's clue), and Ada is a suspect.",
                        "Cy is a suspect: Bo and Cy have different statuses (Bo's clue), and Bo is innocent.",
                        "Di is a suspect: Cy and Di have the same status (Cy's clue), and Cy is a suspect.");
    }

    @Test
    void severalCluesAndNoHolder() {
        Puzzle held = chain(Mode.OPEN);
        Puzzle puzzle = held.withClues(List.of(held.clues().get(0), new Puzzle.Held(held.clue(1), Puzzle.NOBODY)));
        Explanation explanation = new Explanation(puzzle);
        Fact conclusion = Fact.is(CY, 1);
        assertThat(explanation.sentence(new Step(conclusion, List.of(0, 1), List.of(), List.of())))
                .isEqualTo("Cy is a suspect: there is exactly 1 suspect in row 1 (Ada's clue), and Bo and Cy have"
                        + " different statuses (clue 2).");
        assertThat(explanation.sentence(
                        new Step(conclusion, List.of(0, 1), List.of(Fact.is(ADA, 1), Fact.is(DI, 0)), List.of())))
                .endsWith("(clue 2), Ada is a suspect, and Di is innocent.");
        assertThat(explanation.sentence(new Step(conclusion, List.of(), List.of(Fact.is(ADA, 1)), List.of())))
                .isEqualTo("Cy is a suspect: by the rules, since Ada is a suspect.");
        assertThat(explanation.sentence(new Step(conclusion, List.of(), List.of(), List.of())))
                .isEqualTo("Cy is a suspect: the rules leave nothing else.");
    }

    @Test
    void whatTheGoalDoesNotNeedIsLeftOut() {
        Puzzle puzzle = chain(Mode.OPEN);
        LogicGraph graph = LogicGraph.of(puzzle, trace(puzzle), List.of(CY));
        assertThat(graph.clues()).containsExactly(0, 1);
        assertThat(graph.givens()).containsExactly(Fact.is(ADA, 1));
        assertThat(graph.conclusions()).extracting(LogicGraph.Conclusion::depth).containsExactly(1, 2);
        assertThat(graph.conclusions().get(1).from()).containsExactly(0);
        LogicGraph given = LogicGraph.of(puzzle, trace(puzzle), List.of(ADA));
        assertThat(given.conclusions()).isEmpty();
        assertThat(given.clues()).isEmpty();
        assertThat(given.givens()).containsExactly(Fact.is(ADA, 1));
    }

    /** Di follows from one clue and no fact, but the clue must be seen first, and its holder is Bo. */
    @Test
    void inRevealModeTheHoldersOfCluesAreNeeded() {
        Grid grid = grid("Ada", "Bo", "Cy", "Di");
        List<Puzzle.Held> held = List.of(
                held(grid, ADA, "There is exactly 1 suspect in row 1."),
                held(grid, BO, "There are no suspects in row 2."));
        for (Mode mode : Mode.values()) {
            Puzzle puzzle = new Puzzle(grid, mode, List.of(Fact.is(ADA, 1)), held);
            LogicGraph graph = LogicGraph.of(puzzle, trace(puzzle), List.of(DI));
            boolean isOpen = mode == Mode.OPEN;
            assertThat(graph.conclusions()).hasSize(isOpen ? 1 : 2);
            assertThat(graph.depth()).isEqualTo(isOpen ? 1 : 2);
            assertThat(graph.conclusions().get(0).reveals()).isEqualTo(isOpen ? List.of() : List.of(1));
            assertThat(graph.dot().contains("step1 -> clue2 [style=dashed")).isEqualTo(!isOpen);
            assertThat(graph.svg().contains("opens clue 2")).isEqualTo(!isOpen);
        }
    }

    /** The graph alone, without what was left out, still proves its goal: every premise is in it, and earlier. */
    @ParameterizedTest
    @EnumSource
    void everyPremiseIsInTheGraph(Mode mode) {
        Puzzle puzzle = generated(mode, "4x4");
        for (int goal : puzzle.space().question()) {
            LogicGraph graph = LogicGraph.of(puzzle, trace(puzzle), List.of(goal));
            List<Fact> known = new ArrayList<>(graph.givens());
            for (LogicGraph.Conclusion conclusion : graph.conclusions()) {
                assertThat(known).containsAll(conclusion.step().facts());
                assertThat(graph.clues()).containsAll(conclusion.step().clues());
                known.add(conclusion.step().conclusion());
            }
            int last = graph.conclusions().size() - 1;
            if (last >= 0) {
                assertThat(graph.conclusions().get(last).step().conclusion().variable())
                        .isEqualTo(goal);
            }
        }
    }

    @Test
    void theTreeHasEverything() {
        Puzzle puzzle = chain(Mode.REVEAL);
        Tree.Fields tree = GraphTree.write(LogicGraph.of(puzzle, trace(puzzle)));
        assertThat(tree.list("clues")).hasSize(3);
        assertThat(tree.list("givens")).hasSize(1);
        Tree.Fields last = tree.list("conclusions").get(2).asFields();
        assertThat(last.get("name").asText()).isEqualTo("Di");
        assertThat(last.get("depth").asNumber(0, 9)).isEqualTo(3);
        assertThat(last.list("steps").get(0).asNumber(0, 9)).isEqualTo(1);
        assertThat(last.get("says").asText()).startsWith("Di is a suspect: ");
    }

    @ParameterizedTest
    @EnumSource
    void nothingOverlapsInThePicture(Mode mode) throws Exception {
        for (String size : List.of("3x3", "5x5")) {
            Puzzle puzzle = generated(mode, size);
            String svg = LogicGraph.of(puzzle, trace(puzzle)).svg();
            assertThat(svg).isEqualTo(LogicGraph.of(puzzle, trace(puzzle)).svg());
            boxesKeepApart(svg);
        }
    }

    private static void boxesKeepApart(String svg) throws Exception {
        Document xml = xml(svg);
        List<double[]> boxes = new ArrayList<>();
        NodeList rectangles = xml.getElementsByTagName("rect");
        for (int i = 1; i < rectangles.getLength(); i++) {
            boxes.add(numbers((Element) rectangles.item(i), "x", "y", "width", "height"));
        }
        double[] page = numbers((Element) rectangles.item(0), "width", "height");
        for (double[] one : boxes) {
            assertThat(one[0] + one[2]).isLessThan(page[0]);
            assertThat(one[1] + one[3]).isLessThan(page[1]);
            for (double[] other : boxes) {
                boolean apart = one[0] + one[2] < other[0]
                        || other[0] + other[2] < one[0]
                        || one[1] + one[3] < other[1]
                        || other[1] + other[3] < one[1];
                assertThat(one == other || apart).as("boxes apart").isTrue();
            }
        }
        NodeList texts = xml.getElementsByTagName("text");
        assertThat(texts.getLength()).isGreaterThan(boxes.size());
        for (int i = 0; i < texts.getLength(); i++) {
            double[] at = numbers((Element) texts.item(i), "x", "y");
            boolean isHeading = at[1] < 60;
            assertThat(isHeading
                            || boxes.stream()
                                    .anyMatch(box -> box[0] < at[0] && box[1] < at[1] && at[1] < box[1] + box[3]))
                    .as("text %s in a box", texts.item(i).getTextContent())
                    .isTrue();
        }
    }

    private static double[] numbers(Element element, String... names) {
        double[] numbers = new double[names.length];
        for (int i = 0; i < names.length; i++) {
            numbers[i] = Double.parseDouble(element.getAttribute(names[i]));
        }
        return numbers;
    }

    private static Document xml(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void namesAreEscaped() throws Exception {
        Puzzle puzzle = chain(Mode.OPEN, "A&B", "Bo", "Cy", "D-\u00e9\ud83c\udf3b");
        LogicGraph graph = LogicGraph.of(puzzle, trace(puzzle));
        assertThat(xml(graph.svg()).getDocumentElement().getTextContent())
                .contains("A&B is a suspect", "D-\u00e9\ud83c\udf3b");
        assertThat(graph.dot()).contains("given: A&B is a suspect");
    }
}
