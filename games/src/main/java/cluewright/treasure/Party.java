package cluewright.treasure;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who plays, and how.
 *
 * @param players how many players hold hints, 0 when all hints are public, up to {@link #MOST_PLAYERS}
 * @param way the way to play
 * @param left how many squares the hints are to leave
 * @param unneeded how many hints nobody needs
 * @param liars how many players have false hints
 * @param bot the number of the player whom the device plays, from 1, or {@link #NO_BOT}
 * @param quests small treasures of single players, and the hints that lead to each
 */
public record Party(int players, Way way, int left, int unneeded, int liars, int bot, List<Quest> quests) {
    public static final int MOST_PLAYERS = 6;

    /** People play all the players. */
    public static final int NO_BOT = 0;

    /**
     * The small treasure of one player.
     *
     * @param player the player's number, from 1
     * @param square where it lies
     * @param says hints in which "the treasure" is the small one; the player's own, and true all of them
     */
    public record Quest(int player, int square, List<String> says) {
        public Quest {
            says = List.copyOf(says);
        }
    }

    public Party {
        quests = List.copyOf(quests);
    }

    /** The same with other small treasures to be found. */
    public Party with(List<Quest> others) {
        return new Party(players, way, left, unneeded, liars, bot, others);
    }

    /** The small treasure of a player, or null. */
    public @Nullable Quest quest(int player) {
        for (Quest quest : quests) {
            if (quest.player() == player) {
                return quest;
            }
        }
        return null;
    }

    /** So many players with true hints that leave one square. */
    public static Party of(int players) {
        return new Party(players, Way.PRECISE, 1, 0, 0, NO_BOT, List.of());
    }
}
