package cluewright.cli;

import cluewright.clue.Mode;
import cluewright.documents.ContentHash;
import cluewright.games.Games;
import cluewright.puzzle.Aim;
import cluewright.puzzle.Document;
import cluewright.puzzle.Game;
import cluewright.puzzle.Generator;
import cluewright.puzzle.Order;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes puzzles to order and proves each of them. */
@Command(
        name = "generate",
        sortOptions = false,
        customSynopsis = "cluewright generate GAME [OPTION...]",
        header = "Make puzzles, each proved to have exactly one answer.",
        description = {
            "Makes a puzzle to order, has every prover confirm that exactly one answer fits, and prints it. The same order and seed make the same puzzle everywhere.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  cluewright generate suspects --size 5x5 --seed HUNT",
            "  cluewright generate suspects --seed 2026-12-24 --answer",
            "  cluewright generate suspects --mode reveal --difficulty hard",
            "  cluewright generate suspects --count 30 --seed MAY --out puzzles"
        })
final class GenerateCommand extends Subcommand {
    /** The most puzzles of one run. */
    static final int MOST_PUZZLES = 100_000;

    /** The most threads of one run. */
    static final int MOST_THREADS = 256;

    /** The most places, people, … that a clue type may be told to look at. */
    static final int MOST_HAND = 10_000;

    /** The most clues that may be asked for. */
    static final int MOST_CLUES = 200;

    private static final String CONSONANTS = "BDFGKLMNPRSTVZ";
    private static final String VOWELS = "AEIOU";
    private static final int SYLLABLES = 4;

    private final Map<String, String> asked = new LinkedHashMap<>();

    @Parameters(paramLabel = "GAME", description = "The game; all are listed below.")
    String game = "";

    @Option(
            names = "--seed",
            paramLabel = "WORD",
            order = 10,
            description = "The word or number that the puzzle is drawn from; a random word when left out."
                    + " Further puzzles are drawn from WORD-2, WORD-3, ...")
    @Nullable
    String seed;

