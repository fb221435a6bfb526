package cluewright.print;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/** Everything of a puzzle that was asked for, sheet by sheet. */
public final class Prints {
    /** The part that tells the answer. */
    static final String ANSWER = "answer";

    private Prints() {}

    /**
     * The sheets.
     *
     * @param parts what to print, in this order; nothing means everything that the document holds, so that an answer
     *     that was left out of it is not searched for
     */
    public static List<Sheet> of(Original original, List<String> parts, Paper paper) {
        Painter painter = Painters.of(original.tree().get("game").asText());
        List<String> asked = new ArrayList<>(parts);
        if (asked.isEmpty()) {
            asked.addAll(painter.parts());
            if (!original.hasAnswer()) {
                asked.remove(ANSWER);
            }
        }
        List<Sheet> sheets = new ArrayList<>();
        for (String part : asked) {
            if (!painter.parts().contains(part)) {
                throw new Refused("there is no part '" + part + "' of the game '" + painter.game() + "'; the parts are "
                        + String.join(", ", painter.parts()) + "." + Refused.maybe(part, painter.parts()));
            }
            sheets.addAll(painter.sheets(part, original, paper));
        }
        return sheets;
    }
}
