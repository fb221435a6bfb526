package cluewright.treasure;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Terrain that grows: a few dots of each kind, kept apart, then one square at a time beside a random kind, until the map
 * is full. So every kind lies in a few chunks, and the map reads at a glance.
 *
 * <p>No kind may end below half or above twice its even share. A kind that has reached the most grows no further, and a
 * map on which some kind was walled in too early is thrown away. After a number of tries the smallest kind that can grow
 * grows first, which keeps shares even wherever the map lets it.
 */
final class TerrainGrowth {
    private static final int FREE_TRIES = 40;
    private static final int MOST_TRIES = 400;
    private static final int SQUARES_A_DOT = 6;
    private static final int APART = 3;
    private static final int NONE = -1;

    private final Land land;
    private final int kinds;
    private final Rng rng;
    private final int[] kind;
    private final int[] counts;

    private TerrainGrowth(Land land, int kinds, Rng rng) {
        this.land = land;
        this.kinds = kinds;
        this.rng = rng;
        this.kind = new int[land.size()];
        this.counts = new int[kinds];
    }

    /** The terrain of each square. */
    static List<String> grow(Land land, List<String> terrains, Rng rng) {
        for (int attempt = 0; attempt < MOST_TRIES; attempt++) {
            TerrainGrowth growth = new TerrainGrowth(land, terrains.size(), rng.stream("try " + attempt));
            if (growth.isGrown(attempt >= FREE_TRIES)) {
                List<String> grown = new ArrayList<>();
                for (int number : growth.kind) {
                    grown.add(terrains.get(number));
                }
                return grown;
            }
        }
        throw new IllegalStateException("no terrain of " + terrains + " grew on " + land.frame());
    }

    private boolean isGrown(boolean evenly) {
        Arrays.fill(kind, NONE);
        int share = land.size() / kinds;
        int dotsEach = Math.max(1, (share + 2) / SQUARES_A_DOT);
        List<Integer> dots = land.dots(land.squares(square -> true), dotsEach * kinds, APART, rng);
        for (int dot = 0; dot < dots.size(); dot++) {
            take(dots.get(dot), dot % kinds);
        }
        for (int square = dots.size(); square < land.size(); square++) {
            if (!growOne(evenly)) {
                return false;
            }
        }
        for (int count : counts) {
            if (2 * count * kinds < land.size()) {
                return false;
            }
        }
        return true;
    }

    private void take(int square, int of) {
        kind[square] = of;
        counts[of]++;
    }

    private boolean growOne(boolean evenly) {
        List<Integer> growing = new ArrayList<>();
        for (int one = 0; one < kinds; one++) {
            boolean isMost = (counts[one] + 1) * kinds > 2 * land.size();
            if (!isMost && !border(one).isEmpty()) {
                growing.add(one);
            }
        }
        if (growing.isEmpty()) {
            return false;
        }
        int grows = rng.pick(growing);
        for (int one : growing) {
            grows = evenly && counts[one] < counts[grows] ? one : grows;
        }
        take(rng.pick(border(grows)), grows);
        return true;
    }

    /** The free squares beside a kind, those beside several of its squares several times. */
    private List<Integer> border(int of) {
        List<Integer> border = new ArrayList<>();
        for (int square = 0; square < kind.length; square++) {
            if (kind[square] == of) {
                for (int beside : land.neighbours(square)) {
                    if (kind[beside] == NONE) {
                        border.add(beside);
                    }
                }
            }
        }
        return border;
    }
}
