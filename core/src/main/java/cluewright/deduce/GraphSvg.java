package cluewright.deduce;

import cluewright.clue.Puzzle;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A logic graph as a picture (SVG): the clues in a column on the left, what is given beside them, then the conclusions,
 * a column for each depth, so that everything follows from what stands left of it. A line leads from each premise; lines
 * of one clue share a trunk and a colour, so that they can be followed.
 */
final class GraphSvg {
    private static final int MARGIN = 20;
    private static final int HEAD = 64;
    private static final int SIZE = 13;
    private static final int SMALL = 11;
    private static final int LINE = 17;
    private static final int PAD = 8;
    private static final int CLUE_WIDTH = 270;
    private static final int FACT_WIDTH = 150;
    private static final int CHANNEL = 76;
    private static final String GREY = "#8a8a8a";

    /** Dark enough to be told apart on white; the same order as often as needed. */
    private static final List<String> COLOURS = List.of(
            "#1f6fb4", "#d1590b", "#2b8a3e", "#b3261e", "#7b4bb7", "#8a5a2b", "#c2388f", "#4d7c0f", "#0e8f9c",
            "#5b5fc7");

    /** The grounds of boxes, by the number of the value that is concluded. */
    private static final List<String> GROUNDS = List.of("#eef5ee", "#fbeaea", "#eaf1fb", "#fdf6e0", "#f3ecfa");

    private final LogicGraph graph;
    private final Puzzle puzzle;
    private final Explanation explanation;
    private final Columns columns = new Columns();
    private final IdentityHashMap<Columns.Item, Look> looks = new IdentityHashMap<>();
    private final List<Integer> lefts = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();
    private final StringBuilder svg = new StringBuilder();

    /** How an item looks: lines of text (none for a lane), a ground, and the colour of its lines. */
    private record Look(List<String> strong, List<String> small, String ground, String colour) {
        int height() {
            return strong.size() * LINE + small.size() * (LINE - 2) + 2 * PAD - 4;
        }

        int width() {
            int width = 0;
            for (String line : strong) {
                width = Math.max(width, Lettering.width(line, SIZE));
            }
            for (String line : small) {
                width = Math.max(width, Lettering.width(line, SMALL));
            }
            return width + 2 * PAD;
        }
    }

    private GraphSvg(LogicGraph graph) {
        this.graph = graph;
        this.puzzle = graph.puzzle();
        this.explanation = new Explanation(puzzle);
    }

    static String of(LogicGraph graph) {
        return new GraphSvg(graph).draw();
    }

    private String draw() {
        build();
        int height = columns.layOut() + HEAD + MARGIN;
        int left = MARGIN;
        for (List<Columns.Item> column : columns.columns()) {
            int width = 0;
            for (Columns.Item item : column) {
                width = Math.max(width, item.isLane ? 0 : look(item).width());
            }
            lefts.add(left);
            widths.add(width);
            left += width + CHANNEL;
        }
        int width = Math.max(left - CHANNEL + MARGIN, 480);
        head(width, Math.max(height, HEAD + MARGIN));
        columns.columns().forEach(column -> column.forEach(this::lines));
        columns.columns().forEach(column -> column.forEach(this::box));
        return svg.append("</svg>\n").toString();
    }

    private Look look(Columns.Item item) {
        Look look = looks.get(item);
        if (look == null) {
            throw new IllegalStateException("an item without a look");
        }
        return look;
    }

    private Columns.Item box(int column, Look look) {
        Columns.Item item = columns.box(column, look.height());
        looks.put(item, look);
        return item;
    }

    private void build() {
        int first = graph.givens().isEmpty() ? 0 : 1;
        Map<Integer, Columns.Item> clues = new java.util.LinkedHashMap<>();
        for (int clue : graph.clues()) {
            String sentence = puzzle.clue(clue).sentence();
            Look look = new Look(
                    Lettering.wrap(sentence, SIZE, CLUE_WIDTH),
                    List.of("Clue " + (clue + 1) + holder(clue)),
                    "#ffffff",
                    COLOURS.get(clues.size() % COLOURS.size()));
            clues.put(clue, box(0, look));
        }
        Map<Fact, Columns.Item> facts = new java.util.LinkedHashMap<>();
        for (Fact given : graph.givens()) {
            facts.put(given, box(1, fact(given, List.of("given"))));
        }
        for (LogicGraph.Conclusion conclusion : graph.conclusions()) {
            Fact fact = conclusion.step().conclusion();
            facts.put(fact, box(first + conclusion.depth(), fact(fact, notes(conclusion))));
        }
        clues.forEach((clue, item) -> link(item, facts, step -> step.clues().contains(clue)));
        facts.forEach((fact, item) -> link(item, facts, step -> step.facts().contains(fact)));
    }

    private void link(Columns.Item from, Map<Fact, Columns.Item> facts, java.util.function.Predicate<Step> isPremise) {
        List<Columns.Item> targets = new ArrayList<>();
        for (LogicGraph.Conclusion conclusion : graph.conclusions()) {
            Columns.Item target = facts.get(conclusion.step().conclusion());
            if (isPremise.test(conclusion.step()) && target != null) {
                targets.add(target);
            }
        }
        for (Columns.Item lane : columns.link(from, targets)) {
            looks.put(lane, new Look(List.of(), List.of(), "", look(from).colour()));
        }
    }

    private String holder(int clue) {
        int holder = puzzle.clues().get(clue).holder();
        return holder == Puzzle.NOBODY
                ? ""
                : ", by " + puzzle.space().variables().get(holder).name();
    }

