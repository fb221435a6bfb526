package cluewright.cli;

import cluewright.clue.Puzzle;
import cluewright.deduce.Position;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Answering;
import cluewright.puzzle.Document;
import cluewright.puzzle.Inquiry;
import cluewright.puzzle.Pictures;
import cluewright.puzzle.PositionTree;
import cluewright.puzzle.Statement;
import cluewright.space.Fact;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The talk with a player who marks freely and gives the answer once. */
final class PlayOnce {
    private static final String PROMPT = "> ";

    private final Console console;
    private final Document document;
    private final Puzzle puzzle;
    private final Answering answering;
    private final PositionTree positions;
    private final long budget;
    private final Statement statement;
    private final Advice advice;
    private Inquiry inquiry;

    PlayOnce(Console console, Document document, Answering answering, PositionTree positions, long budget) {
        this.console = console;
        this.document = document;
        this.puzzle = document.puzzle();
        this.answering = answering;
        this.positions = positions;
        this.budget = budget;
        this.statement = new Statement(puzzle.board());
        this.advice = new Advice(document.game(), puzzle);
        this.inquiry = new Inquiry(document, Position.START, budget);
    }

    /** Plays until the answer is given, the player leaves, or nothing more is typed. */
    void run() {
        greet();
        TypedLines typed = new TypedLines(console.in());
        boolean goesOn = inquiry.outcome() == Inquiry.Outcome.OPEN;
        while (goesOn) {
            console.write(console.outIsTerminal() ? PROMPT : "");
            console.flush();
            String line = typed.next();
            goesOn = line != null && answer(line) && inquiry.outcome() == Inquiry.Outcome.OPEN;
        }
        farewell();
    }

    private void greet() {
        if (!document.title().isEmpty()) {
            say(document.title());
        }
        say(document.game().title());
        say("");
        clues();
        say("");
        board();
        say("");
        say("Mark whom you like, for instance '" + example() + " " + answering.excluded() + "' or '" + example() + " "
                + answering.chosen() + "'. You can " + answering.verb() + " once: '" + answering.verb() + " "
                + example() + "'. Or type hint, clues, board, help, quit.");
    }

    private String example() {
        return name(puzzle.space().question().get(0));
    }

    private void farewell() {
        int hints = Position.sum(inquiry.position().hints());
        String how = hints == 0 ? "without a hint" : hints == 1 ? "with 1 hint" : "with " + hints + " hints";
        say(
                switch (inquiry.outcome()) {
                    case RIGHT -> "Solved, " + how + ".";
                    case WRONG -> "Not solved: the answer that was given is wrong, and it can be given once only.";
                    case UNDECIDED ->
                        "Whether that is right cannot be said: the puzzle has not exactly one answer, or"
                                + " the budget is too small; 'cluewright check' says more.";
                    case OPEN -> "Not solved, " + how + ".";
                });
    }

    /** Does what a line says; false when the player leaves. */
    private boolean answer(String line) {
        try {
            int blank = line.indexOf(' ');
            String first = (blank < 0 ? line : line.substring(0, blank)).toLowerCase(Locale.ROOT);
            String rest = blank < 0 ? "" : line.substring(blank).strip();
            return line.isEmpty() || obey(line, first, rest);
        } catch (Refused refused) {
            say(refused.getMessage());
            return true;
        }
    }

    private boolean obey(String line, String first, String rest) {
        if (first.equals(answering.verb())) {
            accuse(rest);
            return true;
        }
        switch (first) {
            case "quit", "exit" -> {
                return false;
            }
            case "hint" -> hint();
            case "clues", "lines" -> clues();
            case "board" -> board();
            case "erase" -> erase(statement.variable(needed(rest, first)));
            case "save" -> save(needed(rest, first));
            case "resume" -> {
                resume(needed(rest, first));
                board();
            }
            case "help", "?" -> help();
            default -> mark(line);
        }
        return true;
    }

