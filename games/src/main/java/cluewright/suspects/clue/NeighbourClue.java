package cluewright.suspects.clue;

import cluewright.clue.Args;
import cluewright.clue.Slot;
import cluewright.clue.Wording;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import cluewright.formula.World;
import cluewright.suspects.Cells;
import cluewright.suspects.Grid;
import cluewright.suspects.Person;
import cluewright.suspects.Phrases;
import cluewright.suspects.Status;
import cluewright.suspects.Unit;
import java.util.ArrayList;
import java.util.List;

/** What the clue types about how many neighbours of a status somebody has share. */
abstract class NeighbourClue extends SuspectsClue {
    /** Who. */
    static final Slot<Grid, Person> PERSON = new Slot<>("person", Phrases.PERSON);

    /** The words after "suspect", after a number and after "no" or "more". */
    static final String NEIGHBOURS = "[neighbour|neighbours|neighbor|neighbors:number]";

    static final String ALL_NEIGHBOURS = "[neighbour|neighbours|neighbor|neighbors]";

    /** Boards of up to so many people are small enough to try all their worlds. */
    private static final int SMALL_BOARD = 12;

    NeighbourClue(Wording<Grid> wording) {
        super(wording);
    }

    /** All places that are proposed, and the whole board. */
    static List<Unit> places(Grid grid) {
        List<Unit> places = new ArrayList<>(grid.places().all());
        places.add(grid.everyone());
        return places;
    }

    /** How many neighbours a person has. */
    static int neighbours(Grid grid, int cell) {
        return grid.neighboursOf(cell).size();
    }

    /** How many of a person's neighbours are among the cells. */
    static int neighbours(Grid grid, int cell, Cells cells) {
        return grid.neighboursOf(cell).count(cells);
    }

    /** "1 neighbour", "2 neighbours". */
    static String say(int neighbours) {
        return neighbours + (neighbours == 1 ? " neighbour" : " neighbours");
    }

    /** The most neighbours among the cells that anybody of the place has. */
    static int most(Grid grid, Unit where, Cells cells) {
        int most = 0;
        for (int cell : where.cells().toArray()) {
            most = Math.max(most, neighbours(grid, cell, cells));
        }
        return most;
    }

    /** The fewest neighbours among the cells that anybody of the place has. */
    static int fewest(Grid grid, Unit where, Cells cells) {
        int fewest = Integer.MAX_VALUE;
        for (int cell : where.cells().toArray()) {
            fewest = Math.min(fewest, neighbours(grid, cell, cells));
        }
        return fewest;
    }

    /** The number of a person's neighbours of the status is one of these. */
    static Formula has(Grid grid, int cell, Status status, Numbers in) {
        return count(grid, grid.neighboursOf(cell).cells(), status, in);
    }

    /**
     * Whether the clue is false in every world of the board. Where counting does not tell, a small board is searched; a
     * larger one is taken to have room for any clue that counting allows.
     */
    boolean impossible(Grid grid, Args args) {
        if (grid.size() > SMALL_BOARD) {
            return false;
        }
        boolean possible = false;
        for (long bits = 0; bits < 1L << grid.size() && !possible; bits++) {
            possible = holds(grid, args, World.ofBits(grid.size(), bits, 0));
        }
        return !possible;
    }
}
