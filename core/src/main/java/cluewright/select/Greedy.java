package cluewright.select;

import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.formula.Lanes;
import cluewright.formula.World;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Chooses clues until the answer is unique, each time one that narrows much.
 *
 * <p>How much a clue narrows is measured on a batch of 64 worlds that still fit: all clues of the pool are run over it
 * at once ({@link Lanes}), so scoring a clue costs no search. The next clue is the best of those of a random few clue
 * types: strong types would crowd out all others otherwise, and puzzles of one board would be alike. Only when the batch
 * is used up are new worlds asked for; when there are none, the set is unique.
 */
public final class Greedy {
    /** One clue type in so many is looked at when the next clue is chosen; all are if those have none. */
    private static final int ONE_IN = 4;

    private final List<Clue> pool;
    private final Rng rng;
    private final CounterWorlds counterWorlds;
    private final List<Lanes.Program> programs = new ArrayList<>();

    /** The number of each clue's type, counted in the order of first appearance. */
    private final List<Integer> typeNumbers = new ArrayList<>();

    private final List<ClueType<?>> types = new ArrayList<>();

    /** A choice from the pool, whose clues are all true. */
    public Greedy(List<Clue> pool, CounterWorlds counterWorlds, Rng rng) {
        this.pool = pool;
        this.rng = rng;
        this.counterWorlds = counterWorlds;
        Lanes.Compiler compiler = new Lanes.Compiler();
        for (Clue clue : pool) {
            programs.add(compiler.compile(clue.formula()));
            if (!types.contains(clue.type())) {
                types.add(clue.type());
            }
            typeNumbers.add(types.indexOf(clue.type()));
        }
    }

    /**
     * Clues that leave one answer, or null when the pool has none that the rule allows.
     *
     * @param allows whether the clue may join those chosen already
     */
    public @Nullable List<Clue> choose(BiPredicate<List<Clue>, Clue> allows) {
        List<Clue> chosen = new ArrayList<>();
        long[] ruledOut = new long[pool.size()];
        while (true) {
            List<World> batch = counterWorlds.find(chosen, Lanes.WIDTH);
            if (batch.isEmpty()) {
                return counterWorlds.isSpent() ? null : chosen;
            }
            Lanes lanes = new Lanes(batch);
            for (int i = 0; i < ruledOut.length; i++) {
                ruledOut[i] = lanes.all() & ~lanes.of(programs.get(i));
            }
            long left = lanes.all();
            while (left != 0) {
                int best = best(ruledOut, left, chosen, allows);
                if (best < 0) {
                    return null;
                }
                chosen.add(pool.get(best));
                left &= ~ruledOut[best];
            }
        }
    }

    /** The clue that rules out most of what is left, of a random few types or of all; −1 when none rules out any. */
    private int best(long[] ruledOut, long left, List<Clue> chosen, BiPredicate<List<Clue>, Clue> allows) {
        boolean[] some = new boolean[types.size()];
        boolean[] all = new boolean[types.size()];
        for (int type = 0; type < some.length; type++) {
            some[type] = rng.below(ONE_IN) == 0;
            all[type] = true;
        }
        int best = best(some, ruledOut, left, chosen, allows);
        return best >= 0 ? best : best(all, ruledOut, left, chosen, allows);
    }

    private int best(
            boolean[] from, long[] ruledOut, long left, List<Clue> chosen, BiPredicate<List<Clue>, Clue> allows) {
        int best = -1;
        int most = 0;
        for (int i = 0; i < ruledOut.length; i++) {
            int score = from[typeNumbers.get(i)] ? Long.bitCount(ruledOut[i] & left) : 0;
            if (score > most && allows.test(chosen, pool.get(i))) {
                most = score;
                best = i;
            }
        }
        return best;
    }
}
