package cluewright.select;

import cluewright.clue.Clue;
import cluewright.formula.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Drops clues that the others make superfluous, until each of those left is needed. A clue is needed exactly when some
 * world that answers otherwise fits all the other clues.
 */
public final class Prune {
    private Prune() {}

    /** The needed ones of the clues, in their order; later ones are dropped first. */
    public static List<Clue> prune(List<Clue> clues, CounterWorlds counterWorlds) {
        List<Clue> kept = new ArrayList<>(clues);
        List<World> witnesses = new ArrayList<>();
        for (int i = kept.size() - 1; i >= 0; i--) {
            List<Clue> others = new ArrayList<>(kept);
            Clue dropped = others.remove(i);
            if (!isWitnessed(witnesses, others)) {
                World witness = counterWorlds.find(others);
                if (witness != null || counterWorlds.isSpent()) {
                    if (witness != null) {
                        witnesses.add(witness);
                    }
                } else {
                    kept.remove(dropped);
                }
            }
        }
        return kept;
    }

    private static boolean isWitnessed(List<World> witnesses, List<Clue> others) {
        for (World witness : witnesses) {
            boolean fits = true;
            for (Clue clue : others) {
                fits &= clue.holds(witness);
            }
            if (fits) {
                return true;
            }
        }
        return false;
    }
}
