package cluewright.print;

import java.awt.Shape;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Sheets as one SVG, pages one below the other. Letters are shapes that the file defines once each, so that it looks the
 * same wherever it is opened and needs no font; what they say stands beside them for readers that speak.
 */
public final class SvgFile {
    private static final int GAP = 18;

    private SvgFile() {}

    /** The file. */
    public static byte[] of(List<Sheet> sheets, Paper paper, String title) {
        SvgInk ink = new SvgInk();
        double width = 0;
        double top = 0;
        for (Sheet sheet : sheets) {
            double high = paper.height(sheet.landscape());
            double wide = paper.width(sheet.landscape());
            ink.body.append("<g transform=\"translate(0 ").append(number(top)).append(")\">\n");
            ink.body
                    .append("<rect width=\"")
                    .append(number(wide))
                    .append("\" height=\"")
                    .append(number(high));
            ink.body.append("\" fill=\"#fff\"/>\n");
            sheet.paint(ink);
            ink.body.append("</g>\n");
            top += high + GAP;
            width = Math.max(width, wide);
        }
        return ink.file(title, width, Math.max(0, top - GAP)).getBytes(StandardCharsets.UTF_8);
    }

    /** Two decimals at most, the same on every machine. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long part = Math.abs(hundredths % 100);
        String fraction = part == 0 ? "" : part % 10 == 0 ? "." + part / 10 : (part < 10 ? ".0" : ".") + part;
        return sign + Math.abs(hundredths / 100) + fraction;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static final class SvgInk implements Ink {
        /** Letters are defined this large, and scaled down where they are used. */
        private static final int DEFINED_SIZE = 100;

        private final StringBuilder body = new StringBuilder();
        private final Map<String, String> glyphs = new TreeMap<>();
        private int areas;

        String file(String title, double width, double height) {
            StringBuilder file = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
                    .append(number(width))
                    .append("pt\" height=\"")
                    .append(number(height))
                    .append("pt\" viewBox=\"0 0 ")
                    .append(number(width))
                    .append(' ')
                    .append(number(height))
                    .append("\">\n<title>")
                    .append(escaped(title))
                    .append("</title>\n<defs>\n");
            glyphs.forEach((id, path) -> file.append("<path id=\"")
                    .append(id)
                    .append("\" d=\"")
                    .append(path)
                    .append("\"/>\n"));
            return file.append("</defs>\n").append(body).append("</svg>\n").toString();
        }

        private static String colour(Tone tone) {
            return "#" + Integer.toHexString(tone.rgb() | 1 << 24).substring(1);
        }

        @Override
        public void fill(Shape shape, Tone tone) {
            body.append("<path fill=\"").append(colour(tone)).append("\" d=\"");
            body.append(path(shape)).append("\"/>\n");
        }

        @Override
        public void stroke(Shape shape, Tone tone, double width, double dash) {
            body.append("<path fill=\"none\" stroke=\"").append(colour(tone)).append("\" stroke-width=\"");
            body.append(number(width)).append("\" stroke-linejoin=\"round\"");
            body.append(dash > 0 ? " stroke-dasharray=\"" + number(dash) + "\"" : " stroke-linecap=\"round\"");
            body.append(" d=\"").append(path(shape)).append("\"/>\n");
        }

        @Override
        public void text(String text, double x, double baseline, Lettering type) {
            body.append("<g role=\"img\" aria-label=\"").append(escaped(text)).append("\" fill=\"");
            body.append(colour(type.tone()))
                    .append("\" transform=\"translate(")
                    .append(number(x))
                    .append(' ');
            body.append(number(baseline)).append(") scale(");
            body.append(thousandths(type.size() / DEFINED_SIZE)).append(")\">");
            double at = 0;
            for (int letter : text.codePoints().toArray()) {
                if (letter != ' ') {
                    body.append("<use href=\"#").append(glyph(type.face(), letter));
                    body.append("\" x=\"").append(number(at)).append("\"/>");
                }
                at += type.face().width(Character.toString(letter), DEFINED_SIZE);
            }
            body.append("</g>\n");
        }

        private static String thousandths(double value) {
            long all = Math.round(value * 10000);
            return all / 10000 + "." + Long.toString(10000 + all % 10000).substring(1);
        }

        private String glyph(Face face, int letter) {
            int glyph = face.glyph(letter);
            String id = (face == Face.BOLD ? "b" : "p") + glyph;
            glyphs.computeIfAbsent(id, fresh -> path(face.outline(glyph, DEFINED_SIZE)));
            return id;
        }

        @Override
        public void within(Shape area, Runnable drawing) {
            areas++;
            body.append("<clipPath id=\"a")
                    .append(areas)
                    .append("\"><path d=\"")
                    .append(path(area));
            body.append("\"/></clipPath>\n<g clip-path=\"url(#a").append(areas).append(")\">\n");
            drawing.run();
            body.append("</g>\n");
        }

        private static String path(Shape shape) {
            StringBuilder path = new StringBuilder();
            new Outline() {
                private void add(char letter, double... numbers) {
                    path.append(letter);
                    for (int i = 0; i < numbers.length; i++) {
                        path.append(i == 0 ? "" : " ").append(number(numbers[i]));
                    }
                }

                @Override
                void move(double x, double y) {
                    add('M', x, y);
                }

                @Override
                void line(double x, double y) {
                    add('L', x, y);
                }

                @Override
                void curve(double ax, double ay, double bx, double by, double x, double y) {
                    add('C', ax, ay, bx, by, x, y);
                }

                @Override
                void close() {
                    path.append('Z');
                }
            }.follow(shape);
            return path.toString();
        }
    }
}
