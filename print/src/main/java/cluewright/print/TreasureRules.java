package cluewright.print;

import cluewright.print.Page.Item;
import java.util.ArrayList;
import java.util.List;

/** The rules of the treasure game, and how its maps are made: whatever a hint says, everybody may reckon with these. */
final class TreasureRules {
    private TreasureRules() {}

    static Sheet sheet(Page page, Chart chart) {
        List<Item> items = new ArrayList<>(List.of(
                Item.heading("What it is about"),
                Item.paragraph("A treasure lies on one square of the map. Each player holds one or two secret hints."
                        + " Nobody's hints are enough alone; all hints together leave exactly one square. Be the first to"
                        + " find it."),
                Item.heading("A turn"),
                Item.bullet("Ask one player about one square: could the treasure be there, by their hints alone? The"
                        + " answer is yes or no, it is true, and all hear it."),
                Item.bullet(
                        "Or dig a square: each player in turn says yes or no to it. When all say yes, the digger has"
                                + " found the treasure. Dig only where your own hints allow it."),
                Item.bullet(
                        "Squares that a hint excludes are hatched on its card. Keep cards hidden, mark what you learn"
                                + " on your copy of the map, and hold map and card so that their black corners are top left."),
                Item.heading("What hints mean")));
        items.addAll(4, way(page.original()));
        items.addAll(meanings(chart));
        items.add(Item.heading("How maps are made"));
        items.add(
                Item.paragraph("These rules hold for maps that were drawn with a seed word. They may tell you more than"
                        + " a hint seems to."));
        items.addAll(placement(chart));
        return page.rules(items);
    }

    /** What is different in the way to play that the document names. */
    private static List<Item> way(Original original) {
        List<Item> items = new ArrayList<>();
        String way = Original.text(original.tree(), "way");
        switch (way) {
            case "intermediate" ->
                items.add(
                        Item.bullet("First each player finds a small treasure of their own: the hints on the card 'your"
                                + " small treasure' are for its player alone and leave one square. Say it aloud when you know"
                                + " it, and all draw a diamond there; nobody has to wait for the others. Hints that speak of"
                                + " small treasures mean all of them, found or not, so such a hint tells its holder everything"
                                + " only when all are found."));
            case "fuzzy-solution" ->
                items.add(Item.bullet("All hints together leave " + Original.text(original.tree(), "left")
                        + " squares, with a treasure on each. The game goes on until all are found."));
            case "fuzzy-hints" ->
                items.add(Item.bullet("Among the hints are some that are true but that nobody needs: "
                        + Original.text(original.tree(), "unneeded") + " of them. Nobody can tell which."));
            case "chaotic" ->
                items.add(Item.bullet("Not everybody's hints are true. Players whose hints are false, all of them: "
                        + Original.text(original.tree().get("liars").asFields(), "exactly")
                        + ". Nobody knows who, not even they. Everybody answers by their hints. On the treasure's square"
                        + " just so many players say no."));
            default -> {}
        }
        if (original.tree().has("bot") && !Original.text(original.tree(), "bot").equals("none")) {
            items.add(Item.bullet("Nobody sees the card of player " + Original.text(original.tree(), "bot")
                    + "; a person who does not play, or a device, answers for it."));
        }
        return items;
    }

    private static List<Item> meanings(Chart chart) {
        List<Item> items = new ArrayList<>();
        items.add(Item.bullet(
                chart.hex()
                        ? "Neighbours share a side; a square has up to 6. A distance is the number of steps from"
                                + " neighbour to neighbour."
                        : "Neighbours share a side; a square has up to 4. A distance is the number of steps up, down,"
                                + " left and right."));
        items.add(Item.bullet(
                "Within 2 of something: at most 2 steps away, and 0 steps count, that is, the square itself."
                        + " Counts within a distance include the square itself."));
        items.add(
                Item.bullet("Nearer, more and fewer are strict: a tie does not count. Between 2 and 4 includes both."));
        items.add(
                Item.bullet("The middle line of an odd number of lines belongs to neither half. The middle squares are"
                        + " where the middle rows cross the middle columns."));
        if (chart.layers().contains("structures")) {
            items.add(
                    Item.bullet("A structure is told by its kind and by its colour, which a letter on the map names: 'a"
                            + " standing stone' means any of that kind whatever its colour, 'a blue structure' any kind in that"
                            + " colour; of several the nearest counts."));
        }
        if (chart.layers().contains("territory")) {
            items.add(Item.bullet(
                    "'Animal territory' is that of any kind of animal. A square belongs to one kind at" + " most."));
        }
        if (chart.layers().contains("landmarks")) {
            items.add(Item.bullet("'All landmarks' are those of the legend. Where there are two of a kind, the nearest"
                    + " counts."));
        }
        if (chart.layers().contains("roads")) {
            items.add(Item.bullet("A road is straight on a square with two road neighbours opposite each other, a bend"
                    + " with two others, and a dead end with only one."));
        }
        return items;
    }

    private static List<Item> placement(Chart chart) {
        List<Item> items = new ArrayList<>();
        items.add(
                Item.bullet("Terrain: each kind grows from a few squares that lie apart. No kind has less than half or"
                        + " more than twice its even share of the map."));
        if (chart.layers().contains("nature")) {
            items.add(Item.bullet("Nature: trees and flowers each grow from three squares to about 15 percent of the"
                    + " map. A square has a tree or a flower, not both."));
        }
        if (chart.layers().contains("stones")) {
            items.add(Item.bullet("Stones: on about a third of the squares, in tight groups; most squares of them have"
                    + " one, fewer two, and few three or four."));
        }
        if (chart.layers().contains("roads")) {
            items.add(
                    Item.bullet("Roads: one or two, each from an edge or a landmark to an edge or a dead end, 3 squares"
                            + " long at least. They do not touch."));
        }
        if (chart.layers().contains("landmarks")) {
            items.add(Item.bullet(
                    "Landmarks: one at most of each kind, at least two steps apart. The ship stands on" + " water."));
        }
        if (chart.layers().contains("territory")) {
            items.add(Item.bullet("Territory: each kind of animal has squares that hang together."));
        }
        if (chart.layers().contains("structures")) {
            items.add(Item.bullet("Structures: one at most of each kind in each colour, at least two steps apart."));
        }
        if (chart.layers().contains("small")) {
            items.add(Item.bullet("Small treasures: on different squares, at least two steps apart."));
        }
        return items;
    }
}
