package cluewright.whodunit;

import cluewright.clue.Args;
import cluewright.clue.Clue;
import cluewright.clue.ClueType;
import cluewright.clue.Hand;
import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.World;
import cluewright.prove.Search;
import cluewright.random.Rng;
import cluewright.space.Fact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a puzzle in the making, with wanted clashes.
 *
 * <p>A line that is true in all {@linkplain Planting planted} worlds of its speaker can never make a clash that is not
 * wanted, and a liar's line that is false in the truth keeps the answer the same under every reading of lying. Lines are
 * added until each wanted clash is one: its people's lines rule out all worlds. Known worlds that they do not rule out
 * yet are kept for each clash, and of a few random lines the one is taken that rules out most; when none is known, the
 * search finds more or shows that there are none. Then every line that is not needed is dropped.
 *
 * <p>Lines about lying close a clash fast, and mostly without all of its people, since those they name are in it too; a
 * line given to the silent is then not needed. So about half of the clashes are to be made by what happened: who lies
 * beside them is settled, and lines about lying leave that possible.
 */
final class Plot {
    private static final int MOST_LINES_EACH = 8;
    private static final int CANDIDATES = 12;
    private static final int MOST_DRAWS = 300;
    private static final int KNOWN_WORLDS = 24;
    private static final int FOUND_WORLDS = 6;
    private static final long SEARCH_BUDGET = 50_000;
    static final List<String> DEEDS = List.of("did-it", "did-not", "either-did");

    private final Affair affair;
    private final List<ClueType<Affair>> types;
    private final Family family;
    private final World truth;
    private final Planting planting;
    private final Rng rng;
    private final Search search;
    private final int allowed;
    private final List<Line> lines = new ArrayList<>();
    private final Map<Integer, List<World>> open = new LinkedHashMap<>();
    private final Map<Integer, Integer> settled = new LinkedHashMap<>();
    private final List<List<World>> kept = new ArrayList<>();
    private final List<Affair> mouths = new ArrayList<>();

    /** A clue in somebody's mouth, and the condition that it is true. */
    record Line(Clue clue, int speaker, int condition) {}

    Plot(Affair affair, World truth, Family family, List<ClueType<Affair>> types, Rng rng) {
        this.affair = affair;
        this.truth = truth;
        this.family = family;
        this.types = types;
        this.rng = rng;
        this.planting = new Planting(affair, truth, family, rng);
        this.search = new Search(affair.free().space(), List.of());
        List<Formula> lies = new ArrayList<>();
        affair.people().forEach(person -> lies.add(affair.lies(person.number())));
        this.allowed =
                search.addBoth(Formula.count(lies, affair.setting().liars().numbers()));
        for (Person person : affair.people()) {
            mouths.add(affair.spokenBy(person.number()));
            kept.add(new ArrayList<>(planting.of(person.number())));
        }
        for (int clash : family.clashes()) {
            open.put(clash, new ArrayList<>());
            if (rng.below(2) == 0) {
                settle(clash);
            }
        }
    }

    /** Draws who lies beside a clash: what its members say about lying is to be true of these liars, too. */
    private void settle(int clash) {
        int beside = affair.setting().liars().drawn(affair.everybody() & ~clash, rng);
        settled.put(clash, beside);
        for (Person person : affair.people()) {
            if ((clash >> person.number() & 1) == 1) {
                World world = planting.of(person.number()).get(0);
                kept.get(person.number()).add(affair.withLiars(world, beside));
            }
        }
    }

    /** Adds lines until every wanted clash is one; false when that does not come about. */
    boolean grow() {
        int most = MOST_LINES_EACH * affair.people().size();
        for (int draws = 0; draws < MOST_DRAWS && lines.size() <= most; draws++) {
            refill();
            if (open.isEmpty()) {
                return true;
            }
            addBest();
        }
        return false;
    }

    /** Finds worlds for clashes that are not ones yet; those without any are ones, and are closed. */
    private void refill() {
        for (int clash : List.copyOf(open.keySet())) {
            List<World> worlds = open.getOrDefault(clash, List.of());
            if (worlds.isEmpty() && lines.isEmpty()) {
                int among = settled.getOrDefault(clash, affair.everybody() & ~clash);
                for (int i = 0; i < KNOWN_WORLDS; i++) {
                    World world = Whodunit.world(affair, rng);
                    int liars = affair.setting().liars().drawn(among, rng);
                    worlds.add(affair.withLiars(world, liars));
                }
            } else if (worlds.isEmpty()) {
                search(clash, worlds);
            }
        }
    }

    /** Looks for some worlds far from each other; a clash for which there is none is closed. */
    private void search(int clash, List<World> worlds) {
        List<Integer> conditions = conditions(clash, lines);
        for (int more = 0; more < FOUND_WORLDS && open.containsKey(clash); more++) {
            search.prefer(Whodunit.world(affair, rng), true);
            Search.Result result = search.find(conditions, SEARCH_BUDGET);
            if (result instanceof Search.Result.Found found) {
                worlds.add(found.world());
            } else if (result instanceof Search.Result.None) {
                open.remove(clash);
            }
        }
    }

