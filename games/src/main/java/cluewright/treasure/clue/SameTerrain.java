package cluewright.treasure.clue;

import cluewright.clue.Args;
import cluewright.clue.Example;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Numbers;
import cluewright.treasure.Hunt;
import cluewright.treasure.Layer;
import cluewright.treasure.Phrases;
import java.util.List;
import java.util.function.Consumer;

/** Some neighbouring square has the terrain of the treasure's square, or none has. */
final class SameTerrain extends TreasureClue {
    private static final Slot<Hunt, Boolean> SOME = new Slot<>("some", Phrases.yesOrNo("a", "no"));

    SameTerrain() {
        super(
                Layer.TERRAIN,
                Wording.of("same-terrain", "terrain", 3, List.of(SOME))
                        .says("{some} [neighbouring|neighboring:one] square has the same terrain as the treasure."));
    }

    @Override
    boolean isTrue(Hunt hunt, Args args, int square) {
        List<String> terrain = hunt.chart().terrain();
        int alike = hunt.ruler().count(square, 1, other -> terrain.get(other).equals(terrain.get(square)));
        return alike > 1 == args.get(SOME);
    }

    @Override
    public Numbers squares(Hunt hunt, Args args) {
        List<String> terrain = hunt.chart().terrain();
        boolean some = args.get(SOME);
        return hunt.survey().squares(square -> {
            boolean found = false;
            for (int beside : hunt.survey().beside(square)) {
                found |= terrain.get(beside).equals(terrain.get(square));
            }
            return found == some;
        });
    }

    @Override
    void candidates(Hunt hunt, Spots spots, Margin margin, Consumer<Args> out) {
        out.accept(Args.none().with(SOME, true));
        out.accept(Args.none().with(SOME, false));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes("cove A1", "A neighbouring square has the same terrain as the treasure."),
                Example.no("cove F5", "A neighbouring square has the same terrain as the treasure."),
                Example.yes("cove F5", "No neighbouring square has the same terrain as the treasure."));
    }
}
