package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.select.ValueSet;
import java.util.ArrayList;
import java.util.List;

/**
 * What the hints of a puzzle leave, square by square: each hint is asked for each square whether it is true there, by
 * coordinates. Nothing is shared with how puzzles are made but the map.
 *
 * <p>A square fits when as many players as there are liars hold nothing but hints that are false there, and all others
 * nothing but true ones. When some players are not heard, they may or may not be the liars.
 */
final class Sighting {
    private final Hunt hunt;
    private final Puzzle puzzle;
    private final int size;
    private final List<ValueSet> truths = new ArrayList<>();

    Sighting(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.hunt = (Hunt) puzzle.board();
        this.size = hunt.chart().size();
        int[] values = new int[hunt.space().variables().size()];
        for (Puzzle.Held held : puzzle.clues()) {
            truths.add(ValueSet.where(size, square -> {
                values[Hunt.TREASURE] = square;
                return held.clue().holds(World.of(values));
            }));
        }
    }

    /** The squares for which the hint of this number is true. */
    ValueSet truth(int clue) {
        return truths.get(clue);
    }

    /** The numbers of a player's hints. */
    List<Integer> held(int player) {
        List<Integer> held = new ArrayList<>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            if (puzzle.clues().get(clue).holder() == player) {
                held.add(clue);
            }
        }
        return held;
    }

    /** The squares for which all of a player's hints are true. */
    ValueSet share(int player) {
        ValueSet share = ValueSet.all(size);
        for (int clue : held(player)) {
            share = share.and(truth(clue));
        }
        return share;
    }

    /** The squares for which all of a player's hints are false. */
    ValueSet falseFor(int player) {
        ValueSet all = ValueSet.all(size);
        for (int clue : held(player)) {
            all = all.without(truth(clue));
        }
        return all;
    }

    List<Integer> players() {
        return hunt.holders();
    }

    /** The squares that all hints leave. */
    ValueSet left() {
        return left(players(), List.of());
    }

    /** The squares that are left without a player's hints. */
    ValueSet without(int player) {
        List<Integer> others = new ArrayList<>(players());
        others.remove((Integer) player);
        return left(others, List.of());
    }

    /** The squares that are left when these hints are dropped. */
    ValueSet dropping(List<Integer> clues) {
        return left(players(), clues);
    }

    /** The squares that the public hints and these two players' leave. */
    ValueSet pair(int one, int other) {
        return left(List.of(one, other), List.of());
    }

    private ValueSet left(List<Integer> heard, List<Integer> dropped) {
        int liars = hunt.party().liars();
        int unheard = players().size() - heard.size();
        ValueSet open = ValueSet.all(size);
        for (int clue : held(Puzzle.NOBODY)) {
            open = dropped.contains(clue) ? open : open.and(truth(clue));
        }
        List<ValueSet> honest = new ArrayList<>();
        List<ValueSet> lying = new ArrayList<>();
        for (int player : heard) {
            ValueSet truth = ValueSet.all(size);
            for (int clue : held(player)) {
                truth = dropped.contains(clue) ? truth : truth.and(truth(clue));
            }
            honest.add(truth);
            lying.add(falseFor(player));
        }
        ValueSet whole = open;
        return ValueSet.where(size, square -> whole.has(square) && fits(honest, lying, square, liars, unheard));
    }

    /** Whether the number of liars can be right. A player without hints may be either. */
    private static boolean fits(List<ValueSet> honest, List<ValueSet> lying, int square, int liars, int unheard) {
        int certain = 0;
        int free = unheard;
        for (int player = 0; player < honest.size(); player++) {
            boolean mayBeHonest = honest.get(player).has(square);
            boolean mayLie = lying.get(player).has(square);
            if (!mayBeHonest && !mayLie) {
                return false;
            }
            certain += mayBeHonest ? 0 : 1;
            free += mayBeHonest && mayLie ? 1 : 0;
        }
        return certain <= liars && liars <= certain + free;
    }

    /** The hints each of which can be dropped alone without a change of what is left. */
    List<Integer> droppable() {
        ValueSet left = left();
        List<Integer> droppable = new ArrayList<>();
        for (int clue = 0; clue < truths.size(); clue++) {
            if (dropping(List.of(clue)).equals(left)) {
                droppable.add(clue);
            }
        }
        return droppable;
    }
}
