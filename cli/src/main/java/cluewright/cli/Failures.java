package cluewright.cli;

import cluewright.cpsat.ProverUnavailable;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong into one plain sentence on standard error and an exit code. */
final class Failures implements CommandLine.IParameterExceptionHandler, CommandLine.IExecutionExceptionHandler {
    private final Console console;
    private final boolean debug;

    Failures(Console console, boolean debug) {
        this.console = console;
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        CommandLine command = failure.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        console.complain(sentence(failure, name) + " See '" + name + " --help'.");
        return Exit.REFUSED;
    }

    private static String sentence(ParameterException failure, String name) {
        CommandLine command = failure.getCommandLine();
        if (failure instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().get(0);
            return word.startsWith("-") && word.length() > 1
                    ? unknownOption(command, name, word)
                    : superfluous(command, word);
        }
        if (failure instanceof MissingParameterException missing) {
            List<String> labels = new ArrayList<>();
            for (ArgSpec arg : missing.getMissing()) {
                if (arg instanceof OptionSpec option) {
                    return "'" + option.longestName() + "' needs a value: " + option.longestName() + " "
                            + option.paramLabel() + ".";
                }
                labels.add(arg.paramLabel());
            }
            return "'" + name + "' needs " + String.join(" and ", labels) + ".";
        }
        String message = String.valueOf(failure.getMessage()).strip();
        return message.endsWith(".") ? message : message + ".";
    }

    private static String unknownOption(CommandLine command, String name, String word) {
        List<String> options =
                new ArrayList<>(command.getCommandSpec().optionsMap().keySet());
        command.getCommandSpec().negatedOptionsMap().keySet().forEach(options::add);
        int equals = word.indexOf('=');
        String option = equals < 0 ? word : word.substring(0, equals);
        return "'" + name + "' has no option '" + option + "'." + maybe(option, options);
    }

    private static String superfluous(CommandLine command, String word) {
        Map<String, CommandLine> commands = command.getSubcommands();
        if (commands.isEmpty()) {
            return "'" + word + "' is one argument too many.";
        }
        List<String> names = List.copyOf(commands.keySet());
        return "there is no command '" + word + "'; the commands are " + String.join(", ", names) + "."
                + maybe(word, names);
    }

    /** The nearest known word, or the first that begins with the given one. */
    private static String maybe(String given, List<String> known) {
        String near = Refused.maybe(given, known);
        if (!near.isEmpty() || given.length() < 2) {
            return near;
        }
        return known.stream()
                .filter(word -> word.startsWith(given))
                .min(Comparator.naturalOrder())
                .map(word -> " Maybe you meant '" + word + "'.")
                .orElse("");
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, CommandLine.ParseResult result) {
        return exit(failure);
    }

    /** Says what happened, and gives the exit code for it. */
    int exit(Throwable failure) {
        if (debug) {
            failure.printStackTrace(console.err());
        }
        if (failure instanceof Console.Closed) {
            return Exit.FINE;
        }
        if (failure instanceof Refused || failure instanceof ProverUnavailable) {
            console.complain(String.valueOf(failure.getMessage()));
            return Exit.REFUSED;
        }
        if (failure instanceof OutOfMemoryError) {
            console.complain("the memory is used up; give Java more, for instance with JAVA_TOOL_OPTIONS=-Xmx2g.");
            return Exit.FAULT;
        }
        console.complain("this is a fault of Cluewright: " + described(failure)
                + "; please report it with the command and its files, and with what " + Subcommand.DEBUG + " shows.");
        return Exit.FAULT;
    }

    private static String described(Throwable failure) {
        String message = failure.getMessage();
        return failure.getClass().getSimpleName() + (message == null ? "" : " (" + message + ")");
    }
}
