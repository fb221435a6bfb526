package cluewright.print;

import cluewright.puzzle.Tree;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The treasure game on paper: the map in colours, the map to copy by hand, hint cards, the answer, the rules. */
final class TreasurePainter implements Painter {
    private static final int CARDS_ACROSS = 2;
    private static final int CARDS_DOWN = 3;
    private static final double CARD_GAP = 10;

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
        Chart chart = Chart.of(original.board());
        Page wide = new Page(original, paper, true);
        Page upright = new Page(original, paper, false);
        return switch (part) {
            case "map" -> List.of(map(wide, chart));
            case "copy" -> List.of(copy(upright, chart));
            case "cards" -> cards(upright, chart);
            case "answer" -> List.of(answer(wide, chart));
            default -> List.of(TreasureRules.sheet(upright, chart));
        };
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
        List<Hint> hints = Hint.of(page.original());
        List<Sheet> sheets = new ArrayList<>();
        int most = CARDS_ACROSS * CARDS_DOWN;
        for (int from = 0; from < hints.size(); from += most) {
            List<Hint> some = hints.subList(from, Math.min(hints.size(), from + most));
            sheets.add(page.sheet("cards", heading(page, "Hint cards"), pen -> {
                for (int i = 0; i < some.size(); i++) {
                    card(pen, page, chart, some.get(i), place(page.body(), i));
                }
            }));
        }
        return sheets;
    }

    private static Rectangle2D place(Rectangle2D body, int number) {
        double width = (body.getWidth() - CARD_GAP) / CARDS_ACROSS;
        double height = (body.getHeight() - CARD_GAP * (CARDS_DOWN - 1)) / CARDS_DOWN;
        int row = number / CARDS_ACROSS;
        int column = number % CARDS_ACROSS;
        return Pen.box(
                body.getX() + column * (width + CARD_GAP), body.getY() + row * (height + CARD_GAP), width, height);
    }

    /** Player and seed above, the hint, and below it the map on which what the hint excludes is hatched. */
    private static void card(Pen pen, Page page, Chart chart, Hint hint, Rectangle2D card) {
        pen.draw(card, Pen.FIRM);
        pen.corner(card.getX() + 4, card.getY() + 4, 6);
        double left = card.getX() + 12;
        double width = card.getWidth() - 24;
        double top = card.getY() + 10;
        pen.fit(hint.holder(), Pen.box(left, top, width * 0.5, 20), Lettering.bold(14));
        String which = hint.of() > 1 ? "hint " + hint.number() + " of " + hint.of() : "your hint";
        Words seed = Words.fitted(
                (page.original().seedWord().isEmpty() ? "" : page.original().seedWord() + " · ") + which,
                width * 0.48,
                18,
                Lettering.plain(9));
        pen.put(seed, left + width * 0.52, top + 3, width * 0.48, 1);
        double below = top + 22;
        pen.line(left, below, left + width, below, Pen.THIN);
        double text = (card.getHeight() - 32) * 0.5;
        double map = pen.fit(hint.says(), Pen.box(left, below + 4, width, text - 6), Lettering.plain(12)) + 4;
        MapPicture mini = new MapPicture(chart, Pen.box(left, map, width, card.getMaxY() - 20 - map), pen);
        mini.shaded(page.original().excluded().apply(hint.clue()));
        pen.fit(
                "Hatched: the treasure cannot be there.",
                Pen.box(left, card.getMaxY() - 15, width, 10),
                Lettering.plain(7));
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
            List<Hint> all = Hint.of(page.original());
            double each = Math.min(40, (body.getMaxY() - y - 8) / Math.max(1, all.size()));
            for (int i = 0; i < all.size(); i++) {
                String said = all.get(i).holder() + ": " + all.get(i).says();
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
