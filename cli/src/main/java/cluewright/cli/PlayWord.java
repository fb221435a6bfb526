package cluewright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a player can type. */
enum PlayWord {
    CLAIM("NAME VALUE", "say what follows; the word 'claim' may be left out"),
    PENCIL("NAME VALUE", "mark what you only consider; again to take it away"),
    ERASE("NAME", "take away pencil marks and marks that are not proven"),
    NOTE("NAME TEXT", "write something down; without text to take it away", "tag"),
    HINT("", "what helps now; again to hear more of it"),
    WHY("[NAME]", "why somebody is what you found, or why a claim was refused"),
    WITNESS("", "two boards that show why a claim was refused"),
    UNDO("", "take the last mark back; clues that you have read stay"),
    CLUES("", "show the clues that you can see"),
    BOARD("", "show the board"),
    SAVE("FILE", "keep where you are, in a file that ends in .yaml or .json"),
    RESUME("FILE", "go on where you were"),
    HELP("", "show this", "?"),
    QUIT("", "leave", "exit");

    private final String arguments;
    private final String meaning;
    private final String other;

    PlayWord(String arguments, String meaning) {
        this(arguments, meaning, "");
    }

    /** A word that may be spelt otherwise. */
    PlayWord(String arguments, String meaning, String other) {
        this.arguments = arguments;
        this.meaning = meaning;
        this.other = other;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private List<String> spellings() {
        return other.isEmpty() ? List.of(word()) : List.of(word(), other);
    }

    /** The word that is spelt so. */
    static @Nullable PlayWord exactly(String text) {
        for (PlayWord word : values()) {
            if (word.spellings().contains(text.toLowerCase(Locale.ROOT))) {
                return word;
            }
        }
        return null;
    }

    /** The word that is spelt so or, when there is none, the only one that begins so. */
    static @Nullable PlayWord of(String text) {
        PlayWord found = exactly(text);
        if (found != null || text.isEmpty()) {
            return found;
        }
        for (PlayWord word : values()) {
            if (word.word().startsWith(text.toLowerCase(Locale.ROOT))) {
                if (found != null) {
                    return null;
                }
                found = word;
            }
        }
        return found;
    }

    /** All words, for "maybe you meant". */
    static List<String> all() {
        List<String> all = new ArrayList<>();
        for (PlayWord word : values()) {
            all.addAll(word.spellings());
        }
        return all;
    }

    /** One line for each word. */
    static List<String> help() {
        List<String> lines = new ArrayList<>();
        for (PlayWord word : values()) {
            String usage = word.word() + " " + word.arguments;
            lines.add("  " + usage + " ".repeat(Math.max(1, 20 - usage.length())) + word.meaning);
        }
        return lines;
    }
}
