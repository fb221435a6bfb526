package cluewright.puzzle;

import cluewright.clue.Clue;
import cluewright.clue.Puzzle;
import cluewright.formula.Lanes;
import cluewright.select.CounterWorlds;
import cluewright.select.Greedy;
import cluewright.select.Prune;
import java.util.ArrayList;
import java.util.List;

/**
 * A puzzle in open mode: clues chosen until the answer is unique, pruned until none is superfluous, and then, when that
 * was asked, helpful ones added. Every helpful clue is one that more worlds break than most.
 */
final class OpenChoice {
    private static final long BUDGET = 20_000;

    /** Helpful clues are the best of so many random ones. */
    private static final int LOOKED_AT = 12;

    private final Material material;

    OpenChoice(Material material) {
        this.material = material;
    }

    Puzzle puzzle() throws Material.Rejected {
        CounterWorlds counterWorlds = new CounterWorlds(
                material.board().space(), List.of(), material.truth(), material.rng().stream("counter-worlds"), BUDGET);
        List<Clue> chosen = new Greedy(material.pool(), counterWorlds, material.rng().stream("choice"))
                .choose(material::allows, material.aim().wantsWeakClues());
        if (chosen == null) {
            throw new Material.Rejected("unique");
        }
        List<Clue> clues = new ArrayList<>(Prune.prune(chosen, counterWorlds));
        add(clues, counterWorlds);
        material.gate(clues);
        return material.dealt(clues);
    }

    /** Adds helpful clues up to the number that was asked for. */
    private void add(List<Clue> clues, CounterWorlds counterWorlds) throws Material.Rejected {
        Aim aim = material.aim();
        if (aim.clues() != Aim.ANY && clues.size() > aim.clues()) {
            throw new Material.Rejected("clues");
        }
        int more = aim.clues() != Aim.ANY ? aim.clues() - clues.size() : Math.max(0, aim.redundant());
        if (more == 0) {
            return;
        }
        Lanes worlds = new Lanes(counterWorlds.random(Lanes.WIDTH));
        Twins twins = new Twins(material.board().space(), worlds);
        List<Clue> left = material.rng().stream("helpful").shuffled(material.pool());
        for (int at = 0; more > 0; more--) {
            Clue best = null;
            int most = -1;
            for (int looked = 0; looked < LOOKED_AT && at < left.size(); at++) {
                Clue clue = left.get(at);
                if (material.allows(clues, clue) && !twins.has(clues, clue)) {
                    looked++;
                    int broken = Long.bitCount(worlds.all() & ~worlds.of(counterWorlds.compile(clue)));
                    best = broken > most ? clue : best;
                    most = Math.max(most, broken);
                }
            }
            if (best == null) {
                throw new Material.Rejected("clues");
            }
            clues.add(best);
        }
    }
}
