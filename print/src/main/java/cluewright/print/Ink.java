package cluewright.print;

import java.awt.Shape;

/**
 * What sheets are drawn with. A sheet is painted once, by the same calls, whatever it becomes.
 *
 * <p>Lengths are points of 1/72 inch; x runs to the right from the left edge of the paper, y downwards from the top.
 */
public interface Ink {
    /** Fills an area. */
    void fill(Shape shape, Tone tone);

    /** Draws along a line; {@code dash} is the length of dashes and of the gaps between them, none when 0. */
    void stroke(Shape shape, Tone tone, double width, double dash);

    /** Writes one line of text from x on, standing on a base line. */
    void text(String text, double x, double baseline, Lettering type);

    /** Draws something of which nothing is seen outside an area. */
    void within(Shape area, Runnable drawing);
}
