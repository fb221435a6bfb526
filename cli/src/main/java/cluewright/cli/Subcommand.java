package cluewright.cli;

import cluewright.space.Refused;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** What all sub-commands share: the console, and the options that mean the same everywhere. */
abstract class Subcommand implements Callable<Integer> {
    /** The name of the option that shows stack traces. */
    static final String DEBUG = "--debug";

    final Console console;

    @Option(
            names = "--json",
            order = 90,
            description = "Print the result as JSON, and nothing else on standard output.")
    boolean json;

    @Option(names = DEBUG, order = 91, description = "When the program fails, show where in it.")
    boolean debug;

    @Option(
            names = {"-h", "--help"},
            order = 92,
            usageHelp = true,
            description = "Show this help.")
    boolean help;

    Subcommand(Console console) {
        this.console = console;
    }

    /** The value of an option as a whole number; refused when it is not one from {@code low} to {@code high}. */
    static long whole(String option, String text, long low, long high) {
        boolean digits = text.matches("[0-9]{1,18}");
        if (!digits || Long.parseLong(text) < low || Long.parseLong(text) > high) {
            throw new Refused(
                    "'" + option + "' must be a whole number from " + low + " to " + high + ", not '" + text + "'.");
        }
        return Long.parseLong(text);
    }
}
