package cluewright.template.clue;

import cluewright.clue.Args;
import cluewright.clue.ClueType;
import cluewright.clue.Example;
import cluewright.clue.Hand;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.template.Row;
import cluewright.template.Word;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** If the coin is of this metal, it is in this box; nothing is said about a coin of the other metal. */
final class IfMetal extends ClueType<Row> {
    private static final Slot<Row, String> METAL = new Slot<>("metal", Word.METAL);
    private static final Slot<Row, String> BOX = new Slot<>("box", Word.BOX);

    IfMetal() {
        super(Wording.of("if-metal", "conditions", 4, List.of(METAL, BOX))
                .says("If the coin is {metal}, it is in the {box} box."));
    }

    @Override
    public void propose(Row row, World truth, Hand hand, Consumer<Args> out) {
        for (String box : hand.of(row.colours())) {
            for (String metal : Row.METALS) {
                Args args = Args.none().with(METAL, metal).with(BOX, box);
                if (holds(row, args, truth)) {
                    out.accept(args);
                }
            }
        }
    }

    @Override
    public @Nullable String senseless(Row row, Args args) {
        return null;
    }

    @Override
    public boolean holds(Row row, Args args, World world) {
        boolean ofMetal = Row.METALS.get(world.value(Row.METAL)).equals(args.get(METAL));
        return !ofMetal || row.colours().get(world.value(Row.COIN)).equals(args.get(BOX));
    }

    @Override
    public Formula formula(Row row, Args args) {
        return Formula.implies(
                Formula.literal(Row.METAL, Row.METALS.indexOf(args.get(METAL))),
                Formula.literal(Row.COIN, row.colours().indexOf(args.get(BOX))));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                Example.yes(".*..", "If the coin is gold, it is in the blue box."),
                Example.yes(".*..", "If the coin is silver, it is in the red box.", "it is not silver"),
                Example.no(".*..", "If the coin is gold, it is in the red box."));
    }
}
