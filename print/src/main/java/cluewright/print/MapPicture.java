package cluewright.print;

import cluewright.print.Chart.Lay;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;

/**
 * A treasure map drawn in one of its styles. Whatever is on a square has a place of its own in it:
 *
 * <pre>
 *   +-----------+
 *   | tree  2   |     nature at the left, stones at the right
 *   |===road====|     a structure in the middle
 *   | ship  coin|     a landmark at the left, a small treasure at the right
 *   +-----------+     territory along the edge, its letter half way up
 * </pre>
 */
final class MapPicture {
    /** Room for letters and numbers at the edges. */
    private static final double EDGE = 16;

    private static final Tone TEXTURE = new Tone(0x6a6a6a);
    private static final Tone ROAD = new Tone(0x8a5a2b);

    private final Chart chart;
    private final MapLetters letters;
    private final Lay lay;
    private final Pen pen;
    private final double unit;

    MapPicture(Chart chart, Rectangle2D place, Pen pen) {
        this.chart = chart;
        this.letters = MapLetters.of(chart);
        this.lay = chart.lay(place, EDGE);
        this.pen = pen;
        this.unit = lay.unit();
    }

    double bottom() {
        return lay.top() + lay.height();
    }

    double x(int square) {
        return lay.x(square);
    }

    double y(int square) {
        return lay.y(square);
    }

    /** The map in colours, each with its texture. */
    void colour() {
        for (int square = 0; square < chart.size(); square++) {
            pen.fill(lay.square(square, 1), chart.texture(square).colour());
            chart.texture(square).fill(pen.with(TEXTURE), lay.square(square, 1), Math.max(4, unit * 0.36));
        }
        net(Pen.THIN);
        borders(Pen.FIRM);
        territories();
        roads(Math.max(1.5, unit * 0.16));
        for (int square = 0; square < chart.size(); square++) {
            things(square);
        }
        names();
    }

    /** The map as few strokes: everybody can copy it by hand. */
    void simple() {
        net(Pen.THIN);
        borders(Pen.FIRM * 1.8);
        for (int square = 0; square < chart.size(); square++) {
            simpleTerrain(square);
        }
        territories();
        roads(1);
        for (int square = 0; square < chart.size(); square++) {
            simpleThings(square);
        }
        names();
    }

    /** The empty net of squares. */
    void empty() {
        net(Pen.THIN);
        names();
    }

    /** The net with some squares hatched. */
    void shaded(List<String> excluded) {
        for (int square = 0; square < chart.size(); square++) {
            if (excluded.contains(chart.name(square))) {
                pen.fill(lay.square(square, 1), Tone.PALE);
                Texture.HATCHED.fill(pen, lay.square(square, 1), Math.max(2.5, unit / 2));
            }
        }
        net(Pen.THIN);
        names();
    }

    private void net(double width) {
        if (chart.hex()) {
            for (int square = 0; square < chart.size(); square++) {
                pen.draw(lay.square(square, 1), width);
            }
            return;
        }
        double right = lay.left() + lay.width();
        for (int column = 0; column <= chart.columns(); column++) {
            double x = lay.left() + 2 * unit * column;
            pen.line(x, lay.top(), x, bottom(), width);
        }
        for (int row = 0; row <= chart.rows(); row++) {
            double y = lay.top() + 2 * unit * row;
            pen.line(lay.left(), y, right, y, width);
        }
    }

    /** Firm lines where one terrain meets another. */
    private void borders(double width) {
        for (int square = 0; square < chart.size(); square++) {
            List<Integer> neighbours = chart.neighbours(square);
            for (int side = 0; side < neighbours.size(); side++) {
                int other = neighbours.get(side);
                boolean outer = other < 0;
                if (outer || other > square && chart.texture(square) != chart.texture(other)) {
                    double[] s = lay.side(square, side);
                    pen.line(s[0], s[1], s[2], s[3], width);
                }
            }
        }
    }

    /** Letters above, numbers at the left, and the corner that tells how to hold the map. */
    private void names() {
        double size = Math.min(10, Math.max(4, unit * 0.9));
        for (int column = 0; column < chart.columns(); column++) {
            String letter = Character.toString('A' + column);
            pen.centred(letter, lay.x(column), lay.top() - size * 0.75, 2 * unit, Lettering.bold(size));
        }
        for (int row = 0; row < chart.rows(); row++) {
            String number = Integer.toString(row + 1);
            pen.centred(number, lay.left() - size * 0.8, lay.y(row * chart.columns()), EDGE, Lettering.bold(size));
        }
        pen.corner(lay.left() - size * 1.3, lay.top() - size * 1.3, size * 0.8);
    }

    private void territories() {
        int kind = 0;
        for (Map.Entry<String, List<Integer>> animal : chart.territory().entrySet()) {
            for (int square : animal.getValue()) {
                double factor = kind % 2 == 0 ? 0.9 : 0.8;
                pen.dashed(lay.square(square, factor), kind % 2 == 0 ? 2 : 1.2, kind % 2 == 0 ? 6 : 1.5);
                label(
                        letters.animal(animal.getKey()),
                        lay.x(square) + unit * (kind % 2 == 0 ? -0.62 : 0.62),
                        lay.y(square));
            }
            kind++;
        }
    }

