package cluewright.select;

import cluewright.clue.Clue;
import cluewright.formula.Lanes;
import java.util.ArrayList;
import java.util.List;

/**
 * Drops clues that the others make superfluous, until each of those left is needed. A clue is needed exactly when some
 * world that answers otherwise fits all the other clues; most are shown to be needed by worlds that were found before.
 */
public final class Prune {
    private final List<Clue> kept;
    private final List<Lanes.Program> programs = new ArrayList<>();
    private final CounterWorlds counterWorlds;
    private final List<Long> broken = new ArrayList<>();

    private Prune(List<Clue> clues, CounterWorlds counterWorlds) {
        this.kept = new ArrayList<>(clues);
        this.counterWorlds = counterWorlds;
        for (Clue clue : clues) {
            programs.add(counterWorlds.compile(clue));
        }
        look();
    }

    /** The needed ones of the clues, in their order; later ones are dropped first. */
    public static List<Clue> prune(List<Clue> clues, CounterWorlds counterWorlds) {
        return new Prune(clues, counterWorlds).pruned();
    }

    private List<Clue> pruned() {
        for (int i = kept.size() - 1; i >= 0; i--) {
            if (!isWitnessed(i)) {
                List<Clue> others = new ArrayList<>(kept);
                others.remove(i);
                if (counterWorlds.find(others) != null) {
                    look();
                } else if (!counterWorlds.isSpent()) {
                    kept.remove(i);
                    programs.remove(i);
                    broken.remove(i);
                }
            }
        }
        return kept;
    }

    /** Works out which clues the worlds found last break. */
    private void look() {
        Lanes worlds = new Lanes(counterWorlds.lastFound());
        broken.clear();
        for (Lanes.Program program : programs) {
            broken.add(worlds.all() & ~worlds.of(program));
        }
    }

    /** Whether one of these worlds breaks this clue and no other. */
    private boolean isWitnessed(int clue) {
        long witnesses = broken.get(clue);
        for (int other = 0; other < broken.size(); other++) {
            witnesses &= other == clue ? -1 : ~broken.get(other);
        }
        return witnesses != 0;
    }
}
