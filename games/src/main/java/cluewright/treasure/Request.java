package cluewright.treasure;

import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.select.Terms;
import cluewright.space.Refused;
import java.util.List;

/**
 * What is asked of the generator, in this game's own terms.
 *
 * @param plan the map
 * @param party who plays, and how
 * @param hintsEach how many hints each player holds
 * @param advanced whether hard hints are dealt too
 * @param fairness what the gates measure by
 */
record Request(Plan plan, Party party, int hintsEach, boolean advanced, Terms.Fairness fairness) {
    private static final String PRESET = "preset";
    private static final String PLAYERS = "players";
    private static final String HINTS = "hints-each";
    private static final String WAY = "way";
    private static final String LEFT = "left";
    private static final String UNNEEDED = "unneeded";
    private static final String LIARS = "false-hints";
    private static final String BOT = "bot";
    private static final String LEVEL = "hint-level";
    private static final String FAIR = "fairness";
    private static final String AUTO = "auto";
    private static final int MOST_HINTS = 3;

    static final List<Settings.Setting> SETTINGS = List.of(
            new Settings.Setting(PRESET, "the map: pocket (8x4), colour (12x6) or wild (12x9, hex)", "pocket"),
            new Settings.Setting(PLAYERS, "how many players hold hints, 1 to 6", "4"),
            new Settings.Setting(HINTS, "how many hints each, 1 to 3; auto: 1, or 2 for one or two players", AUTO),
            new Settings.Setting(
                    WAY, "precise, intermediate, fuzzy-solution, fuzzy-hints or chaotic", Way.PRECISE.word()),
            new Settings.Setting(LEFT, "fuzzy-solution: how many squares are left; auto: 2", AUTO),
            new Settings.Setting(UNNEEDED, "fuzzy-hints: how many hints nobody needs; auto: 1", AUTO),
            new Settings.Setting(LIARS, "chaotic: how many players have false hints; auto: 1", AUTO),
            new Settings.Setting(BOT, "the number of the player whom the device plays, or none", "none"),
            new Settings.Setting(LEVEL, "usual, or advanced with harder hints; auto: usual on pocket", AUTO),
            new Settings.Setting(FAIR, "usual, or tight: shares nearly alike, no two players suffice", "usual"));

    static Request of(Settings asked) {
        Plan plan = Plan.preset(asked.text(PRESET));
        int players = asked.number(PLAYERS, 1, Party.MOST_PLAYERS);
        Way way = PartyReader.way(Tree.of(asked.text(WAY)));
        int bot = asked.text(BOT).equals("none") ? Party.NO_BOT : asked.number(BOT, 1, players);
        int each = asked.text(HINTS).equals(AUTO) ? players <= 2 ? 2 : 1 : asked.number(HINTS, 1, MOST_HINTS);
        int left = number(asked, LEFT, way == Way.FUZZY_SOLUTION, 2, 1, 6);
        int unneeded = number(asked, UNNEEDED, way == Way.FUZZY_HINTS, 1, 0, players);
        int liars = number(asked, LIARS, way == Way.CHAOTIC, 1, 0, players);
        Party party = new Party(players, way, left, unneeded, liars, bot, List.of());
        boolean advanced = word(asked, LEVEL, AUTO, "usual", "advanced") == 2
                || asked.text(LEVEL).equals(AUTO) && !asked.text(PRESET).equals("pocket");
        boolean tight = word(asked, FAIR, "usual", "tight") == 1;
        return new Request(
                way == Way.INTERMEDIATE ? plan.withSmall(players) : plan,
                party,
                each,
                advanced,
                tight ? Terms.Fairness.TIGHT : Terms.Fairness.USUAL);
    }

    /** A number that belongs to one way to play; in other ways it is the lowest and may not be asked for. */
    private static int number(Settings asked, String name, boolean isOwn, int usual, int low, int high) {
        if (asked.text(name).equals(AUTO)) {
            return isOwn ? usual : low;
        }
        int number = asked.number(name, low, high);
        if (!isOwn && number != low) {
            throw new Refused("'" + name + "' is for another way to play than '" + asked.text(WAY)
                    + "'; change the way, or leave '" + name + "' out.");
        }
        if (isOwn && number == low) {
            throw new Refused("'" + name + "' must be more than " + low + " in the way '" + asked.text(WAY) + "'.");
        }
        return number;
    }

    private static int word(Settings asked, String name, String... words) {
        int place = List.of(words).indexOf(asked.text(name));
        if (place < 0) {
            throw new Refused("'" + name + "' must be " + String.join(" or ", words) + ", not '" + asked.text(name)
                    + "'." + Refused.maybe(asked.text(name), List.of(words)));
        }
        return place;
    }

    /** The terms of the deal. */
    Terms terms() {
        return new Terms(party.players(), hintsEach, party.left(), party.unneeded(), party.liars(), fairness);
    }
}
