package cluewright.treasure;

import cluewright.formula.World;
import cluewright.puzzle.Composer;
import cluewright.puzzle.Document;
import cluewright.puzzle.Examiner;
import cluewright.puzzle.Form;
import cluewright.puzzle.Game;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Table;
import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Fact;
import cluewright.treasure.clue.TreasureClues;
import java.util.List;

/** The treasure game: a map, a hidden square, and hints in the hands of players that together point to it. */
public final class Treasure extends Game<Hunt> {
    private static final Form FORM = new Form("for", "treasure", PartyReader.FIELDS);

    public Treasure() {
        super(
                "treasure",
                "A map, and secret hints that together leave one square: where is the treasure?",
                Request.SETTINGS,
                TreasureClues.all());
    }

    @Override
    public Scene<Hunt> draw(Settings asked, Rng rng) {
        Request request = Request.of(asked);
        Chart chart = Cartographer.draw(
                request.plan(), Long.toString(rng.stream("map").nextLong()));
        Hunt hunt = new Hunt(chart, request.party());
        int[] values = new int[hunt.space().variables().size()];
        values[Hunt.TREASURE] = rng.stream("treasure").below(chart.size());
        for (int liar :
                rng.stream("liars").sample(hunt.holders(), request.party().liars())) {
            values[liar] = 1;
        }
        return new Scene<>(hunt, World.of(values));
    }

    /** The map alone, with hints for nobody; {@link #under} says who plays. */
    @Override
    public Hunt read(Tree board) {
        return new Hunt(ChartReader.read(board), Party.of(0));
    }

    @Override
    public Tree write(Hunt hunt) {
        return new ChartWriter(hunt.chart()).write();
    }

    @Override
    public Form form() {
        return FORM;
    }

    @Override
    public Hunt under(Hunt hunt, Tree.Fields document) {
        return new Hunt(hunt.chart(), new PartyReader(document, hunt.chart()).read());
    }

    @Override
    public Tree.Fields terms(Hunt hunt) {
        return PartyReader.write(hunt.party(), hunt.chart().frame());
    }

    @Override
    public int holder(Hunt hunt, Tree named) {
        int players = hunt.party().players();
        String text = named.asText();
        for (int player = 1; player <= players; player++) {
            if (text.equals(Integer.toString(player))) {
                return player;
            }
        }
        String some = players == 0 ? "there are none" : players == 1 ? "there is one" : "they are 1 to " + players;
        String shown = text.length() <= 30 ? text : text.substring(0, 30) + "…";
        throw named.refused("there is no player " + shown + "; " + some + ".");
    }

    @Override
    public Tree holder(Hunt hunt, int variable) {
        return Tree.of(variable);
    }

    @Override
    public Composer composer() {
        return new Dealing(this);
    }

    @Override
    public Examiner examiner() {
        return new Inspection();
    }

    @Override
    public Table table(Document document) {
        return new Round(document);
    }

    /** The map is whatever somebody drew, so a hint about it may happen to be true, or false, everywhere. */
    @Override
    public boolean allowsIdleClues() {
        return true;
    }

    /** {@code cove B3}: a sample map, and where the treasure is; see {@link Samples}. */
    @Override
    public Scene<Hunt> sample(String shorthand) {
        return Samples.of(shorthand);
    }

    @Override
    public List<String> picture(Hunt hunt, List<Fact> known) {
        return Picture.of(hunt.chart(), known);
    }
}
