package cluewright.cli;

import cluewright.clue.Board;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Tree;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A puzzle as text for a terminal of 80 columns: its name, the board, the clues, the proof, and the answer. */
final class Sheet {
    private final Document document;
    private final Puzzle puzzle;
    private final List<String> lines = new ArrayList<>();

    private Sheet(Document document) {
        this.document = document;
        this.puzzle = document.puzzle();
    }

    /** The lines; the answer is among them only when it is asked for. */
    static List<String> of(Document document, boolean withAnswer) {
        Sheet sheet = new Sheet(document);
        sheet.name();
        sheet.board();
        sheet.clues();
        sheet.proof();
        sheet.difficulty();
        sheet.answer(withAnswer);
        return sheet.lines;
    }

    /** A board with what is known of it. */
    static <B extends Board> List<String> picture(Game<B> game, Puzzle puzzle, List<Fact> known) {
        return game.picture(game.boardOf(puzzle), known);
    }

    /** What a world says about the question. */
    static List<Fact> answers(Space space, World world) {
        return space.question().stream()
                .map(variable -> Fact.is(variable, world.value(variable)))
                .toList();
    }

    private void name() {
        if (!document.title().isEmpty()) {
            add(document.title(), "");
        }
        if (document.results().has("seed")) {
            add("Puzzle " + document.results().get("seed").asText(), "");
        }
        add(document.game().title(), "");
    }

    private void board() {
        lines.add("");
        lines.addAll(picture(document.game(), puzzle, puzzle.givens()));
        for (Fact given : puzzle.givens()) {
            add("Given: " + puzzle.board().say(given) + ".", "  ");
        }
    }

    private void clues() {
        lines.add("");
        lines.add(puzzle.mode() == Mode.OPEN ? "Clues" : "Clues, each of which is seen once its holder is known");
        int number = 0;
        for (Puzzle.Held held : puzzle.clues()) {
            number++;
            String holder = held.holder() == Puzzle.NOBODY
                    ? ""
                    : puzzle.space().variables().get(held.holder()).name() + ": ";
            add(
                    (number < 10 ? "   " : "  ") + number + ". " + holder
                            + held.clue().sentence(),
                    "      ");
        }
    }

    private void proof() {
        if (!document.results().has("proof")) {
            return;
        }
        lines.add("");
        lines.add("Proof");
        for (Map.Entry<String, Tree> entry :
                document.results().get("proof").asFields().fields().entrySet()) {
            String verdict = entry.getValue().asFields().get("verdict").asText();
            add("  " + column(entry.getKey()) + meaning(verdict), "           ");
        }
        if (document.results().has("hash")) {
            add("  " + column("hash") + document.results().get("hash").asText(), "");
        }
    }

    private void difficulty() {
        if (document.results().has("difficulty")) {
            Tree.Fields difficulty = document.results().get("difficulty").asFields();
            lines.add("");
            lines.add("Difficulty");
            add(
                    "  " + difficulty.get("band").asText() + ": effort " + score(difficulty, "effort")
                            + " of 100, surface " + score(difficulty, "surface") + " of 100",
                    "  ");
        }
    }

    private static String score(Tree.Fields difficulty, String which) {
        return difficulty.get(which).asFields().get("score").asText();
    }

    private static String meaning(String verdict) {
        return switch (verdict) {
            case "unique" -> "unique: exactly one answer fits";
            case "ambiguous" -> "ambiguous: more than one answer fits";
            case "impossible" -> "impossible: no answer fits";
            default -> verdict;
        };
    }

    private static String column(String word) {
        return word + " ".repeat(Math.max(1, 9 - word.length()));
    }

    private void answer(boolean withAnswer) {
        World answer = document.answer();
        if (answer == null) {
            return;
        }
        lines.add("");
        if (withAnswer) {
            lines.add("Answer");
            lines.addAll(picture(document.game(), puzzle, answers(puzzle.space(), answer)));
            inWords(answer);
            return;
        }
        lines.add("The answer is kept back; add --answer to see it.");
    }

    /** Who or what has each value; a single fact as a sentence. */
    private void inWords(World answer) {
        List<Fact> facts = answers(puzzle.space(), answer);
        if (facts.size() == 1) {
            String said = puzzle.board().say(facts.get(0));
            add("  " + Character.toUpperCase(said.charAt(0)) + said.substring(1) + ".", "  ");
            return;
        }
        Map<String, List<String>> names = new LinkedHashMap<>();
        for (Fact fact : facts) {
            Space.Variable variable = puzzle.space().variables().get(fact.variable());
            names.computeIfAbsent(variable.values().get(fact.value()), value -> new ArrayList<>())
                    .add(variable.name());
        }
        names.forEach((value, some) -> add("  " + value + ": " + String.join(", ", some), "    "));
    }

    private void add(String text, String more) {
        lines.addAll(Fold.fold(text, more));
    }
}
