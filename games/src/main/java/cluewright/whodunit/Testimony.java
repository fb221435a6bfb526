package cluewright.whodunit;

import cluewright.clue.Puzzle;
import cluewright.formula.Formula;
import cluewright.formula.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who said what, and what follows for who may be the liars. Sets of people are bit masks, bit i for person i.
 *
 * <p>A set of liars is possible when some world makes every statement of everybody else true. A clash is a smallest set
 * of people whose statements cannot all be true while all liars are outside the set: as many liars as are allowed, or
 * everybody outside where that leaves too few. With one liar, a person is possible exactly when in every clash.
 */
final class Testimony {
    /** What is taken for granted about the statements of liars. */
    enum Reading {
        /** Nothing. */
        MAY,
        /** Each liar says something false. */
        ONE_FALSE,
        /** All that a liar says is false. */
        ALL_FALSE
    }

    private static final int MOST_CHOICES = 5_000;

    private final Affair affair;
    private final Map<Integer, List<Integer>> used = new LinkedHashMap<>();
    private final List<List<Integer>> said = new ArrayList<>();
    private final Evidence evidence;
    private final boolean isAboutLiars;
    private final List<Integer> allowed = new ArrayList<>();

    /** The testimony of a puzzle; a search may spend so many nodes. */
    Testimony(Affair affair, Puzzle puzzle, long budget) {
        this(affair, puzzle, budget, WorldBits.MOST);
    }

    /** The same; where there are more worlds than so many, statements are searched instead of kept as bit sets. */
    Testimony(Affair affair, Puzzle puzzle, long budget, long mostWorlds) {
        this.affair = affair;
        affair.people().forEach(person -> said.add(new ArrayList<>()));
        List<Formula> statements = new ArrayList<>();
        List<Integer> always = new ArrayList<>();
        boolean mentioned = false;
        for (Puzzle.Held held : puzzle.clues()) {
            (held.holder() == Puzzle.NOBODY ? always : said.get(held.holder())).add(statements.size());
            statements.add(held.clue().formula());
            mentioned |= held.clue().formula().fold(new Mentions(affair.people().size()));
        }
        isAboutLiars = mentioned;
        long worlds = WorldBits.worlds(affair);
        evidence = worlds >= 0 && worlds <= mostWorlds
                ? new BitEvidence(affair, statements, always, mentioned)
                : new SearchEvidence(affair, statements, always, budget);
        for (int set = 0; set < 1 << affair.people().size(); set++) {
            if (affair.setting().liars().allows(Integer.bitCount(set))) {
                allowed.add(set);
            }
        }
    }

    /** Whether a formula speaks of liars. */
    record Mentions(int people) implements Formula.Algebra<Boolean> {
        @Override
        public Boolean literal(int variable, Numbers values) {
            return variable < people;
        }

        @Override
        public Boolean not(Boolean part) {
            return part;
        }

        @Override
        public Boolean and(List<Boolean> parts) {
            return parts.contains(true);
        }

        @Override
        public Boolean or(List<Boolean> parts) {
            return parts.contains(true);
        }

        @Override
        public Boolean iff(Boolean left, Boolean right) {
            return left || right;
        }

        @Override
        public Boolean count(List<Boolean> parts, Numbers in) {
            return parts.contains(true);
        }

        @Override
        public Boolean compare(List<Boolean> left, List<Boolean> right, int atLeast, int atMost) {
            return left.contains(true) || right.contains(true);
        }
    }

    /** The statements of a person, by number. */
    List<Integer> of(int person) {
        return said.get(person);
    }

    /** The statements of some people but for one, by number. */
    List<Integer> of(int people, int without) {
        List<Integer> statements = new ArrayList<>();
        for (int person = 0; person < said.size(); person++) {
            if ((people >> person & 1) == 1) {
                statements.addAll(said.get(person));
            }
        }
        statements.remove(Integer.valueOf(without));
        return statements;
    }

    /** The sets of liars that are allowed. */
    List<Integer> allowed() {
        return allowed;
    }

    Evidence evidence() {
        return evidence;
    }

    /** The possible sets under the puzzle's own rules. */
    List<Integer> possible() {
        return possible(affair.setting().liars().areKnaves() ? Reading.ALL_FALSE : Reading.MAY);
    }

    /** The possible sets under a reading of lying. */
    List<Integer> possible(Reading reading) {
        List<Integer> possible = new ArrayList<>();
        for (int liars : allowed) {
            if (isPossible(liars, -1, reading)) {
                possible.add(liars);
            }
        }
        return possible;
    }

    /** The possible sets when one statement had not been made. */
    List<Integer> possibleWithout(int statement) {
        List<Integer> possible = new ArrayList<>();
        for (int liars : allowed) {
            if (isPossible(liars, statement, own())) {
                possible.add(liars);
            }
        }
        return possible;
    }

