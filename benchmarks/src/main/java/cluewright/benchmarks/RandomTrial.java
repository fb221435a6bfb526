package cluewright.benchmarks;

import cluewright.clue.Clue;
import cluewright.formula.World;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The plain way to deal hints: draw random ones of those that are true, categories in turn, one for each player; go over
 * the map square by square and ask every hint; when one square is left the hints are dealt, else draw anew.
 *
 * <p>It can be asked to accept only deals in which everybody is needed and everybody keeps 25 to 75 per cent of the
 * squares, as a fair deal has it; the plain way as such does not ask.
 */
final class RandomTrial {
    private final List<World> squares;
    private final List<Clue> pool;
    private final int players;
    private final boolean fair;
    private final Map<String, List<Clue>> categories = new LinkedHashMap<>();
    private long trials;

    RandomTrial(List<World> squares, List<Clue> pool, int players, boolean fair) {
        this.squares = squares;
        this.pool = pool;
        this.players = players;
        this.fair = fair;
    }

    /** How often hints were drawn. */
    long trials() {
        return trials;
    }

    /** A hint for each player, or null after so many trials. */
    @Nullable
    List<Clue> deal(int most, Rng rng) {
        for (Clue clue : pool) {
            categories
                    .computeIfAbsent(clue.type().wording().category(), name -> new ArrayList<>())
                    .add(clue);
        }
        List<String> names = List.copyOf(categories.keySet());
        for (int trial = 0; trial < most; trial++) {
            trials++;
            List<String> turns = rng.shuffled(names);
            List<Clue> drawn = new ArrayList<>();
            for (int player = 0; player < players; player++) {
                drawn.add(rng.pick(java.util.Objects.requireNonNull(categories.get(turns.get(player % turns.size())))));
            }
            if (left(drawn) == 1 && (!fair || isFair(drawn))) {
                return drawn;
            }
        }
        return null;
    }

    private int left(List<Clue> hints) {
        int left = 0;
        for (World square : squares) {
            boolean fits = true;
            for (Clue hint : hints) {
                fits &= hint.holds(square);
            }
            left += fits ? 1 : 0;
        }
        return left;
    }

    private boolean isFair(List<Clue> hints) {
        for (Clue hint : hints) {
            int share = left(List.of(hint));
            List<Clue> others = new ArrayList<>(hints);
            others.remove(hint);
            if (4 * share < squares.size() || 4 * share > 3 * squares.size() || left(others) == 1) {
                return false;
            }
        }
        return true;
    }
}
