package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.deduce.Hint;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Tree;
import cluewright.select.ValueSet;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.List;

/**
 * What one player can tell: from the own hints, the public ones, and what was answered about squares for all to hear. The
 * hints of others are never looked at; neither is the treasure.
 *
 * <p>With liars a single no proves nothing. A square is out when more players said no to it than there are liars, or more
 * said yes than there are others.
 */
final class Advisor {
    private static final int MOST_NAMES = 12;

    private final Puzzle puzzle;
    private final Hunt hunt;
    private final Sighting sighting;
    private final int player;
    private final SmallFinds finds;
    private final List<Integer> drawn;
    private final List<Heard> heard = new ArrayList<>();
    private final List<Integer> dug = new ArrayList<>();

    /** What a player's hints said about a square. */
    record Heard(int player, int square, boolean yes) {}

    Advisor(Puzzle puzzle, Sighting sighting, int player, SmallFinds finds) {
        this.puzzle = puzzle;
        this.hunt = (Hunt) puzzle.board();
        this.sighting = sighting;
        this.player = player;
        this.finds = finds;
        this.drawn = finds.drawn(player);
    }

    /**
     * The same after this.
     *
     * @param answers what was answered about squares
     * @param empty where nothing was found
     */
    Advisor with(List<Heard> answers, List<Integer> empty) {
        heard.addAll(answers);
        dug.addAll(empty);
        return this;
    }

    /** The squares for which the public hints and the player's own leave room. */
    ValueSet own() {
        ValueSet open = ValueSet.all(hunt.chart().size());
        for (int clue : sighting.held(Puzzle.NOBODY)) {
            open = open.and(sighting.truth(clue));
        }
        ValueSet own = finds.left(drawn);
        return open.and(hunt.party().liars() == 0 ? own : own.or(sighting.falseFor(player)));
    }

    /** Of these the squares that nothing said at the table rules out. */
    ValueSet open() {
        int players = hunt.party().players();
        int liars = hunt.party().liars();
        ValueSet own = own();
        ValueSet truth = finds.left(drawn);
        return ValueSet.where(hunt.chart().size(), square -> {
            boolean[] yes = new boolean[players + 1];
            boolean[] no = new boolean[players + 1];
            yes[player] = truth.has(square);
            no[player] = !yes[player];
            for (Heard answer : heard) {
                yes[answer.player()] |= answer.square() == square && answer.yes();
                no[answer.player()] |= answer.square() == square && !answer.yes();
            }
            return own.has(square) && !dug.contains(square) && count(no) <= liars && count(yes) <= players - liars;
        });
    }

    private static int count(boolean[] answers) {
        int count = 0;
        for (boolean answer : answers) {
            count += answer ? 1 : 0;
        }
        return count;
    }

    /** Level 1: how many squares; level 2: which hint tells most, or which squares; level 3: the map. */
    Advice.Said hint(Hint.Level level) {
        ValueSet open = open();
        List<String> lines = new ArrayList<>();
        int size = hunt.chart().size();
        lines.add("For player " + player + " alone: your own hints leave " + squares(own().count()) + " of " + size
                + "; with what was said at the table " + squares(open.count()) + ".");
        if (drawn.size() < sighting.held(player).size()) {
            lines.add("Hints that speak of small treasures are left out until all of these are found.");
        }
        if (hunt.party().liars() > 0) {
            lines.add("Your own hints may be all false, so squares to which they all say no count too.");
        }
        Tree.Fields tree = Tree.fields()
                .with("player", player)
                .with("level", level.number())
                .with("own", own().count())
                .with("left", open.count());
        if (level.number() >= 2) {
            lines.add(strongest());
            lines.add("Ask the others about squares that your hints leave; whatever they say no to is out"
                    + (hunt.party().liars() == 0
                            ? "."
                            : " as soon as more than " + hunt.party().liars() + " say it."));
        }
        if (level.number() >= 3) {
            tree = tree.with("squares", Tree.texts(names(open)));
            lines.add("Still possible for you: " + some(open) + ".");
            List<Fact> out = new ArrayList<>();
            open.others().values().forEach(square -> out.add(Fact.isNot(Hunt.TREASURE, square)));
            lines.addAll(Picture.of(finds.chart(), out));
        }
        return new Advice.Said(lines, tree);
    }

    private String strongest() {
        List<Integer> held = new ArrayList<>(drawn);
        if (held.isEmpty()) {
            return "There is no hint of yours to look at.";
        }
        held.sort(java.util.Comparator.comparingInt(clue -> sighting.truth(clue).count()));
        return "Look first at \"" + puzzle.clue(held.get(0)).sentence() + "\": it leaves "
                + squares(sighting.truth(held.get(0)).count()) + ".";
    }

    static String squares(int count) {
        return count == 1 ? "1 square" : count + " squares";
    }

    private List<String> names(ValueSet squares) {
        return squares.values().stream()
                .map(square -> hunt.chart().frame().name(square))
                .toList();
    }

    private String some(ValueSet squares) {
        List<String> names = names(squares);
        return names.isEmpty()
                ? "no square"
                : names.size() <= MOST_NAMES
                        ? String.join(", ", names)
                        : String.join(", ", names.subList(0, MOST_NAMES)) + " and " + (names.size() - MOST_NAMES)
                                + " more";
    }
}