    private static String needed(String rest, String word) {
        if (rest.isEmpty()) {
            throw new Refused("'" + word + "' needs more; type 'help' to see what.");
        }
        return rest;
    }

    private void help() {
        List<String> lines = List.of(
                "NAME " + answering.excluded() + "|mark somebody so",
                "NAME " + answering.chosen() + "|mark somebody so",
                "erase NAME|take the mark away",
                answering.verb() + " NAME, ...|give the answer, once",
                "hint|what helps now; again to hear more of it",
                "clues|show the clues",
                "board|show the board with your marks",
                "save FILE|keep where you are, in a file that ends in .yaml or .json",
                "resume FILE|go on where you were",
                "quit|leave");
        for (String line : lines) {
            String usage = line.substring(0, line.indexOf('|'));
            say("  " + usage + " ".repeat(Math.max(1, 20 - usage.length())) + line.substring(line.indexOf('|') + 1));
        }
    }

    private void mark(String line) {
        int blank = line.lastIndexOf(' ');
        String word = blank < 0 ? "" : line.substring(blank + 1).toLowerCase(Locale.ROOT);
        boolean isChosen = isShort(word, answering.chosen());
        if (blank < 0 || !isChosen && !isShort(word, answering.excluded())) {
            List<String> known = List.of(
                    answering.verb(),
                    answering.chosen(),
                    answering.excluded(),
                    "hint",
                    "clues",
                    "board",
                    "help",
                    "quit",
                    "erase",
                    "save",
                    "resume");
            throw new Refused("'" + line + "' is neither a mark nor a command."
                    + Refused.maybe(word.isEmpty() ? line : word, known) + " Type 'help' to see what there is.");
        }
        int variable = asked(line.substring(0, blank));
        Fact chosen = Fact.is(variable, answering.value());
        inquiry.mark(isChosen ? chosen : puzzle.space().plain(chosen.negated()));
        board();
    }

    /** Whether the word is the beginning of another. */
    private static boolean isShort(String word, String whole) {
        return !word.isEmpty() && whole.startsWith(word);
    }

    /** The variable of the question that has this name. */
    private int asked(String name) {
        int variable = statement.variable(name);
        if (!puzzle.space().question().contains(variable)) {
            throw new Refused("'" + name(variable) + "' is not asked for.");
        }
        return variable;
    }

    private void accuse(String rest) {
        List<Integer> chosen = new ArrayList<>();
        for (String name : needed(rest, answering.verb()).split(",| and ")) {
            if (!name.isBlank()) {
                int variable = asked(name.strip());
                if (chosen.contains(variable)) {
                    throw new Refused("'" + name(variable) + "' is named twice; the answer was not given.");
                }
                chosen.add(variable);
            }
        }
        if (inquiry.answer(chosen, answering.value()) == Inquiry.Outcome.RIGHT) {
            say("Right.");
        }
    }

    private void hint() {
        Advice.Said said = inquiry.hint();
        if (said == null) {
            say("There are no hints for this puzzle.");
        } else {
            console.print(said.lines());
        }
    }

    private void erase(int variable) {
        if (inquiry.erase(variable)) {
            board();
        } else {
            say("There is nothing to erase on " + name(variable) + ".");
        }
    }

    private void clues() {
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            console.print(List.of((clue < 9 ? "   " : "  ") + advice.clue(clue)));
        }
    }

    private void board() {
        console.print(
                Pictures.of(document.game(), puzzle, inquiry.position().marks().sure()));
    }

    private void save(String name) {
        say(new SavedGame(name).save(positions.write(inquiry.position())));
    }

    /** Goes on where a file says. */
    void resume(String name) {
        new SavedGame(name).resume(tree -> inquiry = new Inquiry(document, positions.read(tree), budget));
    }

    private String name(int variable) {
        return puzzle.space().variables().get(variable).name();
    }

    private void say(String line) {
        console.print(List.of(line));
    }
}
