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
 * at once ({@link Lanes}), so scoring a clue costs no search. The next clue is the best of those of a random few clue
 * types: strong types would crowd out all others otherwise, and puzzles of one board would be alike. The first batch is
 * drawn at random; only when a batch is used up are worlds searched for that fit what was chosen. When there are none,
 * the set is unique. A clue is made ready when its type is first looked at, and scored once for each batch.
 */
public final class Greedy {
    /** One clue type in so many is looked at when the next clue is chosen; all are if those have none. */
    private static final int ONE_IN = 4;

    /** How many worlds are searched for when a batch is used up. */
    private static final int SEARCHED = 8;

    private final CounterWorlds counterWorlds;
    private final Rng rng;
    private final Lanes.Compiler compiler = new Lanes.Compiler();
    private final List<OfType> types = new ArrayList<>();

    /** The clues of one type. */
    private final class OfType {
        final List<Clue> clues = new ArrayList<>();
        final List<Lanes.Program> programs = new ArrayList<>();
        long[] ruledOut = {};

        @Nullable
        Lanes scored;

        /** For every clue the worlds of the batch in which it does not hold. */
        long[] ruledOut(Lanes batch) {
            if (scored != batch) {
                if (programs.isEmpty()) {
                    for (Clue clue : clues) {
                        programs.add(compiler.compile(clue.formula()));
                    }
                    ruledOut = new long[clues.size()];
                }
                for (int i = 0; i < ruledOut.length; i++) {
                    ruledOut[i] = batch.all() & ~batch.of(programs.get(i));
                }
                scored = batch;
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
        Map<ClueType<?>, OfType> byType = new LinkedHashMap<>();
        for (Clue clue : pool) {
            byType.computeIfAbsent(clue.type(), type -> new OfType()).clues.add(clue);
        }
        types.addAll(byType.values());
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

    /** The clue that rules out most of what is left, of a random few types or else of all. */
    private Best best(Lanes batch, long left, List<Clue> chosen, BiPredicate<List<Clue>, Clue> allows, boolean weak) {
        List<OfType> some = new ArrayList<>();
        for (OfType type : types) {
            if (rng.below(ONE_IN) == 0) {
                some.add(type);
            }
        }
        Best best = best(some, batch, left, chosen, allows, weak);
        return best.clue != null ? best : best(types, batch, left, chosen, allows, weak);
    }

    private static Best best(
            List<OfType> from,
            Lanes batch,
            long left,
            List<Clue> chosen,
            BiPredicate<List<Clue>, Clue> allows,
            boolean weak) {
        Best best = new Best();
        for (OfType type : from) {
            long[] ruledOut = type.ruledOut(batch);
            for (int i = 0; i < ruledOut.length; i++) {
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
