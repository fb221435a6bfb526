package cluewright.print;

import java.awt.Shape;
import java.util.List;

/** The small pictures of a treasure map; each is told by its shape, and stands on white so that no texture hides it. */
final class Signs {
    private static final Tone LEAVES = new Tone(0x2e7d32);
    private static final Tone PETALS = new Tone(0xd81b60);
    private static final Tone GOLD = new Tone(0xf2c230);

    /** The kinds of structures that have a picture. */
    static final List<String> STRUCTURES = List.of("standing stone", "shack");

    private Signs() {}

    /** A crown on a trunk. */
    static void tree(Pen pen, double x, double y, double s) {
        pen.fill(Pen.box(x - s * 0.1, y, s * 0.2, s * 0.75), Tone.BLACK);
        pen.fill(Pen.figure(x, y - s * 0.8, x + s * 0.55, y + s * 0.3, x - s * 0.55, y + s * 0.3), LEAVES);
        pen.draw(Pen.figure(x, y - s * 0.8, x + s * 0.55, y + s * 0.3, x - s * 0.55, y + s * 0.3), Pen.THIN);
    }

    /** Five white-rimmed petals around a dot. */
    static void flower(Pen pen, double x, double y, double s) {
        for (int petal = 0; petal < 5; petal++) {
            double angle = Math.PI * 2 / 5 * petal - Math.PI / 2;
            double px = x + s * 0.38 * Math.cos(angle);
            double py = y + s * 0.38 * Math.sin(angle);
            pen.fill(Pen.circle(px, py, s * 0.28), PETALS);
            pen.draw(Pen.circle(px, py, s * 0.28), Pen.THIN);
        }
        pen.fill(Pen.circle(x, y, s * 0.22), Tone.WHITE);
        pen.draw(Pen.circle(x, y, s * 0.22), Pen.THIN);
    }

    /** One to four pebbles as on a die. */
    static void stones(Pen pen, double x, double y, double s, int number) {
        double[][] places = {{-0.32, -0.32}, {0.32, 0.32}, {0.32, -0.32}, {-0.32, 0.32}};
        for (int stone = 0; stone < Math.min(number, places.length); stone++) {
            double px = number == 1 ? x : x + s * places[stone][0];
            double py = number == 1 ? y : y + s * places[stone][1];
            pen.fill(Pen.circle(px, py, s * 0.3), Tone.WHITE);
            pen.fill(Pen.circle(px, py, s * 0.24), Tone.BLACK);
        }
    }

    /** A diamond. */
    static void small(Pen pen, double x, double y, double s) {
        small(pen, x, y, s, GOLD);
    }

    /** A diamond of this colour. */
    static void small(Pen pen, double x, double y, double s, Tone tone) {
        Shape diamond = Pen.figure(x, y - s * 0.7, x + s * 0.55, y, x, y + s * 0.7, x - s * 0.55, y);
        pen.fill(diamond, tone);
        pen.draw(diamond, Pen.FIRM);
    }

    /** A temple, a ship or rocks; a letter for anything else. */
    static void landmark(Pen pen, String kind, String letter, double x, double y, double s) {
        plate(pen, x, y, s);
        switch (kind) {
            case "temple" -> {
                pen.fill(Pen.figure(x - s * 0.6, y - s * 0.15, x, y - s * 0.6, x + s * 0.6, y - s * 0.15), Tone.BLACK);
                for (int column = -1; column <= 1; column++) {
                    pen.fill(Pen.box(x + column * s * 0.4 - s * 0.08, y - s * 0.1, s * 0.16, s * 0.45), Tone.BLACK);
                }
                pen.fill(Pen.box(x - s * 0.6, y + s * 0.38, s * 1.2, s * 0.15), Tone.BLACK);
            }
            case "ship" -> {
                pen.fill(
                        Pen.figure(
                                x - s * 0.65,
                                y + s * 0.1,
                                x + s * 0.65,
                                y + s * 0.1,
                                x + s * 0.35,
                                y + s * 0.5,
                                x - s * 0.35,
                                y + s * 0.5),
                        Tone.BLACK);
                pen.draw(Pen.figure(x, y - s * 0.65, x + s * 0.5, y, x, y), Pen.THIN * 1.6);
            }
            case "rocks" -> {
                for (int rock = -1; rock <= 1; rock++) {
                    double high = rock == 0 ? 0.6 : 0.25;
                    double left = x + rock * s * 0.35;
                    pen.draw(
                            Pen.figure(left - s * 0.3, y + s * 0.45, left, y - s * high, left + s * 0.3, y + s * 0.45),
                            Pen.FIRM);
                }
            }
            default -> pen.centred(letter, x, y, s * 1.4, Lettering.bold(Math.max(Words.SMALLEST, s)));
        }
    }

    /** A standing stone or a shack; a letter for anything else. */
    static void structure(Pen pen, String kind, String letter, double x, double y, double s) {
        plate(pen, x, y, s);
        switch (kind) {
            case "standing stone" ->
                pen.draw(
                        Pen.figure(
                                x - s * 0.3,
                                y + s * 0.65,
                                x - s * 0.35,
                                y - s * 0.3,
                                x,
                                y - s * 0.65,
                                x + s * 0.3,
                                y - s * 0.4,
                                x + s * 0.3,
                                y + s * 0.65),
                        Pen.FIRM);
            case "shack" -> {
                double wall = x - s * 0.45;
                double floor = y + s * 0.6;
                pen.draw(Pen.figure(wall, y, wall + s * 0.9, y, wall + s * 0.9, floor, wall, floor), Pen.FIRM);
                pen.fill(
                        Pen.figure(x - s * 0.65, y - s * 0.05, x, y - s * 0.65, x + s * 0.65, y - s * 0.05),
                        Tone.BLACK);
            }
            default -> pen.centred(letter, x, y - s * 0.35, s, Lettering.bold(Math.max(Words.SMALLEST, s * 0.7)));
        }
    }

    /** How a structure looks, in words. */
    static String stroke(String kind, String letter) {
        return switch (kind) {
            case "standing stone" -> "a tall stone";
            case "shack" -> "a hut with a roof";
            default -> letter;
        };
    }

    private static void plate(Pen pen, double x, double y, double s) {
        pen.fill(Pen.circle(x, y, s * 0.8), Tone.WHITE);
    }

    /** Where the treasure lies: a cross in a ring. */
    static void treasure(Pen pen, double x, double y, double s) {
        pen.fill(Pen.circle(x, y, s), Tone.WHITE);
        pen.draw(Pen.circle(x, y, s), 2);
        pen.line(x - s * 0.6, y - s * 0.6, x + s * 0.6, y + s * 0.6, 3);
        pen.line(x - s * 0.6, y + s * 0.6, x + s * 0.6, y - s * 0.6, 3);
    }
}
