package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.select.ValueSet;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/**
 * Which small treasures of single players were found. Those that are not yet are on no map that anybody is shown, and
 * hints that speak of small treasures are drawn on none, since either would give their squares away.
 */
final class SmallFinds {
    private final Puzzle puzzle;
    private final Hunt hunt;
    private final Sighting sighting;
    private final List<Party.Quest> found = new ArrayList<>();

    SmallFinds(Puzzle puzzle, Sighting sighting) {
        this.puzzle = puzzle;
        this.hunt = (Hunt) puzzle.board();
        this.sighting = sighting;
    }

    /** The map as everybody may see it. */
    Chart chart() {
        List<Integer> small = hunt.chart().small();
        if (small == null || hunt.party().quests().isEmpty()) {
            return hunt.chart();
        }
        List<Integer> known = new ArrayList<>(small);
        for (Party.Quest quest : hunt.party().quests()) {
            if (!found.contains(quest)) {
                known.remove((Integer) quest.square());
            }
        }
        return hunt.chart().withSmall(known);
    }

    /** Of a player's hints those that may be drawn. */
    List<Integer> drawn(int player) {
        boolean allKnown = found.size() == hunt.party().quests().size();
        List<Integer> drawn = new ArrayList<>();
        for (int clue : sighting.held(player)) {
            String category = puzzle.clue(clue).type().wording().category();
            if (allKnown || !category.equals("small treasures")) {
                drawn.add(clue);
            }
        }
        return drawn;
    }

    /** The squares that these hints leave. */
    ValueSet left(List<Integer> clues) {
        ValueSet left = ValueSet.all(hunt.chart().size());
        for (int clue : clues) {
            left = left.and(sighting.truth(clue));
        }
        return left;
    }

    /** The hints to a player's small treasure while it is not found. */
    List<String> says(int player) {
        Party.Quest quest = hunt.party().quest(player);
        return quest == null || found.contains(quest) ? List.of() : quest.says();
    }

    /** Whether a player's small treasure is there; refused when there is none to find. */
    boolean dig(int player, int square) {
        Party.Quest quest = hunt.party().quest(player);
        if (quest == null) {
            throw new Refused("player " + player + " has no small treasure to find.");
        }
        boolean isFound = quest.square() == square;
        if (isFound && !found.contains(quest)) {
            found.add(quest);
        }
        return isFound;
    }
}
