package cluewright.documents;

import cluewright.space.Refused;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The two ways to write a document. Both hold the same tree. */
public enum DocumentFormat {
    JSON,
    YAML;

    /** The format that a file's name asks for; refused when its ending is neither .json, .yaml nor .yml. */
    public static DocumentFormat of(Path file) {
        DocumentFormat format = byEnding(Place.shown(file));
        if (format == null) {
            throw new Refused(Place.shown(file) + ": the name does not tell the format; end it in .yaml or .json.");
        }
        return format;
    }

    /** The format by the name, and when that does not tell, by how the text begins. */
    static DocumentFormat of(String name, String text) {
        DocumentFormat format = byEnding(name);
        return format != null ? format : looksLikeJson(text) ? JSON : YAML;
    }

    private static @Nullable DocumentFormat byEnding(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".json")) {
            return JSON;
        }
        return lower.endsWith(".yaml") || lower.endsWith(".yml") ? YAML : null;
    }

    /** YAML may begin with a brace as well, but then rarely with a quoted name. */
    private static boolean looksLikeJson(String text) {
        String start = text.substring(0, Math.min(text.length(), 1000)).strip();
        return start.startsWith("{") && start.substring(1).strip().startsWith("\"");
    }
}
