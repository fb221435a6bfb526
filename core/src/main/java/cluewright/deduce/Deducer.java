package cluewright.deduce;

import cluewright.clue.Puzzle;
import cluewright.formula.World;
import cluewright.prove.HittingSet;
import cluewright.prove.Search;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds what follows, from how few clues.
 *
 * <p>A world that fits the known facts and lacks a conclusion is a counter-world. A set of clues forces the conclusion
 * exactly when each counter-world breaks one of them. So the candidates for a smallest set are the smallest sets that
 * have a clue in common with what each counter-world known so far breaks ({@link HittingSet}). A candidate is put to
 * the search: either it forces the conclusion, then it is smallest, or a new counter-world appears that fits it. Every
 * counter-world is kept, for all conclusions and all later states that it fits; most candidates fail on worlds found
 * long before. The counter-worlds that are left are the proof that fewer clues do not suffice.
 *
 * <p>Between steps only what can have changed is worked out again: what was forced stays forced, and a step that was
 * found stays one, since more facts never make a conclusion harder; only smaller ones are looked for.
 */
public final class Deducer {
    private static final Comparator<Step> EASIEST = Comparator.comparingInt(Step::size)
            .thenComparingInt(step -> step.facts().size())
            .thenComparingInt(step -> step.conclusion().variable())
            .thenComparingInt(step -> step.conclusion().value());

    /** How much is spent on the question whether a step can do without a fact; some of these are very hard. */
    private static final long NODES_FOR_A_FACT = 5_000;

    private final Puzzle puzzle;
    private final Search search;
    private final List<Integer> conditions = new ArrayList<>();
    private final List<CounterWorld> kept = new ArrayList<>();
    private final HittingSet hitting;
    private final long limit;
    private boolean exhausted;
    private @Nullable State last;

    /** A world and the clues it breaks, as bits. */
    private static final class CounterWorld {
        final World world;
        final long[] broken;

        CounterWorld(World world, long[] broken) {
            this.world = world;
            this.broken = broken;
        }
    }

