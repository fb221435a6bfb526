package cluewright.print;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Draws lines, boxes and text with some ink. */
public final class Pen {
    /** A line that is seen but not read. */
    static final double THIN = 0.5;

    /** A line around something. */
    static final double FIRM = 1.2;

    private final Ink ink;
    private final Tone tone;

    Pen(Ink ink) {
        this(ink, Tone.BLACK);
    }

    private Pen(Ink ink, Tone tone) {
        this.ink = ink;
        this.tone = tone;
    }

    /** The same pen whose lines have another colour. */
    Pen with(Tone other) {
        return new Pen(ink, other);
    }

    /** The colour of its lines. */
    Tone tone() {
        return tone;
    }

    Ink ink() {
        return ink;
    }

    void line(double fromX, double fromY, double toX, double toY, double width) {
        ink.stroke(new Line2D.Double(fromX, fromY, toX, toY), tone, width, 0);
    }

    void draw(Shape shape, double width) {
        ink.stroke(shape, tone, width, 0);
    }

    /** A line of dashes. */
    void dashed(Shape shape, double width, double dash) {
        ink.stroke(shape, tone, width, dash);
    }

    void fill(Shape shape, Tone tone) {
        ink.fill(shape, tone);
    }

    /** A closed figure: x and y of each corner in turn. */
    static Path2D figure(double... corners) {
        Path2D figure = trace(corners);
        figure.closePath();
        return figure;
    }

    /** Lines from point to point. */
    static Path2D trace(double... points) {
        Path2D trace = new Path2D.Double();
        trace.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            trace.lineTo(points[i], points[i + 1]);
        }
        return trace;
    }

    static Ellipse2D circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    static Rectangle2D box(double x, double y, double width, double height) {
        return new Rectangle2D.Double(x, y, width, height);
    }

    /** The box without a margin on all sides. */
    static Rectangle2D inside(Rectangle2D box, double margin) {
        return box(box.getX() + margin, box.getY() + margin, box.getWidth() - 2 * margin, box.getHeight() - 2 * margin);
    }

    /** One line whose middle is at x and y, made smaller until it is as narrow as asked. */
    void centred(String text, double x, double y, double width, Lettering type) {
        Words words = Words.fitted(text, width, type.size() * 1.3, type);
        put(words, x - width / 2, y - words.height() / 2, width, 0.5);
    }

    /** Text from the top of a box on, as large as fits in, up to the size of the type; gives where it ends. */
    double fit(String text, Rectangle2D box, Lettering type) {
        Words words = Words.fitted(text, box.getWidth(), box.getHeight(), type);
        return put(words, box.getX(), box.getY(), box.getWidth(), 0);
    }

    /** Text in the middle of a box, as large as fits in, up to the size of the type. */
    void fitCentred(String text, Rectangle2D box, Lettering type) {
        Words words = Words.fitted(text, box.getWidth(), box.getHeight(), type);
        put(words, box.getX(), box.getCenterY() - words.height() / 2, box.getWidth(), 0.5);
    }

    /** Lines from the top left on; {@code share} of the free width goes to the left of each. Gives where they end. */
    double put(Words words, double x, double y, double width, double share) {
        for (int i = 0; i < words.lines().size(); i++) {
            String line = words.lines().get(i);
            double free = width - words.type().width(line);
            if (!line.isEmpty()) {
                ink.text(line, x + free * share, y + words.baseline(i), words.type());
            }
        }
        return y + words.height();
    }

    /** The mark in the top left corner that tells how the paper must be held: a black corner. */
    void corner(double x, double y, double size) {
        fill(figure(x, y, x + size, y, x, y + size), Tone.BLACK);
    }
}
