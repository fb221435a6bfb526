package cluewright.print;

import cluewright.print.Page.Item;
import cluewright.puzzle.Tree;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The whodunit game on paper: what everybody says, a grid to mark, the answer, the rules. */
final class WhodunitPainter implements Painter {
    private static final double NAMES = 90;
    private static final double COLUMN = 46;
    private static final double ROW = 24;
    private static final double HEADER = 26;
    private static final double BLOCK_GAP = 22;

    @Override
    public String game() {
        return "whodunit";
    }

    @Override
    public List<String> parts() {
        return List.of("lines", "grid", "answer", "rules");
    }

    @Override
    public List<Sheet> sheets(String part, Original original, Paper paper) {
        Page page = new Page(original, paper, false);
        return switch (part) {
            case "lines" -> lines(page);
            case "grid" -> grid(page);
            case "answer" -> List.of(answer(page));
            default -> List.of(WhodunitRules.sheet(page));
        };
    }

    /** How many lie, in words. */
    static String liars(Tree.Fields board) {
        if (!board.has("liars")) {
            return "Exactly one of them is a liar.";
        }
        Tree liars = board.get("liars");
        if (!(liars instanceof Tree.Fields number)) {
            return "Any number of them are liars; liars say nothing that is true.";
        }
        boolean exactly = number.has("exactly");
        int many = number.get(exactly ? "exactly" : "at-most").asNumber(0, 99);
        return (exactly ? "Exactly " : "At most ")
                + (many == 1 ? "one of them is a liar." : many + " of them are liars.");
    }

    /** Names of places or colours, which may stand alone or with a phrase. */
    private static List<String> names(Tree.Fields board, String field) {
        List<String> names = new ArrayList<>();
        if (board.has(field)) {
            for (Tree item : board.list(field)) {
                names.add(
                        item instanceof Tree.Fields fields ? fields.get("name").asText() : item.asText());
            }
        }
        return names;
    }

    private static List<Sheet> lines(Page page) {
        Original original = page.original();
        Tree.Fields board = original.board();
        List<Item> items = new ArrayList<>();
        items.add(Item.paragraph(liars(board) + " Who? Whoever is no liar says nothing but the truth."));
        String where = "They were at one of these places: " + String.join(", ", names(board, "places")) + ".";
        List<String> slots = names(board, "slots");
        items.add(Item.bullet(where + (slots.isEmpty() ? "" : " The times are " + String.join(", ", slots) + ".")));
        if (board.has("adjoining")) {
            List<String> pairs = new ArrayList<>();
            for (Tree pair : board.list("adjoining")) {
                pairs.add(String.join(
                        " – ", pair.asList().stream().map(Tree::asText).toList()));
            }
            items.add(Item.bullet("From one time to the next one stays, or goes one of these ways: "
                    + String.join(", ", pairs) + "."));
        }
        items.add(Item.bullet("They wore one of these colours: " + String.join(", ", names(board, "colours")) + "."));
        Map<String, List<String>> said = new LinkedHashMap<>();
        for (Tree.Fields clue : original.clues()) {
            said.computeIfAbsent(Original.text(clue, "by"), by -> new ArrayList<>())
                    .add(Original.says(clue));
        }
        List<String> narrator = said.getOrDefault("", List.of());
        if (!narrator.isEmpty()) {
            items.add(Item.heading("What is certain"));
            narrator.forEach(line -> items.add(Item.bullet(line)));
        }
        for (Tree person : board.list("people")) {
            String name = person.asFields().get("name").asText();
            List<String> traits = Original.texts(person.asFields(), "traits");
            items.add(new Item("", "", 0, Lettering.plain(4), 0));
            items.add(Item.heading(name + (traits.isEmpty() ? "" : ", " + String.join(", ", traits))));
            List<String> own = said.getOrDefault(name, List.of());
            own.forEach(line -> items.add(new Item("", "“" + line + "”", 12, Lettering.plain(12), 3)));
            if (own.isEmpty()) {
                items.add(new Item("", "says nothing.", 12, Lettering.plain(12), 3));
            }
        }
        return page.flow("lines", "Whodunit", pen -> {}, page.body().getY(), items);
    }

