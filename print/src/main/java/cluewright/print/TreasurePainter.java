package cluewright.print;

import cluewright.puzzle.Tree;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The treasure game on paper: the map in colours, the map to copy by hand, hint cards, the answer, the rules. */
final class TreasurePainter implements Painter {
    private static final Cards CARDS = new Cards(2, 3);

    @Override
    public String game() {
        return "treasure";
    }

    @Override
    public List<String> parts() {
        return List.of("map", "copy", "cards", "answer", "rules");
    }

    @Override
    public List<Sheet> sheets(String part, Original original, Paper paper) {
        Chart whole = Chart.of(original.board());
        Chart chart = Quest.of(original).isEmpty() ? whole : whole.withoutSmall();
        Page wide = new Page(original, paper, true);
        Page upright = new Page(original, paper, false);
        return switch (part) {
            case "map" -> List.of(map(wide, chart));
            case "copy" -> List.of(copy(upright, chart));
            case "cards" -> cards(upright, chart);
            case "answer" -> List.of(answer(wide, whole));
            default -> List.of(TreasureRules.sheet(upright, whole));
        };
    }

    /** A small treasure that its player has to find, and the hints to it. */
    private record Quest(String player, String at, List<String> says) {
        static List<Quest> of(Original original) {
            List<Quest> quests = new ArrayList<>();
            if (original.tree().has("quests")) {
                for (Tree item : original.tree().list("quests")) {
                    Tree.Fields quest = item.asFields();
                    quests.add(new Quest(
                            Original.text(quest, "for"), Original.text(quest, "at"), Original.texts(quest, "says")));
                }
            }
            return quests;
        }
    }

    private static Sheet map(Page page, Chart chart) {
        Rectangle2D body = page.body();
        MapLegend legend = MapLegend.of(chart);
        double foot = legend.height(body.getWidth()) + 8;
        Rectangle2D place = Pen.box(body.getX(), body.getY(), body.getWidth(), body.getHeight() - foot);
        return page.sheet("map", heading(page, "The map"), pen -> {
            new MapPicture(chart, place, pen).colour();
            legend.paint(pen, body.getX(), place.getMaxY() + 8, body.getWidth());
        });
    }

    /** What is at the right of the title: the seed word too, since players name their map by it. */
    private static String heading(Page page, String what) {
        String word = page.original().seedWord();
        return word.isEmpty() ? what : what + " · " + word;
    }

    private static Sheet copy(Page page, Chart chart) {
        Rectangle2D body = page.body();
        double text = 44;
        double half = (body.getHeight() - text) / 2;
        Rectangle2D upper = Pen.box(body.getX(), body.getY() + text, body.getWidth(), half - 10);
        Rectangle2D lower = Pen.box(body.getX(), body.getY() + text + half, body.getWidth(), half);
        return page.sheet("copy", heading(page, "To copy"), pen -> {
            pen.fit(
                    "Copy the map into the empty net, or draw it on paper of your own. " + MapLegend.simple(chart),
                    Pen.box(body.getX(), body.getY(), body.getWidth(), text - 6),
                    Lettering.plain(10));
            new MapPicture(chart, upper, pen).simple();
            new MapPicture(chart, lower, pen).empty();
        });
    }

    /** A hint, whose it is, and which of theirs. */
    private record Hint(String player, String says, int number, int of, int clue) {
        static List<Hint> of(Original original) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            List<Tree.Fields> clues = original.clues();
            clues.forEach(clue -> counts.merge(Original.text(clue, "for"), 1, Integer::sum));
            List<Hint> hints = new ArrayList<>();
            for (String player : counts.keySet()) {
                int number = 0;
                for (int clue = 0; clue < clues.size(); clue++) {
                    if (Original.text(clues.get(clue), "for").equals(player)) {
                        number++;
                        String says = Original.says(clues.get(clue));
                        hints.add(new Hint(player, says, number, counts.getOrDefault(player, 0), clue));
                    }
                }
            }
            return hints;
        }

