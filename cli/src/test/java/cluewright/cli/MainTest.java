package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class MainTest {
    @Test
    void helpNamesTheCommandAndSucceeds() {
        StringWriter out = new StringWriter();
        int exit = Main.commandLine().setOut(new PrintWriter(out)).execute("--help");
        assertThat(exit).isZero();
        assertThat(out.toString()).startsWith("Usage: cluewright");
    }

    @Test
    void unknownOptionIsAnError() {
        StringWriter err = new StringWriter();
        int exit = Main.commandLine().setErr(new PrintWriter(err)).execute("--no-such-option");
        assertThat(exit).isEqualTo(2);
        assertThat(err.toString()).contains("--no-such-option");
    }
}
