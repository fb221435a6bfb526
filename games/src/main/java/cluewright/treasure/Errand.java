package cluewright.treasure;

import cluewright.clue.Clue;
import cluewright.formula.World;
import cluewright.select.ValueSet;
import cluewright.space.Refused;
import cluewright.treasure.clue.TreasureClues;
import java.util.ArrayList;
import java.util.List;

/**
 * The way to one player's small treasure: the hints as the map understands them.
 *
 * @param quest whose it is, and where it lies
 * @param hints each hint
 * @param left the squares that all of them leave
 */
record Errand(Party.Quest quest, List<Clue> hints, ValueSet left) {
    /** Refused with the hint that cannot be understood. */
    static Errand of(Hunt hunt, Party.Quest quest) {
        List<Clue> hints = new ArrayList<>();
        for (String sentence : quest.says()) {
            try {
                hints.add(TreasureClues.all().read(hunt, sentence));
            } catch (Refused refused) {
                throw refused.at("the small treasure of player " + quest.player());
            }
        }
        int[] values = new int[hunt.space().variables().size()];
        ValueSet left = ValueSet.where(hunt.chart().size(), square -> {
            values[Hunt.TREASURE] = square;
            return hints.stream().allMatch(hint -> hint.holds(World.of(values)));
        });
        return new Errand(quest, hints, left);
    }
}
