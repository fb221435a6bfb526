package cluewright.treasure;

import cluewright.clue.Scan;
import cluewright.formula.Numbers;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the map of a document, and checks everything that comes from outside about it. */
final class ChartReader {
    private static final int LONGEST_NAME = 30;
    private static final List<String> SHAPES = List.of(Shape.SQUARE.word(), Shape.HEX.word());

    /** Words that sentences use otherwise. */
    private static final List<String> TAKEN = List.of(
            "a",
            "an",
            "the",
            "or",
            "and",
            "of",
            "than",
            "to",
            "within",
            "with",
            "without",
            "nature",
            "tree",
            "flower",
            "stone",
            "stones",
            "road",
            "animal",
            "territory",
            "structure",
            "treasure",
            "edge",
            "middle",
            "landmarks",
            "row",
            "column",
            "square",
            "squares");

    private final Tree.Fields board;
    private final Map<Character, String> legend = new LinkedHashMap<>();
    private final List<String> rows;
    private final Frame frame;

    private ChartReader(Tree tree) {
        board = tree.asFields();
        board.only(
                "shape",
                "terrain",
                "nature",
                "stones",
                "roads",
                "landmarks",
                "territory",
                "structures",
                "small",
                "legend");
        Shape shape = board.has("shape") ? shape(board.get("shape")) : Shape.SQUARE;
        if (board.has("legend")) {
            legend();
        }
        Tree terrain = board.get("terrain");
        rows = rows(terrain);
        if (rows.isEmpty()) {
            throw terrain.refused("the map has no rows; write at least " + Frame.FEWEST + ".");
        }
        Frame made;
        try {
            made = new Frame(shape, rows.get(0).length(), rows.size());
        } catch (Refused refused) {
            throw terrain.refused(refused.getMessage());
        }
        frame = made;
    }

    static Chart read(Tree tree) {
        return new ChartReader(tree).chart();
    }

    private Chart chart() {
        List<String> terrain = new ArrayList<>();
        layer(Layer.TERRAIN, letter -> {
            String name = legend.containsKey(letter) ? legend.get(letter) : Chart.TERRAINS.get(letter);
            if (name != null) {
                terrain.add(name);
            }
            return name == null ? "a terrain; the letters are " + letters() : null;
        });
        Chart chart = Chart.bare(frame, terrain).withLegend(legend);
        List<Plant> nature = new ArrayList<>();
        chart = layer(Layer.NATURE, letter -> plant(letter, nature)) ? chart.withNature(nature) : chart;
        List<Integer> stones = new ArrayList<>();
        chart = layer(Layer.STONES, letter -> heap(letter, stones)) ? chart.withStones(stones) : chart;
        List<Boolean> roads = new ArrayList<>();
        chart = layer(Layer.ROADS, letter -> road(letter, roads))
                ? chart.withRoads(Numbers.where(frame.size() - 1, roads::get))
                : chart;
        chart = board.has("landmarks") ? chart.withLandmarks(landmarks()) : chart;
        chart = board.has("territory") ? chart.withTerritory(territory()) : chart;
        chart = board.has("structures") ? chart.withStructures(structures()) : chart;
        if (board.has("small")) {
            List<Integer> small = new ArrayList<>();
            board.list("small").forEach(square -> small.add(square(square, small, "small treasures")));
            small.sort(null);
            chart = chart.withSmall(small);
        }
        return chart;
    }

    private static Shape shape(Tree tree) {
        int shape = SHAPES.indexOf(tree.asText());
        if (shape < 0) {
            throw tree.refused("the squares cannot be '" + shown(tree) + "'; they are " + String.join(" or ", SHAPES)
                    + "." + Refused.maybe(tree.asText(), SHAPES));
        }
        return Shape.values()[shape];
    }

    private void legend() {
        Tree.Fields fields = board.get("legend").asFields();
        List<String> names = new ArrayList<>();
        for (Map.Entry<String, Tree> entry : fields.fields().entrySet()) {
            String letter = entry.getKey();
            if (letter.length() != 1 || !Character.isLetter(letter.charAt(0))) {
                throw entry.getValue()
                        .refused("'" + shown(letter) + "' is no letter; a legend goes from single letters"
                                + " to names of terrains.");
            }
            String name = name(entry.getValue());
            String usual = Chart.TERRAINS.get(letter.charAt(0));
            if (names.contains(name) || Chart.TERRAINS.containsValue(name) && !name.equals(usual)) {
                throw entry.getValue()
                        .refused("'" + name + "' has another letter already; give each terrain one letter.");
            }
            names.add(name);
            legend.put(letter.charAt(0), name);
        }
    }

    private String letters() {
        List<String> letters = new ArrayList<>();
        Map<Character, String> all = new LinkedHashMap<>(Chart.TERRAINS);
        all.putAll(legend);
        all.forEach((letter, name) -> letters.add(letter + " " + name));
        return String.join(", ", letters);
    }

    private static List<String> rows(Tree tree) {
        List<String> rows = new ArrayList<>();
        for (Tree row : tree.asList()) {
            rows.add(row.asText());
        }
        return rows;
    }

    /** What a letter of a layer means; answers what it should be when it means nothing. */
    private interface Letter {
        @Nullable
        String take(char letter);
    }

