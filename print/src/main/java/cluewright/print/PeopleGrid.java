package cluewright.print;

import cluewright.puzzle.Tree;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A board of the suspects game: people row by row, columns lettered, rows numbered.
 *
 * @param names names, row by row
 * @param roles their roles
 */
record PeopleGrid(int columns, int rows, List<String> names, List<String> roles) {
    /** Room for the letters and numbers at the edges. */
    private static final double EDGE = 16;

    private static final double LARGEST_CELL_HEIGHT = 80;
    private static final double HATCH = 5;

    static PeopleGrid of(Original original) {
        Tree.Fields board = original.board();
        List<String> names = new ArrayList<>();
        List<String> roles = new ArrayList<>();
        for (Tree person : board.list("people")) {
            names.add(person.asFields().get("name").asText());
            roles.add(person.asFields().get("role").asText());
        }
        return new PeopleGrid(
                board.get("columns").asNumber(1, 10), board.get("rows").asNumber(1, 10), names, roles);
    }

    private double cellHeight(Rectangle2D place) {
        return Math.min(LARGEST_CELL_HEIGHT, (place.getHeight() - EDGE) / rows);
    }

    /** Where the board ends when it is painted there. */
    double bottom(Rectangle2D place) {
        return place.getY() + EDGE + rows * cellHeight(place);
    }

    /**
     * The board.
     *
     * @param status what is known of a person, by name; null when nothing is
     * @param toMark whether there are signs to fill in in the cells of those of whom nothing is known
     */
    void paint(Pen pen, Rectangle2D place, UnaryOperator<@Nullable String> status, boolean toMark) {
        double width = (place.getWidth() - EDGE) / columns;
        double height = cellHeight(place);
        double left = place.getX() + EDGE;
        double top = place.getY() + EDGE;
        pen.corner(place.getX() + 5, place.getY() + 5, 8);
        for (int column = 0; column < columns; column++) {
            String letter = Character.toString('A' + column);
            pen.centred(letter, left + (column + 0.5) * width, place.getY() + EDGE / 2, width, Lettering.bold(10));
        }
        for (int row = 0; row < rows; row++) {
            String number = Integer.toString(row + 1);
            pen.centred(number, place.getX() + EDGE / 2, top + (row + 0.5) * height, EDGE, Lettering.bold(10));
        }
        for (int i = 0; i < names.size(); i++) {
            int row = i / columns;
            Rectangle2D cell = Pen.box(left + i % columns * width, top + row * height, width, height);
            cell(pen, cell, i, status.apply(names.get(i)), toMark);
        }
        pen.draw(Pen.box(left, top, columns * width, rows * height), Pen.FIRM * 1.5);
    }

    private void cell(Pen pen, Rectangle2D cell, int person, @Nullable String status, boolean toMark) {
        boolean suspect = "suspect".equals(status);
        if (suspect) {
            Texture.HATCHED.fill(pen, cell, HATCH);
        }
        pen.draw(cell, Pen.THIN);
        double sign = Math.min(cell.getHeight(), cell.getWidth()) * 0.11;
        double signs = cell.getMaxY() - sign * 1.6;
        Rectangle2D text = Pen.inside(cell, 4);
        double textHeight = signs - sign * 1.4 - text.getY();
        Rectangle2D plate = Pen.box(text.getX(), text.getY(), text.getWidth(), textHeight);
        if (suspect) {
            pen.fill(
                    Pen.box(plate.getX(), plate.getY(), plate.getWidth(), signs + sign * 1.3 - plate.getY()),
                    Tone.WHITE);
        }
        Rectangle2D upper = Pen.box(plate.getX(), plate.getY(), plate.getWidth(), textHeight * 0.58);
        pen.fitCentred(names.get(person), upper, Lettering.bold(14));
        Rectangle2D lower = Pen.box(plate.getX(), upper.getMaxY(), plate.getWidth(), textHeight * 0.42);
        pen.fitCentred(roles.get(person), lower, Lettering.plain(9));
        boolean open = toMark && status == null;
        if (open || suspect) {
            suspectSign(pen, cell.getCenterX() - (open ? sign * 2 : 0), signs, sign, suspect);
        }
        if (open || "innocent".equals(status)) {
            pen.draw(Pen.circle(cell.getCenterX() + (open ? sign * 2 : 0), signs, sign), open ? Pen.THIN : Pen.FIRM);
        }
    }

    private static void suspectSign(Pen pen, double x, double y, double size, boolean filled) {
        Rectangle2D square = Pen.box(x - size, y - size, 2 * size, 2 * size);
        if (filled) {
            pen.fill(square, Tone.BLACK);
        }
        pen.draw(square, Pen.THIN);
    }

    /** A board without words on which one person's place is black. */
    void mini(Pen pen, Rectangle2D place, String name) {
        double cell = Math.min(place.getWidth() / columns, place.getHeight() / rows);
        double left = place.getMaxX() - columns * cell;
        for (int i = 0; i < names.size(); i++) {
            int row = i / columns;
            Rectangle2D square = Pen.box(left + i % columns * cell, place.getY() + row * cell, cell, cell);
            if (names.get(i).equals(name)) {
                pen.fill(square, Tone.BLACK);
            }
            pen.draw(square, Pen.THIN);
        }
    }
}
