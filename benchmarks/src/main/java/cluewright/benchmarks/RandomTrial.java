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
 * <p>It can be asked for the same gates as a fair deal: everybody is needed, nobody's squares are all among another's,
 * everybody keeps 25 to 75 per cent of the squares, the shares are at most 33 per cent of the map apart, and no type of
 * hint is dealt twice. The plain way as such asks for none of these.
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
        int least = squares.size();
        int most = 0;
        List<String> types = new ArrayList<>();
        for (Clue hint : hints) {
            int share = left(List.of(hint));
            least = Math.min(least, share);
            most = Math.max(most, share);
            List<Clue> others = new ArrayList<>(hints);
            others.remove(hint);
            if (types.contains(hint.type().id()) || left(others) == 1 || isSubset(hint, others)) {
                return false;
            }
            types.add(hint.type().id());
        }
        int size = squares.size();
        return 4 * least >= size && 4 * most <= 3 * size && 100 * (most - least) <= 33 * size;
    }

    private boolean isSubset(Clue hint, List<Clue> others) {
        for (Clue other : others) {
            boolean isWithin = true;
            for (World square : squares) {
                isWithin &= !hint.holds(square) || other.holds(square);
            }
            if (isWithin) {
                return true;
            }
        }
        return false;
    }
}
