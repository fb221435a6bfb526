package cluewright.games;

import cluewright.puzzle.Game;
import cluewright.space.Refused;
import cluewright.suspects.Suspects;
import cluewright.template.Coin;
import cluewright.treasure.Treasure;
import cluewright.whodunit.Whodunit;
import java.util.ArrayList;
import java.util.List;

/** The list of all games: the one place outside a game's package that names it. */
public final class Games {
    private Games() {}

    /** All games. */
    public static List<Game<?>> all() {
        return List.of(new Suspects(), new Whodunit(), new Treasure(), new Coin());
    }

    /** The game of this id; refused with the nearest one when there is none. */
    public static Game<?> of(String id) {
        List<String> ids = new ArrayList<>();
        for (Game<?> game : all()) {
            if (game.id().equals(id)) {
                return game;
            }
            ids.add(game.id());
        }
        throw new Refused("there is no game '" + id + "'; the games are " + String.join(", ", ids) + "."
                + Refused.maybe(id, ids));
    }
}
