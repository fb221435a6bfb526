package cluewright.suspects;

/**
 * Somebody on a board.
 *
 * @param cell where, counted row by row from the top left, which is also the number of the variable
 * @param name unique on the board
 * @param role the profession; others may share it
 */
public record Person(int cell, String name, String role) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Person person && person.cell == cell;
    }

    @Override
    public int hashCode() {
        return cell;
    }

    @Override
    public String toString() {
        return name;
    }
}
