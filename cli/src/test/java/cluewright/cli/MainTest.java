package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.space.Refused;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @Test
    void sayingNothingShowsTheCommands() {
        Run run = Run.of().fine();
        assertThat(run.out())
                .contains("Usage: cluewright", "generate", "check", "verify", "hint", "play", "clues", "completion");
        assertThat(run.out()).isEqualTo(Run.of("--help").fine().out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate", "check", "verify", "hint", "play", "clues", "completion"})
    void everyCommandHasHelpWithAnExampleWithin80Columns(String command) {
        Run run = Run.of(command, "--help").fine();
        assertThat(run.out()).contains("Usage: cluewright " + command, "Example", "cluewright " + command);
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void theVersionIsOneLine() {
        assertThat(Run.of("--version").fine().out().lines())
                .hasSize(1)
                .allMatch(line -> line.startsWith("cluewright "));
    }

    @Test
    void completionIsAScriptForTheShell() {
        String script = Run.of("completion").fine().out();
        assertThat(script).startsWith("#!/usr/bin/env bash").contains("--without-types", "--size", "yaml");
    }

    @ParameterizedTest
    @CsvSource({
        "generat, generate",
        "gen, generate",
        "chek, check",
        "verfy, verify",
        "--versoin, --version",
    })
    void whatWasMeantIsSaid(String given, String meant) {
        Run.of(given).refused(given, "Maybe you meant '" + meant + "'");
    }

    @Test
    void whatWasMeantIsSaidOfOptionsToo() {
        Run.of("generate", "suspects", "--sise", "4x4").refused("--sise", "Maybe you meant '--size'", "--help");
        Run.of("generate", "suspects", "--sise=4x4").refused("'--sise'", "Maybe you meant '--size'");
        Run.of("check", "--jason", "x.yaml").refused("--jason", "Maybe you meant '--json'");
    }

    @Test
    void argumentsTooFewAndTooManyAreRefused() {
        Run.of("generate").refused("GAME");
        Run.of("check").refused("FILE");
        Run.of("clues").refused("GAME");
        Run.of("generate", "suspects", "whodunit").refused("whodunit");
        Run.of("generate", "suspects", "--seed").refused("--seed");
    }

    /** A stream that fails as a closed pipe or a full disk does. */
    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw new IOException(why);
            }
        };
    }

    private static Run into(OutputStream out, String... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), out, err, false, false);
        return new Run(Main.run(console, args), "", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aClosedPipeEndsTheWorkWithoutAWord() {
        into(failing("Broken pipe"), "generate", "suspects", "--size", "3x3", "--count", "100000")
                .fine();
        into(failing("Broken pipe"), "clues", "suspects").fine();
        into(failing("Broken pipe"), "--help").fine();
    }

    @Test
    void aFullDiskIsSaid() {
        into(failing("No space left on device"), "clues", "suspects").refused("No space left on device");
    }

    @Test
    void aFaultIsOneSentenceAndAStackTraceOnlyWhenAskedFor() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, false, false);
        int exit = new Failures(console, false).exit(new IllegalStateException("two\nlines"));
        assertThat(exit).isEqualTo(70);
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .contains("fault of Cluewright", "two lines", "report", "--debug");

        assertThat(new Failures(console, false).exit(new StackOverflowError())).isEqualTo(70);
        assertThat(new Failures(console, false).exit(new OutOfMemoryError())).isEqualTo(70);
        assertThat(new Failures(console, false).exit(new Refused("no."))).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).doesNotContain("\tat ");

        new Failures(console, true).exit(new IllegalStateException("x"));
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\tat ");
    }

    @Test
    void nothingIsColouredWithoutATerminal() {
        assertThat(Run.of("--help").out()).doesNotContain("\u001b");
    }
}
