package cluewright.print;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Ink that only remembers what was drawn. */
final class Drawn implements Ink {
    final List<Rectangle2D> boxes = new ArrayList<>();
    final List<Text> texts = new ArrayList<>();
    final List<Shape> fills = new ArrayList<>();
    int strokes;

    /** A line of text and the place it takes. */
    record Text(String text, Rectangle2D place) {}

    static Drawn of(Sheet sheet) {
        Drawn drawn = new Drawn();
        sheet.paint(drawn);
        return drawn;
    }

    @Override
    public void fill(Shape shape, Tone tone) {
        fills.add(shape);
    }

    @Override
    public void stroke(Shape shape, Tone tone, double width, double dash) {
        strokes++;
        if (shape instanceof Rectangle2D box) {
            boxes.add(box);
        }
    }

    @Override
    public void text(String text, double x, double baseline, Lettering type) {
        double size = type.size();
        texts.add(new Text(
                text,
                new Rectangle2D.Double(x, baseline - size * 0.76, type.face().width(text, size), size * 0.96)));
    }

    @Override
    public void within(Shape area, Runnable drawing) {
        drawing.run();
    }
}
