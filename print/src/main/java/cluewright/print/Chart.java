package cluewright.print;

import cluewright.puzzle.Tree;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A treasure map as documents describe it. Squares are numbered row by row from the top left.
 *
 * <pre>
 *   square            hex: columns B, D, F, … stand half a square lower
 *    A  B  C             A     C
 *  1 0  1  2           1 0  B  2
 *  2 3  4  5           2 3  1  5
 *                           4
 * </pre>
 *
 * @param terrain the kind of terrain of each square
 * @param nature 'T', 'F' or '.' for each square; '.' everywhere when there is no such layer
 * @param stones how many stones there are on each square
 * @param road whether there is a road
 * @param landmarks kinds of landmarks by square
 * @param territory squares by kind of animal
 * @param structures kinds and colours by square
 * @param small squares with small treasures
 * @param others terrains that only this map has
 * @param layers the layers that the document has, by field name
 */
record Chart(
        boolean hex,
        int columns,
        int rows,
        List<String> terrain,
        String nature,
        List<Integer> stones,
        List<Boolean> road,
        Map<Integer, String> landmarks,
        Map<String, List<Integer>> territory,
        Map<Integer, Structure> structures,
        List<Integer> small,
        List<String> others,
        List<String> layers) {
    private static final Map<Character, String> LETTERS =
            Map.of('G', "grass", 'W', "water", 'D', "desert", 'M', "mountain", 'S', "swamp", 'N', "snow");

    /** A structure of a hex map. */
    record Structure(String kind, String colour) {}

    static Chart of(Tree.Fields board) {
        List<String> rows = Original.texts(board, "terrain");
        int columns = rows.get(0).length();
        String nature = String.join("", Original.texts(board, "nature"));
        String stones = String.join("", Original.texts(board, "stones"));
        String roads = String.join("", Original.texts(board, "roads"));
        List<String> others = new ArrayList<>();
        List<String> terrain = new ArrayList<>();
        for (char letter : String.join("", rows).toCharArray()) {
            String legend = board.has("legend")
                    ? Original.text(board.get("legend").asFields(), Character.toString(letter))
                    : "";
            String name = legend.isEmpty() ? LETTERS.getOrDefault(letter, Character.toString(letter)) : legend;
            terrain.add(name);
            if (!LETTERS.containsValue(name) && !others.contains(name)) {
                others.add(name);
            }
        }
        List<Integer> heaps = new ArrayList<>();
        List<Boolean> road = new ArrayList<>();
        for (int square = 0; square < terrain.size(); square++) {
            heaps.add(stones.isEmpty() ? 0 : Math.max(0, Character.digit(stones.charAt(square), 10)));
            road.add(!roads.isEmpty() && roads.charAt(square) == '#');
        }
        Map<Integer, String> landmarks = new LinkedHashMap<>();
        Map<Integer, Structure> structures = new LinkedHashMap<>();
        for (Tree.Fields item : items(board, "landmarks")) {
            landmarks.put(
                    square(item.get("at").asText(), columns), item.get("kind").asText());
        }
        for (Tree.Fields item : items(board, "structures")) {
            structures.put(
                    square(item.get("at").asText(), columns),
                    new Structure(item.get("kind").asText(), Original.text(item, "colour")));
        }
        Map<String, List<Integer>> territory = new LinkedHashMap<>();
        if (board.has("territory")) {
            for (String animal : board.get("territory").asFields().fields().keySet()) {
                territory.put(
                        animal, squares(Original.texts(board.get("territory").asFields(), animal), columns));
            }
        }
        return new Chart(
                Original.text(board, "shape").equals("hex"),
                columns,
                rows.size(),
                terrain,
                nature.isEmpty() ? ".".repeat(terrain.size()) : nature,
                heaps,
                road,
                landmarks,
                territory,
                structures,
                squares(Original.texts(board, "small"), columns),
                others,
                List.copyOf(board.fields().keySet()));
    }

    private static List<Tree.Fields> items(Tree.Fields board, String name) {
        return board.has(name) ? board.list(name).stream().map(Tree::asFields).toList() : List.of();
    }

    private static List<Integer> squares(List<String> names, int columns) {
        return names.stream().map(name -> square(name, columns)).toList();
    }

    private static int square(String name, int columns) {
        return (Integer.parseInt(name.substring(1)) - 1) * columns + Character.toUpperCase(name.charAt(0)) - 'A';
    }

    /** The same map on which no small treasure is drawn. */
    Chart withoutSmall() {
        return new Chart(
                hex,
                columns,
                rows,
                terrain,
                nature,
                stones,
                road,
                landmarks,
                territory,
                structures,
                List.of(),
                others,
                layers);
    }

    int size() {
        return terrain.size();
    }

    /** "B3". */
    String name(int square) {
        return Character.toString('A' + square % columns) + (square / columns + 1);
    }

    /** How the square's terrain is drawn. */
    Texture texture(int square) {
        return Texture.of(terrain.get(square), others.indexOf(terrain.get(square)));
    }

    /** The squares that share a side with this one; in a hex map the sides of {@link Lay#square} in their order. */
    List<Integer> neighbours(int square) {
        int low = hex && square % columns % 2 == 1 ? 1 : 0;
        int[][] steps = hex
                ? new int[][] {{1, low}, {0, 1}, {-1, low}, {-1, low - 1}, {0, -1}, {1, low - 1}}
                : new int[][] {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
        List<Integer> neighbours = new ArrayList<>();
        for (int[] step : steps) {
            int column = square % columns + step[0];
            int row = square / columns + step[1];
            boolean on = column >= 0 && column < columns && row >= 0 && row < rows;
            neighbours.add(on ? row * columns + column : -1);
        }
        return neighbours;
    }

    /** Where the squares go when the map fills a place, letters and numbers included. */
    Lay lay(Rectangle2D place, double edge) {
        double wide = hex ? 1.5 * columns + 0.5 : 2.0 * columns;
        double high = hex ? Math.sqrt(3) * (rows + (columns > 1 ? 0.5 : 0)) : 2.0 * rows;
        double unit = Math.min((place.getWidth() - edge) / wide, (place.getHeight() - edge) / high);
        double left = place.getX() + edge + (place.getWidth() - edge - unit * wide) / 2;
        return new Lay(this, left, place.getY() + edge, unit, unit * wide, unit * high);
    }

    /**
     * The squares of a map on paper.
     *
     * @param unit half the side of a square, or the side of a hexagon
     */
    record Lay(Chart chart, double left, double top, double unit, double width, double height) {
        double x(int square) {
            int column = square % chart.columns;
            return left + unit * (chart.hex ? 1 + 1.5 * column : 1 + 2 * column);
        }

        double y(int square) {
            int row = square / chart.columns;
            double low = square % chart.columns % 2 == 1 ? 1 : 0.5;
            return top + unit * (chart.hex ? Math.sqrt(3) * (row + low) : 1 + 2 * row);
        }

        /** The outline of a square, shrunk by a factor; side i is the one to neighbour i, from corner i to corner i+1. */
        Path2D square(int square, double factor) {
            double[] corners = corners(square, factor);
            return Pen.figure(corners);
        }

        double[] corners(int square, double factor) {
            int sides = chart.hex ? 6 : 4;
            double reach = unit * factor * (chart.hex ? 1 : Math.sqrt(2));
            double[] corners = new double[2 * sides];
            for (int i = 0; i < sides; i++) {
                double angle = chart.hex ? Math.PI / 3 * i : Math.PI / 2 * i - Math.PI / 4;
                corners[2 * i] = x(square) + reach * Math.cos(angle);
                corners[2 * i + 1] = y(square) + reach * Math.sin(angle);
            }
            return corners;
        }

        /** The side between a square and its neighbour of this number. */
        double[] side(int square, int number) {
            double[] corners = corners(square, 1);
            int next = (2 * number + 2) % corners.length;
            return new double[] {corners[2 * number], corners[2 * number + 1], corners[next], corners[next + 1]};
        }
    }
}