    private List<String> notes(LogicGraph.Conclusion conclusion) {
        List<String> notes = new ArrayList<>();
        List<Integer> clues = conclusion.step().clues();
        String step = "step " + (conclusion.number() + 1);
        notes.addAll(Lettering.wrap(clues.isEmpty() ? step : step + ", from " + numbers(clues), SMALL, FACT_WIDTH));
        if (!conclusion.reveals().isEmpty()) {
            notes.addAll(Lettering.wrap("opens " + numbers(conclusion.reveals()), SMALL, FACT_WIDTH));
        }
        return notes;
    }

    private static String numbers(List<Integer> clues) {
        List<String> numbers = new ArrayList<>();
        clues.forEach(clue -> numbers.add(Integer.toString(clue + 1)));
        return (clues.size() == 1 ? "clue " : "clues ") + String.join(", ", numbers);
    }

    private Look fact(Fact fact, List<String> notes) {
        return new Look(
                Lettering.wrap(explanation.conclusion(fact), SIZE, FACT_WIDTH),
                notes,
                fact.is() ? GROUNDS.get(fact.value() % GROUNDS.size()) : "#f4f4f4",
                GREY);
    }

    private void head(int width, int height) {
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height + "\" role=\"img\""
                + " font-family=\"'DejaVu Sans', Verdana, Arial, sans-serif\">\n");
        svg.append("<title>Why it is so</title>\n");
        svg.append("<desc>").append(Lettering.xml(spoken())).append("</desc>\n");
        svg.append("<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#ffffff\"/>\n");
        text(MARGIN, MARGIN + 6, SIZE, "#222222", true, "Everything follows from what stands left of it.");
        for (int column = 0; column < lefts.size(); column++) {
            boolean givens = column == 1 && !graph.givens().isEmpty();
            int depth = column - (graph.givens().isEmpty() ? 0 : 1);
            String name = column == 0 ? "Clues" : givens ? "Given" : "Depth " + depth;
            text(lefts.get(column), HEAD - 12, SMALL, "#555555", false, name);
        }
    }

    /** The whole graph in sentences, for those who cannot see it. */
    private String spoken() {
        List<String> sentences = new ArrayList<>();
        graph.conclusions().forEach(conclusion -> sentences.add(explanation.sentence(conclusion.step())));
        return String.join(" ", sentences);
    }

    /** The lines that leave an item, and the item itself where it is a lane. */
    private void lines(Columns.Item item) {
        int middle = HEAD + (int) Math.round(item.middle);
        int start = lefts.get(item.column)
                + (item.isLane ? widths.get(item.column) : look(item).width());
        if (item.isLane) {
            line(
                    "M" + lefts.get(item.column) + " " + middle + " H" + start,
                    look(item).colour());
        }
        for (Columns.Item target : item.right) {
            int end = lefts.get(target.column);
            int at = arrival(item, target);
            int bend = lefts.get(item.column) + widths.get(item.column);
            int half = (end - bend) / 2;
            line(
                    "M" + start + " " + middle + " H" + bend + " C" + (bend + half) + " " + middle + " " + (end - half)
                            + " " + at + " " + end + " " + at,
                    look(item).colour());
            if (!target.isLane) {
                svg.append("<circle cx=\"" + end + "\" cy=\"" + at + "\" r=\"3\" fill=\""
                        + look(item).colour() + "\"/>\n");
            }
        }
    }

    /** Where on the left side of its target a line ends: the lines come in the order of where they are from. */
    private int arrival(Columns.Item from, Columns.Item target) {
        List<Columns.Item> sources = new ArrayList<>(target.left);
        sources.sort(java.util.Comparator.comparingDouble(source -> source.middle));
        double room = target.isLane ? 0 : target.height - 12.0;
        double share = (sources.indexOf(from) + 0.5) / sources.size() - 0.5;
        return HEAD + (int) Math.round(target.middle + share * room);
    }

    private void line(String path, String colour) {
        svg.append("<path d=\"" + path + "\" fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"1.4\"/>\n");
    }

    private void box(Columns.Item item) {
        if (item.isLane) {
            return;
        }
        Look look = look(item);
        int left = lefts.get(item.column);
        int top = HEAD + (int) Math.round(item.middle - item.height / 2.0);
        boolean isClue = item.column == 0;
        String border = isClue ? look.colour() : "#555555";
        svg.append("<rect x=\"" + left + "\" y=\"" + top + "\" width=\"" + look.width() + "\" height=\"" + item.height
                + "\" rx=\"5\" fill=\"" + look.ground() + "\" stroke=\"" + border + "\"/>\n");
        int base = top + PAD + SMALL - 2;
        List<String> above = isClue ? look.small() : look.strong();
        List<String> below = isClue ? look.strong() : look.small();
        for (String line : above) {
            text(left + PAD, base, isClue ? SMALL : SIZE, isClue ? border : "#222222", !isClue, line);
            base += isClue ? LINE - 2 : LINE;
        }
        for (String line : below) {
            text(left + PAD, base, isClue ? SIZE : SMALL, "#222222", false, line);
            base += isClue ? LINE : LINE - 2;
        }
    }

    private void text(int x, int y, int size, String colour, boolean strong, String text) {
        svg.append("<text x=\"" + x + "\" y=\"" + y + "\" font-size=\"" + size + "\" fill=\"" + colour + "\""
                + (strong ? " font-weight=\"600\"" : "") + ">" + Lettering.xml(text) + "</text>\n");
    }
}
