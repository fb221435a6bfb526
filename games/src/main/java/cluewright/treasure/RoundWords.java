package cluewright.treasure;

import java.util.ArrayList;
import java.util.List;

/** What is said at the table whatever happens there. */
final class RoundWords {
    private RoundWords() {}

    /** Who plays, and how. */
    static List<String> terms(Party party) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "Players: " + party.players() + ". Way to play: " + party.way().word() + ".");
        if (party.left() > 1) {
            lines.add("The hints leave " + party.left() + " squares; find them all.");
        }
        if (!party.quests().isEmpty()) {
            lines.add(
                    "Each player has a small treasure to find first, by hints of their own; 'small NUMBER SQUARE' digs"
                            + " for it. Those that are found are on the map for all.");
        }
        if (party.unneeded() > 0) {
            lines.add("Hints that nobody needs: " + party.unneeded() + ".");
        }
        if (party.liars() > 0) {
            lines.add("Players whose hints are all false: " + party.liars() + ". On the treasure's square just so many"
                    + " say no.");
        }
        if (party.bot() != Party.NO_BOT) {
            lines.add("Player " + party.bot() + " is played by this device: ask it.");
        }
        return lines;
    }

    /** The commands. */
    static List<String> help() {
        return List.of(
                "  hints NUMBER        your own hints; Enter hides them, looking again is noted",
                "  dig SQUARE          dig there; the device answers for each player",
                "  ask NUMBER SQUARE   what one player's hints say about a square",
                "  small NUMBER SQUARE dig for a player's own small treasure, where there are such",
                "  hint NUMBER         what a player can tell from the own hints and what was said",
                "  hidden              switch between open answers and only whether all agree",
                "  map                 the map with what was dug",
                "  log                 what has happened",
                "  save FILE           keep the game as it stands; 'resume FILE' goes on with it",
                "  quit                leave");
    }
}
