package cluewright.benchmarks;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.puzzle.Order;
import cluewright.random.Rng;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * The plain way to make a whodunit, by brute force over all worlds: everybody gets a random line, true but for the liar's;
 * random lines are added until one answer is left; then every line is dropped without which one is left still. No gate is
 * asked, so most of what it makes gives itself away.
 */
final class PlainWhodunit {
    private static final int MOST_LINES = 60;

    private final Order order;

    PlainWhodunit(Order order) {
        this.order = order;
    }

    /** The lines of the puzzle of this seed. */
    List<Puzzle.Held> lines(String seed) {
        return lines(order.game(), Rng.of(seed));
    }

    private <B extends Board> List<Puzzle.Held> lines(Game<B> game, Rng rng) {
        Game.Scene<B> scene = game.draw(order.settings(), rng);
        List<Integer> people = scene.board().holders();
        List<Puzzle.Held> lines = new ArrayList<>();
        for (int person : people) {
            add(game, scene, person, rng, lines);
        }
        while (lines.size() < MOST_LINES && !isUnique(scene.board(), lines)) {
            add(game, scene, rng.pick(people), rng, lines);
        }
        for (Puzzle.Held line : rng.shuffled(lines)) {
            List<Puzzle.Held> fewer = new ArrayList<>(lines);
            fewer.remove(line);
            if (isUnique(scene.board(), fewer)) {
                lines = fewer;
            }
        }
        return lines;
    }

    /** Adds a line that is true, or, of the liar, true in some other world. */
    private <B extends Board> void add(
            Game<B> game, Game.Scene<B> scene, int person, Rng rng, List<Puzzle.Held> lines) {
        B mouth = game.spokenBy(scene.board(), person);
        boolean lies = scene.world().value(person) == 1;
        World world = lies ? game.draw(order.settings(), rng).world() : scene.world();
        List<Args> proposed = new ArrayList<>();
        while (proposed.isEmpty()) {
            ClueType<B> type = rng.pick(game.vocabulary().types());
            type.propose(mouth, world, Hand.of(rng, 3), proposed::add);
            if (!proposed.isEmpty()) {
                Clue clue = type.clue(mouth, rng.pick(proposed));
                lines.add(new Puzzle.Held(clue, person));
            }
        }
    }

    /** Whether all worlds that fit give one answer: every world is looked at. */
    private static boolean isUnique(Board board, List<Puzzle.Held> lines) {
        Puzzle puzzle = new Puzzle(board, Mode.OPEN, List.of(), lines);
        Space space = board.space();
        int[] values = new int[space.variables().size()];
        World found = null;
        for (long number = 0; number < space.assignments(); number++) {
            long rest = number;
            for (int variable = 0; variable < values.length; variable++) {
                values[variable] = (int) (rest % space.size(variable));
                rest /= space.size(variable);
            }
            World world = World.of(values);
            if (puzzle.fits(world)) {
                if (found != null && !space.sameAnswer(found, world)) {
                    return false;
                }
                found = world;
            }
        }
        return found != null;
    }
}
