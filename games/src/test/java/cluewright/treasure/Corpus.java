package cluewright.treasure;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Writes the corpus that the scale of difficulty is fitted to: the strain of the first deal of so many seeds for each
 * preset and 3 to 6 players, any difficulty. To be run by hand, with the name of a file and the number of seeds; it also
 * prints the thresholds for {@link Scale}.
 */
final class Corpus {
    private Corpus() {}

    public static void main(String[] args) throws Exception {
        List<Integer> strains = new ArrayList<>();
        try (PrintStream out =
                new PrintStream(Files.newOutputStream(Path.of(args[0])), false, StandardCharsets.UTF_8)) {
            out.print("preset,players,seed,strain\n");
            for (String preset : Plan.PRESETS) {
                for (int players = 3; players <= 6; players++) {
                    for (int seed = 0; seed < Integer.parseInt(args[1]); seed++) {
                        int strain = strain(preset, players, "C" + seed);
                        strains.add(strain);
                        out.print(preset + "," + players + ",C" + seed + "," + strain + "\n");
                    }
                }
            }
        }
        System.out.println(thresholds(strains));
    }

    /** The least strain of each effort from 1 to 100: those that split the corpus into parts of equal size. */
    static List<Integer> thresholds(List<Integer> strains) {
        List<Integer> sorted = new ArrayList<>(strains);
        sorted.sort(null);
        List<Integer> least = new ArrayList<>();
        for (int effort = 1; effort <= 100; effort++) {
            least.add(sorted.get(Math.min(sorted.size() - 1, effort * sorted.size() / 101)));
        }
        return least;
    }

    static int strain(String preset, int players, String seed) {
        Order order = Order.of(new Treasure()).with("preset", preset).with("players", Integer.toString(players));
        Request request = Request.of(order.settings());
        Hunt hunt = Dealing.hunt(request, seed);
        Catalogue catalogue = new Catalogue(hunt, new Dealing(new Treasure()).types(order), request.advanced());
        Dealing.Dealt dealt =
                Dealing.deal(request, hunt, catalogue, Generator.rng(order, seed, 0), new LinkedHashMap<>());
        List<Puzzle.Held> held = new ArrayList<>();
        for (int player = 1; player <= players; player++) {
            for (int card : dealt.deal().hands().get(player - 1)) {
                held.add(new Puzzle.Held(dealt.pool().get(card).clue(), player));
            }
        }
        Puzzle puzzle = new Puzzle(hunt, Mode.OPEN, List.of(), held);
        return Toil.of(puzzle, new Sighting(puzzle)).strain();
    }
}
