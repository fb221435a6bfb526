package cluewright.documents;

import java.util.Map;

/**
 * Plain sentences in place of a parser's own messages.
 *
 * @param language what the text should have been
 * @param known parts of the parser's messages, each with what to say instead; the first that fits counts
 */
record Sentences(String language, Map<String, String> known) {
    /** The sentence for a message; a message that is not known is shown as it is. */
    String of(String message) {
        for (Map.Entry<String, String> entry : known.entrySet()) {
            if (message.contains(entry.getKey())) {
                return entry.getValue();
            }
        }
        return "this is not " + language + " (" + Place.shortened(message, 120) + "); correct it here.";
    }
}
