package cluewright.testkit;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The truth table of the provers: small puzzles with what is true of them, each found by hand and with its reasoning.
 * The file {@code puzzles.txt} beside this class explains itself.
 */
final class PuzzleTable {
    private static final String FILE = "puzzles.txt";

    /**
     * A puzzle and what is true of it.
     *
     * @param name its name in the file
     * @param why the reasoning, by hand
     * @param puzzle the puzzle
     * @param word "unique", "ambiguous" or "impossible"
     * @param answer what a unique answer is, a formula; always true for other words
     * @param clashes every smallest clash, clues numbered from 0; none unless impossible
     */
    record Row(String name, String why, Puzzle puzzle, String word, Formula answer, List<List<Integer>> clashes) {
        @Override
        public String toString() {
            return name;
        }
    }

    private PuzzleTable() {}

    static List<Row> rows() {
        try (InputStream file = PuzzleTable.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " is missing beside " + PuzzleTable.class);
            }
            return rows(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Row> rows(String text) {
        List<Row> rows = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\n")) {
            if (line.startsWith("puzzle ") && !lines.isEmpty()) {
                rows.add(row(lines));
                lines.clear();
            }
            if (!line.isBlank() && !line.startsWith("#")) {
                lines.add(line.strip());
            }
        }
        rows.add(row(lines));
        return rows;
    }

    private static Row row(List<String> lines) {
        String name = String.join("", all(lines, "puzzle"));
        try {
            return row(name, lines);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException("puzzle '" + name + "': " + e.getMessage(), e);
        }
    }

    private static Row row(String name, List<String> lines) {
        List<Space.Variable> variables = new ArrayList<>();
        for (String line : all(lines, "variable")) {
            String[] parts = line.split(": ");
            variables.add(new Space.Variable(parts[0], List.of(parts[1].split(" "))));
        }
        Space free = Space.free(variables);
        FormulaReader reader = new FormulaReader(free);
        for (String line : all(lines, "let")) {
            String[] parts = line.split(" ", 2);
            reader.name(parts[0], reader.read(parts[1]));
        }
        List<Formula> axioms = all(lines, "always").stream().map(reader::read).toList();
        List<Formula> clues = all(lines, "clue").stream().map(reader::read).toList();
        Space space = new Space(variables, axioms, asked(lines, free, reader));
        String[] verdict = all(lines, "verdict").get(0).split(" ", 2);
        return new Row(
                name,
                String.join(" ", all(lines, "why")),
                FormulaClues.puzzle(space, givens(lines, free, reader), clues),
                verdict[0],
                verdict.length == 1 ? Formula.yes() : reader.read(verdict[1]),
                clashes(lines));
    }

    private static List<Integer> asked(List<String> lines, Space free, FormulaReader reader) {
        List<Integer> asked = new ArrayList<>();
        for (String line : all(lines, "ask")) {
            for (String name : line.split(" ")) {
                asked.add(reader.variable(name));
            }
        }
        return asked.isEmpty() ? free.question() : asked;
    }

    private static List<Fact> givens(List<String> lines, Space free, FormulaReader reader) {
        List<Fact> givens = new ArrayList<>();
        for (String line : all(lines, "given")) {
            boolean is = !line.contains("!=");
            String[] parts = line.split("!?=");
            int variable = reader.variable(parts[0]);
            int value = free.variables().get(variable).values().indexOf(parts[1]);
            givens.add(new Fact(variable, value, is));
        }
        return givens;
    }

    private static List<List<Integer>> clashes(List<String> lines) {
        List<List<Integer>> clashes = new ArrayList<>();
        for (String line : all(lines, "clash")) {
            List<Integer> clash = new ArrayList<>();
            if (!line.equals("none")) {
                for (String number : line.split(" ")) {
                    clash.add(Integer.parseInt(number) - 1);
                }
            }
            clashes.add(clash);
        }
        return clashes;
    }

    /** What stands after the keyword, for each line that begins with it. */
    private static List<String> all(List<String> lines, String keyword) {
        return lines.stream()
                .filter(line -> line.startsWith(keyword + " "))
                .map(line -> line.substring(keyword.length()).strip())
                .toList();
    }
}
