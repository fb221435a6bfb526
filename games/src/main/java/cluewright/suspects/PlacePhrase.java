package cluewright.suspects;

import cluewright.clue.Phrase;
import cluewright.clue.Scan;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where people are: "in row 3", "neighbouring Ada and on the edge", "among the bakers". Intersections join their
 * places with "and", in any order when read.
 *
 * <p>A phrase can be narrowed to the places that a clue type has use for ({@link #only}), or said in another way
 * ({@link #line}, {@link #role}, {@link #roleNoun}).
 */
public final class PlacePhrase implements Phrase<Grid, Unit> {
    /** Any place. */
    public static final PlacePhrase PLACE = new PlacePhrase("a place such as 'in row 3' or 'neighbouring Ada'");

    private final String name;

    private PlacePhrase(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String say(Grid grid, Unit unit, boolean many) {
        return unit.phrase();
    }

    @Override
    public List<Match<Unit>> read(Grid grid, Scan scan, int from) {
        List<Match<Unit>> whole = new ArrayList<>();
        for (Match<List<Unit>> parts : intersections(grid, scan, from)) {
            List<Unit> units = parts.value();
            whole.add(new Match<>(units.size() == 1 ? units.get(0) : grid.intersection(units), parts.end()));
        }
        return whole;
    }

    private static List<Match<List<Unit>>> intersections(Grid grid, Scan scan, int from) {
        List<Match<List<Unit>>> found = new ArrayList<>(simple(grid, scan, from));
        for (int done = 0; done < found.size(); done++) {
            Match<List<Unit>> sofar = found.get(done);
            int after = sofar.value().get(0).kind() == Unit.Kind.BOARD ? -1 : scan.after(sofar.end(), "and");
            if (after >= 0) {
                addLonger(grid, scan, sofar.value(), after, found);
            }
        }
        return found;
    }

    private static void addLonger(Grid grid, Scan scan, List<Unit> sofar, int from, List<Match<List<Unit>>> found) {
        for (Match<List<Unit>> next : simple(grid, scan, from)) {
            boolean fresh = next.value().get(0).kind() != Unit.Kind.BOARD;
            for (Unit unit : next.value()) {
                fresh &= !sofar.contains(unit);
            }
            if (fresh) {
                List<Unit> longer = new ArrayList<>(sofar);
                longer.addAll(next.value());
                found.add(new Match<>(longer, next.end()));
            }
        }
    }

    /** One place, or two for "neighbouring both". */
    private static List<Match<List<Unit>>> simple(Grid grid, Scan scan, int from) {
        List<Match<List<Unit>>> found = new ArrayList<>();
        for (Unit unit : named(grid)) {
            add(unit, scan.after(from, unit.phrase()), found);
        }
        for (String near : List.of("neighbouring", "neighboring")) {
            int after = scan.after(from, near);
            addNear(grid, scan, after, found);
        }
        for (Direction direction : Direction.values()) {
            int after = scan.after(from, direction.words());
            for (Match<Person> person : people(grid, scan, after)) {
                add(grid.beside(person.value().cell(), direction), person.end(), found);
            }
        }
        addPairs(grid, scan, scan.after(from, "between"), found, false);
        addAmong(grid, scan, scan.after(from, "among"), found);
        return found;
    }

    private static List<Unit> named(Grid grid) {
        List<Unit> named = new ArrayList<>(grid.lines());
        named.add(grid.everyone());
        named.add(grid.edge());
        named.add(grid.corners());
        named.addAll(grid.roles());
        return named;
    }

    private static void add(Unit unit, int end, List<Match<List<Unit>>> found) {
        if (end >= 0) {
            found.add(new Match<>(List.of(unit), end));
        }
    }

    private static List<Match<Person>> people(Grid grid, Scan scan, int from) {
        return from < 0 ? List.of() : Phrases.PERSON.read(grid, scan, from);
    }

    private static void addNear(Grid grid, Scan scan, int from, List<Match<List<Unit>>> found) {
        for (Match<Person> person : people(grid, scan, from)) {
            add(grid.neighboursOf(person.value().cell()), person.end(), found);
        }
        addPairs(grid, scan, from < 0 ? -1 : scan.after(from, "both"), found, true);
    }

    /** "Ada and Bo": what is between them, or the neighbours of both. */
    private static void addPairs(Grid grid, Scan scan, int from, List<Match<List<Unit>>> found, boolean near) {
        for (Match<Person> one : people(grid, scan, from)) {
            for (Match<Person> other : people(grid, scan, scan.after(one.end(), "and"))) {
                int first = one.value().cell();
                int second = other.value().cell();
                if (near && first != second) {
                    found.add(new Match<>(List.of(grid.neighboursOf(first), grid.neighboursOf(second)), other.end()));
                } else if (!near) {
                    found.add(new Match<>(List.of(grid.between(first, second)), other.end()));
                }
            }
        }
    }

    /** "Ada", "Ada and Bo", "Ada, Bo and Cy"; nobody twice. */
    private static void addAmong(Grid grid, Scan scan, int from, List<Match<List<Unit>>> found) {
        for (Match<Person> first : people(grid, scan, from)) {
            Cells alone = Cells.of(first.value().cell());
            add(grid.among(alone), first.end(), found);
            addMore(grid, scan, alone, first.end(), found);
        }
    }

    private static void addMore(Grid grid, Scan scan, Cells sofar, int from, List<Match<List<Unit>>> found) {
        for (Match<Person> last : people(grid, scan, scan.after(from, "and"))) {
            if (!sofar.contains(last.value().cell())) {
                add(grid.among(sofar.with(last.value().cell())), last.end(), found);
            }
        }
        for (Match<Person> next : people(grid, scan, scan.after(from, ","))) {
            if (!sofar.contains(next.value().cell())) {
                addMore(grid, scan, sofar.with(next.value().cell()), next.end(), found);
            }
        }
    }

    /** "row 3", "column B": a line without its preposition. */
    public static Phrase<Grid, Unit> line() {
        return new Bare("a line such as 'row 3' or 'column B'", "in ", Unit::isLine) {
            @Override
            List<Unit> candidates(Grid grid) {
                return grid.lines();
            }
        };
    }

    /** "the bakers". */
    public static Phrase<Grid, Unit> role() {
        return new Bare("a role such as 'the bakers'", "among ", unit -> unit.kind() == Unit.Kind.ROLE) {
            @Override
            List<Unit> candidates(Grid grid) {
                return grid.roles();
            }
        };
    }

    /** "baker" or "bakers": the people of a role, counted. */
    public static Phrase<Grid, Unit> roleNoun() {
        return new RoleNoun();
    }

    /** Only the straight places: lines, between, above, below, left of and right of. */
    public static Phrase<Grid, Unit> stretch() {
        return only("a straight place such as 'in row 3' or 'between Ada and Cy'", Unit::isStretch);
    }

    /** Only the places that pass. */
    public static Phrase<Grid, Unit> only(String name, java.util.function.Predicate<Unit> passes) {
        return new Phrase<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public @Nullable String say(Grid grid, Unit unit, boolean many) {
                return passes.test(unit) ? unit.phrase() : null;
            }

            @Override
            public List<Match<Unit>> read(Grid grid, Scan scan, int from) {
                List<Match<Unit>> matches = new ArrayList<>(PLACE.read(grid, scan, from));
                matches.removeIf(match -> !passes.test(match.value()));
                return matches;
            }
        };
    }

    /** A place said without its first word. */
    private abstract static class Bare implements Phrase<Grid, Unit> {
        private final String name;
        private final String preposition;
        private final java.util.function.Predicate<Unit> passes;

        Bare(String name, String preposition, java.util.function.Predicate<Unit> passes) {
            this.name = name;
            this.preposition = preposition;
            this.passes = passes;
        }

        abstract List<Unit> candidates(Grid grid);

        @Override
        public String name() {
            return name;
        }

        @Override
        public @Nullable String say(Grid grid, Unit unit, boolean many) {
            return passes.test(unit) ? unit.phrase().substring(preposition.length()) : null;
        }

        @Override
        public List<Match<Unit>> read(Grid grid, Scan scan, int from) {
            List<Match<Unit>> matches = new ArrayList<>();
            for (Unit unit : candidates(grid)) {
                int end = scan.after(from, unit.phrase().substring(preposition.length()));
                if (end >= 0) {
                    matches.add(new Match<>(unit, end));
                }
            }
            return matches;
        }
    }

    private static final class RoleNoun implements Phrase<Grid, Unit> {
        @Override
        public String name() {
            return "a role such as 'bakers'";
        }

        @Override
        public @Nullable String say(Grid grid, Unit unit, boolean many) {
            if (unit.kind() != Unit.Kind.ROLE) {
                return null;
            }
            String role = grid.roleOf(unit);
            return many ? grid.plural(role) : role;
        }

        @Override
        public List<Match<Unit>> read(Grid grid, Scan scan, int from) {
            List<Match<Unit>> matches = new ArrayList<>();
            for (Unit unit : grid.roles()) {
                String role = grid.roleOf(unit);
                int many = scan.after(from, grid.plural(role));
                int end = many >= 0 ? many : scan.after(from, role);
                if (end >= 0) {
                    matches.add(new Match<>(unit, end));
                }
            }
            return matches;
        }
    }
}
