package cluewright.suspects;

/**
 * A set of people that clues can name: a row, the neighbours of somebody, the bakers, … Two units are the same when
 * they are said alike and have the same people: "among Ada and Bo" can mean two units where one person is called so.
 *
 * @param kind what sort of set it is
 * @param phrase where its people are, as in "suspects <i>in row 3</i>"
 * @param cells its people
 */
public record Unit(Kind kind, String phrase, Cells cells) {
    /** The sorts of units, in the order in which an intersection names them. */
    public enum Kind {
        NEIGHBOURS,
        BETWEEN,
        BESIDE,
        ROW,
        COLUMN,
        EDGE,
        CORNERS,
        ROLE,
        PEOPLE,
        INTERSECTION,
        BOARD
    }

    /** How many people. */
    public int size() {
        return cells.size();
    }

    /** How many people of one status, given all of that status. */
    public int count(Cells ofStatus) {
        return cells.common(ofStatus);
    }

    public boolean isLine() {
        return kind == Kind.ROW || kind == Kind.COLUMN;
    }

    /** Whether the people stand in one row or column without a gap between them. */
    public boolean isStretch() {
        return isLine() || kind == Kind.BETWEEN || kind == Kind.BESIDE;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unit unit && cells.equals(unit.cells) && phrase.equals(unit.phrase);
    }

    @Override
    public int hashCode() {
        return phrase.hashCode();
    }

    @Override
    public String toString() {
        return phrase;
    }
}
