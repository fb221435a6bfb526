package cluewright.benchmarks;

import cluewright.clue.Mode;
import cluewright.games.Games;
import cluewright.grade.Band;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Tree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the corpus that efforts are held against: so many suspects puzzles of every band, daily size and mode, one line
 * each with its name, band and strain. {@code java -cp benchmarks.jar cluewright.benchmarks.Corpus 15 FILE}
 */
public final class Corpus {
    private Corpus() {}

    /** Takes the number of puzzles of each kind and the file to write. */
    public static void main(String[] arguments) throws IOException {
        List<String> lines = new ArrayList<>(List.of("puzzle,band,strain"));
        Generator generator = new Generator(List.of());
        for (Band band : Band.values()) {
            for (String size : List.of("3x3", "4x4", "4x5", "5x5")) {
                for (Mode mode : Mode.values()) {
                    Aim aim = Aim.STANDARD.in(mode).difficulty(band.word());
                    Order order =
                            Order.of(Games.of("suspects")).with("size", size).withAim(aim);
                    for (int number = 0; number < Integer.parseInt(arguments[0]); number++) {
                        lines.add(line(generator, order, "CORPUS-" + number));
                    }
                }
            }
        }
        Files.write(Path.of(arguments[1]), lines);
    }

    private static String line(Generator generator, Order order, String seed) {
        Tree.Fields difficulty =
                generator.generate(order, seed).results().get("difficulty").asFields();
        return "\"" + order.name(seed) + "\"," + difficulty.get("band").asText() + ","
                + difficulty.get("effort").asFields().get("strain").asText();
    }
}
