package cluewright.print;

import java.awt.Shape;
import java.awt.geom.PathIterator;

/** Goes along a shape; quadratic curves come as cubic ones, the only kind that PDF has. */
abstract class Outline {
    private double fromX;
    private double fromY;

    abstract void move(double x, double y);

    abstract void line(double x, double y);

    /** A cubic curve by two control points. */
    abstract void curve(double ax, double ay, double bx, double by, double x, double y);

    abstract void close();

    final void follow(Shape shape) {
        double[] p = new double[6];
        for (PathIterator at = shape.getPathIterator(null); !at.isDone(); at.next()) {
            switch (at.currentSegment(p)) {
                case PathIterator.SEG_MOVETO -> {
                    move(p[0], p[1]);
                    reached(p[0], p[1]);
                }
                case PathIterator.SEG_LINETO -> {
                    line(p[0], p[1]);
                    reached(p[0], p[1]);
                }
                case PathIterator.SEG_QUADTO -> {
                    curve(
                            fromX + (p[0] - fromX) * 2 / 3,
                            fromY + (p[1] - fromY) * 2 / 3,
                            p[2] + (p[0] - p[2]) * 2 / 3,
                            p[3] + (p[1] - p[3]) * 2 / 3,
                            p[2],
                            p[3]);
                    reached(p[2], p[3]);
                }
                case PathIterator.SEG_CUBICTO -> {
                    curve(p[0], p[1], p[2], p[3], p[4], p[5]);
                    reached(p[4], p[5]);
                }
                default -> close();
            }
        }
    }

    private void reached(double x, double y) {
        fromX = x;
        fromY = y;
    }
}