    /** A table to mark: everybody against some things. */
    private record Block(String title, List<String> people, List<String> columns) {
        double width() {
            return NAMES + COLUMN * columns.size();
        }

        double height() {
            return HEADER + 16 + ROW * people.size();
        }

        void paint(Pen pen, double left, double top) {
            pen.corner(left, top, 7);
            pen.fit(title, Pen.box(left + 12, top - 1, width() - 12, 15), Lettering.bold(10));
            double first = top + 16 + HEADER;
            for (int column = 0; column < columns.size(); column++) {
                Rectangle2D head = Pen.box(left + NAMES + column * COLUMN, top + 16, COLUMN, HEADER);
                pen.draw(head, Pen.THIN);
                pen.fitCentred(columns.get(column), Pen.inside(head, 2), Lettering.plain(9));
            }
            for (int row = 0; row < people.size(); row++) {
                Rectangle2D head = Pen.box(left, first + row * ROW, NAMES, ROW);
                pen.draw(head, Pen.THIN);
                pen.fitCentred(people.get(row), Pen.inside(head, 3), Lettering.bold(10));
                for (int column = 0; column < columns.size(); column++) {
                    pen.draw(Pen.box(left + NAMES + column * COLUMN, first + row * ROW, COLUMN, ROW), Pen.THIN);
                }
            }
        }
    }

    private static List<Sheet> grid(Page page) {
        List<Block> blocks = blocks(page.original().board());
        Rectangle2D body = page.body();
        List<Sheet> sheets = new ArrayList<>();
        List<Consumer<Pen>> drawn = new ArrayList<>();
        double x = body.getX();
        double y = body.getY();
        for (Block block : blocks) {
            if (x > body.getX() && x + block.width() > body.getMaxX()) {
                x = body.getX();
                y += block.height() + BLOCK_GAP;
            }
            if (y + block.height() > body.getMaxY()) {
                sheets.add(gridSheet(page, drawn));
                drawn = new ArrayList<>();
                y = body.getY();
            }
            double left = x;
            double top = y;
            drawn.add(pen -> block.paint(pen, left, top));
            x += block.width() + BLOCK_GAP;
        }
        sheets.add(gridSheet(page, drawn));
        return sheets;
    }

    private static Sheet gridSheet(Page page, List<Consumer<Pen>> drawn) {
        List<Consumer<Pen>> all = List.copyOf(drawn);
        return page.sheet("grid", "To mark", pen -> all.forEach(drawing -> drawing.accept(pen)));
    }

    private static List<Block> blocks(Tree.Fields board) {
        List<String> people = names(board, "people");
        List<String> slots = names(board, "slots");
        List<Block> blocks = new ArrayList<>();
        for (String slot : slots.isEmpty() ? List.of("") : slots) {
            String title = slot.isEmpty() ? "Where" : "Where at " + slot;
            blocks.add(new Block(title, people, names(board, "places")));
        }
        blocks.add(new Block("In what", people, names(board, "colours")));
        blocks.add(new Block("Honest or not", people, List.of("honest", "liar")));
        return blocks;
    }

    private static Sheet answer(Page page) {
        List<String> liars = new ArrayList<>();
        page.original().answer().get().forEach((name, value) -> {
            if (value.equals("liar")) {
                liars.add(name);
            }
        });
        String said = liars.isEmpty()
                ? "Nobody lies."
                : String.join(" and ", liars) + (liars.size() == 1 ? " is the culprit." : " are the liars.");
        Rectangle2D body = page.body();
        return page.sheet("answer", "Answer", pen -> {
            page.fold(pen);
            pen.corner(body.getX(), body.getY() + 84, 8);
            pen.fit(said, Pen.box(body.getX() + 14, body.getY() + 80, body.getWidth() - 14, 200), Lettering.bold(20));
        });
    }
}
