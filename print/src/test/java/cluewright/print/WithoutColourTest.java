package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Draws every texture and sign in black and white and holds each against each. */
class WithoutColourTest {
    private static final int SIDE = 40;

    /** The least share of dots that two pictures must differ in, however they are moved against each other. */
    private static final double APART = 0.02;

    /** Ink on a picture; fills are white or black, so that colour helps nobody. */
    private record BlackAndWhite(Graphics2D graphics) implements Ink {
        @Override
        public void fill(Shape shape, Tone tone) {
            boolean light = (tone.rgb() >> 16 & 255) + (tone.rgb() >> 8 & 255) + (tone.rgb() & 255) > 255;
            graphics.setColor(light ? Color.WHITE : Color.BLACK);
            graphics.fill(shape);
        }

        @Override
        public void stroke(Shape shape, Tone tone, double width, double dash) {
            graphics.setColor(Color.BLACK);
            graphics.setStroke(
                    dash > 0
                            ? new BasicStroke((float) width, 0, 1, 1, new float[] {(float) dash}, 0)
                            : new BasicStroke((float) width));
            graphics.draw(shape);
        }

        @Override
        public void text(String text, double x, double baseline, Lettering type) {
            double at = x;
            for (int letter : text.codePoints().toArray()) {
                Shape outline = type.face().outline(type.face().glyph(letter), type.size());
                graphics.setColor(Color.BLACK);
                graphics.fill(java.awt.geom.AffineTransform.getTranslateInstance(at, baseline)
                        .createTransformedShape(outline));
                at += type.width(Character.toString(letter));
            }
        }

        @Override
        public void within(Shape area, Runnable drawing) {
            Shape before = graphics.getClip();
            graphics.clip(area);
            drawing.run();
            graphics.setClip(before);
        }
    }

    private static boolean[][] picture(Consumer<Pen> drawing) {
        BufferedImage image = new BufferedImage(2 * SIDE, 2 * SIDE, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 2 * SIDE, 2 * SIDE);
        graphics.scale(2, 2);
        drawing.accept(new Pen(new BlackAndWhite(graphics)));
        boolean[][] dark = new boolean[2 * SIDE][2 * SIDE];
        for (int y = 0; y < 2 * SIDE; y++) {
            for (int x = 0; x < 2 * SIDE; x++) {
                dark[y][x] = image.getRaster().getSample(x, y, 0) < 150;
            }
        }
        return dark;
    }

    /** The least difference when one is moved up to half its width against the other. */
    private static double difference(boolean[][] one, boolean[][] other) {
        double least = 1;
        int reach = 16;
        int part = 2 * SIDE - 2 * reach;
        for (int dy = -reach; dy <= reach; dy += 2) {
            for (int dx = -reach; dx <= reach; dx += 2) {
                int differ = 0;
                for (int y = reach; y < reach + part; y++) {
                    for (int x = reach; x < reach + part; x++) {
                        differ += one[y][x] == other[y + dy][x + dx] ? 0 : 1;
                    }
                }
                least = Math.min(least, (double) differ / (part * part));
            }
        }
        return least;
    }

    private static void assertApart(Map<String, boolean[][]> pictures) {
        List<String> names = List.copyOf(pictures.keySet());
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                assertThat(difference(pictures.get(names.get(i)), pictures.get(names.get(j))))
                        .as("%s and %s", names.get(i), names.get(j))
                        .isGreaterThan(APART);
            }
        }
    }

    @Test
    void everyTextureIsToldFromEveryOther() {
        Map<String, boolean[][]> pictures = new LinkedHashMap<>();
        pictures.put("white", picture(pen -> {}));
        for (Texture texture : Texture.values()) {
            pictures.put(texture.name(), picture(pen -> texture.fill(pen, Pen.box(0, 0, SIDE, SIDE), 8)));
        }
        assertApart(pictures);
    }

    @Test
    void everySignIsToldFromEveryOther() {
        double m = SIDE / 2.0;
        Map<String, Consumer<Pen>> signs = new LinkedHashMap<>();
        signs.put("tree", pen -> Signs.tree(pen, m, m, 12));
        signs.put("flower", pen -> Signs.flower(pen, m, m, 12));
        signs.put("small treasure", pen -> Signs.small(pen, m, m, 12));
        for (int stones = 1; stones <= 4; stones++) {
            int number = stones;
            signs.put(number + " stones", pen -> Signs.stones(pen, m, m, 12, number));
        }
        for (String kind : List.of("temple", "ship", "rocks", "inn")) {
            signs.put(kind, pen -> Signs.landmark(pen, kind, kind.substring(0, 1), m, m, 14));
        }
        for (String kind : List.of("standing stone", "shack")) {
            signs.put(kind, pen -> Signs.structure(pen, kind, kind.substring(0, 1), m, m, 14));
        }
        Map<String, boolean[][]> pictures = new LinkedHashMap<>();
        signs.forEach((name, sign) -> pictures.put(name, picture(sign)));
        assertApart(pictures);
    }

    /** Terrains that a map adds get textures of their own, three of them. */
    @Test
    void terrainsOfTheLegendDiffer() {
        Chart chart = Chart.of(Papers.full("square", 9, 4).board());
        assertThat(chart.others()).containsExactly("forest", "heath", "jungle");
        assertThat(chart.terrain().stream()
                        .distinct()
                        .map(t -> chart.texture(chart.terrain().indexOf(t))))
                .doesNotHaveDuplicates();
    }

    @Test
    void coloursOfStructuresHaveLettersOfTheirOwn() {
        List<String> colours = List.of("blue", "black", "brown", "white", "blu");
        assertThat(colours.stream().map(colour -> MapLetters.initial(colour, colours)))
                .containsExactly("BLUE", "BLA", "BR", "W", "BLU");
    }

    /** A wild map has bears and blue structures: neither is told by a B alone, and no letter by which anything is told. */
    @Test
    void noLetterStandsForTwoThings() {
        Chart chart = Chart.of(Papers.full("hex", 12, 9).board());
        MapLetters letters = MapLetters.of(chart);
        List<String> all = new java.util.ArrayList<>();
        for (String kind : List.of("ship", "temple", "rocks", "inn")) {
            all.add(letters.landmark(kind));
        }
        for (String animal : List.of("bear", "cougar")) {
            all.add(letters.animal(animal));
        }
        for (String colour : List.of("blue", "black")) {
            all.add(letters.colour(colour));
        }
        for (String terrain : List.of("forest", "heath", "jungle")) {
            all.add(letters.terrain(terrain));
        }
        assertThat(all).doesNotHaveDuplicates().doesNotContain("");
        String legend = MapLegend.simple(chart);
        assertThat(legend).contains("bear territory: B ", "blue structure: L ", "black structure: A ", "shack: a hut");
    }
}
