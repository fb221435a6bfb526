package cluewright.print;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** What the signs of a map mean, in as many columns as fit. Only what the map has is explained. */
final class MapLegend {
    private static final double ROW = 19;
    private static final double COLUMN = 128;
    private static final double SIGN = 8;

    private final List<Entry> entries = new ArrayList<>();

    /** A sign and its meaning. */
    private record Entry(String meaning, Drawing drawing) {}

    /** Draws a sign around a point. */
    private interface Drawing {
        void draw(Pen pen, double x, double y);
    }

    private MapLegend() {}

    /** The legend of the coloured map. */
    static MapLegend of(Chart chart) {
        MapLegend legend = new MapLegend();
        for (String terrain : new LinkedHashSet<>(chart.terrain())) {
            Texture texture = chart.texture(chart.terrain().indexOf(terrain));
            legend.add(terrain, (pen, x, y) -> {
                Rectangle2D patch = Pen.box(x - 11, y - 7.5, 22, 15);
                pen.fill(patch, texture.colour());
                texture.fill(pen.with(new Tone(0x6a6a6a)), patch, 7);
                pen.draw(patch, Pen.FIRM);
            });
        }
        if (chart.nature().indexOf('T') >= 0) {
            legend.add("tree", (pen, x, y) -> Signs.tree(pen, x, y, SIGN));
        }
        if (chart.nature().indexOf('F') >= 0) {
            legend.add("flower", (pen, x, y) -> Signs.flower(pen, x, y, SIGN));
        }
        if (chart.layers().contains("stones")) {
            legend.add("1 to 4 stones", (pen, x, y) -> Signs.stones(pen, x, y, SIGN, 3));
        }
        if (chart.layers().contains("roads")) {
            legend.add("road", (pen, x, y) -> {
                pen.with(new Tone(0x8a5a2b)).line(x - 11, y, x + 11, y, 2.5);
                pen.draw(Pen.circle(x, y, 1.5), Pen.THIN);
            });
        }
        legend.things(chart);
        return legend;
    }

    private void things(Chart chart) {
        MapLetters letters = MapLetters.of(chart);
        for (String kind : new LinkedHashSet<>(chart.landmarks().values())) {
            add(kind, (pen, x, y) -> Signs.landmark(pen, kind, letters.landmark(kind), x, y, SIGN * 1.1));
        }
        LinkedHashSet<String> kinds = new LinkedHashSet<>();
        LinkedHashSet<String> colours = new LinkedHashSet<>();
        chart.structures().values().forEach(structure -> {
            kinds.add(structure.kind());
            colours.add(structure.colour());
        });
        for (String kind : kinds) {
            add(kind, (pen, x, y) -> Signs.structure(pen, kind, letters.structure(kind), x, y, SIGN * 1.1));
        }
        colours.remove("");
        for (String colour : colours) {
            letter(letters.colour(colour), "a " + colour + " structure");
        }
        int kind = 0;
        for (String animal : chart.territory().keySet()) {
            String initial = letters.animal(animal);
            double width = kind % 2 == 0 ? 2 : 1.2;
            double dash = kind % 2 == 0 ? 6 : 1.5;
            add(
                    animal + " territory (" + initial + ")",
                    (pen, x, y) -> pen.dashed(Pen.box(x - 10, y - 7, 20, 14), width, dash));
            kind++;
        }
        if (!chart.small().isEmpty()) {
            add("small treasure", (pen, x, y) -> Signs.small(pen, x, y, SIGN));
        }
    }

    /** What the strokes of the simple map mean, in words. */
    static String simple(Chart chart) {
        List<String> words = new ArrayList<>();
        MapLetters letters = MapLetters.of(chart);
        for (String terrain : new LinkedHashSet<>(chart.terrain())) {
            Texture texture = chart.texture(chart.terrain().indexOf(terrain));
            words.add(terrain + ": "
                    + switch (texture) {
                        case GRASS -> "nothing";
                        case WATER -> "a wave";
                        case DESERT -> "a dot";
                        case MOUNTAIN -> "a peak";
                        case SWAMP -> "a dash";
                        case SNOW -> "a cross";
                        default -> "the letter " + letters.terrain(terrain);
                    });
        }
        if (chart.nature().indexOf('T') >= 0) {
            words.add("tree: a circle on a stick");
        }
        if (chart.nature().indexOf('F') >= 0) {
            words.add("flower: a circle");
        }
        if (chart.layers().contains("stones")) {
            words.add("stones: their number");
        }
        if (chart.layers().contains("roads")) {
            words.add("road: a line through the squares");
        }
        for (String kind : new LinkedHashSet<>(chart.landmarks().values())) {
            words.add(kind + ": " + letters.landmark(kind));
        }
        List<String> colours = chart.structures().values().stream()
                .map(Chart.Structure::colour)
                .filter(colour -> !colour.isEmpty())
                .distinct()
                .toList();
        for (String kind : chart.structures().values().stream()
                .map(Chart.Structure::kind)
                .distinct()
                .toList()) {
            words.add(kind + ": " + Signs.stroke(kind, letters.structure(kind)));
        }
        colours.forEach(colour -> words.add(colour + " structure: " + letters.colour(colour)));
        List<String> animals = List.copyOf(chart.territory().keySet());
        animals.forEach(animal -> words.add(animal + " territory: " + letters.animal(animal)));
        if (!chart.small().isEmpty()) {
            words.add("small treasure: a diamond");
        }
        return String.join("  ·  ", words) + ". Firm lines part the terrains.";
    }

    private void letter(String letter, String meaning) {
        add(meaning, (pen, x, y) -> pen.centred(letter, x, y, 26, Lettering.bold(10)));
    }

    private void add(String meaning, Drawing drawing) {
        entries.add(new Entry(meaning, drawing));
    }

    /** How much room is needed below each other, in this width. */
    double height(double width) {
        int columns = columns(width);
        int rows = (entries.size() + columns - 1) / columns;
        return rows * ROW;
    }

    private static int columns(double width) {
        return Math.max(1, (int) (width / COLUMN));
    }

    void paint(Pen pen, double left, double top, double width) {
        int columns = columns(width);
        for (int i = 0; i < entries.size(); i++) {
            double x = left + i % columns * COLUMN;
            int row = i / columns;
            double y = top + row * ROW + ROW / 2;
            entries.get(i).drawing.draw(pen, x + 12, y);
            Words words = Words.fitted(entries.get(i).meaning, COLUMN - 34, ROW, Lettering.plain(9));
            pen.put(words, x + 28, y - words.height() / 2, COLUMN - 34, 0);
        }
    }
}
