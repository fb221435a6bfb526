package cluewright.cli;

import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Knowledge;
import cluewright.deduce.Position;
import cluewright.deduce.Reply;
import cluewright.deduce.Session;
import cluewright.deduce.Step;
import cluewright.puzzle.Advice;
import cluewright.puzzle.Document;
import cluewright.puzzle.PositionTree;
import cluewright.puzzle.Statement;
import cluewright.space.Fact;
import cluewright.space.Refused;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The talk between a player and a session: lines are read, the session decides, lines are printed. */
final class Play {
    private static final String PROMPT = "> ";

    private final Console console;
    private final Document document;
    private final Puzzle puzzle;
    private final PositionTree positions;
    private final long budget;
    private final Statement statement;
    private final Advice advice;
    private final Paint paint;
    private Session session;

    Play(Console console, Document document, PositionTree positions, long budget) {
        this.console = console;
        this.document = document;
        this.puzzle = document.puzzle();
        this.positions = positions;
        this.budget = budget;
        this.statement = new Statement(puzzle.board());
        this.advice = new Advice(document.game(), puzzle);
        this.paint = new Paint(document.game(), puzzle, Main.isColoured(console));
        this.session = new Session(puzzle, Position.START, budget);
    }

    /** Plays until the puzzle is solved, the player leaves, or nothing more is typed. */
    void run() {
        greet();
        TypedLines typed = new TypedLines(console.in());
        boolean goesOn = !session.isSolved();
        while (goesOn) {
            console.write(console.outIsTerminal() ? PROMPT : "");
            console.flush();
            String line = typed.next();
            goesOn = line != null && answer(line) && !session.isSolved();
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
        List<Integer> open = session.review().knowledge().open(puzzle.space());
        if (!open.isEmpty()) {
            Space.Variable variable = puzzle.space().variables().get(open.get(0));
            List<String> values = variable.values();
            say("Say what follows, for instance '" + variable.name() + " " + values.get(values.size() - 1)
                    + "'. Or type hint, clues, board, help, quit.");
        }
    }

    private void farewell() {
        console.print(new Summary(session).lines());
    }

    /** Does what a line says; false when the player leaves. */
    private boolean answer(String line) {
        try {
            return obey(line);
        } catch (Refused refused) {
            say(refused.getMessage());
            return true;
        }
    }

    private boolean obey(String line) {
        if (line.isEmpty()) {
            return true;
        }
        int blank = line.indexOf(' ');
        String first = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank).strip();
        boolean isWord = PlayWord.exactly(first) != null && rest.isEmpty();
        Fact claim = isWord ? null : statement.find(line);
        if (claim != null) {
            claim(claim);
            return true;
        }
        PlayWord word = PlayWord.of(first);
        if (word == null) {
            throw rubbish(line, first);
        }
        if (word != PlayWord.QUIT) {
            obey(word, rest);
        }
        return word != PlayWord.QUIT;
    }

    private Refused rubbish(String line, String first) {
        try {
            statement.first(line);
        } catch (Refused unknown) {
            List<String> known = new ArrayList<>(PlayWord.all());
            for (Space.Variable variable : puzzle.space().variables()) {
                known.add(variable.name());
            }
            return new Refused("'" + line + "' is neither a claim nor a command." + Refused.maybe(first, known)
                    + " Type 'help' to see what there is.");
        }
        try {
            statement.read(line);
        } catch (Refused why) {
            return why;
        }
        throw new IllegalStateException(line);
    }

    private void obey(PlayWord word, String rest) {
        switch (word) {
            case CLAIM -> claim(statement.read(needed(rest, word)));
            case PENCIL -> pencil(needed(rest, word));
            case ERASE -> erase(statement.variable(needed(rest, word)));
            case NOTE -> note(needed(rest, word));
            case HINT -> hint();
            case WHY -> why(rest);
            case WITNESS -> witness();
            case UNDO -> undo();
            case CLUES -> clues();
            case BOARD -> board();
            case SAVE -> save(needed(rest, word));
            case RESUME -> {
                resume(needed(rest, word));
                clues();
                board();
            }
            case HELP -> console.print(PlayWord.help());
            case QUIT -> throw new IllegalStateException("leaving is not done here");
        }
    }

    private static String needed(String rest, PlayWord word) {
        if (rest.isEmpty()) {
            throw new Refused("'" + word.word() + "' needs more; type 'help' to see what.");
        }
        return rest;
    }

    private void claim(Fact claim) {
        List<Integer> before = session.review().knowledge().visible();
        Reply reply = session.claim(claim);
        console.print(advice.reply(claim, reply, false).lines());
        if (reply.isRefusal()) {
            say("'witness' shows why. Mistakes so far: "
                    + Position.sum(session.position().mistakes()) + ".");
        }
        if (reply instanceof Reply.Forced) {
            for (int clue : session.review().knowledge().visible()) {
                if (!before.contains(clue)) {
                    say("New clue: " + advice.clue(clue));
                }
            }
            board();
        }
    }

