package cluewright.cli;

import cluewright.puzzle.Table;
import cluewright.space.Refused;
import java.util.List;

/** Several people at one keyboard: what they type goes to the table, what it says is printed, or hidden again. */
final class TablePlay {
    private static final String PROMPT = "> ";
    private static final String CLEAR = "\u001b[2J\u001b[3J\u001b[H";
    private static final String FAR = "\n".repeat(60);

    private final Console console;
    private final Table table;

    TablePlay(Console console, Table table) {
        this.console = console;
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
            Table.Said said = table.answer(line);
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
}
