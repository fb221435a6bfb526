package cluewright.treasure;

import cluewright.clue.Board;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The board: a map, and who looks for the treasure on it.
 *
 * <p>A world says which square the treasure is on, and for each player whether the own hints are true. Unless there are
 * liars, the latter has one value only.
 */
public final class Hunt implements Board {
    /** The variable "treasure", whose value is a square. Variable n is player n. */
    public static final int TREASURE = 0;

    private static final List<String> SINCERE = List.of("honest");
    private static final List<String> EITHER = List.of("honest", "lying");
    private static final int LYING = 1;

    private final Chart chart;
    private final Party party;
    private final Space space;
    private @Nullable Survey survey;

    public Hunt(Chart chart, Party party) {
        this.chart = chart;
        this.party = party;
        this.space = space(chart, party);
    }

    private static Space space(Chart chart, Party party) {
        List<Space.Variable> variables = new ArrayList<>();
        List<Formula> lies = new ArrayList<>();
        variables.add(new Space.Variable("treasure", chart.frame().names()));
        for (int player = 1; player <= party.players(); player++) {
            variables.add(new Space.Variable("Player " + player, party.liars() == 0 ? SINCERE : EITHER));
            lies.add(Formula.literal(player, LYING));
        }
        List<Formula> axioms = party.liars() == 0 ? List.of() : List.of(Formula.count(lies, Numbers.of(party.liars())));
        return new Space(variables, axioms, List.of(TREASURE));
    }

    public Chart chart() {
        return chart;
    }

    public Party party() {
        return party;
    }

    /** The same map with other players. */
    public Hunt with(Party others) {
        return new Hunt(chart, others);
    }

    public Ruler ruler() {
        return new Ruler(chart);
    }

    /** What sets of squares are made of; the same object at every call. */
    public Survey survey() {
        Survey known = survey;
        if (known == null) {
            known = new Survey(chart);
            survey = known;
        }
        return known;
    }

    @Override
    public Space space() {
        return space;
    }

    @Override
    public String say(Fact fact) {
        if (fact.variable() == TREASURE) {
            return "the treasure is " + (fact.is() ? "" : "not ") + "at "
                    + chart.frame().name(fact.value());
        }
        boolean isHonest = (fact.value() == LYING) != fact.is();
        return "player " + fact.variable() + (isHonest ? " has true hints" : " has false hints");
    }

    @Override
    public List<Integer> holders() {
        List<Integer> players = new ArrayList<>();
        for (int player = 1; player <= party.players(); player++) {
            players.add(player);
        }
        return players;
    }

    @Override
    public String shortName(int variable) {
        return variable == TREASURE ? "treasure" : Integer.toString(variable);
    }

    /** Everybody may hold any number of hints. */
    @Override
    public int mostHeld() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int answers() {
        return party.left();
    }

    /** A liar's hints are false, each of them; everybody else's are true. */
    @Override
    public Formula vouched(Formula said, int holder) {
        boolean mayLie = party.liars() > 0 && holder != Puzzle.NOBODY;
        return mayLie ? Formula.xor(said, Formula.literal(holder, LYING)) : said;
    }

    @Override
    public boolean vouched(boolean said, int holder, World world) {
        boolean mayLie = party.liars() > 0 && holder != Puzzle.NOBODY;
        return mayLie && world.value(holder) == LYING ? !said : said;
    }
}
