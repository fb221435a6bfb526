package cluewright.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the script that teaches a shell this program's commands and options. */
@Command(
        name = "completion",
        header = "Print the script that completes commands and options in bash and zsh.",
        footer = {"", "Example, for the shell at hand:", "  source <(cluewright completion)"})
final class CompletionCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    @Nullable
    CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    boolean help;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandSpec root = Objects.requireNonNull(spec).root();
        console.write(AutoComplete.bash(root.name(), root.commandLine()));
        console.flush();
        return Exit.FINE;
    }
}
