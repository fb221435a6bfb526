package cluewright.documents;

import cluewright.games.Games;
import cluewright.puzzle.Form;
import cluewright.puzzle.Tree;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The name of what a puzzle is: SHA-256 over a canonical form of its document, as 64 hexadecimal digits.
 *
 * <p>The canonical form is a JSON map of the fields {@code board}, {@code clues}, {@code format}, {@code game},
 * {@code givens} and {@code mode}, and of the further terms of its game ({@link Form#terms}), written by the rules of RFC 8785 [1]: no blanks, names in order of their UTF-16
 * units, nothing escaped but what must be. On top of that,
 * <ul>
 *   <li>a mode that is left out is {@code open}, and givens that are left out are an empty map;
 *   <li>a clue with a type counts by holder, type and parameters, so that its sentence may be worded anew; a clue
 *       without a type counts by holder and sentence;
 *   <li>whole numbers count as text, since YAML reads a person called 12 as a number unless it is quoted;
 *   <li>text is in Unicode's form NFC.
 * </ul>
 * The order of people and clues counts, since steps and hints refer to clues by number. The title, the seed, the answer
 * and all results do not count, nor does the format of the file.
 *
 * <p>Sentences are taken as they are: the document should be one that the program wrote, with every clue in structured
 * form.
 *
 * <p>[1] A. Rundgren, B. Jordan, S. Erdtman: JSON Canonicalization Scheme (JCS), RFC 8785, 2020.
 */
public final class ContentHash {
    private static final String ESCAPED = "\"\\\b\t\n\f\r";
    private static final String ESCAPES = "\"\\btnfr";

    private final StringBuilder canonical = new StringBuilder();

    private ContentHash() {}

    /** The hash of a document; refused when it has no format, game or board. */
    public static String of(Tree document) {
        ContentHash form = new ContentHash();
        form.map(content(document.asFields()));
        byte[] bytes = form.canonical.toString().getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    private static Map<String, Tree> content(Tree.Fields document) {
        Map<String, Tree> content = new LinkedHashMap<>();
        content.put("format", document.get("format"));
        content.put("game", document.get("game"));
        content.put("board", document.get("board"));
        content.put("mode", document.has("mode") ? document.get("mode") : Tree.of("open"));
        content.put("givens", document.has("givens") ? document.get("givens") : Tree.fields());
        content.put(
                "clues",
                Tree.of(document.list("clues").stream().map(ContentHash::clue).toList()));
        for (String term : terms(document.get("game").asText())) {
            if (document.has(term)) {
                content.put(term, document.get(term));
            }
        }
        return content;
    }

    /** The terms of a game; of one that is not known there are none. */
    private static List<String> terms(String id) {
        return Games.all().stream()
                .filter(game -> game.id().equals(id))
                .flatMap(game -> game.form().terms().stream())
                .toList();
    }

    private static Tree clue(Tree clue) {
        return clue.asFields().has("type") ? clue.asFields().without("says") : clue;
    }

    private void value(Tree tree) {
        if (tree instanceof Tree.Fields map) {
            map(map.fields());
        } else if (tree instanceof Tree.Items list) {
            list(list.items());
        } else if (((Tree.Leaf) tree).value() instanceof Boolean truth) {
            canonical.append(truth);
        } else {
            text(tree.asText());
        }
    }

    private void map(Map<String, Tree> fields) {
        String between = "{";
        for (Map.Entry<String, Tree> field : new TreeMap<>(fields).entrySet()) {
            canonical.append(between);
            text(field.getKey());
            canonical.append(':');
            value(field.getValue());
            between = ",";
        }
        canonical.append(fields.isEmpty() ? "{}" : "}");
    }

    private void list(List<Tree> items) {
        String between = "[";
        for (Tree item : items) {
            canonical.append(between);
            value(item);
            between = ",";
        }
        canonical.append(items.isEmpty() ? "[]" : "]");
    }

    private void text(String text) {
        canonical.append('"');
        for (char letter : Normalizer.normalize(text, Normalizer.Form.NFC).toCharArray()) {
            int escape = ESCAPED.indexOf(letter);
            if (escape >= 0) {
                canonical.append('\\').append(ESCAPES.charAt(escape));
            } else if (letter < ' ') {
                canonical.append("\\u00").append(HexFormat.of().toHexDigits((byte) letter));
            } else {
                canonical.append(letter);
            }
        }
        canonical.append('"');
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
