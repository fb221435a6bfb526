package cluewright.treasure;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/** Reads who plays, and how, from the fields of a document beside its board; and writes them. */
final class PartyReader {
    private static final String QUESTS = "quests";

    /** The fields. */
    static final List<String> FIELDS = List.of("players", "way", "left", "unneeded", "liars", "bot", QUESTS);

    private static final String NOBODY = "none";

    private final Tree.Fields document;
    private final Chart chart;

    PartyReader(Tree.Fields document, Chart chart) {
        this.document = document;
        this.chart = chart;
    }

    Party read() {
        int players = document.has("players") ? document.get("players").asNumber(0, Party.MOST_PLAYERS) : mostNamed();
        Way way = document.has("way") ? way(document.get("way")) : Way.PRECISE;
        int left = number("left", Way.FUZZY_SOLUTION, way, 1, 1, chart.size() - 1);
        int unneeded = number("unneeded", Way.FUZZY_HINTS, way, 0, 0, players);
        int liars = liars(way, players);
        int bot = document.has("bot") ? bot(document.get("bot"), players) : Party.NO_BOT;
        if (way == Way.INTERMEDIATE && !chart.has(Layer.SMALL)) {
            throw document.get("way")
                    .refused("'" + way.word() + "' is played with small treasures, and the map has none; add 'small' to"
                            + " the board, with a square for each player.");
        }
        return new Party(players, way, left, unneeded, liars, bot, quests(way, players));
    }

    /** When the number of players is left out: as many as hints are for. */
    private int mostNamed() {
        int most = 0;
        for (Tree clue : document.list("clues")) {
            if (clue instanceof Tree.Fields fields && fields.has("for")) {
                most = Math.max(most, fields.get("for").asNumber(1, Party.MOST_PLAYERS));
            }
        }
        return most;
    }

    /** The way of this name; refused with the nearest one. */
    static Way way(Tree tree) {
        List<String> words = new ArrayList<>();
        for (Way way : Way.values()) {
            if (way.word().equals(tree.asText())) {
                return way;
            }
            words.add(way.word());
        }
        String text = tree.asText();
        throw tree.refused("there is no way '" + (text.length() <= 30 ? text : text.substring(0, 30) + "…")
                + "' to play; the ways are " + String.join(", ", words) + "." + Refused.maybe(text, words));
    }

    private int number(String field, Way own, Way way, int usual, int low, int high) {
        if (!document.has(field)) {
            return usual;
        }
        int number = document.get(field).asNumber(low, high);
        if (number != usual && way != own) {
            throw document.get(field)
                    .refused("'" + field + "' is for the way '" + own.word() + "', and this is '" + way.word()
                            + "'; change the way, or leave '" + field + "' out.");
        }
        return number;
    }

    private int liars(Way way, int players) {
        int liars = 0;
        if (document.has("liars")) {
            Tree.Fields fields = document.get("liars").asFields();
            fields.only("exactly");
            liars = fields.get("exactly").asNumber(0, Party.MOST_PLAYERS);
        }
        Tree place = document.has("liars") ? document.get("liars") : document;
        if (way == Way.CHAOTIC && (liars < 1 || liars > players)) {
            throw place.refused("in the way 'chaotic' 1 to " + players + " of the " + players
                    + " players have false hints, not " + liars + "; write for instance 'liars: {exactly: 1}'.");
        }
        if (way != Way.CHAOTIC && liars != 0) {
            throw place.refused("there are liars in the way 'chaotic' only, and this is '" + way.word()
                    + "'; change the way, or leave 'liars' out.");
        }
        return liars;
    }

    private static int bot(Tree tree, int players) {
        if (tree instanceof Tree.Leaf leaf && leaf.value().equals(NOBODY)) {
            return Party.NO_BOT;
        }
        return players == 0 ? tree.asNumber(1, 1) : tree.asNumber(1, players);
    }

    private List<Party.Quest> quests(Way way, int players) {
        List<Party.Quest> quests = new ArrayList<>();
        if (!document.has(QUESTS)) {
            return quests;
        }
        if (way != Way.INTERMEDIATE) {
            throw document.get(QUESTS)
                    .refused("'quests' are for the way '" + Way.INTERMEDIATE.word() + "', and this is '" + way.word()
                            + "'; change the way, or leave 'quests' out.");
        }
        for (Tree entry : document.list(QUESTS)) {
            Tree.Fields fields = entry.asFields();
            fields.only("for", "at", "says");
            int player = fields.get("for").asNumber(1, Math.max(1, players));
            int square = chart.frame().square(fields.get("at").asText());
            List<Integer> small = chart.small() == null ? List.of() : chart.small();
            if (square < 0 || !small.contains(square)) {
                throw fields.get("at").refused("no small treasure of the board lies there; name one of its 'small'.");
            }
            for (Party.Quest quest : quests) {
                if (quest.player() == player || quest.square() == square) {
                    throw entry.refused("this player or this small treasure is named before; each has one.");
                }
            }
            List<String> says = new ArrayList<>();
            fields.list("says").forEach(said -> says.add(said.asText()));
            quests.add(new Party.Quest(player, square, says));
        }
        return quests;
    }

    static Tree.Fields write(Party party, Frame frame) {
        List<Tree> quests = new ArrayList<>();
        for (Party.Quest quest : party.quests()) {
            quests.add(Tree.fields()
                    .with("for", quest.player())
                    .with("at", frame.name(quest.square()))
                    .with("says", Tree.texts(quest.says())));
        }
        Tree.Fields fields = bare(party);
        return quests.isEmpty() ? fields : fields.with(QUESTS, Tree.of(quests));
    }

    private static Tree.Fields bare(Party party) {
        Tree.Fields fields = Tree.fields()
                .with("players", party.players())
                .with("way", party.way().word());
        return fields.with("left", party.left())
                .with("unneeded", party.unneeded())
                .with("liars", Tree.fields().with("exactly", party.liars()))
                .with("bot", party.bot() == Party.NO_BOT ? Tree.of(NOBODY) : Tree.of(party.bot()));
    }
}
