package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.documents.DocumentFiles;
import cluewright.puzzle.Tree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** One command that was run in this process, and what came of it. */
record Run(int exit, String out, String err) {
    static Run of(String... args) {
        return with("", args);
    }

    /** With this on standard input. */
    static Run with(String in, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), out, err, false, false);
        int exit = Main.run(console, args);
        return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Standard output as one JSON value. */
    Tree json() {
        return DocumentFiles.read(out.getBytes(StandardCharsets.UTF_8), "standard-output.json");
    }

    Run fine() {
        assertThat(err).isEmpty();
        assertThat(exit).isZero();
        return this;
    }

    /** Exit code 2, nothing on standard output, and one line on standard error that holds all these words. */
    void refused(String... words) {
        assertThat(out).isEmpty();
        complained(words);
    }

    /** Exit code 2, and one line on standard error that holds all these words. */
    void complained(String... words) {
        assertThat(err).startsWith("cluewright: ").contains(words).doesNotContain("\tat ", "Exception");
        assertThat(err.lines()).as(err).hasSize(1);
        assertThat(err.stripTrailing()).matches(".*[.'…]");
        assertThat(exit).isEqualTo(2);
    }
}
