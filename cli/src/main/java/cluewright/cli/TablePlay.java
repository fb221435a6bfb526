package cluewright.cli;

import cluewright.documents.ContentHash;
import cluewright.puzzle.Document;
import cluewright.puzzle.Table;
import cluewright.puzzle.TableTree;
import cluewright.space.Refused;
import java.util.List;
import java.util.Objects;

/** Several people at one keyboard: what they type goes to the table, what it says is printed, or hidden again. */
final class TablePlay {
    private static final String PROMPT = "> ";
    private static final String CLEAR = "\u001b[2J\u001b[3J\u001b[H";
    private static final String FAR = "\n".repeat(60);
    private static final String SAVE = "save";
    private static final String RESUME = "resume";

    private final Console console;
    private final Document document;
    private final TableTree games;
    private Table table;
    private boolean isSecret;

    TablePlay(Console console, Document document, Table table) {
        this.console = console;
        this.document = document;
        this.games = new TableTree(ContentHash.of(document.write()));
        this.table = table;
    }

    /** Plays until the game is over, or nothing more is typed. */
    void run() {
        console.print(table.greeting());
        TypedLines typed = new TypedLines(console.in());
        boolean goesOn = true;
        while (goesOn) {
            console.write(console.outIsTerminal() ? PROMPT : "");
            console.flush();
            String line = typed.next();
            goesOn = line != null && answer(line);
        }
    }

    private boolean answer(String line) {
        try {
            String[] words = line.strip().split("\\s+", 2);
            if (!isSecret && (words[0].equals(SAVE) || words[0].equals(RESUME))) {
                keep(words);
                return true;
            }
            Table.Said said = table.answer(line);
            isSecret = said.hides() && !isSecret;
            if (said.hides()) {
                console.write(console.outIsTerminal() ? CLEAR : FAR);
            }
            console.print(said.lines());
            return said.goesOn();
        } catch (Refused refused) {
            console.print(List.of(refused.getMessage()));
            return true;
        }
    }

    private void keep(String[] words) {
        if (words.length < 2) {
            throw new Refused(
                    "'" + words[0] + "' needs the name of a file, for instance '" + words[0] + " mine.yaml'.");
        }
        if (words[0].equals(SAVE)) {
            save(words[1]);
        } else {
            resume(words[1]);
            console.print(table.greeting());
        }
    }

    private void save(String name) {
        console.print(List.of(new SavedGame(name).save(games.write(table))));
    }

    /** Goes on where a file says. */
    void resume(String name) {
        Table fresh = Objects.requireNonNull(document.game().table(document));
        new SavedGame(name).resume(tree -> table = games.read(tree, fresh));
    }
}
