package cluewright.template;

import cluewright.formula.World;
import cluewright.puzzle.Game;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.template.clue.CoinClues;
import java.util.ArrayList;
import java.util.List;

// @start region=labels
/** The coin game, the template for new games: a row of boxes, one of which holds a coin. */
public final class Coin extends Game<Row> {
    private static final int FEWEST = 3;
    private static final int MOST = 5;
    private static final List<String> COLOURS = List.of("red", "blue", "green", "white", "black");

    /** A game is labelled with its id, a line for newcomers, what can be asked of it, and its clue types. */
    public Coin() {
        super(
                "coin",
                "A row of boxes, one of which holds a coin: which? (The template for new games.)",
                List.of(new Settings.Setting("boxes", "how many boxes, 3 to 5", "4")),
                CoinClues.all());
    }
    // @end

    // @start region=draw
    /** Everything random comes from {@code rng}, so the same seed draws the same scene on every machine. */
    @Override
    public Scene<Row> draw(Settings asked, Rng rng) {
        int boxes = asked.number("boxes", FEWEST, MOST);
        Row row = new Row(rng.stream("colours").sample(COLOURS, boxes));
        Rng hide = rng.stream("coin");
        return new Scene<>(row, World.of(hide.below(boxes), hide.below(Row.METALS.size())));
    }
    // @end

    // @start region=documents
    /** Everything that comes from outside is checked here; a board that was read may not fail later. */
    @Override
    public Row read(Tree board) {
        Tree.Fields fields = board.asFields();
        fields.only("boxes");
        List<String> colours = new ArrayList<>();
        for (Tree box : fields.get("boxes").asList()) {
            String colour = box.asText();
            if (!COLOURS.contains(colour) || colours.contains(colour)) {
                throw box.refused("each box must have a colour of its own from " + COLOURS + ".");
            }
            colours.add(colour);
        }
        if (colours.size() < FEWEST) {
            throw fields.get("boxes").refused("there must be " + FEWEST + " to " + MOST + " boxes.");
        }
        return new Row(colours);
    }

    @Override
    public Tree write(Row row) {
        return Tree.fields().with("boxes", Tree.texts(row.colours()));
    }
    // @end

    // @start region=sample
    /** {@code .*..} for a gold coin in the second of four boxes, {@code ..o} for silver in the last of three. */
    @Override
    public Scene<Row> sample(String shorthand) {
        int gold = shorthand.indexOf('*');
        int metal = gold >= 0 ? 0 : 1;
        int box = gold >= 0 ? gold : shorthand.indexOf('o');
        return new Scene<>(new Row(COLOURS.subList(0, shorthand.length())), World.of(box, metal));
    }

    /** One box a line: {@code [*]} is the coin, {@code [x]} is certainly not the coin, {@code [ ]} is not known. */
    @Override
    public List<String> picture(Row row, List<Fact> known) {
        List<String> lines = new ArrayList<>();
        for (int box = 0; box < row.size(); box++) {
            String mark = known.contains(Fact.is(Row.COIN, box)) ? "*" : " ";
            mark = known.contains(Fact.isNot(Row.COIN, box)) ? "x" : mark;
            lines.add("[" + mark + "] " + row.colours().get(box));
        }
        return lines;
    }
    // @end
}
