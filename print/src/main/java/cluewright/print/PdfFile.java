package cluewright.print;

import java.awt.Shape;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** Sheets as a PDF: vectors, text that can be searched, fonts inside. The same sheets always give the same bytes. */
public final class PdfFile {
    /** PDF wants a number for each document, usually the time; a fixed one keeps the bytes alike. */
    private static final long DOCUMENT_ID = 0x636c7565L;

    private PdfFile() {}

    /** The file. */
    public static byte[] of(List<Sheet> sheets, Paper paper, String title) {
        try (PDDocument document = new PDDocument()) {
            document.setDocumentId(DOCUMENT_ID);
            document.getDocumentInformation().setTitle(title);
            document.getDocumentInformation().setCreator("Cluewright");
            Map<Face, PDFont> fonts = new EnumMap<>(Face.class);
            for (Face face : Face.values()) {
                fonts.put(face, PDType0Font.load(document, face.font(), true));
            }
            for (Sheet sheet : sheets) {
                page(document, fonts, sheet, paper);
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void page(PDDocument document, Map<Face, PDFont> fonts, Sheet sheet, Paper paper)
            throws IOException {
        float width = (float) paper.width(sheet.landscape());
        float height = (float) paper.height(sheet.landscape());
        PDPage page = new PDPage(new PDRectangle(width, height));
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            sheet.paint(new PdfInk(content, fonts, height));
        }
    }

    /** Draws on a page, whose y runs upwards. */
    private record PdfInk(PDPageContentStream content, Map<Face, PDFont> fonts, float height) implements Ink {
        /** Something that PDFBox does; it writes to memory, so that it fails only if it is at fault. */
        private interface Drawing {
            void run() throws IOException;
        }

        private static void draw(Drawing drawing) {
            try {
                drawing.run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void fill(Shape shape, Tone tone) {
            draw(() -> {
                content.setNonStrokingColor(tone.part(16), tone.part(8), tone.part(0));
                outline(shape);
                content.fill();
            });
        }

        @Override
        public void stroke(Shape shape, Tone tone, double width, double dash) {
            draw(() -> {
                content.setStrokingColor(tone.part(16), tone.part(8), tone.part(0));
                content.setLineWidth((float) width);
                content.setLineCapStyle(dash > 0 ? 0 : 1);
                content.setLineJoinStyle(1);
                content.setLineDashPattern(dash > 0 ? new float[] {(float) dash} : new float[0], 0);
                outline(shape);
                content.stroke();
            });
        }

        @Override
        public void text(String text, double x, double baseline, Lettering type) {
            draw(() -> {
                Tone tone = type.tone();
                content.beginText();
                content.setNonStrokingColor(tone.part(16), tone.part(8), tone.part(0));
                content.setFont(fonts.get(type.face()), (float) type.size());
                content.newLineAtOffset((float) x, height - (float) baseline);
                content.showText(text);
                content.endText();
            });
        }

        @Override
        public void within(Shape area, Runnable drawing) {
            draw(() -> {
                content.saveGraphicsState();
                outline(area);
                content.clip();
                drawing.run();
                content.restoreGraphicsState();
            });
        }

        private void outline(Shape shape) {
            new Outline() {
                @Override
                void move(double x, double y) {
                    draw(() -> content.moveTo((float) x, height - (float) y));
                }

                @Override
                void line(double x, double y) {
                    draw(() -> content.lineTo((float) x, height - (float) y));
                }

                @Override
                void curve(double ax, double ay, double bx, double by, double x, double y) {
                    draw(() -> content.curveTo(
                            (float) ax,
                            height - (float) ay,
                            (float) bx,
                            height - (float) by,
                            (float) x,
                            height - (float) y));
                }

                @Override
                void close() {
                    draw(content::closePath);
                }
            }.follow(shape);
        }
    }
}
