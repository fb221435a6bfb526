package cluewright.treasure;

import cluewright.clue.Puzzle;
import cluewright.select.DealGate;
import cluewright.select.Terms;
import cluewright.select.ValueSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which gates of a fair deal a puzzle passes, by what each hint leaves square by square.
 *
 * @param passes for each gate that makes sense whether it is passed, in the order of the rules
 */
record Fairness(Map<DealGate, Boolean> passes) {
    static Fairness of(Puzzle puzzle, Sighting sighting) {
        Party party = ((Hunt) puzzle.board()).party();
        int size = ((Hunt) puzzle.board()).chart().size();
        Map<DealGate, Boolean> passes = new LinkedHashMap<>();
        passes.put(DealGate.ONE_ANSWER, sighting.left().count() == party.left());
        if (party.players() > 0) {
            passes.put(DealGate.EVERYONE_NEEDED, unneeded(sighting).isEmpty());
        }
        if (party.players() > 1) {
            passes.put(DealGate.NO_SUBSET, subsets(sighting).isEmpty());
            List<Integer> shares = shares(sighting);
            Terms.Fairness usual = Terms.Fairness.USUAL;
            passes.put(DealGate.BAND, shares.stream().allMatch(share -> usual.isWithin(share, size)));
            passes.put(DealGate.SPREAD, usual.isSpread(least(shares), most(shares), size));
        }
        if (party.players() > 2) {
            passes.put(DealGate.NO_PAIR, hasNoPair(sighting));
        }
        if (party.players() > 0) {
            passes.put(DealGate.VARIETY, isVaried(puzzle, sighting));
        }
        if (party.unneeded() > 0) {
            List<Integer> droppable = sighting.droppable();
            passes.put(
                    DealGate.UNNEEDED,
                    droppable.size() == party.unneeded()
                            && sighting.dropping(droppable).equals(sighting.left()));
        }
        return new Fairness(passes);
    }

    /** The name of a gate in this game. */
    static String word(DealGate gate) {
        return gate == DealGate.ONE_ANSWER ? "one-square" : gate.word();
    }

    /** The gates that are not passed, but for those of taste. */
    Set<DealGate> failed() {
        Set<DealGate> failed = EnumSet.noneOf(DealGate.class);
        passes.forEach((gate, passed) -> {
            if (!passed && gate != DealGate.NO_PAIR && gate != DealGate.VARIETY) {
                failed.add(gate);
            }
        });
        return failed;
    }

    /** The players whose hints nobody needs. */
    static List<Integer> unneeded(Sighting sighting) {
        ValueSet left = sighting.left();
        List<Integer> unneeded = new ArrayList<>();
        for (int player : sighting.players()) {
            if (sighting.without(player).equals(left)) {
                unneeded.add(player);
            }
        }
        return unneeded;
    }

    /** Pairs of players, every square of the first being one of the second's. */
    static List<List<Integer>> subsets(Sighting sighting) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int one : sighting.players()) {
            for (int other : sighting.players()) {
                if (one != other && sighting.share(one).isWithin(sighting.share(other))) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        return pairs;
    }

    static List<Integer> shares(Sighting sighting) {
        List<Integer> shares = new ArrayList<>();
        sighting.players().forEach(player -> shares.add(sighting.share(player).count()));
        return shares;
    }

    static int least(List<Integer> shares) {
        int least = Integer.MAX_VALUE;
        for (int share : shares) {
            least = Math.min(least, share);
        }
        return least;
    }

    static int most(List<Integer> shares) {
        int most = 0;
        for (int share : shares) {
            most = Math.max(most, share);
        }
        return most;
    }

    private static boolean hasNoPair(Sighting sighting) {
        for (int one : sighting.players()) {
            for (int other : sighting.players()) {
                if (one < other && sighting.pair(one, other).equals(sighting.left())) {
                    return false;
                }
            }
        }
        return true;
    }

    /** No type twice, and nobody has two hints of one category. */
    private static boolean isVaried(Puzzle puzzle, Sighting sighting) {
        List<String> types = new ArrayList<>();
        for (int player : sighting.players()) {
            List<String> categories = new ArrayList<>();
            for (int clue : sighting.held(player)) {
                String type = puzzle.clue(clue).type().id();
                String category = puzzle.clue(clue).type().wording().category();
                if (types.contains(type) || categories.contains(category)) {
                    return false;
                }
                types.add(type);
                categories.add(category);
            }
        }
        return true;
    }
}
