package cluewright.treasure;

import cluewright.formula.Numbers;
import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Roads: one or two random walks, each from an edge or a landmark to an edge or a dead end. A road does not touch itself
 * or the other one, so that of each of its squares it can be said whether it is straight, a bend or an end.
 */
final class RoadWalk {
    private static final int FEWEST = 3;
    private static final int TRIES = 60;

    private final Land land;
    private final Rng rng;

    RoadWalk(Land land, Rng rng) {
        this.land = land;
        this.rng = rng;
    }

    /** The most squares of a road: 0.8 times the root of the number of squares, or three. */
    static int most(int size) {
        int most = FEWEST;
        while (100 * (most + 1) * (most + 1) <= 64 * size) {
            most++;
        }
        return most;
    }

    /** The squares of the roads. */
    Numbers roads(List<Landmark> landmarks) {
        List<Integer> starts = land.squares(land::isEdge);
        for (Landmark landmark : landmarks) {
            if (!starts.contains(landmark.square())) {
                starts.add(landmark.square());
            }
        }
        List<Integer> squares = new ArrayList<>();
        int many = rng.between(1, 2);
        for (int tried = 0; tried < TRIES && many > 0; tried++) {
            List<Integer> road = walk(rng.pick(starts), squares);
            if (road.size() >= FEWEST) {
                squares.addAll(road);
                many--;
            }
        }
        return Numbers.where(land.size() - 1, squares::contains);
    }

    private List<Integer> walk(int start, List<Integer> taken) {
        int goal = rng.between(FEWEST, most(land.size()));
        List<Integer> road = new ArrayList<>();
        if (!isClear(start, -1, road, taken)) {
            return road;
        }
        road.add(start);
        while (road.size() < goal) {
            int last = road.get(road.size() - 1);
            List<Integer> steps = new ArrayList<>();
            for (int beside : land.neighbours(last)) {
                if (isClear(beside, last, road, taken)) {
                    steps.add(beside);
                }
            }
            if (steps.isEmpty()) {
                break;
            }
            road.add(rng.pick(steps));
            if (road.size() >= FEWEST && land.isEdge(road.get(road.size() - 1))) {
                break;
            }
        }
        return road;
    }

    /** Whether a square is on no road, nor beside one but for the square that the walk comes from. */
    private boolean isClear(int square, int from, List<Integer> road, List<Integer> taken) {
        boolean clear = !road.contains(square) && !taken.contains(square);
        for (int beside : land.neighbours(square)) {
            clear &= beside == from || !road.contains(beside) && !taken.contains(beside);
        }
        return clear;
    }
}
