package cluewright.print;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;

/** How an area is filled so that it is told from every other without colour; the colours are for those who see them. */
enum Texture {
    /** Short upright strokes. */
    GRASS(0xbfe3a8) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.line(x - s * 0.2, y + s * 0.3, x - s * 0.35, y - s * 0.3, Pen.THIN);
            pen.line(x + s * 0.2, y + s * 0.3, x + s * 0.35, y - s * 0.3, Pen.THIN);
        }
    },
    /** Waves. */
    WATER(0xa9cdf2) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            Path2D wave = new Path2D.Double();
            wave.moveTo(x - s * 0.5, y);
            wave.curveTo(x - s * 0.25, y - s * 0.5, x - s * 0.15, y - s * 0.5, x, y);
            wave.curveTo(x + s * 0.15, y + s * 0.5, x + s * 0.25, y + s * 0.5, x + s * 0.5, y);
            pen.draw(wave, Pen.THIN * 1.6);
        }
    },
    /** Dots. */
    DESERT(0xf7e2a0) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.fill(new Ellipse2D.Double(x - s * 0.12, y - s * 0.12, s * 0.24, s * 0.24), pen.tone());
        }
    },
    /** Peaks, black on one side. */
    MOUNTAIN(0xcfc4bb) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.fill(Pen.figure(x, y - s * 0.45, x + s * 0.45, y + s * 0.4, x, y + s * 0.4), pen.tone());
            pen.draw(Pen.figure(x, y - s * 0.45, x + s * 0.45, y + s * 0.4, x - s * 0.45, y + s * 0.4), Pen.THIN);
        }
    },
    /** Level dashes. */
    SWAMP(0xb9c79a) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.line(x - s * 0.45, y - s * 0.12, x + s * 0.2, y - s * 0.12, Pen.THIN);
            pen.line(x - s * 0.2, y + s * 0.18, x + s * 0.45, y + s * 0.18, Pen.THIN);
        }
    },
    /** Stars of three lines. */
    SNOW(0xffffff) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.line(x - s * 0.32, y, x + s * 0.32, y, Pen.THIN);
            pen.line(x - s * 0.16, y - s * 0.28, x + s * 0.16, y + s * 0.28, Pen.THIN);
            pen.line(x - s * 0.16, y + s * 0.28, x + s * 0.16, y - s * 0.28, Pen.THIN);
        }
    },
    /** Small squares: the first terrain of a legend. */
    FIRST_OTHER(0xe6c9e0) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            double half = s * 0.25;
            pen.draw(
                    Pen.figure(x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half),
                    Pen.THIN);
        }
    },
    /** Small rings. */
    SECOND_OTHER(0xf6c9b0) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.draw(Pen.circle(x, y, s * 0.3), Pen.THIN);
        }
    },
    /** Crosses. */
    THIRD_OTHER(0xd5d5f0) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.line(x - s * 0.3, y - s * 0.3, x + s * 0.3, y + s * 0.3, Pen.THIN);
            pen.line(x - s * 0.3, y + s * 0.3, x + s * 0.3, y - s * 0.3, Pen.THIN);
        }
    },
    /** Close slanting lines: what is ruled out, or a suspect. */
    HATCHED(0xffffff) {
        @Override
        void mark(Pen pen, double x, double y, double s) {
            pen.line(x - s * 0.5, y + s * 0.5, x + s * 0.5, y - s * 0.5, Pen.THIN * 1.6);
        }
    };

    private final int rgb;

    Texture(int rgb) {
        this.rgb = rgb;
    }

    Tone colour() {
        return new Tone(rgb);
    }

    /** One of the marks that fill an area, in the middle of a square of this size. */
    abstract void mark(Pen pen, double x, double y, double size);

    /** Fills an area with marks of this size; those of neighbouring areas are in step. */
    void fill(Pen pen, Shape area, double size) {
        Rectangle2D bounds = area.getBounds2D();
        pen.ink().within(area, () -> {
            int row = (int) Math.floor(bounds.getY() / size);
            for (; row * size < bounds.getMaxY(); row++) {
                double shift = this != HATCHED && row % 2 != 0 ? size / 2 : 0;
                int column = (int) Math.floor((bounds.getX() - shift) / size);
                for (; column * size + shift < bounds.getMaxX(); column++) {
                    mark(pen, column * size + shift + size / 2, row * size + size / 2, size);
                }
            }
        });
    }

    /** The texture of a terrain; those of a legend get the others by their place among them. */
    static Texture of(String terrain, int other) {
        for (Texture texture : values()) {
            if (texture.ordinal() < FIRST_OTHER.ordinal()
                    && texture.name().toLowerCase(Locale.ROOT).equals(terrain)) {
                return texture;
            }
        }
        return values()[FIRST_OTHER.ordinal() + Math.min(other, 2)];
    }
}
