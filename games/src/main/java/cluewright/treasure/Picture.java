package cluewright.treasure;

import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A map as text, told apart without colour. A square is a few signs: whether the treasure can be there, its terrain,
 * then one sign for each further layer that the map has; no sign stands for two things ({@link Letters}). On hex maps columns B, D, F, … stand a line lower.
 *
 * <pre>
 *   N^  A     B     C          N^  A   B   C
 *    1  ,T.   ~.1   :..         1  ,       :
 *    2 x,..  *~.2   :F.                ~
 * </pre>
 */
final class Picture {
    private static final int WIDTH = 78;
    private static final String SIGNS = ",~:^%o";
    private static final char TREASURE = '*';
    private static final char LANDMARK = '!';
    private static final char STRUCTURE = '@';
    private static final char SMALL = '$';
    private static final char EXCLUDED = 'x';

    private final Chart chart;
    private final Letters letters;
    private final List<Fact> known;
    private final List<String> lines = new ArrayList<>();

    private Picture(Chart chart, List<Fact> known) {
        this.chart = chart;
        this.letters = Letters.of(chart);
        this.known = known;
    }

    static List<String> of(Chart chart, List<Fact> known) {
        Picture picture = new Picture(chart, known);
        int wide = picture.cell(0).length() + 2;
        int most = (WIDTH - 4) / wide / 2 * 2;
        for (int from = 0; from < chart.frame().columns(); from += most) {
            picture.block(from, Math.min(chart.frame().columns(), from + most), wide);
        }
        picture.legend();
        return picture.lines;
    }

    private void block(int from, int to, int wide) {
        StringBuilder head = new StringBuilder("N^ ");
        for (int column = from; column < to; column++) {
            String name = Character.toString((char) ('A' + column));
            head.append(" ").append(padded(name, wide - 1));
        }
        lines.add(head.toString().stripTrailing());
        boolean hex = chart.frame().shape() == Shape.HEX;
        for (int row = 0; row < chart.frame().rows(); row++) {
            for (int half = 0; half < (hex ? 2 : 1); half++) {
                String number = half == 0 ? Integer.toString(row + 1) : "";
                StringBuilder line = new StringBuilder(" ".repeat(2 - number.length()) + number + " ");
                for (int column = from; column < to; column++) {
                    boolean here = !hex || column % 2 == half;
                    line.append(padded(here ? cell(row * chart.frame().columns() + column) : "", wide));
                }
                lines.add(line.toString().stripTrailing());
            }
        }
    }

    private static String padded(String text, int wide) {
        return text + " ".repeat(Math.max(0, wide - text.length()));
    }

    private String cell(int square) {
        StringBuilder cell = new StringBuilder();
        cell.append(mark(square)).append(sign(chart.terrain().get(square)));
        if (chart.has(Layer.NATURE)) {
            cell.append(chart.plant(square).letter());
        }
        if (chart.has(Layer.STONES)) {
            int stones = chart.stonesAt(square);
            cell.append(stones == 0 ? '.' : (char) ('0' + stones));
        }
        if (chart.has(Layer.ROADS)) {
            cell.append(chart.has(Feature.any(Layer.ROADS), square) ? '#' : '.');
        }
        if (chart.has(Layer.LANDMARKS) || chart.has(Layer.STRUCTURES) || chart.has(Layer.SMALL)) {
            cell.append(site(square));
        }
        if (chart.has(Layer.TERRITORY)) {
            cell.append(animal(square));
        }
        return cell.toString();
    }

    private char mark(int square) {
        if (known.contains(Fact.is(Hunt.TREASURE, square))) {
            return TREASURE;
        }
        return known.contains(Fact.isNot(Hunt.TREASURE, square)) ? EXCLUDED : ' ';
    }

    private char sign(String terrain) {
        int usual = List.copyOf(Chart.TERRAINS.values()).indexOf(terrain);
        if (usual >= 0) {
            return SIGNS.charAt(usual);
        }
        return letters.terrain(terrain);
    }

    /** One sign for what stands on a square; the lines below the map say which it is. */
    private char site(int square) {
        if (chart.has(Feature.any(Layer.LANDMARKS), square)) {
            return LANDMARK;
        }
        for (Structure built : chart.structures() == null ? List.<Structure>of() : chart.structures()) {
            if (built.square() == square) {
                return STRUCTURE;
            }
        }
        return chart.has(Feature.any(Layer.SMALL), square) ? SMALL : '.';
    }

    private char animal(int square) {
        for (Feature animal : chart.features(Layer.TERRITORY)) {
            if (chart.has(animal, square)) {
                return letters.animal(animal.name());
            }
        }
        return '.';
    }

    private void legend() {
        List<String> parts = new ArrayList<>();
        for (Feature terrain : chart.features(Layer.TERRAIN)) {
            parts.add(sign(terrain.name()) + " " + terrain.name());
        }
        if (chart.has(Layer.NATURE)) {
            parts.add("T tree");
            parts.add("F flower");
        }
        addIf(parts, chart.has(Layer.STONES), "1-4 stones");
        addIf(parts, chart.has(Layer.ROADS), "# road");
        for (Feature animal : chart.features(Layer.TERRITORY)) {
            parts.add(letters.animal(animal.name()) + " " + animal.name() + " territory");
        }
        addIf(parts, chart.has(Layer.SMALL), SMALL + " small treasure");
        fold(parts, ", ");
        List<String> sites = new ArrayList<>();
        for (Landmark landmark : chart.landmarks() == null ? List.<Landmark>of() : chart.landmarks()) {
            sites.add(LANDMARK + " " + name(landmark.square()) + " " + landmark.kind());
        }
        for (Structure built : chart.structures() == null ? List.<Structure>of() : chart.structures()) {
            String colour = built.colour().isEmpty() ? "" : built.colour() + " ";
            sites.add(STRUCTURE + " " + name(built.square()) + " " + colour + built.kind());
        }
        List<Integer> small = chart.small();
        if (small != null && !small.isEmpty()) {
            small.forEach(square -> sites.add(SMALL + " " + name(square)));
        }
        fold(sites, ", ");
    }

    private static void addIf(List<String> parts, boolean is, @Nullable String part) {
        if (is && part != null) {
            parts.add(part);
        }
    }

    private String name(int square) {
        return chart.frame().name(square);
    }

    private void fold(List<String> parts, String between) {
        StringBuilder line = new StringBuilder();
        for (String part : parts) {
            if (line.length() > 0 && line.length() + between.length() + part.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : between).append(part);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
    }
}