    /** A deducer for one puzzle that may spend so many nodes over its life. */
    public Deducer(Puzzle puzzle, long budget) {
        this.puzzle = puzzle;
        this.limit = budget;
        this.hitting = new HittingSet(puzzle.clues().size(), budget);
        this.search = new Search(puzzle.space(), List.of());
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            conditions.add(search.add(puzzle.formula(clue)));
        }
    }

    /** Whether the budget ran out at some time, so that something was left unsaid. */
    public boolean isExhausted() {
        return exhausted;
    }

    /** All nodes spent so far. */
    public long spent() {
        return search.spent();
    }

    /** All conclusions that follow now, each with a smallest step, the easiest first. */
    public List<Step> open(Knowledge knowledge) {
        List<Step> steps = new ArrayList<>();
        State state = state(knowledge);
        for (Fact conclusion : state.forced()) {
            Step step = state.smallest(conclusion, knowledge.visible().size(), null);
            if (step != null) {
                steps.add(step);
            }
        }
        steps.sort(EASIEST);
        return steps;
    }

    /** What follows from at most so many clues at a time, in the order of the variables. */
    public List<Fact> within(Knowledge knowledge, int most) {
        State state = state(knowledge);
        List<Fact> conclusions = new ArrayList<>();
        for (Fact conclusion : state.forced()) {
            if (state.clues(conclusion, most) != null) {
                conclusions.add(conclusion);
            }
        }
        return conclusions;
    }

    /** The easiest step that can be made now, or null when nothing follows. */
    public @Nullable Step next(Knowledge knowledge) {
        return state(knowledge).easiest(new LinkedHashMap<>(), puzzle.clues().size());
    }

    /** The easiest step to one of these conclusions, or null when none of them follows (or the budget ran out). */
    public @Nullable Step easiest(Knowledge knowledge, List<Fact> conclusions) {
        State state = state(knowledge);
        return state.findSample()
                ? state.easiest(
                        conclusions, new LinkedHashMap<>(), puzzle.clues().size())
                : null;
    }

    /** The easiest steps one after the other, from the start to where nothing follows. */
    public Trace trace() {
        return trace(puzzle.clues().size());
    }

    /** The same for somebody who holds at most so many clues together at a time. */
    public Trace trace(int most) {
        Knowledge knowledge = Knowledge.start(puzzle);
        List<Step> steps = new ArrayList<>();
        Map<Fact, Step> ready = new LinkedHashMap<>();
        Step step = state(knowledge).easiest(ready, most);
        while (step != null) {
            steps.add(step);
            ready.remove(step.conclusion());
            knowledge = knowledge.with(puzzle, step.conclusion());
            step = state(knowledge).easiest(ready, most);
        }
        return new Trace(steps, knowledge, knowledge.open(puzzle.space()), exhausted);
    }

    /** A world that fits all that can be seen, with or without a fact; null when there is none. */
    public @Nullable World witness(Knowledge knowledge, Fact fact) {
        return state(knowledge).find(knowledge.visible(), fact);
    }

    /** The state for what is known; it goes on from the last one when nothing has been forgotten since. */
    private State state(Knowledge knowledge) {
        State before = last;
        State state = before == null || !before.isContinuedBy(knowledge)
                ? new State(knowledge)
                : before.knowledge.equals(knowledge) ? before : new State(knowledge, before);
        last = state;
        return state;
    }

    private static boolean fits(World world, List<Fact> facts) {
        for (Fact fact : facts) {
            if (!fact.holds(world)) {
                return false;
            }
        }
        return true;
    }

    private CounterWorld keep(World world) {
        long[] broken = new long[(puzzle.clues().size() >> 6) + 1];
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            if (!puzzle.holds(clue, world)) {
                broken[clue >> 6] |= 1L << clue;
            }
        }
        CounterWorld counterWorld = new CounterWorld(world, broken);
        kept.add(counterWorld);
        return counterWorld;
    }

    /** The minimal ones among the first counter-worlds that were seen, for one conclusion. */
    private static final class Frontier {
        final List<CounterWorld> minimal = new ArrayList<>();
        int seen;
    }

    /** One moment: what is known, the counter-worlds that fit it, and what is forced. */
    private final class State {
        private final Knowledge knowledge;
        private final List<CounterWorld> fitting = new ArrayList<>();
        private final List<Fact> known = new ArrayList<>();
        private final Map<Fact, Frontier> frontiers = new HashMap<>();

        /** A world that fits all that is visible; counter-worlds that differ little from it break few clues. */
        private World sample = World.of(new int[0]);

        State(Knowledge knowledge) {
            this.knowledge = knowledge;
            for (CounterWorld counterWorld : kept) {
                if (fits(counterWorld.world, knowledge.facts())) {
                    fitting.add(counterWorld);
                }
            }
        }

        /** The state after more facts: what was forced before is forced still, and what did not fit does not fit now. */
        State(Knowledge knowledge, State before) {
            this.knowledge = knowledge;
            List<Fact> news = knowledge
                    .facts()
                    .subList(before.knowledge.facts().size(), knowledge.facts().size());
            for (CounterWorld counterWorld : before.fitting) {
                if (fits(counterWorld.world, news)) {
                    fitting.add(counterWorld);
                }
            }
            known.addAll(before.known);
            known.removeAll(news);
        }

        /** Whether all that is known and visible here is so there too, the facts in the same order. */
        boolean isContinuedBy(Knowledge other) {
            int size = knowledge.facts().size();
            return other.facts().size() >= size
                    && other.facts().subList(0, size).equals(knowledge.facts())
                    && other.visible().containsAll(knowledge.visible());
        }

        /** Finds a world that fits all that is visible; false when there is none. */
        boolean findSample() {
            World found = find(knowledge.visible(), null);
            if (found != null) {
                sample = found;
                search.prefer(sample, true);
            }
            return found != null;
        }

        /** Everything that follows and is not known, in the order of the variables. */
        List<Fact> forced() {
            if (!findSample()) {
                return List.of();
            }
            Space space = puzzle.space();
            for (int variable : knowledge.open(space)) {
                if (!force(Fact.is(variable, sample.value(variable))) && space.size(variable) > 2) {
                    for (int value = 0; value < space.size(variable); value++) {
                        force(Fact.isNot(variable, value));
                    }
                }
            }
            known.sort(Comparator.comparingInt(Fact::variable).thenComparingInt(Fact::value));
            return known;
        }

        private boolean force(Fact conclusion) {
            if (known.contains(conclusion)) {
                return true;
            }
            if (knowledge.facts().contains(conclusion)) {
                return false;
            }
            for (CounterWorld counterWorld : fitting) {
                if (!conclusion.holds(counterWorld.world) && fitsVisible(counterWorld)) {
                    return false;
                }
            }
            boolean forced = find(knowledge.visible(), conclusion.negated()) == null && !exhausted;
            if (forced) {
                known.add(conclusion);
            }
            return forced;
        }

        private boolean fitsVisible(CounterWorld counterWorld) {
            for (int clue : knowledge.visible()) {
                if ((counterWorld.broken[clue >> 6] >>> clue & 1) == 1) {
                    return false;
                }
            }
            return true;
        }

        /** A world that fits the facts, these clues and the extra fact, which is kept; or null. */
        @Nullable
        World find(List<Integer> clues, @Nullable Fact extra) {
            List<Integer> asked = asked(clues, knowledge.facts());
            if (extra != null) {
                asked.add(search.fact(extra));
            }
            Search.Result result = search.find(asked, Math.max(1, limit - search.spent()));
            if (result instanceof Search.Result.Found found) {
                fitting.add(keep(found.world()));
                return found.world();
            }
            exhausted |= result instanceof Search.Result.Spent;
            return null;
        }

        private List<Integer> asked(List<Integer> clues, List<Fact> facts) {
            List<Integer> asked = new ArrayList<>();
            for (Fact fact : facts) {
                asked.add(search.fact(fact));
            }
            for (int clue : clues) {
                asked.add(conditions.get(clue));
            }
            return asked;
        }

        /**
         * The easiest step of at most so many clues, or null.
         *
         * @param ready steps found earlier, which hold still though smaller ones may have appeared; is brought up to date
         */
        @Nullable
        Step easiest(Map<Fact, Step> ready, int most) {
            return easiest(forced(), ready, most);
        }

        private @Nullable Step easiest(List<Fact> forced, Map<Fact, Step> ready, int most) {
            int largest = Math.min(most, knowledge.visible().size());
            for (int size = 0; size <= largest && !forced.isEmpty(); size++) {
                List<Step> found = new ArrayList<>();
                for (Fact conclusion : forced) {
                    Step step = smallest(conclusion, size, ready.get(conclusion));
                    if (step != null) {
                        ready.put(conclusion, step);
                        found.add(step);
                    }
                }
                if (!found.isEmpty()) {
                    return java.util.Collections.min(found, EASIEST);
                }
            }
            return null;
        }

        /**
         * A smallest step to a conclusion, or null when it needs more than so many clues.
         *
         * @param earlier a step to it that was found when less was known, or null
         */
        @Nullable
        Step smallest(Fact conclusion, int most, @Nullable Step earlier) {
            int enough = earlier == null ? most : Math.min(most, earlier.size() - 1);
            List<Integer> clues = clues(conclusion, enough);
            if (clues != null) {
                return new Step(conclusion, clues, needed(conclusion, clues), worlds(minimal(conclusion)));
            }
            return earlier != null && earlier.size() <= most && !exhausted
                    ? new Step(conclusion, earlier.clues(), earlier.facts(), worlds(minimal(conclusion)))
                    : null;
        }

        /** A smallest set of clues that forces the conclusion, or null when that takes more than so many. */
        @Nullable
        List<Integer> clues(Fact conclusion, int most) {
            while (!exhausted) {
                List<Integer> guess = guess(minimal(conclusion), most);
                if (guess == null) {
                    return null;
                }
                search.prefer(sample, true);
                if (find(guess, conclusion.negated()) == null) {
                    return exhausted ? null : guess;
                }
            }
            return null;
        }

        /** Of the counter-worlds that lack the conclusion those that break least. */
        private List<CounterWorld> minimal(Fact conclusion) {
            Frontier frontier = frontiers.computeIfAbsent(conclusion, fresh -> new Frontier());
            for (; frontier.seen < fitting.size(); frontier.seen++) {
                CounterWorld counterWorld = fitting.get(frontier.seen);
                if (!conclusion.holds(counterWorld.world)) {
                    keepMinimal(visible(counterWorld), frontier.minimal);
                }
            }
            return frontier.minimal;
        }

        private @Nullable List<Integer> guess(List<CounterWorld> minimal, int most) {
            List<long[]> sets = new ArrayList<>(minimal.size());
            for (CounterWorld counterWorld : minimal) {
                sets.add(counterWorld.broken);
            }
            List<Integer> guess = hitting.within(sets, most);
            exhausted |= hitting.isExhausted();
            return guess;
        }

        /** What a world breaks of the visible clues. */
        private CounterWorld visible(CounterWorld counterWorld) {
            if (knowledge.visible().size() == puzzle.clues().size()) {
                return counterWorld;
            }
            long[] seen = new long[counterWorld.broken.length];
            for (int clue : knowledge.visible()) {
                seen[clue >> 6] |= counterWorld.broken[clue >> 6] & 1L << clue;
            }
            return new CounterWorld(counterWorld.world, seen);
        }

        /** Facts none of which can be left out, as far as {@link #NODES_FOR_A_FACT} show; those learnt last go first. */
        private List<Fact> needed(Fact conclusion, List<Integer> clues) {
            List<Fact> facts = inCore(conclusion, clues, knowledge.facts());
            for (int i = facts.size() - 1; i >= 0; i--) {
                List<Fact> fewer = new ArrayList<>(facts);
                fewer.remove(i);
                if (isEntailed(conclusion, clues, fewer)) {
                    facts = fewer;
                }
            }
            return facts;
        }

        private List<Fact> inCore(Fact conclusion, List<Integer> clues, List<Fact> facts) {
            List<Integer> asked = asked(clues, facts);
            asked.add(search.fact(conclusion.negated()));
            Search.Result result = search.find(asked, Math.max(1, limit - search.spent()));
            List<Fact> core = new ArrayList<>(facts);
            if (result instanceof Search.Result.None none) {
                core.removeIf(fact -> !none.core().contains(search.fact(fact)));
            }
            return core;
        }

        private boolean isEntailed(Fact conclusion, List<Integer> clues, List<Fact> facts) {
            for (CounterWorld counterWorld : kept) {
                if (!conclusion.holds(counterWorld.world)
                        && fits(counterWorld.world, facts)
                        && fitsAll(counterWorld, clues)) {
                    return false;
                }
            }
            List<Integer> asked = asked(clues, facts);
            asked.add(search.fact(conclusion.negated()));
            Search.Result result = search.find(asked, Math.max(1, Math.min(NODES_FOR_A_FACT, limit - search.spent())));
            if (result instanceof Search.Result.Found found) {
                keep(found.world());
            }
            return result instanceof Search.Result.None;
        }
    }

    private static List<World> worlds(List<CounterWorld> counterWorlds) {
        List<World> worlds = new ArrayList<>();
        for (CounterWorld counterWorld : counterWorlds) {
            worlds.add(counterWorld.world);
        }
        return worlds;
    }

    private static boolean fitsAll(CounterWorld counterWorld, List<Integer> clues) {
        for (int clue : clues) {
            if ((counterWorld.broken[clue >> 6] >>> clue & 1) == 1) {
                return false;
            }
        }
        return true;
    }

    /** Adds the world unless another breaks no more than it, and drops those that break more. */
    private static void keepMinimal(CounterWorld added, List<CounterWorld> minimal) {
        for (CounterWorld other : minimal) {
            if (isWithin(other.broken, added.broken)) {
                return;
            }
        }
        minimal.removeIf(other -> isWithin(added.broken, other.broken));
        minimal.add(added);
    }

    private static boolean isWithin(long[] inner, long[] outer) {
        for (int word = 0; word < inner.length; word++) {
            if ((inner[word] & ~outer[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
