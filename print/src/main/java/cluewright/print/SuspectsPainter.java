package cluewright.print;

import cluewright.print.Page.Item;
import cluewright.puzzle.Tree;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The suspects game on paper: the board with its clues, a card for each clue, a board to mark, the answer, the rules. A
 * suspect is hatched with a filled mark, an innocent person white with a ring, everywhere.
 */
final class SuspectsPainter implements Painter {
    private static final String REVEAL = "reveal";
    private static final Cards CARDS = new Cards(2, 4);

    @Override
    public String game() {
        return "suspects";
    }

    @Override
    public List<String> parts() {
        return List.of("board", "cards", "grid", "answer", "rules");
    }

    @Override
    public List<Sheet> sheets(String part, Original original, Paper paper) {
        Page page = new Page(original, paper, false);
        return switch (part) {
            case "board" -> board(page);
            case "cards" -> cards(page);
            case "grid" -> List.of(grid(page));
            case "answer" -> List.of(answer(page, original.answer().get()));
            default -> List.of(SuspectsRules.sheet(page));
        };
    }

    private static boolean isReveal(Original original) {
        return Original.text(original.tree(), "mode").equals(REVEAL);
    }

    /** Whether the clue can be seen from the start. */
    private static boolean isSeen(Original original, Tree.Fields clue) {
        return !isReveal(original)
                || !clue.has("by")
                || givens(original).containsKey(clue.get("by").asText());
    }

    private static Map<String, String> givens(Original original) {
        Map<String, String> givens = new java.util.LinkedHashMap<>();
        if (original.tree().has("givens")) {
            original.tree()
                    .get("givens")
                    .asFields()
                    .fields()
                    .forEach((name, status) -> givens.put(name, status.asText()));
        }
        return givens;
    }

    private List<Sheet> board(Page page) {
        Original original = page.original();
        PeopleGrid people = PeopleGrid.of(original);
        Rectangle2D body = page.body();
        double share = people.rows() > 6 ? 0.75 : 0.5;
        Rectangle2D place = Pen.box(body.getX(), body.getY(), body.getWidth(), body.getHeight() * share);
        double end = people.bottom(place);
        List<Item> items = new ArrayList<>();
        items.add(Item.paragraph(task(original)));
        int number = 0;
        for (Tree.Fields clue : original.clues()) {
            number++;
            if (isSeen(original, clue)) {
                String by = clue.has("by") ? clue.get("by").asText() + ": " : "";
                items.add(new Item(number + ".", by + Original.says(clue), 24, Lettering.plain(10.5), 3));
            }
        }
        return page.flow(
                "board", "Suspects", pen -> people.paint(pen, place, givens(original)::get, false), end + 8, items);
    }

    private static String task(Original original) {
        boolean reveal = isReveal(original);
        return "Everybody is a suspect or innocent, and everybody tells the truth. Who is what?"
                + (reveal ? " Read somebody's card as soon as you have worked out what they are." : "");
    }

    private static List<Sheet> cards(Page page) {
        PeopleGrid people = PeopleGrid.of(page.original());
        List<Cards.Face> faces = new ArrayList<>();
        for (Tree.Fields clue : page.original().clues()) {
            int number = faces.size();
            faces.add((pen, card) -> card(pen, page, people, clue, number, card));
        }
        return CARDS.sheets(page, "Clue cards", faces);
    }

    /** Who holds it and when it may be read above, a small board at the side, and the clue. */
    private static void card(Pen pen, Page page, PeopleGrid people, Tree.Fields clue, int number, Rectangle2D card) {
        String by = Original.text(clue, "by");
        double left = card.getX() + 14;
        double width = card.getWidth() - 24;
        pen.fit(
                by.isEmpty() ? "Nobody's clue" : by,
                Pen.box(left, card.getY() + 8, width - 70, 20),
                Lettering.bold(14));
        String when = isSeen(page.original(), clue)
                ? "may be read from the start"
                : "read it when you know what " + by + " is";
        pen.fit(when, Pen.box(left, card.getY() + 30, width - 70, 22), Lettering.plain(8));
        Rectangle2D mini = Pen.box(card.getMaxX() - 72, card.getY() + 8, 62, 50);
        people.mini(pen, mini, by);
        double top = card.getY() + 64;
        pen.line(left, top - 3, left + width, top - 3, Pen.THIN);
        pen.fit(
                (number + 1) + ". " + Original.says(clue),
                Pen.box(left, top, width, card.getMaxY() - 8 - top),
                Lettering.plain(12));
    }

    private Sheet grid(Page page) {
        PeopleGrid people = PeopleGrid.of(page.original());
        Rectangle2D body = page.body();
        Rectangle2D place = Pen.box(body.getX(), body.getY() + 20, body.getWidth(), body.getHeight() * 0.72);
        double end = people.bottom(place);
        return page.sheet("grid", "To mark", pen -> {
            pen.fit(
                    "Fill the square of a suspect, and draw round the ring of an innocent person.",
                    Pen.box(body.getX(), body.getY(), body.getWidth(), 16),
                    Lettering.plain(10));
            people.paint(pen, place, givens(page.original())::get, true);
            for (double y = end + 30; y < body.getMaxY(); y += 20) {
                pen.ink()
                        .stroke(
                                new java.awt.geom.Line2D.Double(body.getX(), y, body.getMaxX(), y),
                                Tone.GREY,
                                Pen.THIN,
                                0);
            }
        });
    }

    private Sheet answer(Page page, Map<String, String> answer) {
        PeopleGrid people = PeopleGrid.of(page.original());
        Rectangle2D body = page.body();
        Rectangle2D place = Pen.box(body.getX(), body.getY() + 70, body.getWidth(), body.getHeight() * 0.7);
        return page.sheet("answer", "Answer", pen -> {
            page.fold(pen);
            people.paint(pen, place, answer::get, false);
        });
    }
}
