package cluewright.puzzle;

import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Mode;
import cluewright.clue.Puzzle;
import cluewright.deduce.Deducer;
import cluewright.deduce.Knowledge;
import cluewright.formula.Formula;
import cluewright.formula.Lanes;
import cluewright.formula.World;
import cluewright.grade.Band;
import cluewright.grade.Rounds;
import cluewright.random.Rng;
import cluewright.select.CounterWorlds;
import cluewright.space.Fact;
import cluewright.space.Space;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle in reveal mode, grown from one person who is given. As long as somebody is unknown, a clue from which
 * something follows is put into the hands of somebody who is known and holds none yet. What follows is known from then
 * on, so there is somebody to hold the next clue. Clues that turn out not to be needed are dropped at the end.
 *
 * <p>Knowledge only ever grows, and more knowledge never makes less follow: whatever order a player takes, nothing that
 * could be concluded is lost, so there is no dead end.
 */
final class RevealChoice {
    private static final long BUDGET = 20_000;
    private static final long DEDUCING = 200_000;

    /** Worlds that fit what is known, on which clues are tried out. */
    private static final int WORLDS = 32;

    /** Candidates that are tried before the clue that looks best is taken. */
    private static final int LOOKED_AT = 6;

    /** The same where steps of many clues are wanted, which are rare. */
    private static final int LOOKED_AT_FOR_HARD = 24;

    /** A clue that gives away more than this many people at once is taken only when there is no other. */
    private static final int MANY_AT_ONCE = 3;

    private final Material material;
    private final Rng rng;
    private final List<Puzzle.Held> held = new ArrayList<>();
    private final List<Clue> clues = new ArrayList<>();
    private final List<Integer> free = new ArrayList<>();
    private final List<Fact> givens;
    private final Lanes.Compiler compiler = new Lanes.Compiler();
    private final List<Lanes.Program> programs = new ArrayList<>();
    private final int size;
    private Knowledge knowledge;

    RevealChoice(Material material) {
        this.material = material;
        this.rng = material.rng().stream("reveal");
        List<Integer> holders = rng.shuffled(material.board().holders());
        int first = holders.get(0);
        givens = List.of(Fact.is(first, material.truth().value(first)));
        free.add(first);
        for (Clue clue : material.pool()) {
            programs.add(compiler.compile(clue.formula()));
        }
        size = wantedSize();
        knowledge = Knowledge.start(puzzle());
    }

    /** The number of clues that steps should need where that is possible. */
    private int wantedSize() {
        Aim aim = material.aim();
        if (aim.isFree()) {
            return 1 + rng.below(Math.min(3, aim.maxStep()));
        }
        Band band = aim.band();
        int wanted = band == Band.EASY ? 1 : band == Band.MEDIUM || band == Band.TRICKY ? 2 : 3;
        return Math.min(wanted, aim.maxStep());
    }

    Puzzle grown() throws Material.Rejected {
        while (!knowledge.open(material.board().space()).isEmpty()) {
            if (free.isEmpty() || !grow()) {
                throw new Material.Rejected("reachable");
            }
        }
        prune();
        fill();
        material.gate(held());
        return puzzle();
    }

    private Puzzle puzzle() {
        return material.puzzle(givens, held);
    }

    private List<Clue> held() {
        List<Clue> all = new ArrayList<>();
        for (Puzzle.Held one : held) {
            all.add(one.clue());
        }
        return all;
    }

    /** Adds a clue, and all that follows then; false when there is none to add. */
    private boolean grow() {
        List<World> worlds = worlds();
        if (worlds.isEmpty()) {
            return false;
        }
        Lanes lanes = new Lanes(worlds);
        List<Integer> telling = telling(lanes, worlds);
        Knowledge best = null;
        Clue chosen = null;
        int closest = Integer.MAX_VALUE;
        int most = material.aim().wantsWeakClues() ? LOOKED_AT_FOR_HARD : LOOKED_AT;
        for (int i = 0; i < Math.min(most, telling.size()) && closest > 0; i++) {
            Clue clue = material.pool().get(telling.get(i));
            held.add(new Puzzle.Held(clue, Puzzle.NOBODY));
            Reach reach = reach();
            held.remove(held.size() - 1);
            if (reach != null && Math.abs(reach.size - size) < closest) {
                closest = Math.abs(reach.size - size);
                best = reach.knowledge;
                chosen = clue;
            }
        }
        if (chosen == null || best == null) {
            chosen = narrowing(lanes);
        }
        return chosen != null && give(chosen);
    }

    /** Worlds that fit all that can be seen and answer otherwise. */
    private List<World> worlds() {
        List<Formula> facts = new ArrayList<>();
        for (Fact fact : knowledge.facts()) {
            facts.add(fact.formula());
        }
        return new CounterWorlds(
                        material.board().space(), facts, material.truth(), rng.stream("worlds " + held.size()), BUDGET)
                .find(held(), WORLDS);
    }

    /** Clues from which, as far as the worlds show, something follows; of random types, few conclusions first. */
    private List<Integer> telling(Lanes lanes, List<World> worlds) {
        List<Integer> open = knowledge.open(material.board().space());
        long[] wrong = new long[open.size()];
        for (int i = 0; i < wrong.length; i++) {
            for (int lane = 0; lane < worlds.size(); lane++) {
                int variable = open.get(i);
                boolean differs =
                        worlds.get(lane).value(variable) != material.truth().value(variable);
                wrong[i] |= differs ? 1L << lane : 0;
            }
        }
        List<Integer> few = new ArrayList<>();
        List<Integer> many = new ArrayList<>();
        for (int clue = 0; clue < programs.size(); clue++) {
            long fits = lanes.of(programs.get(clue));
            int settled = 0;
            for (long differing : wrong) {
                settled += (differing & fits) == 0 ? 1 : 0;
            }
            if (settled > 0 && mayBeAdded(material.pool().get(clue))) {
                (settled <= MANY_AT_ONCE ? few : many).add(clue);
            }
        }
        List<Integer> ordered = byType(few);
        ordered.addAll(byType(many));
        return ordered;
    }

