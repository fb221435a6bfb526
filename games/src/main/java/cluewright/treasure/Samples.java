package cluewright.treasure;

import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.List;

/**
 * Small maps for examples. A shorthand is a map and the treasure's square: {@code cove B3}. "cove" is square and has
 * every layer, "valley" is hex, "bare" has terrain alone.
 */
final class Samples {
    private static final List<String> MAPS = List.of("cove", "valley", "bare");

    private Samples() {}

    static Game.Scene<Hunt> of(String shorthand) {
        int blank = shorthand.indexOf(' ');
        String map = blank < 0 ? shorthand : shorthand.substring(0, blank);
        Chart chart = ChartReader.read(
                switch (map) {
                    case "cove" -> cove();
                    case "valley" -> valley();
                    case "bare" -> Tree.fields().with("terrain", rows("GGWW", "GWWG", "GGWG", "GGGG"));
                    default -> throw new Refused("there is no sample map '" + map + "'." + Refused.maybe(map, MAPS));
                });
        Hunt hunt = new Hunt(chart, Party.of(2));
        int[] values = new int[hunt.space().variables().size()];
        values[Hunt.TREASURE] = Math.max(0, chart.frame().square(shorthand.substring(blank + 1)));
        return new Game.Scene<>(hunt, World.of(values));
    }

    private static Tree.Fields cove() {
        return Tree.fields()
                .with("shape", "square")
                .with("terrain", rows("GGWWDD", "GGWWDD", "GMMWDD", "GMMGGD", "SSMGGN"))
                .with("nature", rows("T..F..", "TT....", "....F.", "..F..T", "......"))
                .with("stones", rows("..1...", ".12...", "....3.", "4..1..", "......"))
                .with("roads", rows("......", ".####.", ".#..#.", ".#....", "......"))
                .with("landmarks", Tree.of(List.of(at("C1", "ship"), at("E5", "temple"), at("A4", "rocks"))))
                .with("territory", territory())
                .with(
                        "structures",
                        Tree.of(List.of(
                                at("B5", "standing stone").with("colour", "blue"),
                                at("F1", "shack").with("colour", "white"),
                                at("D4", "standing stone").with("colour", "white"))))
                .with("small", rows("F3", "A5"));
    }

    private static Tree.Fields valley() {
        return Tree.fields()
                .with("shape", "hex")
                .with("terrain", rows("GGWWDD", "GWWDDM", "GGWDMM", "GGGDDM"))
                .with("territory", territory())
                .with(
                        "structures",
                        Tree.of(List.of(
                                at("B3", "standing stone").with("colour", "green"),
                                at("E1", "shack").with("colour", "green"),
                                at("F4", "shack").with("colour", "blue"))));
    }

    private static Tree.Fields territory() {
        return Tree.fields().with("bear", rows("A1", "A2")).with("cougar", rows("F2", "F3"));
    }

    private static Tree.Fields at(String square, String kind) {
        return Tree.fields().with("at", square).with("kind", kind);
    }

    private static Tree rows(String... texts) {
        return Tree.texts(List.of(texts));
    }
}
