package cluewright.treasure;

/**
 * Who plays, and how.
 *
 * @param players how many players hold hints, 0 when all hints are public, up to {@link #MOST_PLAYERS}
 * @param way the way to play
 * @param left how many squares the hints are to leave
 * @param unneeded how many hints nobody needs
 * @param liars how many players have false hints
 * @param bot the number of the player whom the device plays, from 1, or {@link #NO_BOT}
 */
public record Party(int players, Way way, int left, int unneeded, int liars, int bot) {
    public static final int MOST_PLAYERS = 6;

    /** People play all the players. */
    public static final int NO_BOT = 0;

    /** So many players with true hints that leave one square. */
    public static Party of(int players) {
        return new Party(players, Way.PRECISE, 1, 0, 0, NO_BOT);
    }
}