    private void pencil(String text) {
        Fact fact = statement.read(text);
        if (Knowledge.isKnown(puzzle.space(), session.review().knowledge().facts(), fact.variable())) {
            say("That is known already; pencil is for what is not.");
            return;
        }
        session.pencil(fact);
        board();
    }

    private void erase(int variable) {
        if (session.erase(variable)) {
            board();
        } else {
            say("There is nothing to erase on " + name(variable) + ".");
        }
    }

    private void note(String text) {
        String note = statement.after(text);
        int variable = statement.first(text);
        if (note.length() > PositionTree.LONGEST_NOTE) {
            throw new Refused("a note has at most " + PositionTree.LONGEST_NOTE + " characters; shorten it.");
        }
        session.note(variable, note);
        say(note.isEmpty() ? "The note on " + name(variable) + " is gone." : "Noted: " + name(variable) + ": " + note);
    }

    private void hint() {
        Session.Given given = session.hint();
        console.print(advice.hint(session.review(), given.hint(), given.level()).lines());
    }

    private void why(String name) {
        Session.Claim last = session.last();
        if (!name.isEmpty()) {
            why(statement.variable(name));
        } else if (last == null) {
            say("Say of whom, for instance 'why "
                    + name(puzzle.space().question().get(0)) + "'.");
        } else if (last.reply().isRefusal()) {
            witness();
        } else {
            why(last.fact().variable());
        }
    }

    private void why(int variable) {
        boolean any = false;
        for (Fact fact : session.review().knowledge().facts()) {
            if (fact.variable() == variable) {
                any = true;
                Step step = puzzle.givens().contains(fact) ? null : session.why(fact);
                console.print(
                        step != null
                                ? advice.because(step)
                                : List.of("It is given that " + puzzle.board().say(fact) + "."));
            }
        }
        if (!any) {
            say("Nothing is known about " + name(variable) + " yet.");
        }
    }

    private void witness() {
        Session.Claim last = session.last();
        if (last == null || !last.reply().isRefusal()) {
            say("No claim was refused just now.");
            return;
        }
        console.print(advice.reply(last.fact(), last.reply(), true).lines());
    }

    private void undo() {
        if (session.undo()) {
            board();
        } else {
            say("There is nothing to undo.");
        }
    }

    /** The visible clues; those that say nothing beyond what is known step back. */
    private void clues() {
        List<Integer> visible = session.review().knowledge().visible();
        List<Integer> spent = session.spent();
        for (int clue : visible) {
            boolean isSpent = spent.contains(clue);
            String mark = isSpent && !paint.coloured() ? " -" : "  ";
            String text = mark + (clue < 9 ? " " : "") + advice.clue(clue);
            for (String line : Fold.fold(text, "      ")) {
                raw(isSpent ? paint.dim(line) : line);
            }
        }
        if (!spent.isEmpty()) {
            say(paint.coloured() ? "Dimmed clues tell nothing more." : "Clues with a - tell nothing more.");
        }
        int hidden = puzzle.clues().size() - visible.size();
        if (puzzle.mode() == Mode.REVEAL && hidden > 0) {
            say("Clues not seen yet: " + hidden + ". A clue appears when its holder is known.");
        }
    }

    private void board() {
        paint.board(session).forEach(this::raw);
        marks("Pencil marks", session.position().marks().pencil());
        marks("Marks that are not proven", doubtful());
        for (Map.Entry<Integer, String> note :
                session.position().marks().notes().entrySet()) {
            say("Note: " + name(note.getKey()) + ": " + plain(note.getValue()));
        }
    }

    /** Marks that are not known; which of them are wrong is not said here, only in hints. */
    private List<Fact> doubtful() {
        List<Fact> doubtful = new ArrayList<>(session.review().refuted());
        doubtful.addAll(session.review().unproven());
        return doubtful;
    }

    private void marks(String title, List<Fact> facts) {
        if (!facts.isEmpty()) {
            say(title + ": "
                    + String.join(", ", facts.stream().map(puzzle.board()::say).toList()) + ".");
        }
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            plain.setCharAt(i, Character.isISOControl(text.charAt(i)) ? ' ' : text.charAt(i));
        }
        return plain.toString();
    }

    private void save(String name) {
        say(new SavedGame(name).save(positions.write(session.position())));
    }

    /** Goes on where a file says. */
    void resume(String name) {
        new SavedGame(name).resume(tree -> session = new Session(puzzle, positions.read(tree), budget));
    }

    private String name(int variable) {
        return Objects.requireNonNull(puzzle.space().variables().get(variable).name());
    }

    private void say(String line) {
        console.print(List.of(line));
    }

    private void raw(String line) {
        console.write(line + "\n");
    }
}
