package cluewright.print;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * A face of the one font that all sheets use: DejaVu Sans Condensed, whose licence lies beside its files.
 *
 * <p>Widths and outlines come straight out of the font's file and not from the fonts of the machine, so that text is as
 * wide everywhere as it was when it was made to fit.
 */
public enum Face {
    PLAIN("DejaVuSansCondensed.ttf"),
    BOLD("DejaVuSansCondensed-Bold.ttf");

    private static final String FOLDER = "/net/sf/jasperreports/fonts/dejavu/";

    @SuppressWarnings("ImmutableEnumChecker") // read once and never changed
    private final TrueTypeFont font;

    private final double unitsPerEm;

    Face(String file) {
        try (InputStream in = Objects.requireNonNull(Face.class.getResourceAsStream(FOLDER + file), file)) {
            font = new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes()));
            unitsPerEm = font.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    TrueTypeFont font() {
        return font;
    }

    /** The number of a letter's picture in the font; 0 when it has none. */
    int glyph(int letter) {
        try {
            return font.getUnicodeCmapLookup().getGlyphId(letter);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How wide the text is. */
    public double width(String text, double size) {
        try {
            long units = 0;
            for (int letter : text.codePoints().toArray()) {
                units += font.getAdvanceWidth(glyph(letter));
            }
            return units * size / unitsPerEm;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The outline of a letter's picture, with y downwards and the origin on the base line. */
    GeneralPath outline(int glyph, double size) {
        try {
            GlyphData data = font.getGlyph().getGlyph(glyph);
            GeneralPath path = data == null ? new GeneralPath() : data.getPath();
            path.transform(AffineTransform.getScaleInstance(size / unitsPerEm, -size / unitsPerEm));
            return path;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
