package cluewright.examples;

import cluewright.cpsat.CpSatProver;
import cluewright.documents.DocumentFiles;
import cluewright.games.Games;
import cluewright.prove.NativeProver;
import cluewright.puzzle.Document;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import java.nio.file.Path;
import java.util.List;

/** A program that makes a puzzle, has two provers confirm it, and writes it to the file that it is given. */
public final class MakePuzzle {
    private MakePuzzle() {}

    public static void main(String[] args) {
        // @start region=make
        Generator generator = new Generator(List.of(new NativeProver(), new CpSatProver()));
        Order order = Order.of(Games.of("suspects")).with("size", "4x4");
        Document puzzle = generator.generate(order, "HUNT");
        puzzle.puzzle().clues().forEach(held -> System.out.println(held.clue().sentence()));
        DocumentFiles.write(puzzle.write(), Path.of(args[0])); // hunt.yaml or hunt.json
        // @end
    }
}