    /** All these lines of a clash's people are true, and the liars are outside. */
    private List<Integer> conditions(int clash, List<Line> some) {
        List<Integer> conditions = new ArrayList<>();
        int people = affair.people().size();
        boolean room = people - Integer.bitCount(clash) >= fewestLiars();
        if (room) {
            conditions.add(allowed);
        }
        for (int person = 0; person < people; person++) {
            boolean inside = (clash >> person & 1) == 1;
            if (inside || !room) {
                conditions.add(search.fact(Fact.is(person, inside ? 0 : 1)));
            }
        }
        for (Line line : some) {
            if ((clash >> line.speaker & 1) == 1) {
                conditions.add(line.condition);
            }
        }
        return conditions;
    }

    private int fewestLiars() {
        return affair.setting().liars().numbers().next(0);
    }

    private void addBest() {
        int clash = rng.pick(List.copyOf(open.keySet()));
        Clue best = null;
        int speaker = -1;
        int most = 0;
        for (int tries = 0; tries < CANDIDATES; tries++) {
            int person = member(clash);
            Clue clue = draw(person);
            int ruledOut = clue == null ? 0 : ruledOut(clue, person);
            if (clue != null && ruledOut > most) {
                best = clue;
                speaker = person;
                most = ruledOut;
            }
        }
        if (best != null) {
            add(best, speaker);
        }
    }

    private int member(int clash) {
        int person;
        do {
            person = rng.below(affair.people().size());
        } while ((clash >> person & 1) == 0);
        return person;
    }

    private int ruledOut(Clue clue, int speaker) {
        int ruledOut = 0;
        for (Map.Entry<Integer, List<World>> entry : open.entrySet()) {
            if ((entry.getKey() >> speaker & 1) == 1) {
                for (World world : entry.getValue()) {
                    ruledOut += clue.holds(world) ? 0 : 1;
                }
            }
        }
        return ruledOut;
    }

    private void add(Clue clue, int speaker) {
        lines.add(new Line(clue, speaker, search.addBoth(clue.formula())));
        open.forEach((clash, worlds) -> {
            if ((clash >> speaker & 1) == 1) {
                worlds.removeIf(world -> !clue.holds(world));
            }
        });
    }

    /** A random line that the person may say, or null when luck was out. */
    private @Nullable Clue draw(int person) {
        ClueType<Affair> type = rng.pick(types);
        if (DEEDS.contains(type.id()) && lines.stream().anyMatch(Plot::isDeed)) {
            return null;
        }
        List<Args> proposed = new ArrayList<>();
        type.propose(mouths.get(person), rng.pick(planting.of(person)), Hand.of(rng, 3), proposed::add);
        if (proposed.isEmpty()) {
            return null;
        }
        Clue clue = type.clue(mouths.get(person), rng.pick(proposed));
        boolean fits = !affair.lies(truth, person) || !clue.holds(truth);
        for (World world : kept.get(person)) {
            fits &= clue.holds(world);
        }
        for (Line line : lines) {
            fits &= !line.clue.equals(clue);
        }
        return fits ? clue : null;
    }

    private static boolean isDeed(Line line) {
        return DEEDS.contains(line.clue.type().id());
    }

    /** Drops lines without which every wanted clash is still one. */
    void trim() {
        for (Line line : rng.shuffled(lines)) {
            List<Line> rest = new ArrayList<>(lines);
            rest.remove(line);
            boolean needed = false;
            for (int clash : family.clashes()) {
                boolean asks = !needed && (clash >> line.speaker & 1) == 1;
                needed |= asks && !(search.find(conditions(clash, rest), SEARCH_BUDGET) instanceof Search.Result.None);
            }
            if (!needed) {
                lines.remove(line);
            }
        }
    }

    /** Gives everybody who says nothing a line; false when none was found. */
    boolean fill() {
        for (Person person : affair.people()) {
            boolean speaks = lines.stream().anyMatch(line -> line.speaker == person.number());
            for (int tries = 0; !speaks && tries < MOST_DRAWS; tries++) {
                Clue clue = draw(person.number());
                if (clue != null) {
                    add(clue, person.number());
                    speaks = true;
                }
            }
            if (!speaks) {
                return false;
            }
        }
        return true;
    }

    /** The lines, by speaker. */
    List<Puzzle.Held> held() {
        List<Puzzle.Held> held = new ArrayList<>();
        rng.shuffled(lines).forEach(line -> held.add(new Puzzle.Held(line.clue, line.speaker)));
        held.sort((one, other) -> Integer.compare(one.holder(), other.holder()));
        return held;
    }
}
