package cluewright.server;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a client keeps with a session for itself. Nothing is concluded from it.
 *
 * @param tags words for colours by names
 * @param dimmed the numbers of clues
 * @param seconds the time shown
 */
record Sheet(Map<String, String> tags, List<Integer> dimmed, int seconds) {
    static final Sheet EMPTY = new Sheet(Map.of(), List.of(), 0);

    private static final Pattern TAG = Pattern.compile("[a-z0-9-]{1,20}");
    private static final int MOST_SECONDS = 10_000_000;

    Sheet {
        tags = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        dimmed = List.copyOf(dimmed);
    }

    /** The sheet in a request; refused when it names what the player does not see. */
    static Sheet read(Tree.Fields fields, Play play) {
        fields.only("tags", "dimmed", "seconds");
        Words words = new Words(play.seen());
        Map<String, String> tags = new LinkedHashMap<>();
        if (fields.has("tags")) {
            fields.get("tags").asFields().fields().forEach((name, tag) -> {
                words.variable(name);
                if (!TAG.matcher(tag.asText()).matches()) {
                    throw new Refused("a tag is a word of at most 20 small letters, digits and hyphens.");
                }
                tags.put(name, tag.asText());
            });
        }
        List<Integer> dimmed = new ArrayList<>();
        for (Tree clue : fields.list("dimmed")) {
            dimmed.add(clue.asNumber(0, Math.max(0, play.shown().size() - 1)));
        }
        int seconds = fields.has("seconds") ? fields.get("seconds").asNumber(0, MOST_SECONDS) : 0;
        return new Sheet(tags, dimmed, seconds);
    }

    /** These fields, with those of the tree. */
    Tree.Fields onto(Tree.Fields tree) {
        Tree.Fields words = Tree.fields();
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            words = words.with(tag.getKey(), tag.getValue());
        }
        return tree.with("tags", words).with("dimmed", Words.numbers(dimmed)).with("seconds", seconds);
    }
}
