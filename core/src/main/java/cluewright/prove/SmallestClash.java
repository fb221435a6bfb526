package cluewright.prove;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A smallest set of conditions that cannot hold together.
 *
 * <p>Method (implicit hitting set [1]): every world misses some conditions, and a clash has one of those it misses. So
 * guess a smallest set that has one of each missed set known so far. If the guess cannot hold, it is a smallest clash,
 * since every clash hits all missed sets. If it can, the world that shows this misses another set, none of which was
 * guessed. The world is first stretched to keep as many conditions as it can, so that the missed set is small and rules
 * out much.
 *
 * <p>[1] A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva: Smallest MUS extraction with minimal hitting set
 * dualization, CP 2015.
 */
public final class SmallestClash {
    private final Search search;
    private final List<Integer> always;
    private final List<Integer> conditions;
    private final List<long[]> missed = new ArrayList<>();
    private final HittingSet hitting;
    private final long limit;

    private SmallestClash(Search search, List<Integer> always, List<Integer> conditions, long budget) {
        this.search = search;
        this.always = always;
        this.conditions = conditions;
        this.hitting = new HittingSet(conditions.size(), budget);
        this.limit = search.spent() + budget;
    }

    /**
     * The places in {@code conditions}, ascending, of a smallest set that cannot hold together with those that always
     * do; null when the budget of nodes ran out, or when all can hold.
     */
    public static @Nullable List<Integer> find(
            Search search, List<Integer> always, List<Integer> conditions, long budget) {
        return new SmallestClash(search, always, conditions, budget).find();
    }

    private @Nullable List<Integer> find() {
        while (true) {
            List<Integer> guess = hitting.within(missed, conditions.size());
            if (guess == null) {
                return null;
            }
            Search.Result result = ask(guess);
            if (result instanceof Search.Result.None) {
                return guess;
            }
            if (result instanceof Search.Result.Spent || !miss(guess)) {
                return null;
            }
        }
    }

    private Search.Result ask(List<Integer> places) {
        List<Integer> asked = new ArrayList<>(always);
        for (int place : places) {
            asked.add(conditions.get(place));
        }
        return search.find(asked, Math.max(1, limit - search.spent()));
    }

    /** Adds the conditions that cannot be kept beside the guess; false when the budget ran out or none was missed. */
    private boolean miss(List<Integer> guess) {
        List<Integer> kept = new ArrayList<>(guess);
        long[] out = new long[(conditions.size() >> 6) + 1];
        boolean any = false;
        for (int place = 0; place < conditions.size(); place++) {
            if (!guess.contains(place)) {
                kept.add(place);
                Search.Result result = ask(kept);
                if (result instanceof Search.Result.Spent) {
                    return false;
                }
                if (result instanceof Search.Result.None) {
                    kept.remove(kept.size() - 1);
                    out[place >> 6] |= 1L << place;
                    any = true;
                }
            }
        }
        missed.add(out);
        return any;
    }
}