        String holder() {
            return player.isEmpty() ? "Everybody" : "Player " + player;
        }
    }

    private static List<Sheet> cards(Page page, Chart chart) {
        List<Quest> quests = Quest.of(page.original());
        List<Cards.Face> faces = new ArrayList<>();
        Hint.of(page.original())
                .forEach(hint -> faces.add((pen, card) -> card(pen, page, chart, hint, !quests.isEmpty(), card)));
        quests.forEach(quest -> faces.add((pen, card) -> card(pen, page, chart, quest, card)));
        return CARDS.sheets(page, heading(page, "Hint cards"), faces);
    }

    /** Who may read the card and the seed word, and a line below; returns how far down that is. */
    private static double head(Pen pen, Page page, String holder, String which, Rectangle2D card) {
        double left = card.getX() + 12;
        double width = card.getWidth() - 24;
        double top = card.getY() + 10;
        pen.fit(holder, Pen.box(left, top, width * 0.5, 20), Lettering.bold(14));
        String word = page.original().seedWord();
        Words seed = Words.fitted((word.isEmpty() ? "" : word + " · ") + which, width * 0.48, 18, Lettering.plain(9));
        pen.put(seed, left + width * 0.52, top + 3, width * 0.48, 1);
        pen.line(left, top + 22, left + width, top + 22, Pen.THIN);
        return top + 22;
    }

    /** A map below the text, on which some squares may be hatched, and what to do with it. */
    private static void foot(Pen pen, Chart chart, double from, List<String> excluded, String note, Rectangle2D card) {
        double left = card.getX() + 12;
        double width = card.getWidth() - 24;
        new MapPicture(chart, Pen.box(left, from, width, card.getMaxY() - 20 - from), pen).shaded(excluded);
        pen.fit(note, Pen.box(left, card.getMaxY() - 15, width, 10), Lettering.plain(7));
    }

    /** The hint, and below it the map on which what it excludes is hatched, unless that tells where small treasures are. */
    private static void card(Pen pen, Page page, Chart chart, Hint hint, boolean smallAreHidden, Rectangle2D card) {
        String which = hint.of() > 1 ? "hint " + hint.number() + " of " + hint.of() : "your hint";
        double below = head(pen, page, hint.holder(), which, card);
        double text = (card.getHeight() - 32) * 0.5;
        Rectangle2D place = Pen.box(card.getX() + 12, below + 4, card.getWidth() - 24, text - 6);
        double map = pen.fit(hint.says(), place, Lettering.plain(12)) + 4;
        boolean isHidden = smallAreHidden && hint.says().contains("small treasure");
        List<String> excluded =
                isHidden ? List.of() : page.original().excluded().apply(hint.clue());
        String note = isHidden
                ? "To mark yourself, when the small treasures are found."
                : "Hatched: the treasure cannot be there.";
        foot(pen, chart, map, excluded, note, card);
    }

    /** The hints to a small treasure, and an empty map to mark. */
    private static void card(Pen pen, Page page, Chart chart, Quest quest, Rectangle2D card) {
        double y = head(pen, page, "Player " + quest.player(), "your small treasure", card) + 4;
        double left = card.getX() + 12;
        double width = card.getWidth() - 24;
        double each = (card.getHeight() - 32) * 0.6 / Math.max(1, quest.says().size());
        for (String hint : quest.says()) {
            String said =
                    "• " + hint.replace("The treasure", "Your small treasure").replace("the treasure", "it");
            y = pen.fit(said, Pen.box(left, y, width, each - 2), Lettering.plain(10)) + 2;
        }
        foot(pen, chart, y + 2, List.of(), "To mark yourself. These hints leave one square.", card);
    }

    private static Sheet answer(Page page, Chart chart) {
        Rectangle2D body = page.body();
        String at = at(page.original());
        Rectangle2D place = Pen.box(body.getX(), body.getY() + 70, body.getWidth() * 0.58, body.getHeight() - 70);
        double left = place.getMaxX() + 16;
        double width = body.getMaxX() - left;
        return page.sheet("answer", heading(page, "Answer"), pen -> {
            page.fold(pen);
            MapPicture picture = new MapPicture(chart, place, pen);
            picture.colour();
            for (int square = 0; square < chart.size(); square++) {
                if (chart.name(square).equals(at)) {
                    Signs.treasure(pen, picture.x(square), picture.y(square), 9);
                }
            }
            double y = pen.fit(
                    "The treasure is on " + at + ".", Pen.box(left, place.getY(), width, 40), Lettering.bold(14));
            List<String> all = new ArrayList<>();
            Hint.of(page.original()).forEach(hint -> all.add(hint.holder() + ": " + hint.says()));
            Quest.of(page.original())
                    .forEach(quest ->
                            all.add("Player " + quest.player() + "'s small treasure is on " + quest.at() + "."));
            double each = Math.min(40, (body.getMaxY() - y - 8) / Math.max(1, all.size()));
            for (int i = 0; i < all.size(); i++) {
                String said = all.get(i);
                pen.fit(said, Pen.box(left, y + 8 + i * each, width, each - 2), Lettering.plain(10));
            }
        });
    }

    private static String at(Original original) {
        return original.tree().has("treasure")
                ? original.tree().get("treasure").asText()
                : original.answer().get().values().iterator().next();
    }
}
