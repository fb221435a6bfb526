package cluewright.print;

import cluewright.space.Refused;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What all sheets have: margins, a heading with title and seed, and the corner that tells which way is up. */
record Page(Original original, Paper paper, boolean landscape) {
    /** What printers cannot reach, and a little more. */
    static final double MARGIN = 36;

    private static final double HEADING = 46;
    private static final double FOOTER = 14;

    /** How far down the body of an answer sheet is folded. */
    private static final double FOLD = 50;

    double width() {
        return paper.width(landscape) - 2 * MARGIN;
    }

    /** The place below the heading and above the footer. */
    Rectangle2D body() {
        return Pen.box(MARGIN, MARGIN + HEADING, width(), paper.height(landscape) - 2 * MARGIN - HEADING - FOOTER);
    }

    /** A sheet with its heading. */
    Sheet sheet(String part, String heading, Consumer<Pen> painting) {
        return new Sheet(part, landscape, pen -> {
            frame(pen, heading);
            painting.accept(pen);
        });
    }

    private void frame(Pen pen, String heading) {
        pen.corner(MARGIN / 2, MARGIN / 2, 9);
        double right = width() * 0.3;
        pen.fit(original.title(), Pen.box(MARGIN, MARGIN, width() - right - 12, 26), Lettering.bold(18));
        Words what = Words.fitted(heading, right, 26, Lettering.plain(12));
        pen.put(what, MARGIN + width() - right, MARGIN + 4, right, 1);
        pen.line(MARGIN, MARGIN + 30, MARGIN + width(), MARGIN + 30, Pen.FIRM);
        double foot = paper.height(landscape) - MARGIN - 9;
        if (!original.seed().isEmpty()) {
            pen.fit(original.seed(), Pen.box(MARGIN, foot, width() - 90, 9), new Lettering(Face.PLAIN, 7, Tone.GREY));
        }
        pen.put(
                Words.wrapped("\u25e4 this corner is top left", 130, new Lettering(Face.PLAIN, 7, Tone.GREY)),
                MARGIN + width() - 130,
                foot,
                130,
                1);
    }

    /**
     * Paragraphs below each other, on as many sheets as they need; those of the first sheet begin lower down.
     *
     * @param first what stands on the first sheet above the paragraphs
     * @param from how far down the first sheet the paragraphs begin
     */
    List<Sheet> flow(String part, String heading, Consumer<Pen> first, double from, List<Item> items) {
        List<Sheet> sheets = new ArrayList<>();
        List<Consumer<Pen>> drawn = new ArrayList<>(List.of(first));
        Rectangle2D body = body();
        double y = from;
        for (Item item : items) {
            double wide = width() - item.indent();
            Words line = Words.wrapped(item.text(), wide, item.type());
            Words words = line.height() <= body.getHeight()
                    ? line
                    : Words.fitted(item.text(), wide, body.getHeight(), item.type());
            if (y + words.height() > body.getMaxY() + 0.01 && !drawn.isEmpty()) {
                sheets.add(sheet(part, heading, all(drawn)));
                drawn = new ArrayList<>();
                y = body.getY();
            }
            double at = y;
            drawn.add(pen -> {
                if (!item.label().isEmpty()) {
                    pen.put(Words.wrapped(item.label(), item.indent(), item.type()), MARGIN, at, item.indent(), 0);
                }
                pen.put(words, MARGIN + item.indent(), at, width(), 0);
            });
            y += words.height() + item.after();
        }
        sheets.add(sheet(part, heading, all(drawn)));
        return sheets;
    }

    private static Consumer<Pen> all(List<Consumer<Pen>> drawn) {
        return pen -> drawn.forEach(drawing -> drawing.accept(pen));
    }

    /** Rules on one page, in the largest print that fits. */
    Sheet rules(List<Item> items) {
        double size = 12;
        while (size > Words.SMALLEST && height(items, size) > body().getHeight()) {
            size -= 0.25;
        }
        double factor = size / 12;
        List<Item> sized = new ArrayList<>();
        for (Item item : items) {
            sized.add(item.scaled(factor));
        }
        List<Sheet> sheets = flow("rules", "Rules", pen -> {}, body().getY(), sized);
        if (sheets.size() > 1) {
            throw new Refused("the rules do not fit on one page; leave the part 'rules' out.");
        }
        return sheets.get(0);
    }

    /** The line at which an answer sheet is folded away, and what it says on the outside. */
    void fold(Pen pen) {
        Rectangle2D body = body();
        pen.fit(
                "Do not read on unless you want to know the answer. Fold the paper backwards at the line.",
                Pen.box(body.getX(), body.getY(), body.getWidth(), 30),
                Lettering.plain(11));
        double y = body.getY() + FOLD;
        pen.ink().stroke(new Line2D.Double(0, y, paper.width(landscape), y), Tone.BLACK, Pen.FIRM, 6);
    }

    private double height(List<Item> items, double size) {
        double height = 0;
        for (Item item : items) {
            Item scaled = item.scaled(size / 12);
            height += Words.wrapped(scaled.text(), width() - scaled.indent(), scaled.type())
                            .height()
                    + scaled.after();
        }
        return height;
    }

    /**
     * A paragraph.
     *
     * @param label what stands in front of it, may be empty
     * @param indent how far its lines are moved to the right
     * @param after what is free below it
     */
    record Item(String label, String text, double indent, Lettering type, double after) {
        static Item heading(String text) {
            return new Item("", text, 0, Lettering.bold(13), 3);
        }

        static Item paragraph(String text) {
            return new Item("", text, 0, Lettering.plain(12), 6);
        }

        static Item bullet(String text) {
            return new Item("•", text, 12, Lettering.plain(12), 3);
        }

        Item scaled(double factor) {
            return new Item(label, text, indent * factor, type.at(type.size() * factor), after * factor);
        }
    }
}
