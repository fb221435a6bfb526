package cluewright.treasure;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a map to be drawn is like: its squares, its terrains, what else is on it, and how many small treasures.
 *
 * @param frame the bare squares
 * @param terrains the kinds of terrain, two at least
 * @param layers the layers beside the terrain
 * @param small how many small treasures lie on it
 */
public record Plan(Frame frame, List<String> terrains, Set<Layer> layers, int small) {
    /** The names of the presets. */
    public static final List<String> PRESETS = List.of("pocket", "colour", "wild");

    private static final List<String> SIX = List.copyOf(Chart.TERRAINS.values());
    private static final int FEWEST_SQUARES_EACH = 2;

    public Plan {
        terrains = List.copyOf(terrains);
        layers = new TreeSet<>(layers);
        layers.remove(Layer.TERRAIN);
        layers.remove(Layer.SMALL);
        if (terrains.size() < 2 || terrains.size() * FEWEST_SQUARES_EACH > frame.size()) {
            throw new Refused("a map of " + frame.size() + " squares has 2 to " + frame.size() / FEWEST_SQUARES_EACH
                    + " kinds of terrain, not " + terrains.size() + ".");
        }
        if (small < 0 || small * 4 > frame.size()) {
            throw new Refused("a map of " + frame.size() + " squares has 0 to " + frame.size() / 4
                    + " small treasures, not " + small + ".");
        }
    }

    /** The preset of this name; refused with the nearest one when there is none. */
    public static Plan preset(String name) {
        return switch (name) {
            case "pocket" ->
                new Plan(new Frame(Shape.SQUARE, 8, 4), SIX.subList(0, 3), Set.of(Layer.NATURE, Layer.STONES), 0);
            case "colour" ->
                new Plan(
                        new Frame(Shape.SQUARE, 12, 6),
                        SIX,
                        Set.of(Layer.NATURE, Layer.STONES, Layer.ROADS, Layer.LANDMARKS),
                        0);
            case "wild" -> new Plan(new Frame(Shape.HEX, 12, 9), SIX, Set.of(Layer.TERRITORY, Layer.STRUCTURES), 0);
            default ->
                throw new Refused("there is no map '" + name + "'; the presets are " + String.join(", ", PRESETS) + "."
                        + Refused.maybe(name, PRESETS));
        };
    }

    /** The same on other squares. */
    public Plan on(Frame other) {
        return new Plan(other, terrains, layers, small);
    }

    /** The same with other terrains. */
    public Plan of(List<String> kinds) {
        return new Plan(frame, kinds, layers, small);
    }

    /** The same with these layers beside the terrain. */
    public Plan with(Set<Layer> others) {
        return new Plan(frame, terrains, others, small);
    }

    /** The same with so many small treasures. */
    public Plan withSmall(int treasures) {
        return new Plan(frame, terrains, layers, treasures);
    }

    /**
     * How such maps are made, in sentences for the players: whatever a hint says, everybody may reckon with these, and
     * fairness asks that they be told.
     */
    public List<String> rules() {
        List<String> rules = new ArrayList<>();
        rules.add("Terrain: each kind grows from a few squares that lie apart. No kind has less than half or more than"
                + " twice its even share of the map.");
        for (Layer layer : layers) {
            String rule = rule(layer);
            if (!rule.isEmpty()) {
                rules.add(rule);
            }
        }
        if (small > 0) {
            rules.add("Small treasures: on different squares, at least two steps apart.");
        }
        return rules;
    }

    private static String rule(Layer layer) {
        return switch (layer) {
            case NATURE ->
                "Nature: trees and flowers each grow from three squares to about 15 percent of the map. A square has a"
                        + " tree or a flower, not both.";
            case STONES ->
                "Stones: on about a third of the squares, in tight groups; most squares of them have one, fewer two,"
                        + " and few three or four.";
            case ROADS ->
                "Roads: one or two, each from an edge or a landmark to an edge or a dead end, 3 squares long at least."
                        + " They do not touch.";
            case LANDMARKS ->
                "Landmarks: one at most of each kind, at least two steps apart. The ship stands on water.";
            case TERRITORY -> "Territory: each kind of animal has squares that hang together.";
            case STRUCTURES -> "Structures: one at most of each kind in each colour, at least two steps apart.";
            case TERRAIN, SMALL -> "";
        };
    }
}
