package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.puzzle.Examiner.Finding;
import cluewright.puzzle.Tree;
import cluewright.select.ValueSet;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Why the treasure is where it is, in sentences: what each hint strikes off when they are heard one after the other, and
 * what each player can tell from the own hints alone. All squares are looked at anew, hint by hint.
 */
final class Story {
    private static final int MOST_NAMES = 16;

    private final Puzzle puzzle;
    private final Hunt hunt;
    private final Sighting sighting;
    private final int size;

    Story(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.hunt = (Hunt) puzzle.board();
        this.sighting = new Sighting(puzzle);
        this.size = hunt.chart().size();
    }

    /** Everything; it gives all hints away. */
    Finding whole() {
        List<String> lines = new ArrayList<>();
        List<Tree> heard = new ArrayList<>();
        lines.add("Every hint is about the same square, and none follows from another: there are no steps, only squares"
                + " that are left.");
        if (hunt.party().liars() > 0) {
            lines.addAll(byNoes());
        } else {
            oneByOne(lines, heard);
        }
        ValueSet left = sighting.left();
        lines.add(ending(left));
        lines.add("");
        for (int player : sighting.players()) {
            lines.addAll(alone(player));
        }
        boolean isSound = left.count() == hunt.party().left();
        return new Finding(
                isSound,
                Tree.fields()
                        .with("complete", isSound)
                        .with("sentences", Tree.texts(lines))
                        .with("heard", Tree.of(heard))
                        .with("squares", Tree.texts(names(left))),
                lines);
    }

    /** What one player knows; it gives nothing away of the others' hints. */
    Finding of(String player) {
        for (int number : sighting.players()) {
            if (player.equals(Integer.toString(number))) {
                List<String> lines = own(number);
                return new Finding(true, Tree.fields().with("sentences", Tree.texts(lines)), lines);
            }
        }
        throw new Refused("there is no player '" + player + "'; "
                + (sighting.players().isEmpty()
                        ? "all hints are public."
                        : "say a number from 1 to " + hunt.party().players() + "."));
    }

    /** The hints from the cheapest on, as somebody would hear them who is told all. */
    private void oneByOne(List<String> lines, List<Tree> heard) {
        List<Integer> order = new ArrayList<>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            order.add(clue);
        }
        List<Integer> costs = Toil.of(puzzle, sighting).costs();
        order.sort(Comparator.comparingInt(costs::get));
        ValueSet left = ValueSet.all(size);
        for (int clue : order) {
            ValueSet after = left.and(sighting.truth(clue));
            lines.add((heard.size() + 1) + ". " + whose(clue) + " \""
                    + puzzle.clue(clue).sentence() + "\" " + (heard.isEmpty() ? "This leaves " : "Now ") + some(after)
                    + (heard.isEmpty() ? "" : " left") + ".");
            heard.add(Tree.fields()
                    .with("clue", clue)
                    .with("alone", sighting.truth(clue).count())
                    .with("left", after.count()));
            left = after;
        }
    }

    private String whose(int clue) {
        int holder = puzzle.clues().get(clue).holder();
        return holder == Puzzle.NOBODY ? "Everybody knows:" : "Player " + holder + ":";
    }

    /** With liars nothing can be struck off by a single hint; what counts is how many players say no to a square. */
    private List<String> byNoes() {
        int liars = hunt.party().liars();
        List<String> lines = new ArrayList<>();
        lines.add("Hints of " + liars + (liars == 1 ? " player are" : " players are")
                + " false, all of them, and nobody knows whose: no hint alone strikes anything off. On the treasure's"
                + " square just so many players say no, and each player says the same with every hint.");
        for (int player : sighting.players()) {
            for (int clue : sighting.held(player)) {
                lines.add("Player " + player + ": \"" + puzzle.clue(clue).sentence() + "\" "
                        + some(sighting.truth(clue)) + " if true.");
            }
        }
        int players = sighting.players().size();
        for (int noes = 0; noes <= players; noes++) {
            int wanted = noes;
            ValueSet said = ValueSet.where(size, square -> noes(square) == wanted);
            if (!said.isEmpty()) {
                lines.add(noes + " of " + players + " say no: " + some(said) + ".");
            }
        }
        return lines;
    }

    /** How many players say no to a square; -1 when somebody says yes and no. */
    private int noes(int square) {
        int noes = 0;
        for (int player : sighting.players()) {
            boolean isTrue = sighting.share(player).has(square);
            if (!isTrue && !sighting.falseFor(player).has(square)) {
                return -1;
            }
            noes += isTrue ? 0 : 1;
        }
        return noes;
    }

    private String ending(ValueSet left) {
        if (left.isEmpty()) {
            return "So no square fits all hints.";
        }
        String where = left.count() == 1
                ? "So the treasure is at " + names(left).get(0)
                : "So it is at one of " + String.join(", ", names(left));
        return where
                + (left.count() == hunt.party().left()
                        ? "."
                        : "; " + Advisor.squares(hunt.party().left()) + " should be left.");
    }

    private List<String> own(int player) {
        List<String> lines = new ArrayList<>();
        for (int clue : sighting.held(player)) {
            lines.add("Player " + player + ": \"" + puzzle.clue(clue).sentence() + "\"");
        }
        ValueSet share = sighting.share(player);
        if (hunt.party().liars() > 0) {
            ValueSet lie = sighting.falseFor(player);
            lines.add("Alone, player " + player + " knows: if these hints are true, " + some(share)
                    + "; if they are false, " + some(lie) + ".");
        } else {
            lines.add("Alone, player " + player + " knows that it is " + some(share) + ".");
        }
        return lines;
    }

    /** The same, and what would be left without these hints. */
    private List<String> alone(int player) {
        List<String> own = own(player);
        List<String> lines = new ArrayList<>(own.subList(own.size() - 1, own.size()));
        ValueSet more = sighting.without(player).without(sighting.left());
        lines.add(
                more.isEmpty()
                        ? "Without player " + player + " the same would be left."
                        : "Without player " + player + ", " + some(more) + " would fit too.");
        return lines;
    }

    private List<String> names(ValueSet squares) {
        return squares.values().stream()
                .map(square -> hunt.chart().frame().name(square))
                .toList();
    }

    /** "3 of 32 squares: A1, B2, C3"; of many only the number. */
    private String some(ValueSet squares) {
        int count = squares.count();
        String number = count + " of " + size + " squares";
        return count == 0 || count > MOST_NAMES ? number : number + " (" + String.join(", ", names(squares)) + ")";
    }
}
