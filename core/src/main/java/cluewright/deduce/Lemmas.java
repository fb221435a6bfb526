package cluewright.deduce;

import cluewright.clue.Board;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;

/**
 * A board with statements beside its own facts: what an explanation concludes on the way and cannot say of one variable
 * alone, such as "one of Ada and Bo lies". Steps and graphs treat them as any other fact.
 */
public final class Lemmas implements Board {
    private static final List<String> VALUES = List.of("open", "so");

    private final Board board;
    private final List<String> said;
    private final Space space;

    /**
     * A board with lemmas.
     *
     * @param said the lemmas in words, without a full stop
     */
    public Lemmas(Board board, List<String> said) {
        this.board = board;
        this.said = List.copyOf(said);
        List<Space.Variable> variables = new ArrayList<>(board.space().variables());
        for (int lemma = 0; lemma < said.size(); lemma++) {
            variables.add(new Space.Variable("lemma " + (lemma + 1), VALUES));
        }
        this.space = new Space(variables, board.space().axioms(), board.space().question());
    }

    /** The fact that a lemma, counted from 0, is so. */
    public Fact fact(int lemma) {
        return Fact.is(board.space().variables().size() + lemma, 1);
    }

    @Override
    public Space space() {
        return space;
    }

    @Override
    public String say(Fact fact) {
        int lemma = fact.variable() - board.space().variables().size();
        return lemma < 0 ? board.say(fact) : said.get(lemma);
    }

    @Override
    public List<Integer> holders() {
        return board.holders();
    }

    @Override
    public int mostHeld() {
        return board.mostHeld();
    }

    @Override
    public Formula vouched(Formula clue, int holder) {
        return board.vouched(clue, holder);
    }

    @Override
    public boolean vouched(boolean clue, int holder, World world) {
        return board.vouched(clue, holder, world);
    }
}
