package cluewright.suspects.clue;

import cluewright.clue.ClueType;
import cluewright.clue.Vocabulary;
import cluewright.suspects.Grid;
import java.util.List;

/** The list of all clue types of the suspects game, in the order of the printed reference. */
public final class SuspectsClues {
    private SuspectsClues() {}

    /** All of them. */
    public static Vocabulary<Grid> all() {
        return new Vocabulary<>(List.<ClueType<Grid>>of(
                new StatusIs(),
                new SameStatus(),
                new DifferentStatus(),
                new Implies(),
                new Count(),
                new ParityOf(),
                new Total(),
                new MoreIn(),
                new ExactlyMoreIn(),
                new EqualIn(),
                new Majority(),
                new Shared(),
                new SharedParity(),
                new NOfTheM(),
                new OneOfN(),
                new NotOnly(),
                new OnlyOneIsIn(),
                new BothAreIn(),
                new AllAreIn(),
                new Connected(),
                new NotConnected(),
                new BothNeighbours(),
                new NoneAdjacent(),
                new BoardConnected(),
                new OnlyLineWith(),
                new OneLineWith(),
                new Most(),
                new Fewest(),
                new EveryLineHas(),
                new OnlyPersonWith(),
                new OnePersonWith(),
                new NobodyHasMore(),
                new EverybodyHas(),
                new MoreNeighbours(),
                new MostNeighbours(),
                new Beside(),
                new BesideOfStatus()));
    }
}
