package cluewright.cli;

import cluewright.games.Games;
import cluewright.puzzle.Game;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IVersionProvider;

/** The command `cluewright`; each sub-command is one class beside this one, named in the list below. */
@Command(
        name = "cluewright",
        header = "Writes logic-deduction puzzles and proves them.",
        description = {
            "Makes puzzles that have exactly one answer, reads puzzles that you wrote in plain sentences, and proves"
                    + " both.",
            ""
        },
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Main.Version.class,
        commandListHeading = "%nCommands:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            " 0:all is well",
            " 1:a puzzle is not what it should be",
            " 2:what was asked or given cannot be used; one sentence says why",
            "70:the program itself is at fault; one sentence says how to report it"
        },
        footer = {
            "",
            "Begin with:",
            "  cluewright generate suspects --size 5x5 --seed HUNT",
            "  cluewright generate --help"
        })
public final class Main implements Callable<Integer> {
    private final Console console;

    private Main(Console console) {
        this.console = console;
    }

    public static void main(String[] args) {
        System.exit(run(Console.ofProcess(), args));
    }

    /** Runs one command. Whatever happens, standard error gets sentences and no stack traces. */
    static int run(Console console, String... args) {
        Failures failures = new Failures(console, List.of(args).contains(Subcommand.DEBUG));
        int exit;
        try {
            exit = commandLine(console)
                    .setParameterExceptionHandler(failures)
                    .setExecutionExceptionHandler(failures)
                    .execute(args);
            console.flush();
        } catch (RuntimeException | Error failure) {
            exit = failures.exit(failure);
        }
        return exit;
    }

    private static CommandLine commandLine(Console console) {
        GenerateCommand generate = new GenerateCommand(console);
        CommandLine generating = new CommandLine(generate);
        generate.addSettings(generating.getCommandSpec());
        CommandLine explaining = new CommandLine(new CluesCommand(console));
        listGames(generating);
        listGames(explaining);
        return new CommandLine(new Main(console))
                .addSubcommand(generating)
                .addSubcommand(new CheckCommand(console))
                .addSubcommand(new VerifyCommand(console))
                .addSubcommand(new RateCommand(console))
                .addSubcommand(new HintCommand(console))
                .addSubcommand(new PlayCommand(console))
                .addSubcommand(new ExplainCommand(console))
                .addSubcommand(new PrintCommand(console))
                .addSubcommand(new ServeCommand(console))
                .addSubcommand(explaining)
                .addSubcommand(new CompletionCommand(console))
                .setOut(console.out())
                .setErr(console.err())
                .setColorScheme(Help.defaultColorScheme(isColoured(console) ? Help.Ansi.ON : Help.Ansi.OFF));
    }

    private static void listGames(CommandLine command) {
        Stream<String> games = Games.all().stream().map((Game<?> game) -> "  " + game.id() + ": " + game.title());
        String[] footer = command.getCommandSpec().usageMessage().footer();
        command.getCommandSpec()
                .usageMessage()
                .footer(Stream.concat(Stream.concat(Stream.of("", "Games:"), games), Stream.of(footer))
                        .toArray(String[]::new));
    }

    /** Colours are for terminals, and not for whoever refuses them (https://no-color.org). */
    static boolean isColoured(Console console) {
        String refused = System.getenv("NO_COLOR");
        return console.outIsTerminal()
                && (refused == null || refused.isEmpty())
                && !"dumb".equals(System.getenv("TERM"));
    }

    /** Without a sub-command there is nothing to do but say what there is. */
    @Override
    public Integer call() {
        commandLine(console).usage(console.out());
        return Exit.FINE;
    }

    /** Reads the version out of the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"cluewright " + (version == null ? "(not packaged)" : version)};
        }
    }
}
