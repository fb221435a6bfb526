package cluewright.treasure;

import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Writes the map of a document. */
final class ChartWriter {
    private final Chart chart;

    ChartWriter(Chart chart) {
        this.chart = chart;
    }

    Tree.Fields write() {
        Tree.Fields board = Tree.fields().with("shape", chart.frame().shape().word());
        if (!chart.legend().isEmpty()) {
            Tree.Fields legend = Tree.fields();
            for (Map.Entry<Character, String> entry : chart.legend().entrySet()) {
                legend = legend.with(entry.getKey().toString(), entry.getValue());
            }
            board = board.with("legend", legend);
        }
        Map<String, Character> letters = letters();
        board = board.with("terrain", rows(square -> letters.get(chart.terrain().get(square))));
        List<Integer> stones = chart.stones();
        board = chart.has(Layer.NATURE)
                ? board.with("nature", rows(square -> chart.plant(square).letter()))
                : board;
        board = stones != null ? board.with("stones", rows(square -> heap(stones.get(square)))) : board;
        board = chart.has(Layer.ROADS)
                ? board.with("roads", rows(square -> chart.has(Feature.any(Layer.ROADS), square) ? '#' : '.'))
                : board;
        board = chart.has(Layer.LANDMARKS) ? board.with("landmarks", landmarks()) : board;
        board = chart.has(Layer.TERRITORY) ? board.with("territory", territory()) : board;
        board = chart.has(Layer.STRUCTURES) ? board.with("structures", structures()) : board;
        List<Integer> small = chart.small();
        return small != null ? board.with("small", names(small)) : board;
    }

    private Map<String, Character> letters() {
        Map<String, Character> letters = new LinkedHashMap<>();
        Chart.TERRAINS.forEach((letter, name) -> letters.put(name, letter));
        chart.legend().forEach((letter, name) -> letters.put(name, letter));
        return letters;
    }

    private static char heap(int stones) {
        return stones == 0 ? '.' : (char) ('0' + stones);
    }

    private Tree rows(IntFunction<Character> letter) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < chart.frame().rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < chart.frame().columns(); column++) {
                line.append(letter.apply(row * chart.frame().columns() + column));
            }
            rows.add(line.toString());
        }
        return Tree.texts(rows);
    }

    private Tree names(List<Integer> squares) {
        List<String> names = new ArrayList<>();
        squares.forEach(square -> names.add(chart.frame().name(square)));
        return Tree.texts(names);
    }

    private Tree landmarks() {
        List<Tree> items = new ArrayList<>();
        for (Landmark landmark : chart.landmarks() == null ? List.<Landmark>of() : chart.landmarks()) {
            items.add(Tree.fields()
                    .with("at", chart.frame().name(landmark.square()))
                    .with("kind", landmark.kind()));
        }
        return Tree.of(items);
    }

    private Tree structures() {
        List<Tree> items = new ArrayList<>();
        for (Structure built : chart.structures() == null ? List.<Structure>of() : chart.structures()) {
            Tree.Fields item =
                    Tree.fields().with("at", chart.frame().name(built.square())).with("kind", built.kind());
            items.add(built.colour().isEmpty() ? item : item.with("colour", built.colour()));
        }
        return Tree.of(items);
    }

    private Tree territory() {
        Tree.Fields territory = Tree.fields();
        for (Feature animal : chart.features(Layer.TERRITORY)) {
            List<Integer> squares = new ArrayList<>();
            for (int square = 0; square < chart.size(); square++) {
                if (chart.has(animal, square)) {
                    squares.add(square);
                }
            }
            territory = territory.with(animal.name(), names(squares));
        }
        return territory;
    }
}
