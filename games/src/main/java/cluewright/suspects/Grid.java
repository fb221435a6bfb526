package cluewright.suspects;

import cluewright.clue.Board;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A board of people, up to 10 by 10.
 *
 * <pre>
 *        A    B    C          columns are lettered from the left, rows numbered from the top;
 *   1   Ada  Bo   Cy          cell = (row - 1) * columns + column, so Di is cell 3, which is
 *   2   Di   Ed   Flo         also the number of Di's variable: 1 suspect, 0 innocent
 * </pre>
 *
 * Everything that depends on the board alone is worked out once, here: neighbours, units, literals. What was checked by
 * {@link BoardReader} is taken for granted.
 */
public final class Grid implements Board {
    private final int columns;
    private final int rows;
    private final List<Person> people;
    private final Map<String, String> plurals;
    private final Space space;
    private final List<Unit> lines = new ArrayList<>();
    private final List<Unit> roles = new ArrayList<>();
    private final List<Unit> neighbourhoods = new ArrayList<>();
    private final Unit everyone;
    private final List<List<Formula>> literals = new ArrayList<>();
    private @Nullable Places places;

    /** The board of these people, row by row; {@code plurals} has the roles whose plural is not role + s. */
    public Grid(int columns, int rows, List<Person> people, Map<String, String> plurals) {
        this.columns = columns;
        this.rows = rows;
        this.people = List.copyOf(people);
        this.plurals = Collections.unmodifiableMap(new LinkedHashMap<>(plurals));
        List<Space.Variable> variables = new ArrayList<>();
        for (Person person : people) {
            variables.add(new Space.Variable(person.name(), List.of("innocent", "suspect")));
        }
        this.space = Space.free(variables);
        this.everyone = new Unit(Unit.Kind.BOARD, "on the board", Cells.below(people.size()));
        for (Status status : Status.values()) {
            literals.add(literals(status));
        }
        addLines();
        addRoles();
        for (Person person : people) {
            neighbourhoods.add(new Unit(Unit.Kind.NEIGHBOURS, "neighbouring " + person.name(), around(person.cell())));
        }
    }

    private List<Formula> literals(Status status) {
        List<Formula> of = new ArrayList<>();
        for (Person person : people) {
            of.add(Formula.literal(person.cell(), status.ordinal()));
        }
        return List.copyOf(of);
    }

    private void addLines() {
        for (int row = 0; row < rows; row++) {
            Cells cells = Cells.NONE;
            for (int column = 0; column < columns; column++) {
                cells = cells.with(row * columns + column);
            }
            lines.add(new Unit(Unit.Kind.ROW, "in row " + (row + 1), cells));
        }
        for (int column = 0; column < columns; column++) {
            Cells cells = Cells.NONE;
            for (int row = 0; row < rows; row++) {
                cells = cells.with(row * columns + column);
            }
            lines.add(new Unit(Unit.Kind.COLUMN, "in column " + (char) ('A' + column), cells));
        }
    }

    private void addRoles() {
        Map<String, Cells> byRole = new LinkedHashMap<>();
        for (Person person : people) {
            Cells before = byRole.getOrDefault(person.role(), Cells.NONE);
            byRole.put(person.role(), before.with(person.cell()));
        }
        for (Map.Entry<String, Cells> role : byRole.entrySet()) {
            roles.add(new Unit(Unit.Kind.ROLE, "among the " + plural(role.getKey()), role.getValue()));
        }
    }

    private Cells around(int cell) {
        Cells around = Cells.NONE;
        for (int row = Math.max(0, row(cell) - 1); row <= Math.min(rows - 1, row(cell) + 1); row++) {
            for (int column = Math.max(0, column(cell) - 1);
                    column <= Math.min(columns - 1, column(cell) + 1);
                    column++) {
                around = around.with(row * columns + column);
            }
        }
        return around.without(cell);
    }

    @Override
    public Space space() {
        return space;
    }

    @Override
    public String say(Fact fact) {
        boolean suspect = (fact.value() == Status.SUSPECT.ordinal()) == fact.is();
        return person(fact.variable()).name() + " is " + (suspect ? Status.SUSPECT : Status.INNOCENT).predicate();
    }

    /** The coordinate: "B1" for the second person of the first row. */
    @Override
    public String shortName(int variable) {
        return (char) ('A' + column(variable)) + Integer.toString(row(variable) + 1);
    }