    @Option(
            names = "--count",
            paramLabel = "NUMBER",
            defaultValue = "1",
            order = 11,
            description = "How many puzzles, up to " + MOST_PUZZLES + " (${DEFAULT-VALUE}).")
    String count = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            order = 20,
            completionCandidates = Format.Words.class,
            description = "text, json or yaml (text on the terminal, yaml in files).")
    @Nullable
    String format;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            order = 21,
            description = "Write each puzzle into a file of its own in this folder.")
    @Nullable
    String out;

    @Option(names = "--force", order = 22, description = "Replace files that hold something else.")
    boolean force;

    @Option(names = "--answer", order = 23, description = "Show the answer in text, too; it is kept back there.")
    boolean answer;

    @Option(names = "--no-answer", order = 24, description = "Leave the answer out of documents, too.")
    boolean noAnswer;

    @Option(
            names = "--types",
            split = ",",
            paramLabel = "TYPE",
            order = 30,
            description = "Use only these clue types; 'cluewright clues GAME' lists them.")
    @Nullable
    List<String> types;

    @Option(names = "--without-types", split = ",", paramLabel = "TYPE", order = 31, description = "Use none of these.")
    List<String> withoutTypes = List.of();

    @Option(
            names = "--hand",
            paramLabel = "NUMBER",
            defaultValue = "" + Order.STANDARD_HAND,
            order = 32,
            description = "How many places, people, ... each clue type looks at (${DEFAULT-VALUE}); 0 for all of them,"
                    + " which is slow on large boards.")
    String hand = "";

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            order = 33,
            description = "Another way to give a setting of the game.")
    Map<String, String> set = Map.of();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            defaultValue = "open",
            order = 12,
            description = "open: all clues are seen; reveal: a person's clue is seen once the person is known"
                    + " (${DEFAULT-VALUE}).")
    String mode = "";

    @Option(
            names = "--difficulty",
            paramLabel = "BAND",
            order = 13,
            description = "easy, medium, tricky, hard, brutal, or an effort from 0 to 100 (any when left out).")
    @Nullable
    String difficulty;

    @Option(
            names = "--max-step",
            paramLabel = "NUMBER",
            defaultValue = "" + Aim.STANDARD_STEP,
            order = 14,
            description = "The most clues that must ever be held together (${DEFAULT-VALUE}).")
    String maxStep = "";

    @Option(
            names = "--clues",
            paramLabel = "NUMBER",
            order = 15,
            description = "Exactly so many clues; as many as are needed when left out.")
    @Nullable
    String clues;

    @Option(
            names = "--redundant",
            paramLabel = "NUMBER",
            order = 16,
            description = "Exactly so many clues that could each be left out alone.")
    @Nullable
    String redundant;

    @Option(
            names = "--provers",
            split = ",",
            paramLabel = "NAME",
            defaultValue = ProverName.ALL,
            order = 40,
            completionCandidates = ProverName.Words.class,
            description = "Who proves (${DEFAULT-VALUE}).")
    List<String> provers = List.of();

    @Option(
            names = "--threads",
            paramLabel = "NUMBER",
            order = 41,
            description = "How many puzzles are made at the same time (as many as there are processors). The output is"
                    + " the same with any number.")
    @Nullable
    String threads;

    GenerateCommand(Console console) {
        super(console);
    }

    /** Adds every setting of every game as an option of its own name. */
    void addSettings(CommandSpec spec) {
        for (Game<?> one : Games.all()) {
            for (Settings.Setting setting : one.settings()) {
                String option = "--" + setting.name();
                if (spec.findOption(option) == null) {
                    spec.addOption(OptionSpec.builder(option)
                            .type(String.class)
                            .paramLabel("VALUE")
                            .order(0)
                            .description((one.id() + ": " + setting.meaning() + " (" + setting.standard() + ").")
                                    .replace("%", "%%"))
                            .setter(settingCalled(setting.name()))
                            .build());
                }
            }
        }
    }

    private ISetter settingCalled(String name) {
        return new ISetter() {
            @Override
            @SuppressWarnings("TypeParameterUnusedInFormals")
            public <T> @Nullable T set(@Nullable T value) {
                if (value == null) {
                    asked.remove(name);
                } else {
                    asked.put(name, value.toString());
                }
                return null;
            }
        };
    }

    @Override
    public Integer call() {
        Order order = order();
        int puzzles = (int) whole("--count", count, 1, MOST_PUZZLES);
        int workers = threads == null
                ? Runtime.getRuntime().availableProcessors()
                : (int) whole("--threads", threads, 1, MOST_THREADS);
        String first = seed == null ? randomWord() : seed;
        Generator generator = new Generator(ProverName.provers(provers));
        try (Delivery delivery = delivery(order, puzzles);
                Progress progress =
                        Progress.of(console, "generating", puzzles, puzzles > 1 && !(json && out != null))) {
            new InOrder(workers).each(puzzles, number -> made(generator, order, seed(first, number)), document -> {
                progress.step();
                if (out == null) {
                    progress.clear();
                }
                delivery.accept(seed(first, delivery.delivered()), document);
            });
        } catch (Generator.Disagreement disagreement) {
            return keep(disagreement);
        }
        return Exit.FINE;
    }

    private Order order() {
        Order order = Order.of(Games.of(game));
        for (Map<String, String> settings : List.of(asked, set)) {
            for (Map.Entry<String, String> setting : settings.entrySet()) {
                order = order.with(setting.getKey(), setting.getValue());
            }
        }
        order = types == null ? order : order.withTypes(types);
        order = order.withoutTypes(withoutTypes).withHand((int) whole("--hand", hand, 0, MOST_HAND));
        order = order.withAim(aim());
        if (order.types().isEmpty()) {
            throw new Refused("'--without-types' leaves no clue type; leave some out of it.");
        }
        return order;
    }

    private Aim aim() {
        Aim aim = Aim.STANDARD.in(Mode.of(mode)).maxStep((int) whole("--max-step", maxStep, 1, MOST_CLUES));
        aim = difficulty == null ? aim : aim.difficulty(difficulty);
        aim = clues == null ? aim : aim.clues((int) whole("--clues", clues, 1, MOST_CLUES));
        return redundant == null ? aim : aim.redundant((int) whole("--redundant", redundant, 0, MOST_CLUES));
    }

    private Delivery delivery(Order order, int puzzles) {
        if (answer && noAnswer) {
            throw new Refused("'--answer' and '--no-answer' contradict each other; leave one of them out.");
        }
        if (json && format != null && Format.of(format) != Format.JSON && out == null) {
            throw new Refused("'--json' and '--format " + format + "' contradict each other; leave one of them out.");
        }
        if (out != null) {
            Format chosen = format == null ? Format.YAML : Format.of(format);
            return new Delivery.ToFolder(console, PuzzleFile.path(out), order, chosen, shows(chosen), force, json);
        }
        Format chosen = json ? Format.JSON : format == null ? Format.TEXT : Format.of(format);
        return new Delivery.ToConsole(console, chosen, shows(chosen), puzzles > 1);
    }

    private boolean shows(Format chosen) {
        return !noAnswer && (answer || chosen != Format.TEXT);
    }

    private static String seed(String first, int number) {
        return number == 0 ? first : first + "-" + (number + 1);
    }

    private static Document made(Generator generator, Order order, String seed) {
        Document document = generator.generate(order, seed);
        return document.with("hash", Tree.of(ContentHash.of(document.write())));
    }

    private int keep(Generator.Disagreement disagreement) {
        Path folder = PuzzleFile.path(out == null ? "." : out);
        Path file = Delivery.keep(disagreement.document(), folder);
        console.complain("this is a fault of Cluewright: " + disagreement.getMessage() + "; please report it with the"
                + " puzzle, which is in " + file + ".");
        return Exit.UNSOUND;
    }

    /** A word that can be pronounced. */
    private static String randomWord() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        StringBuilder word = new StringBuilder();
        for (int syllable = 0; syllable < SYLLABLES; syllable++) {
            word.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())))
                    .append(VOWELS.charAt(random.nextInt(VOWELS.length())));
        }
        return word.toString();
    }
}
