package cluewright.cli;

import cluewright.documents.DocumentFiles;
import cluewright.documents.DocumentFormat;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The three streams of the program, always in UTF-8 so that the same puzzle is the same bytes, and whether a person sits
 * in front of them. Results go to standard output, everything else to standard error.
 */
final class Console {
    private final InputStream in;
    private final Recorder recorder;
    private final PrintWriter out;
    private final PrintStream errors;
    private final PrintWriter err;
    private final boolean outIsTerminal;
    private final boolean errIsTerminal;

    /** Whoever read standard output has closed it; there is nobody left to print for. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Closed() {
            super("standard output is closed", null, false, false);
        }
    }

    /** Keeps the first failure, which a {@link PrintWriter} forgets. */
    private static final class Recorder extends OutputStream {
        private final OutputStream to;
        private @Nullable IOException failure;
        private boolean told;

        Recorder(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int octet) throws IOException {
            write(new byte[] {(byte) octet}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                to.write(bytes, offset, length);
            } catch (IOException e) {
                failure = failure == null ? e : failure;
                throw e;
            }
        }

        @Override
        public void flush() throws IOException {
            to.flush();
        }
    }

    Console(InputStream in, OutputStream out, OutputStream err, boolean outIsTerminal, boolean errIsTerminal) {
        this.in = in;
        this.recorder = new Recorder(out);
        this.out = new PrintWriter(new OutputStreamWriter(recorder, StandardCharsets.UTF_8), false);
        this.errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        this.err = new PrintWriter(errors, true, StandardCharsets.UTF_8);
        this.outIsTerminal = outIsTerminal;
        this.errIsTerminal = errIsTerminal;
    }

    /**
     * The streams of the process. Java cannot tell for one stream whether it is a terminal; the launcher can, and says
     * so in two properties.
     */
    static Console ofProcess() {
        return new Console(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)), // alone it seeks, which no pipe can
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Boolean.getBoolean("cluewright.out.terminal"),
                Boolean.getBoolean("cluewright.err.terminal"));
    }

    InputStream in() {
        return in;
    }

    PrintWriter out() {
        return out;
    }

    PrintWriter err() {
        return err;
    }

    /** Standard error as a stream. */
    PrintStream errors() {
        return errors;
    }

    boolean outIsTerminal() {
        return outIsTerminal;
    }

    boolean errIsTerminal() {
        return errIsTerminal;
    }

    /** Prints lines, folding those that are wider than a terminal of 80 columns. */
    void print(List<String> lines) {
        for (String line : lines) {
            Fold.fold(line, "  ").forEach(this::line);
        }
        flush();
    }

    /** Prints a tree as JSON. */
    void print(Tree tree) {
        write(new String(DocumentFiles.bytes(tree, DocumentFormat.JSON), StandardCharsets.UTF_8));
        flush();
    }

    /** Prints text as it is. */
    void write(String text) {
        out.write(text);
    }

    private void line(String line) {
        out.write(line);
        out.write('\n');
    }

    /**
     * Hands on what was printed. A failure to do so is thrown once.
     *
     * @throws Closed if nobody reads standard output any more
     */
    void flush() {
        out.flush();
        IOException failure = recorder.failure;
        if (failure == null || recorder.told) {
            return;
        }
        recorder.told = true;
        String why = String.valueOf(failure.getMessage());
        if (why.contains("Broken pipe") || why.contains("pipe is being closed")) {
            throw new Closed();
        }
        throw new Refused("standard output cannot be written, since the system says '" + why + "'; print elsewhere.");
    }

    /** Says on standard error what is wrong, on one line. */
    void complain(String sentence) {
        StringBuilder line = new StringBuilder("cluewright: ");
        for (int i = 0; i < sentence.length(); i++) {
            char letter = sentence.charAt(i);
            line.append(Character.isISOControl(letter) ? ' ' : letter);
        }
        err.println(line);
    }
}