    /** Everybody can hold a clue. */
    @Override
    public List<Integer> holders() {
        return space.question();
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** How many people there are. */
    public int size() {
        return people.size();
    }

    /** Everybody, row by row. */
    public List<Person> people() {
        return people;
    }

    public Person person(int cell) {
        return people.get(cell);
    }

    /** The column of a cell, from 0. */
    public int column(int cell) {
        return cell % columns;
    }

    /** The row of a cell, from 0. */
    public int row(int cell) {
        return cell / columns;
    }

    /** The plural of a role. */
    public String plural(String role) {
        return plurals.getOrDefault(role, role + "s");
    }

    /** The plurals that are not role + s, by role. */
    public Map<String, String> plurals() {
        return plurals;
    }

    /** Everybody who is of the status in the world. */
    public Cells of(World world, Status status) {
        Cells suspects = new Cells(world.low(), world.high());
        return status == Status.SUSPECT ? suspects : everyone.cells().minus(suspects);
    }

    /** The formula that a person is of the status; the same object at every call. */
    public Formula is(int cell, Status status) {
        return literals.get(status.ordinal()).get(cell);
    }

    /** The formulas that each of these people is of the status. */
    public List<Formula> are(Cells cells, Status status) {
        List<Formula> are = new ArrayList<>(cells.size());
        for (int cell : cells.toArray()) {
            are.add(is(cell, status));
        }
        return are;
    }

    /** Everyone: "on the board". */
    public Unit everyone() {
        return everyone;
    }

    /** All rows from the top, then all columns from the left. */
    public List<Unit> lines() {
        return lines;
    }

    /** The row of this number, from 0. */
    public Unit rowUnit(int row) {
        return lines.get(row);
    }

    /** The column of this number, from 0. */
    public Unit columnUnit(int column) {
        return lines.get(rows + column);
    }

    /** The other lines of the same kind, or the other roles. */
    public List<Unit> othersLike(Unit unit) {
        List<Unit> others = new ArrayList<>();
        for (Unit other : unit.kind() == Unit.Kind.ROLE ? roles : lines) {
            if (other.kind() == unit.kind() && !other.equals(unit)) {
                others.add(other);
            }
        }
        return others;
    }

    /** The people of each role, in order of first appearance. */
    public List<Unit> roles() {
        return roles;
    }

    /** The role of a role unit: "baker". */
    public String roleOf(Unit unit) {
        return person(unit.cells().first()).role();
    }

    /** The up to eight people around a person. */
    public Unit neighboursOf(int cell) {
        return neighbourhoods.get(cell);
    }

    /** The people who stand directly above, below, left or right of the cell, or -1 when that is off the board. */
    public int next(int cell, Direction direction) {
        int column = column(cell) + direction.columns();
        int row = row(cell) + direction.rows();
        boolean on = column >= 0 && column < columns && row >= 0 && row < rows;
        return on ? row * columns + column : -1;
    }

    /** Everybody in a direction from a person, in the person's own row or column; may be empty. */
    public Unit beside(int cell, Direction direction) {
        Cells cells = Cells.NONE;
        for (int at = next(cell, direction); at >= 0; at = next(at, direction)) {
            cells = cells.with(at);
        }
        return new Unit(Unit.Kind.BESIDE, direction.words() + " " + person(cell).name(), cells);
    }

    /** Everybody strictly between two people of one row or column, in either order; may be empty. */
    public Unit between(int one, int other) {
        int first = Math.min(one, other);
        int last = Math.max(one, other);
        Cells cells = Cells.NONE;
        if (first != last && (row(first) == row(last) || column(first) == column(last))) {
            int step = row(first) == row(last) ? 1 : columns;
            for (int cell = first + step; cell < last; cell += step) {
                cells = cells.with(cell);
            }
        }
        String names = person(first).name() + " and " + person(last).name();
        return new Unit(Unit.Kind.BETWEEN, "between " + names, cells);
    }

    /** The perimeter, corners included. */
    public Unit edge() {
        Cells cells = rowUnit(0).cells().or(rowUnit(rows - 1).cells());
        cells = cells.or(columnUnit(0).cells()).or(columnUnit(columns - 1).cells());
        return new Unit(Unit.Kind.EDGE, "on the edge", cells);
    }

    /** The corner cells; on a board of one row or column these are its two ends. */
    public Unit corners() {
        Cells cells = Cells.of(0, columns - 1, size() - columns, size() - 1);
        return new Unit(Unit.Kind.CORNERS, "in the corners", cells);
    }

    /** Exactly these people. */
    public Unit among(Cells cells) {
        List<String> names = new ArrayList<>();
        cells.forEach(cell -> names.add(person(cell).name()));
        return new Unit(Unit.Kind.PEOPLE, "among " + list(names), cells);
    }

    /** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
    private static String list(List<String> names) {
        int last = names.size() - 1;
        return last <= 0
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** The people who are in all of the units, two at least, none of them an intersection or the whole board. */
    public Unit intersection(List<Unit> units) {
        List<Unit> sorted = new ArrayList<>(units);
        sorted.sort(Comparator.comparing(Unit::kind).thenComparing(this::anchor).thenComparing(Unit::phrase));
        Cells cells = everyone.cells();
        List<String> phrases = new ArrayList<>();
        List<Unit> near = new ArrayList<>();
        for (Unit unit : sorted) {
            cells = cells.and(unit.cells());
            if (unit.kind() == Unit.Kind.NEIGHBOURS && near.size() < 2) {
                near.add(unit);
            } else {
                phrases.add(unit.phrase());
            }
        }
        phrases.addAll(0, nearPhrase(near));
        return new Unit(Unit.Kind.INTERSECTION, String.join(" and ", phrases), cells);
    }

    private List<String> nearPhrase(List<Unit> near) {
        if (near.size() < 2) {
            return near.isEmpty() ? List.of() : List.of(near.get(0).phrase());
        }
        String first = person(anchor(near.get(0))).name();
        return List.of("neighbouring both " + first + " and "
                + person(anchor(near.get(1))).name());
    }

    /** The cell that a unit of neighbours is about; 0 for other units. */
    private int anchor(Unit unit) {
        return unit.kind() == Unit.Kind.NEIGHBOURS ? neighbourhoods.indexOf(unit) : 0;
    }

    /** The units that clues of this board are proposed about. */
    public Places places() {
        Places known = places;
        if (known == null) {
            known = new Places(this);
            places = known;
        }
        return known;
    }
}
