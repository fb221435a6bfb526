package cluewright.cli;

import cluewright.documents.DocumentFiles;
import cluewright.documents.DocumentFormat;
import cluewright.documents.WholeFile;
import cluewright.puzzle.Document;
import cluewright.puzzle.Order;
import cluewright.puzzle.Settings;
import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where generated puzzles go, one after the other. */
abstract sealed class Delivery implements AutoCloseable {
    private static final String RULE = "-".repeat(Fold.WIDTH);

    final Console console;
    private final Format format;
    private final boolean withAnswer;
    private int delivered;

    private Delivery(Console console, Format format, boolean withAnswer) {
        this.console = console;
        this.format = format;
        this.withAnswer = withAnswer;
    }

    /** Takes the next puzzle. */
    final void accept(String seed, Document document) {
        deliver(seed, document);
        delivered++;
    }

    /** How many puzzles were taken. */
    final int delivered() {
        return delivered;
    }

    abstract void deliver(String seed, Document document);

    @Override
    public abstract void close();

    final String text(Document document) {
        if (format == Format.TEXT) {
            return String.join("\n", Sheet.of(document, withAnswer)) + "\n";
        }
        Document shown = withAnswer ? document : document.withoutAnswer();
        DocumentFormat written = format == Format.JSON ? DocumentFormat.JSON : DocumentFormat.YAML;
        return new String(DocumentFiles.bytes(shown.write(), written), StandardCharsets.UTF_8);
    }

    /** To standard output: one document as it is, several as a JSON list, a YAML stream, or texts with rules between. */
    static final class ToConsole extends Delivery {
        private final boolean several;
        private final String between;

        ToConsole(Console console, Format format, boolean withAnswer, boolean several) {
            super(console, format, withAnswer);
            this.several = several;
            this.between = switch (format) {
                case TEXT -> "\n" + RULE + "\n\n";
                case JSON -> ",\n";
                case YAML -> "---\n";
            };
        }

        @Override
        void deliver(String seed, Document document) {
            String text = text(document);
            if (several) {
                console.write(delivered() > 0 ? between : isList() ? "[\n" : "");
            }
            console.write(several && isList() ? text.stripTrailing() : text);
            console.flush();
        }

        private boolean isList() {
            return between.equals(",\n");
        }

        @Override
        public void close() {
            if (several && isList()) {
                console.write(delivered() > 0 ? "\n]\n" : "[]\n");
                console.flush();
            }
        }
    }

    /** To a folder, one file each; standard output says which. */
    static final class ToFolder extends Delivery {
        private final Path folder;
        private final Order order;
        private final String ending;
        private final boolean force;
        private final boolean json;
        private final List<Tree> written = new ArrayList<>();

        ToFolder(
                Console console,
                Path folder,
                Order order,
                Format format,
                boolean withAnswer,
                boolean force,
                boolean json) {
            super(console, format, withAnswer);
            this.folder = folder;
            this.order = order;
            this.ending = format.ending();
            this.force = force;
            this.json = json;
        }

        @Override
        void deliver(String seed, Document document) {
            Path file = folder.resolve(name(order, seed) + "." + ending);
            byte[] bytes = text(document).getBytes(StandardCharsets.UTF_8);
            if (!force && Files.exists(file) && !holds(file, bytes)) {
                throw new Refused(
                        file + ": this file holds something else; add --force to replace it, or name another folder.");
            }
            WholeFile.write(file, bytes);
            if (json) {
                written.add(Tree.fields()
                        .with("file", file.toString())
                        .with("seed", order.name(seed))
                        .with("hash", document.results().get("hash")));
            } else {
                console.write("wrote " + file + "\n");
                console.flush();
            }
        }

        private static boolean holds(Path file, byte[] bytes) {
            try {
                return Files.isRegularFile(file)
                        && Files.size(file) == bytes.length
                        && Arrays.equals(Files.readAllBytes(file), bytes);
            } catch (IOException e) {
                return false;
            }
        }

        @Override
        public void close() {
            if (json) {
                console.print(Tree.fields().with("written", Tree.of(written)));
            }
        }
    }

    /** Game, settings and seed as the name of a file: {@code suspects-4x5-HUNT}. */
    static String name(Order order, String seed) {
        StringBuilder name = new StringBuilder(order.game().id());
        boolean first = true;
        for (Settings.Setting setting : order.game().settings()) {
            String value = order.settings().text(setting.name());
            if (first || !value.equals(setting.standard())) {
                name.append('-').append(first ? "" : setting.name()).append(safe(value));
            }
            first = false;
        }
        return name.append('-').append(safe(seed)).toString();
    }

    /** The text if every file system can have it in a name; otherwise as near as can be, and a number of its own. */
    private static String safe(String text) {
        String safe = text.replaceAll("[^A-Za-z0-9._-]", "_");
        return safe.equals(text) ? text : safe + "-" + Integer.toHexString(text.hashCode());
    }

    /** Saves a document about which the provers disagree, and says where. */
    static Path keep(Document document, Path folder) {
        Path file = folder.resolve("cluewright-fault-"
                + Integer.toHexString(document.results().get("seed").asText().hashCode()) + ".yaml");
        byte[] bytes = DocumentFiles.bytes(document.write(), DocumentFormat.YAML);
        try {
            WholeFile.write(file, bytes);
            return file;
        } catch (Refused refused) {
            Path elsewhere = Path.of(System.getProperty("java.io.tmpdir")).resolve(file.getFileName());
            WholeFile.write(elsewhere, bytes);
            return elsewhere;
        }
    }
}