    /** A random one of each type, then another of each, and so on. */
    private List<Integer> byType(List<Integer> some) {
        List<Integer> left = rng.shuffled(some);
        List<Integer> ordered = new ArrayList<>();
        while (!left.isEmpty()) {
            List<ClueType<?>> seen = new ArrayList<>();
            List<Integer> rest = new ArrayList<>();
            for (int clue : left) {
                ClueType<?> type = material.pool().get(clue).type();
                (seen.contains(type) ? rest : ordered).add(clue);
                seen.add(type);
            }
            left = rest;
        }
        return ordered;
    }

    private boolean mayBeAdded(Clue clue) {
        return !clues.contains(clue) && material.allows(held(), clue) && holder(clue) != Puzzle.NOBODY;
    }

    /** Somebody who is known, holds no clue, and is not the only one the clue is about; or nobody. */
    private int holder(Clue clue) {
        for (int person : free) {
            if (!clue.formula().variables().equals(List.of(person))) {
                return person;
            }
        }
        return Puzzle.NOBODY;
    }

    /** The clue that fewest of the worlds fit, of those that may be added; null when none narrows. */
    private @Nullable Clue narrowing(Lanes lanes) {
        Clue best = null;
        int least = Long.bitCount(lanes.all());
        for (int i = 0; i < programs.size(); i++) {
            int fitting = Long.bitCount(lanes.of(programs.get(i)));
            if (fitting < least && mayBeAdded(material.pool().get(i))) {
                least = fitting;
                best = material.pool().get(i);
            }
        }
        return best;
    }

    private boolean give(Clue clue) {
        int holder = holder(clue);
        free.remove(Integer.valueOf(holder));
        held.add(new Puzzle.Held(clue, holder));
        clues.add(clue);
        Reach reach = reach();
        if (reach != null) {
            List<Integer> news = new ArrayList<>();
            for (int person : material.board().holders()) {
                boolean isNew = !Knowledge.isKnown(material.board().space(), knowledge.facts(), person)
                        && Knowledge.isKnown(material.board().space(), reach.knowledge.facts(), person);
                if (isNew) {
                    news.add(person);
                }
            }
            free.addAll(rng.shuffled(news));
            knowledge = reach.knowledge;
        }
        return true;
    }

    /** What is known after all that follows, and how many clues the first of it took. */
    private static final class Reach {
        final Knowledge knowledge;
        final int size;

        Reach(Knowledge knowledge, int size) {
            this.knowledge = knowledge;
            this.size = size;
        }
    }

    /** What can be reached now, or null when nothing follows. */
    private @Nullable Reach reach() {
        Puzzle open = new Puzzle(material.board(), Mode.OPEN, givens, held);
        Deducer deducer = new Deducer(open, DEDUCING);
        Knowledge reached = Knowledge.of(open, knowledge.facts());
        int first = 0;
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int most = 1; most <= material.aim().maxStep() && !grows; most++) {
                List<Fact> found = deducer.within(reached, most);
                for (Fact fact : found) {
                    reached = reached.with(open, fact);
                }
                grows = !found.isEmpty();
                first = first == 0 && grows ? most : first;
            }
        }
        return first == 0 ? null : new Reach(reached, first);
    }

    /** Drops clues, the latest first, without which everything can be reached still; keeps as many as were asked for. */
    private void prune() {
        int kept = Math.max(0, material.aim().clues());
        for (int i = held.size() - 1; i >= 0 && held.size() > kept; i--) {
            Puzzle.Held dropped = held.remove(i);
            Rounds rounds = Rounds.of(
                    puzzle(), new Deducer(puzzle(), DEDUCING), material.aim().maxStep());
            if (rounds.outcome() != Rounds.Outcome.SOLVED) {
                held.add(i, dropped);
            }
        }
    }

    /** Gives clues to those who hold none until there are as many as were asked for. */
    private void fill() throws Material.Rejected {
        int wanted = material.aim().clues();
        if (wanted != Aim.ANY && held.size() > wanted) {
            throw new Material.Rejected("clues");
        }
        if (held.size() >= wanted) {
            return;
        }
        List<Integer> silent = new ArrayList<>(material.board().holders());
        for (Puzzle.Held one : held) {
            silent.remove(Integer.valueOf(one.holder()));
        }
        free.clear();
        free.addAll(rng.shuffled(silent));
        Twins twins = twins();
        for (int clue : byType(numbers(material.pool().size()))) {
            Clue more = material.pool().get(clue);
            if (held.size() < wanted && mayBeAdded(more) && !twins.has(held(), more)) {
                int holder = holder(more);
                free.remove(Integer.valueOf(holder));
                clues.add(more);
                held.add(new Puzzle.Held(more, holder));
            }
        }
        if (held.size() < wanted) {
            throw new Material.Rejected("clues");
        }
    }

    private Twins twins() {
        Space space = material.board().space();
        CounterWorlds random = new CounterWorlds(space, List.of(), material.truth(), rng.stream("twins"), BUDGET);
        return new Twins(space, new Lanes(random.random(Lanes.WIDTH)));
    }

    private static List<Integer> numbers(int count) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add(i);
        }
        return numbers;
    }
}
