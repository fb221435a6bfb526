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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lines of knights and knaves in the making: knights say what is true, knaves what is false. Of a few random lines
 * the one is taken that rules out most of the known worlds with other knaves; when none is known, the search finds more,
 * or shows that the answer is unique. Then every line that is not needed is dropped.
 */
final class Riddle {
    private static final int MOST_LINES_EACH = 4;
    private static final int CANDIDATES = 16;
    private static final int MOST_DRAWS = 200;
    private static final int FOUND_WORLDS = 12;
    private static final long SEARCH_BUDGET = 50_000;

    private final Affair affair;
    private final World truth;
    private final List<ClueType<Affair>> types;
    private final Rng rng;
    private final Search search;
    private final int other;
    private final List<Line> lines = new ArrayList<>();
    private final List<World> known = new ArrayList<>();

    /** A clue in somebody's mouth, and the condition that it was rightly said. */
    private record Line(Clue clue, int speaker, int condition) {}

    Riddle(Affair affair, World truth, List<ClueType<Affair>> types, Rng rng) {
        this.affair = affair;
        this.truth = truth;
        this.types = List.copyOf(types);
        this.rng = rng;
        this.search = new Search(affair.space(), List.of());
        this.other = Search.not(search.addBoth(affair.space().answer(truth)));
    }

    /** Adds lines until everybody speaks and one choice of knaves is left; false when that does not come about. */
    boolean grow() {
        for (int draws = 0;
                draws < MOST_DRAWS
                        && lines.size() < MOST_LINES_EACH * affair.people().size();
                draws++) {
            if (known.isEmpty() && isUnique(lines)) {
                return lines.size() >= affair.people().size();
            }
            addBest();
        }
        return false;
    }

    private boolean isUnique(List<Line> some) {
        List<Integer> conditions = new ArrayList<>(List.of(other));
        some.forEach(line -> conditions.add(line.condition));
        for (int more = 0; more < FOUND_WORLDS; more++) {
            search.prefer(Whodunit.world(affair, rng), true);
            Search.Result result = search.find(conditions, SEARCH_BUDGET);
            if (result instanceof Search.Result.None) {
                return true;
            }
            if (result instanceof Search.Result.Found found && some == lines) {
                known.add(found.world());
            } else {
                return false;
            }
        }
        return false;
    }

    private void addBest() {
        int speaker = lines.size() % affair.people().size();
        Clue best = null;
        int most = -1;
        for (int tries = 0; tries < CANDIDATES; tries++) {
            Clue clue = draw(speaker);
            int ruledOut = clue == null ? -1 : ruledOut(clue, speaker);
            if (clue != null && ruledOut > most) {
                best = clue;
                most = ruledOut;
            }
        }
        if (best != null) {
            Clue chosen = best;
            Formula said = affair.vouched(chosen.formula(), speaker);
            lines.add(new Line(chosen, speaker, search.addBoth(said)));
            known.removeIf(world -> !affair.vouched(chosen.holds(world), speaker, world));
        }
    }

    private int ruledOut(Clue clue, int speaker) {
        int ruledOut = 0;
        for (World world : known) {
            ruledOut += affair.vouched(clue.holds(world), speaker, world) ? 0 : 1;
        }
        return ruledOut;
    }

    /** A random line that the person may say, or null when luck was out. */
    private @Nullable Clue draw(int speaker) {
        ClueType<Affair> type = rng.pick(types);
        Affair mouth = affair.spokenBy(speaker);
        boolean lies = affair.lies(truth, speaker);
        List<Args> proposed = new ArrayList<>();
        type.propose(mouth, lies ? Whodunit.world(affair, rng) : truth, Hand.of(rng, 3), proposed::add);
        if (proposed.isEmpty()) {
            return null;
        }
        Clue clue = type.clue(mouth, rng.pick(proposed));
        boolean isNew = lines.stream().noneMatch(line -> line.clue.equals(clue));
        return isNew && clue.holds(truth) != lies ? clue : null;
    }

    /** Drops lines without which the answer is still unique and everybody speaks. */
    void trim() {
        for (Line line : rng.shuffled(lines)) {
            List<Line> rest = new ArrayList<>(lines);
            rest.remove(line);
            boolean speaks = rest.stream().anyMatch(one -> one.speaker == line.speaker);
            if (speaks && isUnique(rest)) {
                lines.remove(line);
            }
        }
    }

    /** The lines, by speaker. */
    List<Puzzle.Held> held() {
        List<Puzzle.Held> held = new ArrayList<>();
        lines.forEach(line -> held.add(new Puzzle.Held(line.clue, line.speaker)));
        held.sort((one, next) -> Integer.compare(one.holder(), next.holder()));
        return held;
    }
}
