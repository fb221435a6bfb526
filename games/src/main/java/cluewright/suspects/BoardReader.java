package cluewright.suspects;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads and writes the board of a suspects document, and checks everything that comes from outside about it. */
final class BoardReader {
    /** The most columns and rows. */
    static final int MOST_LINES = 10;

    /** The fewest people. */
    static final int FEWEST_PEOPLE = 4;

    private static final int LONGEST_NAME = 40;

    private BoardReader() {}

    static Grid read(Tree tree) {
        Tree.Fields board = tree.asFields();
        board.only("columns", "rows", "people", "plurals");
        int columns = board.get("columns").asNumber(1, MOST_LINES);
        int rows = board.get("rows").asNumber(1, MOST_LINES);
        if (columns * rows < FEWEST_PEOPLE) {
            throw board.refused("a board of " + columns + " by " + rows + " has fewer than " + FEWEST_PEOPLE
                    + " people; make it larger.");
        }
        List<Tree> listed = board.get("people").asList();
        if (listed.size() != columns * rows) {
            throw board.get("people")
                    .refused("a board of " + columns + " columns and " + rows + " rows needs " + columns * rows
                            + " people, but " + listed.size() + " are listed.");
        }
        List<Person> people = new ArrayList<>();
        Map<String, String> seen = new LinkedHashMap<>();
        for (Tree entry : listed) {
            people.add(person(people.size(), entry.asFields(), seen));
        }
        return new Grid(columns, rows, people, plurals(board, people));
    }

    private static Person person(int cell, Tree.Fields entry, Map<String, String> seen) {
        entry.only("name", "role");
        String name = word(entry.get("name"));
        String before = seen.put(name.toLowerCase(java.util.Locale.ROOT), name);
        if (before != null) {
            throw entry.refused("there are two people called '" + name + "'; every name must be different.");
        }
        return new Person(cell, name, word(entry.get("role")));
    }

    private static String word(Tree tree) {
        String word = cluewright.clue.Scan.tidy(tree.asText());
        boolean isShort = word.length() <= LONGEST_NAME;
        String said = isShort ? word : word.substring(0, LONGEST_NAME) + "…";
        boolean letters = false;
        for (int i = 0; i < word.length(); i++) {
            letters |= Character.isLetterOrDigit(word.charAt(i));
            if (",.\"{}[]<>".indexOf(word.charAt(i)) >= 0) {
                throw tree.refused(
                        "'" + said + "' contains '" + word.charAt(i) + "', which a sentence needs for itself.");
            }
        }
        if (!letters || !isShort) {
            throw tree.refused("'" + said + "' is no name: write 1 to " + LONGEST_NAME + " letters.");
        }
        return word;
    }

    private static Map<String, String> plurals(Tree.Fields board, List<Person> people) {
        Map<String, String> plurals = new LinkedHashMap<>();
        if (!board.has("plurals")) {
            return plurals;
        }
        List<String> roles = new ArrayList<>();
        for (Person person : people) {
            roles.add(person.role());
        }
        for (Map.Entry<String, Tree> plural :
                board.get("plurals").asFields().fields().entrySet()) {
            if (!roles.contains(plural.getKey())) {
                throw plural.getValue()
                        .refused("nobody is a '" + plural.getKey() + "'." + Refused.maybe(plural.getKey(), roles));
            }
            plurals.put(plural.getKey(), word(plural.getValue()));
        }
        return plurals;
    }

    static Tree write(Grid grid) {
        List<Tree> people = new ArrayList<>();
        for (Person person : grid.people()) {
            people.add(Tree.fields().with("name", person.name()).with("role", person.role()));
        }
        Tree.Fields board = Tree.fields()
                .with("columns", grid.columns())
                .with("rows", grid.rows())
                .with("people", Tree.of(people));
        if (grid.plurals().isEmpty()) {
            return board;
        }
        Tree.Fields plurals = Tree.fields();
        for (Map.Entry<String, String> plural : grid.plurals().entrySet()) {
            plurals = plurals.with(plural.getKey(), plural.getValue());
        }
        return board.with("plurals", plurals);
    }
}
