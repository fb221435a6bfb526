package cluewright.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The command `cluewright`; each sub-command is one class beside this one, named in the list below. */
@Command(
        name = "cluewright",
        description = "Writes logic-deduction puzzles and proves them.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Main.Version.class)
public final class Main implements Runnable {
    private Main() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main());
    }

    /** Without a sub-command there is nothing to do but say what there is. */
    @Override
    public void run() {
        commandLine().usage(System.out);
    }

    /** Reads the version out of the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            @Nullable String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"cluewright " + (version == null ? "(not packaged)" : version)};
        }
    }
}
