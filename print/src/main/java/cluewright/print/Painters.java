package cluewright.print;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;

/** The list of all painters: the one place that names those of the games. */
public final class Painters {
    private Painters() {}

    /** All painters. */
    public static List<Painter> all() {
        return List.of(new SuspectsPainter(), new WhodunitPainter(), new TreasurePainter());
    }

    /** The painter of a game; refused when it has none. */
    public static Painter of(String game) {
        List<String> games = new ArrayList<>();
        for (Painter painter : all()) {
            if (painter.game().equals(game)) {
                return painter;
            }
            games.add(painter.game());
        }
        throw new Refused(
                "there are no sheets for the game '" + game + "'; there are for " + String.join(", ", games) + ".");
    }
}
