package cluewright.select;

import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.formula.Lanes;
import cluewright.formula.World;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Chooses clues until the answer is unique, each time one that narrows much.
 *
 * <p>How much a clue narrows is measured on a batch of worlds that still fit: clues of the pool are run over all of it
 * at once ({@link Lanes}), so scoring a clue costs no search. The next clue is the best of a few clues of some
 * random types: strong types would crowd out all others otherwise, and puzzles of one board would be alike. The first batch is
 * drawn at random; only when a batch is used up are worlds searched for that fit what was chosen. When there are none,
 * the set is unique. A clue is made ready when it is first looked at, and scored once for each batch.
 */
public final class Greedy {
    /** One clue type in so many is looked at when the next clue is chosen; all are if those have none. */
    private static final int ONE_IN = 4;

    /** How many clues of a type are looked at; all are if those have none. */
    private static final int LOOKED_AT = 8;

    /** How many worlds are searched for when a batch is used up. */
    private static final int SEARCHED = 8;

    private final CounterWorlds counterWorlds;
    private final Rng rng;
    private final List<OfType> types = new ArrayList<>();

    /** The clues of one type, in random order. */
    private final class OfType {
        final List<Clue> clues;
        private final List<Lanes.Program> programs = new ArrayList<>();
        private final long[] ruledOut;
        private @Nullable Lanes batch;
        private int scored;

        OfType(List<Clue> clues) {
            this.clues = clues;
            this.ruledOut = new long[clues.size()];
        }

        /** For the first so many clues the worlds of the batch in which each does not hold. */
        long[] ruledOut(Lanes now, int most) {
            scored = now == batch ? scored : 0;
            batch = now;
            for (; scored < most; scored++) {
                if (scored == programs.size()) {
                    programs.add(counterWorlds.compile(clues.get(scored)));
                }
                ruledOut[scored] = now.all() & ~now.of(programs.get(scored));
            }
            return ruledOut;
        }
    }

    /** The best clue found so far. */
    private static final class Best {
        @Nullable
        Clue clue;

        long ruledOut;
        int score;
    }

    /** A choice from the pool, whose clues are all true. */
    public Greedy(List<Clue> pool, CounterWorlds counterWorlds, Rng rng) {
        this.rng = rng;
        this.counterWorlds = counterWorlds;
        Map<ClueType<?>, List<Clue>> byType = new LinkedHashMap<>();
        for (Clue clue : rng.shuffled(pool)) {
            byType.computeIfAbsent(clue.type(), type -> new ArrayList<>()).add(clue);
        }
        for (List<Clue> clues : byType.values()) {
            types.add(new OfType(clues));
        }
    }

    /**
     * Clues that leave one answer, or null when the pool has none that the rule allows.
     *
     * @param allows whether the clue may join those chosen already
     */
    public @Nullable List<Clue> choose(BiPredicate<List<Clue>, Clue> allows) {
        return choose(allows, false);
    }

    /**
     * The same.
     *
     * @param weak whether to take the clue that narrows least instead of most: the answer then hangs on many clues held
     *     together, which makes hard puzzles several times likelier
     */
    public @Nullable List<Clue> choose(BiPredicate<List<Clue>, Clue> allows, boolean weak) {
        List<Clue> chosen = new ArrayList<>();
        List<World> worlds = counterWorlds.random(Lanes.WIDTH);
        while (true) {
            if (worlds.isEmpty()) {
                worlds = counterWorlds.find(chosen, SEARCHED);
            }
            if (worlds.isEmpty()) {
                return counterWorlds.isSpent() ? null : chosen;
            }
            Lanes batch = new Lanes(worlds);
            worlds = List.of();
            long left = batch.all();
            while (left != 0) {
                Best best = best(batch, left, chosen, allows, weak);
                if (best.clue == null) {
                    return null;
                }
                chosen.add(best.clue);
                left &= ~best.ruledOut;
            }
        }
    }

    /** The clue that rules out most of what is left, of a few clues of random types, or else of all types, or of all. */
    private Best best(Lanes batch, long left, List<Clue> chosen, BiPredicate<List<Clue>, Clue> allows, boolean weak) {
        List<OfType> some = new ArrayList<>();
        for (OfType type : types) {
            if (rng.below(ONE_IN) == 0) {
                some.add(type);
            }
        }
        Best best = best(some, LOOKED_AT, batch, left, chosen, allows, weak);
        best = best.clue != null ? best : best(types, LOOKED_AT, batch, left, chosen, allows, weak);
        return best.clue != null ? best : best(types, Integer.MAX_VALUE, batch, left, chosen, allows, weak);
    }

    private static Best best(
            List<OfType> from,
            int most,
            Lanes batch,
            long left,
            List<Clue> chosen,
            BiPredicate<List<Clue>, Clue> allows,
            boolean weak) {
        Best best = new Best();
        for (OfType type : from) {
            int looked = Math.min(most, type.clues.size());
            long[] ruledOut = type.ruledOut(batch, looked);
            for (int i = 0; i < looked; i++) {
                int narrows = Long.bitCount(ruledOut[i] & left);
                int score = weak && narrows > 0 ? Lanes.WIDTH + 1 - narrows : narrows;
                if (score > best.score && allows.test(chosen, type.clues.get(i))) {
                    best.clue = type.clues.get(i);
                    best.ruledOut = ruledOut[i];
                    best.score = score;
                }
            }
        }
        return best;
    }
}
