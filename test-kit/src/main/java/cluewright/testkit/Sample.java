package cluewright.testkit;

import cluewright.clue.Args;
import cluewright.clue.Board;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A small board with all its worlds, and the clues that its game's types propose for a few of them.
 *
 * <p>Which worlds is random but always the same: it depends on the shorthand alone.
 */
final class Sample<B extends Board> {
    /** The most worlds of a sample board. */
    static final int MOST_WORLDS = 1 << 12;

    /** For how many worlds, apart from the shorthand's own, clues are proposed. */
    private static final int OTHER_TRUTHS = 2;

    private final String shorthand;
    private final Game.Scene<B> scene;
    private final Truths truths;
    private final List<World> proposedFor = new ArrayList<>();
    private final Map<ClueType<B>, List<Clue>> pools = new LinkedHashMap<>();

    Sample(Game<B> game, String shorthand) {
        this.shorthand = shorthand;
        this.scene = game.sample(shorthand);
        if (scene.board().space().assignments() > Worlds.MOST) {
            throw tooLarge(scene.board().space().assignments());
        }
        List<World> worlds = Worlds.all(scene.board().space());
        if (worlds.size() > MOST_WORLDS) {
            throw tooLarge(worlds.size());
        }
        this.truths = new Truths(worlds);
        Rng rng = rng("worlds");
        proposedFor.add(scene.world());
        for (int other = 0; other < OTHER_TRUTHS; other++) {
            proposedFor.add(rng.pick(worlds));
        }
    }

    private IllegalArgumentException tooLarge(long worlds) {
        return new IllegalArgumentException("the sample board " + this + " has " + worlds + " worlds, more than "
                + MOST_WORLDS + ". Maybe leave out a row.");
    }

    B board() {
        return scene.board();
    }

    Game.Scene<B> scene() {
        return scene;
    }

    Truths truths() {
        return truths;
    }

    /** The worlds for which clues are proposed. */
    List<World> proposedFor() {
        return proposedFor;
    }

    Rng rng(String purpose) {
        return Rng.of(shorthand).stream(purpose);
    }

    /** Every different clue that the type proposes for one of the worlds. */
    List<Clue> pool(ClueType<B> type) {
        return pools.computeIfAbsent(type, this::propose);
    }

    private List<Clue> propose(ClueType<B> type) {
        Set<Clue> pool = new LinkedHashSet<>();
        for (World truth : proposedFor) {
            for (Args args : propose(type, truth, Hand.full())) {
                pool.add(type.clue(board(), args));
            }
        }
        return List.copyOf(pool);
    }

    List<Args> propose(ClueType<B> type, World truth, Hand hand) {
        List<Args> proposed = new ArrayList<>();
        type.propose(board(), truth, hand, proposed::add);
        return proposed;
    }

    /** The whole pool of the type, or a random part of it when it is larger. */
    List<Clue> some(ClueType<B> type, int most) {
        List<Clue> pool = pool(type);
        return pool.size() <= most ? pool : rng("some " + type.id()).sample(pool, most);
    }

    @Override
    public String toString() {
        return "'" + shorthand + "'";
    }
}
