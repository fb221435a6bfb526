package cluewright.print;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards to cut out, so many across and so many down on each sheet; every card has a frame and the corner that tells which
 * way is up.
 */
record Cards(int across, int down) {
    private static final double GAP = 10;

    /** What is on one card. */
    interface Face {
        void paint(Pen pen, Rectangle2D card);
    }

    /** As many sheets as the cards need. */
    List<Sheet> sheets(Page page, String heading, List<Face> faces) {
        List<Sheet> sheets = new ArrayList<>();
        int most = across * down;
        for (int from = 0; from < faces.size(); from += most) {
            List<Face> some = faces.subList(from, Math.min(faces.size(), from + most));
            sheets.add(page.sheet("cards", heading, pen -> {
                for (int i = 0; i < some.size(); i++) {
                    Rectangle2D card = place(page.body(), i);
                    pen.draw(card, Pen.FIRM);
                    pen.corner(card.getX() + 4, card.getY() + 4, 6);
                    some.get(i).paint(pen, card);
                }
            }));
        }
        return sheets;
    }

    private Rectangle2D place(Rectangle2D body, int number) {
        double width = (body.getWidth() - GAP * (across - 1)) / across;
        double height = (body.getHeight() - GAP * (down - 1)) / down;
        int row = number / across;
        int column = number % across;
        return Pen.box(body.getX() + column * (width + GAP), body.getY() + row * (height + GAP), width, height);
    }
}
