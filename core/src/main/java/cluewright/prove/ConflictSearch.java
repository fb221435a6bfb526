package cluewright.prove;

import cluewright.formula.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search over two-valued variables with clauses and counts that learns from its conflicts.
 *
 * <p>Method: decide, propagate, and on a conflict resolve back to the first point through which the last decision
 * caused it, keep that as a clause, and jump back [1]. Clauses are watched at two literals [2]. Counts
 * ({@link CountRule}) read the assignment as machine words and explain themselves only when asked, so a count over 25
 * cells costs two popcounts where clauses would need thousands of lines. Assumptions are decided first; if they cannot
 * stand, {@link #core()} has those that were to blame.
 *
 * <p>A literal is {@code 2 · variable} or, negated, {@code 2 · variable + 1}. Variable 0 is true for ever. A node is a
 * decision, a conflict, or a call. Everything is deterministic: no clock, no randomness.
 *
 * <p>[1] J. Marques-Silva, K. Sakallah: GRASP, IEEE Trans. Computers 1999. [2] M. Moskewicz et al.: Chaff, DAC 2001.
 */
final class ConflictSearch {
    /** The literal that is always true. */
    static final int TRUE = 0;

    private static final int RESTART_CONFLICTS = 100;
    private static final int LEARNT_KEPT = 4000;
    private static final double ACTIVITY_LIMIT = 1e100;
    private static final double ACTIVITY_GROWTH = 1 / 0.95;

    /** Bit v of word v >> 6: variable v is true, is false. */
    long[] trueBits = new long[1];

    long[] falseBits = new long[1];

    private int variables;
    private int[] level = new int[64];
    private int[] position = new int[64];
    private Object[] reason = new Object[64];
    private double[] activity = new double[64];
    private boolean[] phase = new boolean[64];
    private boolean[] seen = new boolean[64];
    private boolean[] condition = new boolean[64];

    /** For every literal 1 when it is true, −1 when it is false, 0 when it is open. */
    private byte[] values = new byte[128];

    private final List<Watches> watches = new ArrayList<>();
    private final List<List<CountRule>> counts = new ArrayList<>();
    private final IntList trail = new IntList();
    private final IntList levelStarts = new IntList();
    private final List<int[]> learnt = new ArrayList<>();
    private final IntList learning = new IntList();
    private final IntList causes = new IntList();
    private final IntList choices = new IntList();

    /** All choices before this place in their order are decided; stale when activities have changed since. */
    private int undecided;

    private boolean isStale = true;
    private int propagated;

    /** The assumptions of the last search; the levels of those that the next one begins with too are kept. */
    private int[] assumed = {};

    private double increment = 1;
    private boolean broken;
    private int[] core = {};
    private long spent;

    /** What a search came to. */
    enum Outcome {
        FOUND,
        NONE,
        SPENT
    }

    ConflictSearch() {
        int always = newVariable();
        set(2 * always, null);
    }

    /** A new variable. */
    int newVariable() {
        int variable = variables++;
        if (variable == level.length) {
            int length = 2 * variable;
            level = Arrays.copyOf(level, length);
            position = Arrays.copyOf(position, length);
            reason = Arrays.copyOf(reason, length);
            activity = Arrays.copyOf(activity, length);
            phase = Arrays.copyOf(phase, length);
            seen = Arrays.copyOf(seen, length);
            condition = Arrays.copyOf(condition, length);
            values = Arrays.copyOf(values, 2 * length);
        }
        if (variable >> 6 == trueBits.length) {
            trueBits = Arrays.copyOf(trueBits, 2 * trueBits.length);
            falseBits = Arrays.copyOf(falseBits, 2 * falseBits.length);
        }
        watches.add(new Watches());
        watches.add(new Watches());
        counts.add(new ArrayList<>());
        return variable;
    }

    /**
     * A new literal that is only ever assumed: rules under it need not show that it is false, which would cost most of
     * the time when few of many conditions are asked for.
     */
    int newCondition() {
        int variable = newVariable();
        condition[variable] = true;
        return 2 * variable;
    }

    /** Lets the search decide this variable; only those so named are decided, the others must follow from them. */
    void decide(int variable) {
        choices.add(variable);
        isStale = true;
    }

    /** Which value is tried first. */
    void prefer(int variable, boolean value) {
        phase[variable] = value;
    }

    /** 1 when the literal is true, −1 when it is false, 0 when it is open. */
    int value(int literal) {
        return values[literal];
    }

    /** The place of an assigned literal's variable on the trail. */
    int position(int literal) {
        return position[literal >> 1];
    }

    /** Sets an open literal that a rule forces. */
    void imply(int literal, CountRule rule) {
        set(literal, rule);
    }

    private void set(int literal, @Nullable Object because) {
        int variable = literal >> 1;
        long[] bits = (literal & 1) == 0 ? trueBits : falseBits;
        bits[variable >> 6] |= 1L << variable;
        values[literal] = 1;
        values[literal ^ 1] = -1;
        level[variable] = levelStarts.size;
        position[variable] = trail.size;
        reason[variable] = because;
        trail.add(literal);
    }

    /** At least one of the literals is true. To be called between searches. */
    void addClause(int... literals) {
        undo(0);
        IntList open = new IntList();
        for (int literal : literals) {
            int value = value(literal);
            if (value > 0 || contains(open, literal ^ 1)) {
                return;
            }
            if (value == 0 && !contains(open, literal)) {
                open.add(literal);
            }
        }
        if (open.size == 0) {
            broken = true;
        } else if (open.size == 1) {
            set(open.get(0), null);
        } else {
            watch(open.toArray());
        }
    }

    private static boolean contains(IntList list, int item) {
        for (int i = 0; i < list.size; i++) {
            if (list.get(i) == item) {
                return true;
            }
        }
        return false;
    }

    private void watch(int[] clause) {
        watches.get(clause[0] ^ 1).add(clause, clause[1]);
        watches.get(clause[1] ^ 1).add(clause, clause[0]);
    }

    /** If the guard is true, the number of true parts (of different variables) is allowed. Between searches. */
    void addCount(int guard, int[] parts, Numbers allowed) {
        undo(0);
        CountRule rule = new CountRule(guard, condition[guard >> 1], parts, allowed);
        for (int part : parts) {
            counts.get(part >> 1).add(rule);
        }
        if (guard > 1) {
            counts.get(guard >> 1).add(rule);
        }
        if (!rule.propagate(this)) {
            broken = true;
        }
    }

    /** Looks for an assignment in which the assumed literals are true, spending at most so many nodes. */
    Outcome search(int[] assumptions, long budget) {
        core = new int[0];
        spent = 1;
        undo(inCommon(assumptions));
        assumed = assumptions;
        Outcome outcome = broken || propagate() != null ? none() : loop(assumptions, budget);
        keepPhases(0);
        return outcome;
    }

    /** How many levels of the last search are those of assumptions that these begin with too. */
    private int inCommon(int[] assumptions) {
        int most = Math.min(levelStarts.size, Math.min(assumed.length, assumptions.length));
        int common = 0;
        while (common < most && assumed[common] == assumptions[common]) {
            common++;
        }
        return common;
    }

    /** What is set above a level is tried first the next time, unless something else is preferred by then. */
    private void keepPhases(int above) {
        for (int i = above < levelStarts.size ? levelStarts.get(above) : trail.size; i < trail.size; i++) {
            int literal = trail.get(i);
            phase[literal >> 1] = (literal & 1) == 0;
        }
    }

    private Outcome none() {
        broken = true;
        return Outcome.NONE;
    }

    private Outcome loop(int[] assumptions, long budget) {
        int conflicts = 0;
        while (true) {
            Object conflict = propagate();
            if (conflict != null) {
                if (levelStarts.size == 0) {
                    return none();
                }
                spent++;
                conflicts++;
                learn(conflict);
            } else if (conflicts >= RESTART_CONFLICTS) {
                conflicts = 0;
                backtrack(0);
                forget();
            } else if (spent >= budget) {
                return Outcome.SPENT;
            } else if (levelStarts.size < assumptions.length) {
                if (!assume(assumptions[levelStarts.size])) {
                    return Outcome.NONE;
                }
            } else if (!decideNext()) {
                return Outcome.FOUND;
            }
        }
    }

    /** Opens a level for the assumption; false, with the core worked out, when it is false already. */
    private boolean assume(int literal) {
        int value = value(literal);
        if (value < 0) {
            blame(literal);
            return false;
        }
        levelStarts.add(trail.size);
        if (value == 0) {
            set(literal, null);
        }
        return true;
    }

    private boolean decideNext() {
        if (isStale) {
            sortChoices();
        }
        while (undecided < choices.size && value(2 * choices.get(undecided)) != 0) {
            undecided++;
        }
        if (undecided == choices.size) {
            return false;
        }
        int best = choices.get(undecided);
        spent++;
        levelStarts.add(trail.size);
        set(2 * best + (phase[best] ? 0 : 1), null);
        return true;
    }

    /** The most active first, and of equals the one that came first; few are out of place after a conflict. */
    private void sortChoices() {
        int[] sorted = choices.items;
        for (int i = 1; i < choices.size; i++) {
            int variable = sorted[i];
            int at = i;
            for (; at > 0 && isBefore(variable, sorted[at - 1]); at--) {
                sorted[at] = sorted[at - 1];
            }
            sorted[at] = variable;
        }
        isStale = false;
        undecided = 0;
    }

    private boolean isBefore(int variable, int other) {
        return activity[variable] > activity[other] || activity[variable] == activity[other] && variable < other;
    }

    /** Goes back to a level within a search. */
    private void backtrack(int to) {
        keepPhases(to);
        undo(to);
    }

    private void undo(int to) {
        if (levelStarts.size <= to) {
            return;
        }
        int start = levelStarts.get(to);
        for (int i = trail.size - 1; i >= start; i--) {
            int literal = trail.get(i);
            int variable = literal >> 1;
            values[literal] = 0;
            values[literal ^ 1] = 0;
            trueBits[variable >> 6] &= ~(1L << variable);
            falseBits[variable >> 6] &= ~(1L << variable);
        }
        trail.size = start;
        levelStarts.size = to;
        undecided = 0;
        propagated = Math.min(propagated, start);
    }

    /** Sets all that follows; the clause or rule that cannot be kept, or null. */
    private @Nullable Object propagate() {
        while (propagated < trail.size) {
            int literal = trail.get(propagated++);
            int[] clause = propagateClauses(literal);
            if (clause != null) {
                return clause;
            }
            List<CountRule> rules = counts.get(literal >> 1);
            for (int i = 0; i < rules.size(); i++) {
                if (!rules.get(i).propagate(this)) {
                    return rules.get(i);
                }
            }
        }
        return null;
    }

    private int @Nullable [] propagateClauses(int literal) {
        Watches watching = watches.get(literal);
        int wrong = literal ^ 1;
        int kept = 0;
        int at = 0;
        int[] conflict = null;
        while (at < watching.size && conflict == null) {
            int blocker = watching.blockers[at];
            int[] clause = watching.clauses[at++];
            if (values[blocker] > 0) {
                watching.put(kept++, clause, blocker);
                continue;
            }
            if (clause[0] == wrong) {
                clause[0] = clause[1];
                clause[1] = wrong;
            }
            int other = clause[0];
            if (values[other] > 0 || !moveWatch(clause)) {
                watching.put(kept++, clause, other);
                if (values[other] < 0) {
                    conflict = clause;
                } else if (values[other] == 0) {
                    set(other, clause);
                }
            }
        }
        watching.cut(kept, at);
        return conflict;
    }

    private boolean moveWatch(int[] clause) {
        for (int i = 2; i < clause.length; i++) {
            if (values[clause[i]] >= 0) {
                int found = clause[i];
                clause[i] = clause[1];
                clause[1] = found;
                watches.get(found ^ 1).add(clause, clause[0]);
                return true;
            }
        }
        return false;
    }

    /** Puts into {@code causes} the false literals of the clause or rule, apart from the one it forced. */
    private void explain(Object because, int forced) {
        causes.clear();
        if (because instanceof CountRule rule) {
            rule.explain(this, forced, causes);
        } else {
            for (int literal : (int[]) because) {
                if (literal != forced) {
                    causes.add(literal);
                }
            }
        }
    }

    /** Learns the first unique implication point's clause of a conflict, jumps back and sets what it forces. */
    private void learn(Object conflict) {
        learning.clear();
        learning.add(-1);
        int open = 0;
        int forced = -1;
        int at = trail.size;
        Object because = conflict;
        do {
            explain(because, forced);
            for (int i = 0; i < causes.size; i++) {
                int literal = causes.get(i);
                int variable = literal >> 1;
                if (!seen[variable] && level[variable] > 0) {
                    seen[variable] = true;
                    bump(variable);
                    if (level[variable] == levelStarts.size) {
                        open++;
                    } else {
                        learning.add(literal);
                    }
                }
            }
            do {
                forced = trail.get(--at);
            } while (!seen[forced >> 1]);
            seen[forced >> 1] = false;
            open--;
            because = reason[forced >> 1];
        } while (open > 0);
        learning.items[0] = forced ^ 1;
        keep(learning.toArray());
    }

    private void keep(int[] clause) {
        int back = 0;
        for (int i = 1; i < clause.length; i++) {
            seen[clause[i] >> 1] = false;
            if (level[clause[i] >> 1] > back) {
                back = level[clause[i] >> 1];
                int highest = clause[i];
                clause[i] = clause[1];
                clause[1] = highest;
            }
        }
        increment *= ACTIVITY_GROWTH;
        backtrack(back);
        if (clause.length == 1) {
            set(clause[0], null);
        } else {
            watch(clause);
            learnt.add(clause);
            set(clause[0], clause);
        }
    }

    private void bump(int variable) {
        isStale = true;
        activity[variable] += increment;
        if (activity[variable] > ACTIVITY_LIMIT) {
            for (int other = 0; other < variables; other++) {
                activity[other] /= ACTIVITY_LIMIT;
            }
            increment /= ACTIVITY_LIMIT;
        }
    }

    /** Drops the older half of the longer learnt clauses when there are too many. At level 0 only. */
    private void forget() {
        if (learnt.size() < LEARNT_KEPT) {
            return;
        }
        List<int[]> kept = new ArrayList<>();
        for (int i = 0; i < learnt.size(); i++) {
            int[] clause = learnt.get(i);
            if (i >= learnt.size() / 2 || clause.length <= 3) {
                kept.add(clause);
            } else {
                watches.get(clause[0] ^ 1).remove(clause);
                watches.get(clause[1] ^ 1).remove(clause);
            }
        }
        learnt.clear();
        learnt.addAll(kept);
    }

    /** Works out which assumptions made this one false. */
    private void blame(int assumption) {
        IntList blamed = new IntList();
        blamed.add(assumption);
        if (level[assumption >> 1] > 0) {
            seen[assumption >> 1] = true;
            for (int at = trail.size - 1; at >= levelStarts.get(0); at--) {
                int literal = trail.get(at);
                if (seen[literal >> 1]) {
                    seen[literal >> 1] = false;
                    blameCauses(literal, blamed);
                }
            }
        }
        core = blamed.toArray();
    }

    private void blameCauses(int literal, IntList blamed) {
        Object because = reason[literal >> 1];
        if (because == null) {
            blamed.add(literal);
            return;
        }
        explain(because, literal);
        for (int i = 0; i < causes.size; i++) {
            int variable = causes.get(i) >> 1;
            seen[variable] |= level[variable] > 0;
        }
    }

    /** After NONE: assumed literals that cannot all be true, not necessarily as few as possible. */
    int[] core() {
        return core;
    }

    /** The nodes of the last search. */
    long spent() {
        return spent;
    }
}
