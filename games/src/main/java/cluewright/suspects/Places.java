package cluewright.suspects;

import java.util.ArrayList;
import java.util.List;

/**
 * The units that clues are proposed about, of two people or more: a unit of one person would give that person away.
 * Files may name any unit; this is only what the program itself thinks of.
 */
public final class Places {
    private final List<Unit> plain = new ArrayList<>();
    private final List<Unit> stretches = new ArrayList<>();
    private final List<Unit> meets = new ArrayList<>();
    private final List<Unit> all = new ArrayList<>();

    Places(Grid grid) {
        List<Unit> found = new ArrayList<>(grid.lines());
        found.add(grid.edge());
        found.add(grid.corners());
        found.addAll(grid.roles());
        for (Person person : grid.people()) {
            found.add(grid.neighboursOf(person.cell()));
        }
        addLarge(found, plain);
        stretches.addAll(grid.lines());
        addStretches(grid);
        stretches.removeIf(unit -> unit.size() < 2);
        addMeets(grid);
        all.addAll(plain);
        for (Unit stretch : stretches) {
            if (!stretch.isLine()) {
                all.add(stretch);
            }
        }
        all.addAll(meets);
    }

    private static void addLarge(List<Unit> from, List<Unit> to) {
        for (Unit unit : from) {
            if (unit.size() >= 2) {
                to.add(unit);
            }
        }
    }

    private void addStretches(Grid grid) {
        for (Person person : grid.people()) {
            for (Direction direction : Direction.values()) {
                stretches.add(grid.beside(person.cell(), direction));
            }
            for (int other = person.cell() + 1; other < grid.size(); other++) {
                stretches.add(grid.between(person.cell(), other));
            }
        }
    }

    /** Common neighbours of two people, and the neighbours of one on a line, on the edge or of a role. */
    private void addMeets(Grid grid) {
        List<Unit> partners = new ArrayList<>(grid.lines());
        partners.add(grid.edge());
        partners.addAll(grid.roles());
        for (Person person : grid.people()) {
            Unit near = grid.neighboursOf(person.cell());
            for (int other = person.cell() + 1; other < grid.size(); other++) {
                addMeet(grid, near, grid.neighboursOf(other));
            }
            for (Unit partner : partners) {
                addMeet(grid, near, partner);
            }
        }
    }

    private void addMeet(Grid grid, Unit one, Unit other) {
        int common = one.cells().common(other.cells());
        if (common >= 2 && common < one.size() && common < other.size()) {
            meets.add(grid.intersection(List.of(one, other)));
        }
    }

    /** Lines, edge, corners, roles, and the neighbours of everybody. */
    public List<Unit> plain() {
        return plain;
    }

    /** Lines, and what is between two people or to one side of somebody. */
    public List<Unit> stretches() {
        return stretches;
    }

    /** All of these, each once. */
    public List<Unit> all() {
        return all;
    }
}