    /** Whether the layer is there; its letters go one by one, row by row. */
    private boolean layer(Layer layer, Letter meaning) {
        if (!board.has(layer.word())) {
            return false;
        }
        Tree tree = board.get(layer.word());
        List<Tree> lines = tree.asList();
        if (lines.size() != frame.rows()) {
            throw tree.refused("'" + layer.word() + "' has " + lines.size() + " rows, but the terrain has "
                    + frame.rows() + "; give it as many.");
        }
        for (int row = 0; row < lines.size(); row++) {
            String line = lines.get(row).asText();
            if (line.length() != frame.columns()) {
                throw lines.get(row)
                        .refused("row " + (row + 1) + " of '" + layer.word() + "' has " + line.length()
                                + " letters, but the first row of the terrain has " + frame.columns()
                                + "; make all rows alike.");
            }
            for (int column = 0; column < line.length(); column++) {
                String wanted = meaning.take(line.charAt(column));
                if (wanted != null) {
                    throw lines.get(row)
                            .refused("'" + line.charAt(column) + "' at " + frame.name(row * frame.columns() + column)
                                    + " is not " + wanted + ".");
                }
            }
        }
        return true;
    }

    private static @Nullable String plant(char letter, List<Plant> plants) {
        for (Plant plant : Plant.values()) {
            if (plant.letter() == letter) {
                plants.add(plant);
                return null;
            }
        }
        return "a plant; write T for a tree, F for a flower, or a dot";
    }

    private static @Nullable String heap(char letter, List<Integer> stones) {
        int heap = letter == '.' ? 0 : letter - '0';
        boolean fits = letter == '.' || heap >= 1 && heap <= Chart.MOST_STONES;
        stones.add(heap);
        return fits ? null : "a number of stones; write 1 to " + Chart.MOST_STONES + ", or a dot";
    }

    private static @Nullable String road(char letter, List<Boolean> roads) {
        roads.add(letter == '#');
        return letter == '#' || letter == '.' ? null : "a road; write #, or a dot";
    }

    private List<Landmark> landmarks() {
        List<Landmark> landmarks = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        for (Tree entry : board.list("landmarks")) {
            Tree.Fields fields = entry.asFields();
            fields.only("at", "kind");
            int square = square(fields.get("at"), taken, "landmarks");
            taken.add(square);
            landmarks.add(new Landmark(square, name(fields.get("kind"))));
        }
        return landmarks;
    }

    private List<Structure> structures() {
        List<Structure> structures = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        for (Tree entry : board.list("structures")) {
            Tree.Fields fields = entry.asFields();
            fields.only("at", "kind", "colour");
            int square = square(fields.get("at"), taken, "structures");
            taken.add(square);
            String kind = built(fields.get("kind"));
            structures.add(new Structure(square, kind, fields.has("colour") ? name(fields.get("colour")) : ""));
        }
        return structures;
    }

    /** A kind of structure; "standing stone" has a word that is taken otherwise. */
    private static String built(Tree tree) {
        String name = Scan.tidy(tree.asText()).toLowerCase(Locale.ROOT);
        return name.equals("standing stone") ? name : name(tree);
    }

    private Map<String, Numbers> territory() {
        Map<String, Numbers> territory = new LinkedHashMap<>();
        List<Integer> taken = new ArrayList<>();
        for (Map.Entry<String, Tree> entry :
                board.get("territory").asFields().fields().entrySet()) {
            String animal = name(entry.getKey(), entry.getValue());
            List<Integer> squares = new ArrayList<>();
            for (Tree named : entry.getValue().asList()) {
                int square = square(named, taken, "territory");
                taken.add(square);
                squares.add(square);
            }
            if (territory.put(animal, Numbers.where(frame.size() - 1, squares::contains)) != null) {
                throw entry.getValue().refused("'" + animal + "' is there twice; list its squares together.");
            }
        }
        return territory;
    }

    private int square(Tree named, List<Integer> taken, String layer) {
        int square = frame.square(named.asText());
        if (square < 0) {
            throw named.refused("there is no square '" + shown(named) + "' on a map of " + frame.columns()
                    + " columns and " + frame.rows() + " rows; squares go from A1 to " + frame.name(frame.size() - 1)
                    + ".");
        }
        if (taken.contains(square)) {
            throw named.refused(
                    "the square " + frame.name(square) + " is listed twice in '" + layer + "'; leave one of them out.");
        }
        return square;
    }

    private static String name(Tree tree) {
        return name(tree.asText(), tree);
    }

    private static String name(String text, Tree place) {
        String name = Scan.tidy(text).toLowerCase(Locale.ROOT);
        boolean fits = !name.isEmpty() && name.length() <= LONGEST_NAME;
        for (int i = 0; i < name.length(); i++) {
            fits &= Character.isLetter(name.charAt(i)) || i > 0 && " -'".indexOf(name.charAt(i)) >= 0;
        }
        if (!fits) {
            throw place.refused("'" + shown(text) + "' is no name for something on a map; write 1 to " + LONGEST_NAME
                    + " letters.");
        }
        for (String word : name.split(" ")) {
            if (TAKEN.contains(word)) {
                throw place.refused("'" + name + "' cannot be a name here, since hints use the word '" + word
                        + "' otherwise; choose another.");
            }
        }
        return name;
    }

    private static String shown(Tree tree) {
        return shown(tree.asText());
    }

    private static String shown(String text) {
        return text.length() <= LONGEST_NAME ? text : text.substring(0, LONGEST_NAME) + "…";
    }
}