    private void roads(double width) {
        Pen road = width > 1 ? pen.with(ROAD) : pen;
        for (int square = 0; square < chart.size(); square++) {
            if (!chart.road().get(square)) {
                continue;
            }
            boolean alone = true;
            for (int other : chart.neighbours(square)) {
                if (other >= 0 && chart.road().get(other)) {
                    alone = false;
                    if (other > square) {
                        road.line(lay.x(square), lay.y(square), lay.x(other), lay.y(other), width);
                    }
                }
            }
            if (alone || width > 1) {
                pen.draw(Pen.circle(lay.x(square), lay.y(square), unit * (alone ? 0.16 : 0.07)), Pen.THIN);
            }
        }
    }

    private void things(int square) {
        double x = lay.x(square);
        double y = lay.y(square);
        double s = unit * 0.38;
        if (chart.nature().charAt(square) == 'T') {
            Signs.tree(pen, x - s * 1.15, y - s * 1.1, s);
        } else if (chart.nature().charAt(square) == 'F') {
            Signs.flower(pen, x - s * 1.15, y - s * 1.1, s);
        }
        Signs.stones(pen, x + s * 1.1, y - s * 1.1, s, chart.stones().get(square));
        structure(square, x, y, s);
        String landmark = chart.landmarks().get(square);
        if (landmark != null) {
            Signs.landmark(pen, landmark, letters.landmark(landmark), x - s * 1.0, y + s * 1.1, s * 1.25);
        }
        if (chart.small().contains(square)) {
            Signs.small(pen, x + s * 1.1, y + s * 1.1, s);
        }
    }

    private void structure(int square, double x, double y, double s) {
        Chart.Structure structure = chart.structures().get(square);
        if (structure != null) {
            Signs.structure(pen, structure.kind(), letters.structure(structure.kind()), x, y, s * 1.4);
            if (!structure.colour().isEmpty()) {
                label(letters.colour(structure.colour()), x, y + s * 0.35);
            }
        }
    }

    private void label(String text, double x, double y) {
        Lettering type = Lettering.bold(Math.max(Words.SMALLEST, unit * 0.42));
        double width = type.width(text) + 2;
        pen.fill(Pen.box(x - width / 2, y - type.size() * 0.55, width, type.size() * 1.1), Tone.WHITE);
        pen.centred(text, x, y, width + 2, type);
    }

    /** One stroke, or two for snow and letters for terrains of the map's own; grass is left white. */
    private void simpleTerrain(int square) {
        double x = lay.x(square);
        double y = lay.y(square) + unit * 0.66;
        double s = unit * 0.42;
        switch (chart.texture(square)) {
            case GRASS -> {}
            case WATER -> Texture.WATER.mark(pen.with(Tone.BLACK), x, y, s * 1.4);
            case DESERT -> pen.fill(Pen.circle(x, y, Math.max(1, s * 0.14)), Tone.BLACK);
            case MOUNTAIN -> pen.draw(Pen.trace(x - s * 0.5, y + s * 0.3, x, y - s * 0.4, x + s * 0.5, y + s * 0.3), 1);
            case SWAMP -> pen.line(x - s * 0.6, y, x + s * 0.6, y, 1);
            case SNOW -> {
                pen.line(x - s * 0.3, y - s * 0.3, x + s * 0.3, y + s * 0.3, 1);
                pen.line(x - s * 0.3, y + s * 0.3, x + s * 0.3, y - s * 0.3, 1);
            }
            default ->
                pen.centred(letters.terrain(chart.terrain().get(square)), x, y, unit, Lettering.plain(Math.max(4, s)));
        }
    }

    private void simpleThings(int square) {
        double x = lay.x(square);
        double y = lay.y(square);
        double s = unit * 0.4;
        if (chart.nature().charAt(square) == 'T') {
            pen.draw(Pen.trace(x - s * 1.2, y - s * 0.2, x - s * 1.2, y - s * 1.0), 1);
            pen.draw(Pen.circle(x - s * 1.2, y - s * 1.4, s * 0.4), 1);
        } else if (chart.nature().charAt(square) == 'F') {
            pen.draw(Pen.circle(x - s * 1.2, y - s * 1.1, s * 0.3), 1);
        }
        if (chart.stones().get(square) > 0) {
            String number = Integer.toString(chart.stones().get(square));
            pen.centred(number, x + s * 1.2, y - s * 1.35, unit, Lettering.bold(Math.max(Words.SMALLEST, s * 1.1)));
        }
        structure(square, x, y, s);
        String landmark = chart.landmarks().get(square);
        if (landmark != null) {
            label(letters.landmark(landmark), x, y - unit * 0.55);
        }
        if (chart.small().contains(square)) {
            Signs.small(pen, x + s * 0.9, y + s * 1.0, s, Tone.WHITE);
        }
    }
}
