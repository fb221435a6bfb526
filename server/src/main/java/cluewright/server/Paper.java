package cluewright.server;

import cluewright.clue.Puzzle;
import cluewright.deduce.Knowledge;
import cluewright.puzzle.Document;
import cluewright.puzzle.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A whole puzzle of the server, and what of it may be seen. Nothing of the document leaves the server but through
 * {@link #seen}.
 */
final class Paper {
    private static final String FOR = "for";
    private static final String PLAYERS = "players";
    private static final String BOT = "bot";

    private final String id;
    private final Document document;
    private final @Nullable DailyName daily;
    private final List<Integer> dealt;
    private final int players;
    private final int bot;
    private Tree.@Nullable Fields view;

    /** The puzzle of an id, for a day or for none. */
    Paper(String id, Document document, @Nullable DailyName daily) {
        Tree.Fields tree = document.write();
        this.id = id;
        this.document = document;
        this.daily = daily;
        this.dealt = List.copyOf(dealt(tree));
        this.players = players(tree);
        this.bot = bot(tree);
    }

    String id() {
        return id;
    }

    /** The whole document. */
    Document document() {
        return document;
    }

    /** The day it is for, or null. */
    @Nullable
    DailyName daily() {
        return daily;
    }

    /** For how many players clues are dealt. */
    int players() {
        return players;
    }

    /** The number of the player whom the server plays, 0 when people play them all. */
    int bot() {
        return bot;
    }

    /** The puzzle as everybody may see it, which never changes. */
    Tree.Fields view() {
        Tree.Fields shown = view;
        if (shown == null) {
            shown = new PuzzleView(this).tree();
            view = shown;
        }
        return shown;
    }

    /** Documents write a number, or a word when there is none. */
    private static int bot(Tree.Fields tree) {
        return tree.has(BOT) && tree.get(BOT).asText().matches("[0-9]+")
                ? Integer.parseInt(tree.get(BOT).asText())
                : 0;
    }

    private static List<Integer> dealt(Tree.Fields tree) {
        List<Integer> dealt = new ArrayList<>();
        for (Tree clue : tree.list("clues")) {
            Tree.Fields fields = clue.asFields();
            dealt.add(fields.has(FOR) ? Integer.parseInt(fields.get(FOR).asText()) : 0);
        }
        return dealt;
    }

    private static int players(Tree.Fields tree) {
        int most = new TreeSet<>(dealt(tree))
                .stream().mapToInt(player -> player).max().orElse(0);
        return tree.has(PLAYERS) ? Integer.parseInt(tree.get(PLAYERS).asText()) : most;
    }

    Puzzle puzzle() {
        return document.puzzle();
    }

    /** Whether clues are dealt to several players, so that nobody may see them all. */
    boolean isDealt() {
        return players > 1;
    }

    /** The numbers of the clues that can be seen before anybody has played. */
    List<Integer> start() {
        List<Integer> start = new ArrayList<>();
        for (int clue : Knowledge.start(puzzle()).visible()) {
            if (!isDealt() || dealt.get(clue) == 0) {
                start.add(clue);
            }
        }
        return start;
    }

    /** The numbers of the clues that were dealt to a player. */
    List<Integer> hand(int player) {
        List<Integer> hand = new ArrayList<>();
        for (int clue = 0; clue < dealt.size(); clue++) {
            if (dealt.get(clue) == player) {
                hand.add(clue);
            }
        }
        return hand;
    }

    /** The puzzle with only these clues, in this order. */
    Puzzle seen(List<Integer> clues) {
        List<Puzzle.Held> held = new ArrayList<>();
        clues.forEach(clue -> held.add(puzzle().clues().get(clue)));
        return puzzle().withClues(held);
    }

    /** The document with only these clues, and nothing that was found out about the puzzle. */
    Document shown(List<Integer> clues) {
        return new Document(document.game(), document.title(), seen(clues), null, Tree.fields());
    }

    /** The same as it may be printed: maps and cards carry a word by which people tell them apart. */
    Document printable(List<Integer> clues) {
        DailyName name = daily;
        String label = name == null
                ? id.substring(0, 4)
                : name.date() + " " + name.slot().word();
        return shown(clues).with("seed", Tree.of(label));
    }
}
