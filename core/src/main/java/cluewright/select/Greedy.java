package cluewright.select;

import cluewright.clue.Clue;
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
 * at once ({@link Lanes}), so scoring a clue costs no search. The next clue is the best of a random part of the pool,
 * which keeps puzzles of one board different from each other. Only when the batch is used up are new worlds asked for;
 * when there are none, the set is unique.
 */
public final class Greedy {
    /** One clue in so many is looked at when the next one is chosen. */
    private static final int ONE_IN = 4;

    private final List<Clue> pool;
    private final Rng rng;
    private final CounterWorlds counterWorlds;
    private final List<Lanes.Program> programs = new ArrayList<>();

    /** A choice from the pool, whose clues are all true. */
    public Greedy(List<Clue> pool, CounterWorlds counterWorlds, Rng rng) {
        this.pool = pool;
        this.rng = rng;
        this.counterWorlds = counterWorlds;
        Lanes.Compiler compiler = new Lanes.Compiler();
        for (Clue clue : pool) {
            programs.add(compiler.compile(clue.formula()));
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

    /** The clue that rules out most of what is left among a random part of the pool, or of all of it; or −1. */
    private int best(long[] ruledOut, long left, List<Clue> chosen, BiPredicate<List<Clue>, Clue> allows) {
        int start = rng.below(ONE_IN);
        for (int round = 0; round < ONE_IN; round++) {
            int best = -1;
            int most = 0;
            for (int i = (start + round) % ONE_IN; i < ruledOut.length; i += ONE_IN) {
                int score = Long.bitCount(ruledOut[i] & left);
                if (score > most && allows.test(chosen, pool.get(i))) {
                    most = score;
                    best = i;
                }
            }
            if (best >= 0) {
                return best;
            }
        }
        return -1;
    }
}