    private Reading own() {
        return affair.setting().liars().areKnaves() ? Reading.ALL_FALSE : Reading.MAY;
    }

    /** The possible sets when only these statements had been made. */
    List<Integer> possibleWith(List<Integer> only) {
        List<Integer> possible = new ArrayList<>();
        for (int liars : allowed) {
            List<Integer> trueOnes = new ArrayList<>(of(affair.everybody() & ~liars, -1));
            trueOnes.retainAll(only);
            List<List<Integer>> falseOnes = new ArrayList<>();
            if (own() == Reading.ALL_FALSE) {
                List<Integer> lies = of(liars, -1);
                lies.retainAll(only);
                lies.forEach(lie -> falseOnes.add(List.of(lie)));
            }
            if (evidence.fits(trueOnes, falseOnes, liars)) {
                possible.add(liars);
            }
        }
        return possible;
    }

    /** The allowed sets with which these statements can be true, whoever made them. */
    List<Integer> trusting(List<Integer> statements) {
        List<Integer> possible = new ArrayList<>();
        for (int liars : allowed) {
            if (evidence.fits(statements, List.of(), liars)) {
                possible.add(liars);
            }
        }
        return possible;
    }

    private boolean isPossible(int liars, int without, Reading reading) {
        List<List<Integer>> falseOnes = new ArrayList<>();
        for (int person = 0; person < said.size(); person++) {
            if ((liars >> person & 1) == 1 && reading != Reading.MAY) {
                List<Integer> own = new ArrayList<>(said.get(person));
                own.remove(Integer.valueOf(without));
                if (reading == Reading.ONE_FALSE && own.isEmpty()) {
                    return false;
                }
                if (reading == Reading.ONE_FALSE) {
                    falseOnes.add(own);
                } else {
                    own.forEach(statement -> falseOnes.add(List.of(statement)));
                }
            }
        }
        return evidence.fits(of(affair.everybody() & ~liars, without), falseOnes, liars);
    }

    /** The sets that contain no smaller one of the list. */
    static List<Integer> smallest(List<Integer> sets) {
        List<Integer> smallest = new ArrayList<>(sets);
        smallest.removeIf(set -> sets.stream().anyMatch(other -> !other.equals(set) && (other & ~set) == 0));
        return smallest;
    }

    /** All clashes, the small ones first. */
    List<Integer> clashes() {
        List<Integer> clashes = new ArrayList<>();
        for (int size = 0; size <= said.size(); size++) {
            for (int people = 0; people <= affair.everybody(); people++) {
                int set = people;
                boolean isOpen =
                        Integer.bitCount(set) == size && clashes.stream().noneMatch(clash -> (clash & ~set) == 0);
                if (isOpen && !isConsistent(set, of(set, -1))) {
                    clashes.add(set);
                }
            }
        }
        return clashes;
    }

    /** Whether these statements of these people can be true with all liars outside of them. */
    boolean isConsistent(int people, List<Integer> statements) {
        int outside = affair.everybody() & ~people;
        boolean room = false;
        for (int liars : allowed) {
            if ((liars & people) == 0) {
                room = true;
                if (evidence.fits(statements, List.of(), liars)) {
                    return true;
                }
                if (!isAboutLiars) {
                    return false;
                }
            }
        }
        return !room && evidence.fits(statements, List.of(), outside);
    }

    /**
     * A choice among the statements of a clash that clashes by itself, none of which can be left out; a smallest one,
     * where there are not too many choices to look at.
     */
    List<Integer> used(int clash) {
        return used.computeIfAbsent(clash, this::leastUsed);
    }

    private List<Integer> leastUsed(int clash) {
        List<Integer> least = of(clash, -1);
        for (int statement : of(clash, -1)) {
            List<Integer> fewer = new ArrayList<>(least);
            fewer.remove(Integer.valueOf(statement));
            least = isConsistent(clash, fewer) ? least : fewer;
        }
        List<Integer> all = of(clash, -1);
        long choices = 1;
        for (int size = 1; size < least.size(); size++) {
            choices = choices * (all.size() - size + 1) / size;
            if (choices > MOST_CHOICES) {
                return least;
            }
            List<Integer> found = choose(clash, all, 0, new ArrayList<>(), size);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return least;
    }

    private List<Integer> choose(int clash, List<Integer> all, int from, List<Integer> chosen, int more) {
        if (more == 0) {
            return isConsistent(clash, chosen) ? List.of() : List.copyOf(chosen);
        }
        for (int next = from; next <= all.size() - more; next++) {
            chosen.add(all.get(next));
            List<Integer> found = choose(clash, all, next + 1, chosen, more - 1);
            if (!found.isEmpty()) {
                return found;
            }
            chosen.remove(chosen.size() - 1);
        }
        return List.of();
    }
}
